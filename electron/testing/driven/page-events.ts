/** What happens on a page, told to the shell in Electron's words. */
import { join } from "node:path";
import type { CDPSession, Download, Page } from "@playwright/test";
import { inElectron } from "../chromium-window.ts";
import type { FakeSession, FakeWebContents } from "../electron-contents.ts";
import { app } from "../electron-double.ts";

/** Tells of loads, downloads, and dialogs; what the shell does not deny happens. */
export async function reportPageEvents(
  page: Page,
  tools: CDPSession,
  contents: FakeWebContents,
  storage: FakeSession,
): Promise<void> {
  tools.on("Page.frameNavigated", ({ frame }) => {
    const isMain = frame.parentId === undefined;
    if (isMain) contents.emit("did-navigate", {}, inElectron(frame.url));
  });
  await tools.send("Page.enable");
  page.on("domcontentloaded", () => contents.emit("dom-ready"));
  page.on("load", () => contents.emit("did-finish-load"));
  page.on("download", (download) => void offer(download, storage));
  page.on("dialog", (dialog) => {
    // Electron shows none at all; here one that comes is taken away at once. A dialog that may show stops the page.
    if (contents.preferences.disableDialogs === true) dialog.dismiss().catch(() => {});
  });
}

/** A download that nobody cancels lands in `downloads`, beside what the program keeps. */
async function offer(download: Download, storage: FakeSession): Promise<void> {
  let prevented = false;
  const cancel = () => {
    prevented = true;
    download.cancel().catch(() => {});
  };
  storage.emit("will-download", { preventDefault: cancel }, { cancel });
  if (prevented) return;
  const folder = join(app.getPath("userData"), "downloads");
  await download.saveAs(join(folder, download.suggestedFilename())).catch(() => {});
}
