/**
 * `npm run kiosk -- --settings FILE [--port N] [--data DIR] [--headless]`: the kiosk on real services, without Electron
 * and without the sandbox: host and page server here, and Chromium on the whole screen unless `--headless`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserKeys } from "../electron/browser/browser-keys.ts";
import { watchPage } from "../electron/browser/page-watch.ts";
import { main } from "../electron/kiosk-command.ts";
import { buildPageIfStale } from "./build.ts";
import { hasDisplay, openChromium } from "./running/viewer.ts";

/** A browser that was closed is opened again, but not in a tight loop. */
const REOPEN_AFTER_MS = 1_000;

function keepBrowserOpen(
  url: string,
  opened: BrowserKeys["opened"],
  printsReceipts: boolean,
): void {
  // A new profile contains nothing of earlier customers.
  const profile = mkdtempSync(join(tmpdir(), "loyalty-kiosk-"));
  const browser = hasDisplay()
    ? openChromium(url, profile, { kind: "kiosk", printsReceipts })
    : null;
  if (browser === null) {
    console.error(`No browser can be opened here. Open the kiosk in one:\n  ${url}`);
    return;
  }
  const { child, devTools } = browser;
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
    setTimeout(() => keepBrowserOpen(url, opened, printsReceipts), REOPEN_AFTER_MS).unref();
  });
}

await main(process.argv.slice(2), { prepare: buildPageIfStale, show: keepBrowserOpen });
