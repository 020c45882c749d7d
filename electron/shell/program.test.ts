import { afterEach, expect, test, vi } from "vitest";
import { createLog } from "../host/net/log.ts";
import { parseSettings } from "../host/settings/settings.ts";
import * as electron from "../testing/electron-double.ts";
import { settingsJson } from "../testing/settings-file.ts";
import { keepScreenOn, renewItself, startWithSystem } from "./program.ts";

vi.mock("electron", () => import("../testing/electron-double.ts"));
const updater = vi.hoisted(() => ({ setFeedURL: vi.fn(), on: vi.fn() }));
vi.mock("electron-updater", () => ({ autoUpdater: updater }));

const platform = process.platform;
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  electron.app.isPackaged = false;
  electron.app.loginItem = null;
  Object.defineProperty(process, "platform", { value: platform });
});

test("the screen stays on", () => {
  keepScreenOn();
  expect(electron.powerSaveBlocker.started).toEqual(["prevent-display-sleep"]);
});

test("Windows starts a packaged program with its account, with its current arguments", () => {
  Object.defineProperty(process, "platform", { value: "win32" });
  startWithSystem(true, ["--settings", "kiosk.json"]);
  expect(electron.app.loginItem).toBeNull();
  electron.app.isPackaged = true;
  startWithSystem(true, ["--settings", "kiosk.json"]);
  expect(electron.app.loginItem).toEqual({
    openAtLogin: true,
    args: ["--settings", "kiosk.json"],
  });
  startWithSystem(false, []);
  expect(electron.app.loginItem).toMatchObject({ openAtLogin: false });
});

test("only a packaged program with a feed updates itself", async () => {
  vi.useFakeTimers();
  const host = {
    update: () => ({ version: "1.0.0", atRest: true, because: [], trial: null, troubles: [] }),
    log: createLog({ level: "silent" }),
  };
  const settings = (updates: object) =>
    parseSettings({ ...settingsJson(), operation: { updates } }, "/", {});
  await renewItself(settings({ feedUrl: "https://updates.example/" }), host);
  electron.app.isPackaged = true;
  await renewItself(settings({}), host);
  expect(updater.setFeedURL).not.toHaveBeenCalled();
  await renewItself(settings({ feedUrl: "https://updates.example/" }), host);
  expect(updater.setFeedURL).toHaveBeenCalledExactlyOnceWith({
    provider: "generic",
    url: "https://updates.example/",
  });
});
