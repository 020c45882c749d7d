import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "../host/store/database.ts";
import * as electron from "../testing/electron-double.ts";
import { eventually } from "../testing/eventually.ts";
import { onUsableRecords } from "./records-window.ts";

vi.mock("electron", () => import("../testing/electron-double.ts"));

let dataDir: string;
let file: string;
let good: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-shell-records-"));
  file = join(dataDir, "kiosk.sqlite");
  good = join(dataDir, "good");
  openDatabase(dataDir).close();
  copyFileSync(file, good);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

const begin = async () => openDatabase(dataDir);
const damage = () => writeFileSync(file, readFileSync(file).fill(0x5a, 4_096 * 4));

test("usable records need no window", async () => {
  const { begun, closeWindow } = await onUsableRecords(begin, false);
  closeWindow();
  begun.close();
  expect(electron.BrowserWindow.all).toEqual([]);
});

test("damaged ones are reported in a hardened window without a preload, until they are repaired", async () => {
  damage();
  const waiting = onUsableRecords(begin, false);
  await eventually(() => expect(electron.BrowserWindow.all).toHaveLength(1));
  const [window] = electron.BrowserWindow.all;
  expect(window?.webContents.loaded).toEqual(["kiosk://app/"]);
  expect(window?.options).toMatchObject({
    kiosk: true,
    webPreferences: { contextIsolation: true, sandbox: true, nodeIntegration: false },
  });
  expect(window?.options.webPreferences).not.toHaveProperty("preload");

  const storage = electron.session.fromPartition("records");
  expect(storage.permissionRequestHandler).not.toBeNull();
  const answer = await storage.protocol.handlers.get("kiosk")?.(new Request("kiosk://app/"));
  const page = (await answer?.text()) ?? "";
  // In the language of the system, without scripts.
  expect(page).toContain("Bitte bestellen Sie an der Theke");
  expect(page).toContain("Die Datei ist beschädigt.");
  expect(answer?.headers.get("Content-Security-Policy")).toContain("default-src 'none'");

  copyFileSync(good, file);
  const { begun, closeWindow } = await waiting;
  expect(window?.webContents.closed).toBe(false);
  closeWindow();
  expect(window?.webContents.closed).toBe(true);
  begun.close();
});

test("any other error is rethrown", async () => {
  const failing = onUsableRecords(async () => {
    throw new Error("port 4650 is taken");
  }, false);
  await expect(failing).rejects.toThrow("port 4650 is taken");
});
