/** Opens a window of Chromium for serve mode, with a private DevTools connection. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable, Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { START_PATH } from "../host/api/start-page.ts";
import { attached, connectByPipe, type DevTools, targets } from "./devtools-pipe.ts";
import { endingWithParent } from "./end-with-parent.ts";
import { browserEnvironment } from "./environment.ts";
import { CHROMIUM_SWITCHES } from "./find-chromium.ts";

const LOOK_FOR_PAGE_MS = 20;

/** Whether a window can be opened here at all. */
export function hasDisplay(environment: NodeJS.ProcessEnv = process.env): boolean {
  if (process.platform !== "linux") return true;
  return Boolean(environment.DISPLAY ?? environment.WAYLAND_DISPLAY);
}

/**
 * How the kiosk is shown: "kiosk" takes the whole screen; "desk" is a window in which the page has a portrait screen of
 * 1080 × 1920, drawn at half size to fit a desktop monitor; "tool" is a large window for staff; "picture" has none, to
 * take pictures of a page where there is no display.
 */
export type WindowKind = "kiosk" | "desk" | "tool" | "picture";

/**
 * Reading aloud: Chromium asks Linux's speech-dispatcher for a voice only if a switch says so, and refuses to speak to
 * somebody who has plugged in headphones and touched nothing.
 */
const READS_ALOUD = ["--enable-speech-dispatcher", "--autoplay-policy=no-user-gesture-required"];

const SWITCHES_BY_KIND: Readonly<Record<WindowKind, readonly string[]>> = {
  kiosk: [
    ...["--kiosk", "--disable-pinch", "--overscroll-history-navigation=0", "--noerrdialogs"],
    ...READS_ALOUD,
  ],
  desk: ["--window-size=1080,1920", "--force-device-scale-factor=0.5", ...READS_ALOUD],
  tool: ["--window-size=1600,1000"],
  picture: ["--headless", "--hide-scrollbars", "--force-prefers-reduced-motion"],
};

/** An opened browser, with its private DevTools connection. */
export type OpenBrowser = { readonly child: ChildProcess; readonly devTools: DevTools };

export type ChromiumOptions = {
  /** Path of the program; see `findInstalledChromium`. */
  readonly executable: string;
  /** Folder of a profile of its own. */
  readonly profile: string;
  readonly kind: WindowKind;
  readonly printsReceipts: boolean;
};

/**
 * Opens Chromium without tabs or address bar on an address, which is in none of its arguments: every account of the
 * device can read those. It starts with an empty page of the same origin, and is sent on over the pipe.
 */
export function openChromium(
  url: string,
  { executable, profile, kind, printsReceipts }: ChromiumOptions,
): OpenBrowser {
  grantCamera(profile, new URL(url).origin);
  const [command, args] = endingWithParent(executable, [
    ...CHROMIUM_SWITCHES,
    ...SWITCHES_BY_KIND[kind],
    // On the default printer, without a dialog.
    ...(printsReceipts ? ["--kiosk-printing"] : []),
    "--remote-debugging-pipe",
    `--app=${new URL(START_PATH, url)}`,
    `--user-data-dir=${profile}`,
  ]);
  const child = spawn(command, args, {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    env: browserEnvironment(process.env),
  });
  const [, , , toBrowser, fromBrowser] = child.stdio;
  if (!(toBrowser instanceof Writable && fromBrowser instanceof Readable)) {
    throw new Error("the browser was given no pipe");
  }
  const devTools = connectByPipe(toBrowser, fromBrowser);
  // A browser that does not get there has no page, which the caller's watch finds.
  void navigate(devTools, url).catch(() => {});
  return { child, devTools };
}

/** Loads an address in a browser's first page. Rejects if the browser is gone. */
async function navigate(devTools: DevTools, url: string): Promise<void> {
  for (;;) {
    const { targetInfos } = targets.parse(await devTools.send("Target.getTargets"));
    const page = targetInfos.find(({ type }) => type === "page");
    if (page !== undefined) {
      const params = { targetId: page.targetId, flatten: true };
      const { sessionId } = attached.parse(await devTools.send("Target.attachToTarget", params));
      await devTools.send("Page.navigate", { url }, sessionId);
      await devTools.send("Target.detachFromTarget", { sessionId });
      return;
    }
    await delay(LOOK_FOR_PAGE_MS);
  }
}

/**
 * Grants the camera to one origin in a profile of Chromium, as its settings page would: nobody at a kiosk can answer a
 * prompt. Chromium's switches would grant it, and the microphone, to every page. Call before Chromium is started.
 */
export function grantCamera(profile: string, origin: string): void {
  const file = join(profile, "Default", "Preferences");
  const preferences = readObject(file);
  const settings = ["profile", "content_settings", "exceptions", "media_stream_camera"];
  const cameras = settings.reduce<Record<string, unknown>>((object, name) => {
    const inner = isObject(object[name]) ? object[name] : {};
    object[name] = inner;
    return inner;
  }, preferences);
  for (const other of Object.keys(cameras)) delete cameras[other];
  cameras[`${origin},*`] = { setting: 1 };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(preferences));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A profile's preferences; empty if there are none yet, or no readable ones. */
function readObject(file: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}
