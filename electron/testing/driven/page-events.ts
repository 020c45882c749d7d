/** Reports a page's events to the shell as Electron's events. */
import { join } from "node:path";
import type { CDPSession, Download, Page } from "@playwright/test";
import { inElectron } from "../chromium-window.ts";
import type { FakeSession, FakeWebContents } from "../electron-contents.ts";
import { app } from "../electron-double.ts";

/** Reports loads, downloads, and dialogs; what the shell does not deny happens. */
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
    // Electron shows none at all; here a dialog is dismissed at once. An open dialog would block the page.
    if (contents.preferences.disableDialogs === true) dialog.dismiss().catch(() => {});
  });
}

/** A download that is not cancelled is stored in `downloads`, beside the program's data. */
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
