/** That the double is shaped as Electron's own definitions say: a member that Electron has not, or takes otherwise, is a type error. */
import type { EventEmitter } from "node:events";
import type * as Electron from "electron";
import { expect, expectTypeOf, test } from "vitest";
import * as double from "./electron-double.ts";

/** Members that the double has for tests alone, beside those of an emitter of events. */
type Own = {
  app: "loginItem" | "calls" | "paths" | "appPath" | "hasLock" | "exitCode";
  contents:
    | "preferences"
    | "renderer"
    | "sent"
    | "loaded"
    | "windowOpenHandler"
    | "closed"
    | "zoomFactor"
    | "typed"
    | "crashes";
  session:
    | "name"
    | "wiped"
    | "permissionRequestHandler"
    | "permissionCheckHandler"
    | "devicePermissionHandler";
  window: "options" | "views" | "shown" | "focused";
  view: "options" | "bounds" | "visible";
  screen: "displays" | "become";
};

/** What takes less than Electron's: a handler of windows is asked without details, and of input there are keys alone. */
type Narrower = "setWindowOpenHandler" | "sendInputEvent";

/** Members that Electron has not. */
type Strange<Fake, Real, Mine> = Exclude<keyof Fake, keyof Real | keyof EventEmitter | Mine>;

/** Methods that do not take what Electron's take. */
type Misfit<Fake, Real, Mine> = {
  [Name in Exclude<keyof Fake & keyof Real, keyof EventEmitter | Mine>]: Real[Name] extends (
    ...given: infer Given
  ) => unknown
    ? Fake[Name] extends (...given: Given) => unknown
      ? never
      : Name
    : never;
}[Exclude<keyof Fake & keyof Real, keyof EventEmitter | Mine>];

test("it has nothing that Electron has not, but what it tells tests", () => {
  expectTypeOf<Strange<typeof double.app, Electron.App, Own["app"]>>().toBeNever();
  expectTypeOf<
    Strange<double.FakeWebContents, Electron.WebContents, Own["contents"]>
  >().toBeNever();
  expectTypeOf<Strange<double.FakeSession, Electron.Session, Own["session"]>>().toBeNever();
  expectTypeOf<Strange<double.BrowserWindow, Electron.BrowserWindow, Own["window"]>>().toBeNever();
  expectTypeOf<
    Strange<double.WebContentsView, Electron.WebContentsView, Own["view"]>
  >().toBeNever();
  expectTypeOf<Strange<typeof double.screen, Electron.Screen, Own["screen"]>>().toBeNever();
  expectTypeOf<
    Strange<typeof double.powerSaveBlocker, Electron.PowerSaveBlocker, "started">
  >().toBeNever();
  expectTypeOf<
    Strange<typeof double.safeStorage, Electron.SafeStorage, "backend" | "available">
  >().toBeNever();
  expect(double.BrowserWindow.getAllWindows()).toEqual([]);
});

test("its methods take what Electron's take", () => {
  expectTypeOf<Misfit<typeof double.app, Electron.App, Own["app"]>>().toBeNever();
  expectTypeOf<
    Misfit<double.FakeWebContents, Electron.WebContents, Own["contents"] | Narrower>
  >().toBeNever();
  expectTypeOf<Misfit<double.BrowserWindow, Electron.BrowserWindow, Own["window"]>>().toBeNever();
  expectTypeOf<Misfit<double.WebContentsView, Electron.WebContentsView, Own["view"]>>().toBeNever();
  expectTypeOf<
    Misfit<typeof double.safeStorage, Electron.SafeStorage, "backend" | "available">
  >().toBeNever();
});
