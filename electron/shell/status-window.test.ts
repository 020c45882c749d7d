import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createStatusRouter } from "../host/api/status-router.ts";
import { Cell } from "../host/shared/live.ts";
import * as electron from "../testing/electron-double.ts";
import type { RouterPart } from "./rpc-port.ts";
import { showStatusDisplay } from "./status-window.ts";

vi.mock("electron", () => import("../testing/electron-double.ts"));

const FIRST = { id: 1, bounds: { x: 0, y: 0 } };
const SECOND = { id: 2, bounds: { x: 1080, y: 0 } };
const status = {
  router: createStatusRouter(new Cell(JSON.parse("null")), () => {}),
  mounts: [],
  secret: "",
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-status-"));
  mkdirSync(join(folder, "dist/page"), { recursive: true });
  writeFileSync(join(folder, "dist/page/status.html"), "<p>The orders</p>");
  electron.app.appPath = folder;
});
afterAll(() => rmSync(folder, { recursive: true }));

let parts: RouterPart[];
const { all } = electron.BrowserWindow;
beforeEach(() => {
  parts = [];
  all.length = 0;
  electron.screen.removeAllListeners();
});
const show = (displays = [FIRST, SECOND]) => {
  electron.screen.displays = displays;
  showStatusDisplay(status, { add: (part) => void parts.push(part) });
};

test("it fills the second screen, in a window as hardened as the kiosk's, with a read-only API", async () => {
  show();
  expect(all).toHaveLength(1);
  expect(all[0]?.options).toMatchObject({
    x: 1080,
    y: 0,
    kiosk: true,
    webPreferences: { contextIsolation: true, sandbox: true, nodeIntegration: false },
  });
  expect(parts.map(({ router }) => router)).toEqual([status.router]);
  const storage = electron.session.fromPartition("status");
  expect(storage.permissionRequestHandler).not.toBeNull();
  const answer = await storage.protocol.handlers.get("kiosk")?.(new Request("kiosk://app/"));
  expect(await answer?.text()).toBe("<p>The orders</p>");
  expect(answer?.headers.get("Content-Security-Policy")).toContain("frame-src 'none'");
});

test("with one screen there is none, until a second is attached; it closes with that screen", () => {
  show([FIRST]);
  expect(all).toHaveLength(0);
  electron.screen.become([FIRST, SECOND]);
  expect(all).toHaveLength(1);
  electron.screen.become([FIRST, SECOND, { id: 3, bounds: { x: 2160, y: 0 } }]);
  expect(all).toHaveLength(1);
  electron.screen.become([FIRST]);
  expect(all[0]?.webContents.closed).toBe(true);
  electron.screen.become([FIRST, SECOND]);
  expect(all).toHaveLength(2);
});
