/**
 * `npm run kiosk -- --settings FILE [--port N] [--data DIR] [--headless]`: the kiosk on real services from source, without
 * Electron and without the sandbox: builds the page if it is stale, then does what an installed kiosk does.
 */
import { keepBrowserOpen } from "../electron/browser/keep-browser-open.ts";
import { main } from "../electron/kiosk-command.ts";
import { buildPageIfStale } from "./build.ts";
import { findChromium } from "./running/chromium.ts";

await main(process.argv.slice(2), {
  prepare: buildPageIfStale,
  show: keepBrowserOpen(findChromium),
});
