import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as electron from "../testing/electron-double.ts";
import { CHANNELS } from "./channels.ts";
import { openKioskWindow } from "./window.ts";

vi.mock("electron", () => import("../testing/electron-double.ts"));
const { watchHeartbeat } = await import("./heartbeat.ts");
const { ipcMain, session } = await import("electron");

let window: electron.BrowserWindow;
let answers: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  electron.BrowserWindow.all.length = 0;
  electron.ipcMain.removeAllListeners();
  answers = true;
  const opened = openKioskWindow({ session: session.fromPartition("kiosk"), windowed: false });
  watchHeartbeat(opened, ipcMain);
  const [found] = electron.BrowserWindow.all;
  if (!found) throw new Error("no window");
  window = found;
  window.webContents.on("double:sent", (channel: string) => {
    if (channel === CHANNELS.heartbeat && answers) beat();
  });
  window.webContents.emit("did-finish-load");
});
afterEach(() => {
  vi.useRealTimers();
});

function beat(sender: unknown = window.webContents): void {
  const { mainFrame } = window.webContents;
  electron.ipcMain.emit(CHANNELS.heartbeat, { sender, senderFrame: mainFrame });
}
const loads = () => window.webContents.loaded.length;

test("a page that responds is left alone, for days", () => {
  vi.advanceTimersByTime(3 * 86_400_000);
  expect(window.webContents.crashes).toBe(0);
});

test("one that hangs is reloaded within five seconds (O3)", () => {
  vi.advanceTimersByTime(10_500);
  answers = false;
  vi.advanceTimersByTime(5_000);
  expect(window.webContents.crashes).toBe(1);
  expect(loads()).toBe(2);
  // No checks until the new page is there.
  vi.advanceTimersByTime(60_000);
  expect(window.webContents.crashes).toBe(1);
  answers = true;
  window.webContents.emit("did-finish-load");
  vi.advanceTimersByTime(60_000);
  expect(window.webContents.crashes).toBe(1);
});

test("a response of another sender does not count", () => {
  answers = false;
  const stranger = setInterval(() => beat(new electron.FakeWebContents()), 100);
  vi.advanceTimersByTime(5_000);
  clearInterval(stranger);
  expect(window.webContents.crashes).toBe(1);
});

test("a crashed page is reloaded within five seconds, a closed window is not", () => {
  window.webContents.emit("render-process-gone", {}, { reason: "crashed" });
  vi.advanceTimersByTime(5_000);
  expect(loads()).toBe(2);
  window.webContents.emit("render-process-gone", {}, { reason: "clean-exit" });
  vi.advanceTimersByTime(5_000);
  expect(loads()).toBe(2);
});
