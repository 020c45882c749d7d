/** A kiosk with a scanner, and with a camera that sees what the test says. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_SWITCHES, findChromium } from "../../scripts/chromium.ts";
import { grantCamera } from "../../scripts/viewer.ts";
import { Customer } from "./customer.ts";
import { expect, test as kiosk } from "./kiosk.ts";
import { writeBlackVideo, writeCodeVideo, writeEmptyVideo } from "./scan-video.ts";
import { Scanner } from "./scan-wedge.ts";

/** What the camera shows, or why it shows nothing. */
export type Camera =
  | { readonly shows: string }
  | "nothing-held-up"
  | "black"
  | "absent"
  | "not-granted";

type Fixtures = {
  camera: Camera;
  /** The page in a Chromium with that camera. */
  watched: Page;
  /** A customer in front of that camera, at the menu with one dish chosen. */
  visitor: Customer;
  scanner: Scanner;
};

export const test = kiosk.extend<Fixtures>({
  camera: ["nothing-held-up", { option: true }],

  watched: async ({ shop, camera }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "kiosk-camera-"));
    const profile = join(folder, "profile");
    // As the kiosk's own browser is opened: granted to this one origin, without a prompt.
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
    await use(page);
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  },

  visitor: async ({ shop, watched }, use) => {
    const defects: string[] = [];
    watched.on("pageerror", (error) => defects.push(error.message));
    watched.on("console", (message) => {
      if (message.type() === "error") defects.push(message.text());
    });
    await watched.goto(shop.kiosk.url);
    const visitor = new Customer(watched);
    await visitor.begin();
    await visitor.order("Roast tomato soup");
    await use(visitor);
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
    /** Every camera track that the page was ever given. */
    cameraTracks: MediaStreamTrack[];
  }
}

function rememberTracks(): void {
  window.cameraTracks = [];
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    window.cameraTracks.push(...stream.getTracks());
    return stream;
  };
}

/** Whether each track that the page was given is still open. */
export function openTracks(page: Page): Promise<boolean[]> {
  return page.evaluate(() => window.cameraTracks.map(({ readyState }) => readyState === "live"));
}

export { expect };
