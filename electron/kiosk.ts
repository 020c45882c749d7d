/**
 * The kiosk of an installation in serve mode, `kiosk.js --settings FILE --data DIR …`: host and page server in this
 * process, and Chromium on the whole screen. Built pages are beside the bundle.
 */
import { findInstalledChromium } from "./browser/find-chromium.ts";
import { keepBrowserOpen } from "./browser/keep-browser-open.ts";
import { main } from "./kiosk-command.ts";

await main(process.argv.slice(2), {
  prepare: async () => {},
  show: keepBrowserOpen(findInstalledChromium),
});
