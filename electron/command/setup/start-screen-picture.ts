/** A picture of the start screen with a device's name, logo, mood and colour: by the kiosk's own page, in Chromium. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { attached, type DevTools, targets } from "../../browser/devtools-pipe.ts";
import { findInstalledChromium } from "../../browser/find-chromium.ts";
import { openChromium } from "../../browser/open-chromium.ts";
import type { Settings } from "../../host/settings/settings.ts";
import { servePreview } from "../../preview-command.ts";

/** Takes the picture with these settings; that there is none does not say that they are wrong. */
export type TakePicture = (settings: Settings) => Promise<PictureTaken>;

export type PictureTaken =
  | { readonly result: "taken"; readonly path: string }
  | { readonly result: "no-browser" | "failed" };

/** A slow device needs 10 s for a browser and the page. */
const WITHIN_MS = 60_000;
const POLL_MS = 100;
/** Half of the kiosk's own pixels are enough to judge colours. */
const SCREEN = { width: 1080, height: 1920, deviceScaleFactor: 0.5, mobile: false } as const;

/** The outlet's configuration is not known yet: what a start screen cannot do without. */
const CONFIGURATION = {
  revision: 1,
  apiUrl: "https://kiosk.invalid",
  loyaltyApiVersion: "1.7",
  establishmentId: 1,
  currency: "EUR",
  timezone: "Etc/UTC",
  locales: { enabled: ["en"] },
};
const SHOW = `window.previewExport.show(${JSON.stringify({
  scene: "attract-dishes",
  locale: "en",
  orientation: "portrait",
})})`;

/** Writes `start-screen.png` into a new folder of its own. Never rejects: setup continues without a picture. */
export const takeStartScreen: TakePicture = async (settings) => {
  const executable = findInstalledChromium();
  if (executable === null) return { result: "no-browser" };
  const folder = mkdtempSync(join(tmpdir(), "loyalty-kiosk-setup-"));
  try {
    const png = await drawn(settings, { executable, folder });
    const path = join(folder, "start-screen.png");
    writeFileSync(path, png);
    // Setup runs as root, and whoever looks at the picture does not; what is on it is for every customer to see.
    chmodSync(folder, 0o755);
    return { result: "taken", path };
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return { result: "failed" };
  }
};

async function drawn(
  settings: Settings,
  { executable, folder }: { readonly executable: string; readonly folder: string },
): Promise<Buffer> {
  const work = join(folder, "work");
  mkdirSync(work);
  const draft = join(work, "configuration.json");
  writeFileSync(draft, JSON.stringify(CONFIGURATION));
  const preview = await servePreview({ draft, live: null, settings, data: work, port: 0 });
  const url = `${preview.url}?export`;
  const profile = join(work, "profile");
  const browser = openChromium(url, {
    ...{ executable, profile, printsReceipts: false },
    kind: "picture",
  });
  const ended = new AbortController();
  try {
    const late = delay(WITHIN_MS, null, { signal: ended.signal }).then(() => {
      throw new Error("the start screen was not drawn in time");
    });
    return await Promise.race([pictureOf(browser.devTools, url), late]);
  } finally {
    ended.abort();
    browser.child.kill("SIGKILL");
    await browser.devTools.closed;
    await preview.close();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

const evaluated = z.object({ result: z.object({ value: z.unknown().optional() }) });
const captured = z.object({ data: z.base64() });

async function pictureOf(devTools: DevTools, url: string): Promise<Buffer> {
  const sessionId = await pageAt(devTools, url);
  const evaluate = async (expression: string): Promise<unknown> => {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    return evaluated.parse(await devTools.send("Runtime.evaluate", asked, sessionId)).result.value;
  };
  await devTools.send("Emulation.setDeviceMetricsOverride", SCREEN, sessionId);
  while ((await evaluate("window.previewExport !== undefined")) !== true) await delay(POLL_MS);
  const shown = z.object({ result: z.literal("shown") }).safeParse(await evaluate(SHOW));
  if (!shown.success) throw new Error("the start screen could not be drawn");
  const { data } = captured.parse(await devTools.send("Page.captureScreenshot", {}, sessionId));
  return Buffer.from(data, "base64");
}

/** A session with the browser's page, once it is at this address. */
async function pageAt(devTools: DevTools, wanted: string): Promise<string> {
  for (;;) {
    const { targetInfos } = targets.parse(await devTools.send("Target.getTargets"));
    const page = targetInfos.find(({ type, url }) => type === "page" && url === wanted);
    if (page !== undefined) {
      const params = { targetId: page.targetId, flatten: true };
      return attached.parse(await devTools.send("Target.attachToTarget", params)).sessionId;
    }
    await delay(POLL_MS);
  }
}
