/** A kiosk with a scanner, and with a camera that shows what the test sets. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_SWITCHES } from "../../electron/browser/find-chromium.ts";
import { grantCamera } from "../../electron/browser/open-chromium.ts";
import { findChromium } from "../../scripts/running/chromium.ts";
import { Customer } from "../pages/customer.ts";
import { test as kiosk } from "../pages/fixtures.ts";
import { SOUP } from "./restaurant.ts";
import { writeBlackVideo, writeCodeVideo, writeEmptyVideo } from "./scan-video.ts";
import { Scanner } from "./scan-wedge.ts";
import { expect } from "./shop.ts";

/** The camera's picture, or why it has none. */
export type Camera =
  | { readonly shows: string }
  | "nothing-held-up"
  | "black"
  | "absent"
  | "not-granted";

/** Features that a browser may lack; the fallbacks are in `src/scan/camera`. */
export type Lack = "MediaStreamTrackProcessor" | "VideoFrame" | "Worker" | "WebAssembly";

type Fixtures = {
  camera: Camera;
  browserLacks: Lack | null;
  /** Console errors that the browser may report in a test about that trouble. */
  mayComplain: RegExp | null;
  /** The page in a Chromium with that camera. */
  watched: Page;
  /** A customer in front of that camera, at the menu with one dish chosen. */
  atCamera: Customer;
  scanner: Scanner;
};

export const test = kiosk.extend<Fixtures>({
  camera: ["nothing-held-up", { option: true }],
  browserLacks: [null, { option: true }],
  mayComplain: [null, { option: true }],

  watched: async ({ shop, camera, browserLacks }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "kiosk-camera-"));
    const profile = join(folder, "profile");
    // As in the kiosk's own browser: granted to this one origin, without a prompt.
    if (camera !== "not-granted") grantCamera(profile, new URL(shop.kiosk.url).origin);
    const executablePath = findChromium();
    const context = await chromium.launchPersistentContext(profile, {
      ...(executablePath !== null && { executablePath }),
      args: [...CHROMIUM_SWITCHES, ...cameraSwitches(folder, camera)],
      viewport: { width: 1080, height: 1920 },
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.addInitScript(rememberTracks);
    await page.addInitScript((lack) => {
      if (lack !== null) Reflect.deleteProperty(window, lack);
    }, browserLacks);
    await use(page);
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  },

  atCamera: async ({ shop, watched, mayComplain }, use) => {
    const defects: string[] = [];
    watched.on("pageerror", (error) => defects.push(error.message));
    watched.on("console", (message) => {
      if (message.type() === "error" && !mayComplain?.test(message.text())) {
        defects.push(message.text());
      }
    });
    await watched.goto(shop.kiosk.url);
    const customer = await Customer.at(watched);
    await customer.begin();
    await customer.order(SOUP);
    await use(customer);
    expect(defects).toEqual([]);
  },

  scanner: async ({ page }, use) => use(new Scanner(page)),
});

function cameraSwitches(folder: string, camera: Camera): string[] {
  if (camera === "absent") return [];
  const file = join(folder, "camera.y4m");
  if (camera === "black") writeBlackVideo(file);
  else if (typeof camera === "object") writeCodeVideo(file, camera.shows);
  else writeEmptyVideo(file);
  return ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${file}`];
}

declare global {
  interface Window {
    /** Every camera track that the page has received. */
    cameraTracks: MediaStreamTrack[];
    /** How many pictures of the camera the page has taken itself. */
    picturesTaken: number;
  }
}

function rememberTracks(): void {
  window.cameraTracks = [];
  window.picturesTaken = 0;
  const takePicture = window.createImageBitmap.bind(window);
  window.createImageBitmap = ((...given: Parameters<typeof takePicture>) => {
    window.picturesTaken += 1;
    return takePicture(...given);
  }) as typeof window.createImageBitmap;
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    window.cameraTracks.push(...stream.getTracks());
    return stream;
  };
}

/** Whether each track of the page is still open. */
export function openTracks(page: Page): Promise<boolean[]> {
  return page.evaluate(() => window.cameraTracks.map(({ readyState }) => readyState === "live"));
}

export { expect };
