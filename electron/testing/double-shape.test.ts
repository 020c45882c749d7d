/**
 * The double matches Electron's own type definitions: a member that Electron lacks, or with other parameters, is a type
 * error.
 */
import type { EventEmitter } from "node:events";
import type * as Electron from "electron";
import { expect, expectTypeOf, test } from "vitest";
import * as double from "./electron-double.ts";

/** Members of the double for tests only, besides those of an event emitter. */
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

/** Narrower than Electron's: window open handlers get no details, and input events are only keys. */
type Narrower = "setWindowOpenHandler" | "sendInputEvent";

/** Members that Electron lacks. */
type Strange<Fake, Real, Mine> = Exclude<keyof Fake, keyof Real | keyof EventEmitter | Mine>;

/** Methods that do not accept Electron's parameters. */
type Misfit<Fake, Real, Mine> = {
  [Name in Exclude<keyof Fake & keyof Real, keyof EventEmitter | Mine>]: Real[Name] extends (
    ...given: infer Given
  ) => unknown
    ? Fake[Name] extends (...given: Given) => unknown
      ? never
      : Name
    : never;
}[Exclude<keyof Fake & keyof Real, keyof EventEmitter | Mine>];

test("it has only members of Electron, apart from those for tests", () => {
  expectTypeOf<Strange<typeof double.app, Electron.App, Own["app"]>>().toBeNever();
  expectTypeOf<
    Strange<double.FakeWebContents, Electron.WebContents, Own["contents"]>
  >().toBeNever();
  expectTypeOf<Strange<double.FakeDebugger, Electron.Debugger, "answer">>().toBeNever();
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

test("its methods accept Electron's parameters", () => {
  expectTypeOf<Misfit<typeof double.app, Electron.App, Own["app"]>>().toBeNever();
  expectTypeOf<
    Misfit<double.FakeWebContents, Electron.WebContents, Own["contents"] | Narrower>
  >().toBeNever();
  expectTypeOf<Misfit<double.FakeDebugger, Electron.Debugger, "answer">>().toBeNever();
  expectTypeOf<Misfit<double.BrowserWindow, Electron.BrowserWindow, Own["window"]>>().toBeNever();
  expectTypeOf<Misfit<double.WebContentsView, Electron.WebContentsView, Own["view"]>>().toBeNever();
  expectTypeOf<
    Misfit<typeof double.safeStorage, Electron.SafeStorage, "backend" | "available">
  >().toBeNever();
});
