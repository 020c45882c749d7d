import { beforeEach, expect, test, vi } from "vitest";
import * as double from "../testing/electron-double.ts";
import { CHANNELS } from "./channels.ts";

vi.mock("electron", () => import("../testing/electron-double.ts"));
const { BrowserWindow, ipcMain } = await import("electron");
const { printReceipts } = await import("./receipt-printer.ts");

let window: double.BrowserWindow;
const print = vi.fn();
const warn = vi.fn();

beforeEach(() => {
  double.ipcMain.removeAllListeners();
  printReceipts(ipcMain, new BrowserWindow({}), { warn });
  const newest = double.BrowserWindow.all.at(-1);
  if (!newest) throw new Error("no window");
  window = newest;
  print.mockClear();
  warn.mockClear();
  Object.assign(window.webContents, { print });
});

function ask(senderFrame: unknown): unknown {
  const answer = double.ipcMain.handlers.get(CHANNELS.printReceipt);
  return answer?.({ sender: window.webContents, senderFrame });
}

test("a receipt goes to the default printer without a dialog", () => {
  ask(window.webContents.mainFrame);
  expect(print.mock.calls).toEqual([[{ silent: true }, expect.any(Function)]]);
});

test("the page may change once the default printer has the receipt, or has not taken it", async () => {
  let mayChange = false;
  const asked = Promise.resolve(ask(window.webContents.mainFrame)).then(() => {
    mayChange = true;
  });
  const [[, answer]] = print.mock.calls as [[unknown, (isPrinted: boolean, why: string) => void]];
  await new Promise((resolve) => setImmediate(resolve));
  expect(mayChange).toBe(false);
  answer(false, "no printer");
  await asked;
});

test("what the default printer does not take is in the log", () => {
  ask(window.webContents.mainFrame);
  const [[, answer]] = print.mock.calls as [[unknown, (isPrinted: boolean, why: string) => void]];
  answer(true, "");
  expect(warn).not.toHaveBeenCalled();
  answer(false, "no printer");
  expect(warn).toHaveBeenCalledWith(
    { reason: "no printer" },
    "the system's printer took no receipt",
  );
});

test("a frame within the page prints nothing", () => {
  ask({ origin: "kiosk://app" });
  ask(null);
  expect(print).not.toHaveBeenCalled();
});
