/** Serve mode: the browser on the kiosk's screen, opened again when it was closed, killed or has no working page. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KioskCommand } from "../kiosk-command.ts";
import { hasDisplay, openChromium } from "./open-chromium.ts";
import { watchPage } from "./page-watch.ts";

/** A browser that was closed is opened again, but not in a tight loop. */
const REOPEN_AFTER_MS = 1_000;

/** Opens the Chromium that `findChromium` finds on the whole screen, and opens it again for as long as the process runs. */
export function keepBrowserOpen(findChromium: () => string | null): KioskCommand["show"] {
  return function show(url, opened, printsReceipts) {
    const executable = hasDisplay() ? findChromium() : null;
    if (executable === null) {
      console.error(`No browser can be opened here. Open the kiosk in one:\n  ${url}`);
      return;
    }
    // A new profile contains nothing of earlier customers.
    const profile = mkdtempSync(join(tmpdir(), "loyalty-kiosk-"));
    const options = { executable, profile, kind: "kiosk", printsReceipts } as const;
    const { child, devTools } = openChromium(url, options);
    opened(devTools, url);
    void watchPage(devTools, url, () => child.kill("SIGKILL"));
    const forget = () => rmSync(profile, { recursive: true, force: true });
    const close = () => {
      child.kill();
      forget();
    };
    process.on("exit", close);
    child.on("error", (error) => console.error(`The browser did not start: ${error.message}`));
    child.on("exit", () => {
      process.off("exit", close);
      forget();
      setTimeout(() => show(url, opened, printsReceipts), REOPEN_AFTER_MS).unref();
    });
  };
}
