/** Serve mode: the browser on the kiosk's screen, opened again when it was closed, killed or has no working page. */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ShownPage, ShowPage } from "../kiosk-screen.ts";
import type { BrowserKeys } from "./browser-keys.ts";
import { hasDisplay, openChromium } from "./open-chromium.ts";
import { watchPage } from "./page-watch.ts";

/** A browser that was closed is opened again, but not in a tight loop. */
const REOPEN_AFTER_MS = 1_000;
const LOOK_AGAIN_AFTER_MS = 5_000;

/** Keeps the Chromium that `findChromium` finds open on the whole screen, for as long as the process runs. */
export function keepBrowserOpen(findChromium: () => string | null): ShowPage {
  let shown: ShownPage | null = null;
  let browser: ChildProcess | null = null;
  let again: NodeJS.Timeout | undefined;
  let isMissed = false;

  const openLater = (opened: BrowserKeys["opened"], afterMs: number): void => {
    again = setTimeout(() => shown && open(shown, opened), afterMs).unref();
  };
  const open = (page: ShownPage, opened: BrowserKeys["opened"]): void => {
    clearTimeout(again);
    const executable = hasDisplay() ? findChromium() : null;
    if (executable === null) {
      if (!isMissed) {
        console.error("No browser can be opened here: the page's address is in the data folder.");
      }
      isMissed = true;
      // Its program may be missing for as long as its package is replaced.
      if (hasDisplay()) openLater(opened, LOOK_AGAIN_AFTER_MS);
      return;
    }
    isMissed = false;
    // A new profile contains nothing of earlier customers.
    const profile = mkdtempSync(join(tmpdir(), "loyalty-kiosk-"));
    const options = { executable, profile, kind: "kiosk", ...page } as const;
    const { child, devTools } = openChromium(page.url, options);
    browser = child;
    opened(devTools, page.url);
    void watchPage(devTools, page.url, () => child.kill("SIGKILL"));
    const forget = () => removeProfile(profile);
    const close = () => {
      child.kill();
      forget();
    };
    process.on("exit", close);
    const openAgain = () => {
      process.off("exit", close);
      forget();
      openLater(opened, REOPEN_AFTER_MS);
    };
    child.once("exit", openAgain);
    child.once("error", (error) => {
      console.error(`The browser did not start: ${error.message}`);
      if (child.pid === undefined) openAgain();
    });
  };

  return (page, opened) => {
    const isShown = page.url === shown?.url && page.printsReceipts === shown.printsReceipts;
    shown = page;
    if (isShown) return;
    // One that runs was started for the other page, or without a printer: it is opened again when it has ended.
    if (browser === null) open(page, opened);
    else browser.kill("SIGKILL");
  };
}

/** A process of a browser that was killed may still be writing: what it leaves is gone with the unit's own `/tmp`. */
function removeProfile(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 });
  } catch (error) {
    console.error(`A browser's profile is left over: ${error}`);
  }
}
