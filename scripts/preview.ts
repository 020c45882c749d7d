/**
 * `npm run preview -- [DRAFT.json] [--live FILE] [--settings FILE] [--data DIR] [--port N] [--headless] [--export
 * DIR]`: the standalone configuration preview, in Chromium; with `--export` every screen as a picture.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasDisplay, openChromium } from "../electron/browser/open-chromium.ts";
import { main } from "../electron/preview-command.ts";
import { buildPageIfStale } from "./build.ts";
import { findChromium } from "./running/chromium.ts";
import { exportScreens } from "./running/preview-export.ts";

function show(url: string): void {
  const executable = hasDisplay() ? findChromium() : null;
  if (executable === null) {
    console.error(`No browser can be opened here. Open the preview in one:\n  ${url}`);
    return;
  }
  const profile = mkdtempSync(join(tmpdir(), "loyalty-kiosk-"));
  const browser = openChromium(url, { executable, profile, kind: "tool", printsReceipts: false });
  const close = () => {
    browser.child.kill();
    rmSync(profile, { recursive: true, force: true });
  };
  process.on("exit", close);
  browser.child.on("error", (error) =>
    console.error(`The browser did not start: ${error.message}`),
  );
  // Closing the window ends the command.
  browser.child.on("exit", () => process.kill(process.pid, "SIGTERM"));
}

await main(process.argv.slice(2), { prepare: buildPageIfStale, show, exportTo: exportScreens });
