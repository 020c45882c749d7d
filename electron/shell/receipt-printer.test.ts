import { beforeEach, expect, test, vi } from "vitest";
import * as double from "../testing/electron-double.ts";
import { CHANNELS } from "./channels.ts";

vi.mock("electron", () => import("../testing/electron-double.ts"));
const { BrowserWindow, ipcMain } = await import("electron");
const { printReceipts } = await import("./receipt-printer.ts");

let window: double.BrowserWindow;
const print = vi.fn();

beforeEach(() => {
  double.ipcMain.removeAllListeners();
  printReceipts(ipcMain, new BrowserWindow({}));
  const newest = double.BrowserWindow.all.at(-1);
  if (!newest) throw new Error("no window");
  window = newest;
  print.mockClear();
  Object.assign(window.webContents, { print });
});

function ask(senderFrame: unknown): void {
  double.ipcMain.emit(CHANNELS.printReceipt, { sender: window.webContents, senderFrame });
}

test("a receipt goes to the default printer without a dialog", () => {
  ask(window.webContents.mainFrame);
  expect(print.mock.calls).toEqual([[{ silent: true }]]);
});

test("a frame within the page prints nothing", () => {
  ask({ origin: "kiosk://app" });
  ask(null);
  expect(print).not.toHaveBeenCalled();
});
