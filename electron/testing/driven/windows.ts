/** New windows of a page: none if the shell denies them, as in Electron. */
import type { Page } from "@playwright/test";
import type { FakeWebContents } from "../electron-contents.ts";

/**
 * Injected before the scripts of the page and its frames: neither `open` nor a link or form opens a window. A window that
 * is closed afterwards may have loaded its address before.
 */
const NO_WINDOWS = `
  window.open = () => null;
  const opensWindow = (node) => node instanceof Element && !["", "_self", "_parent", "_top"].includes(node.target ?? "");
  for (const type of ["click", "auxclick", "submit"]) {
    addEventListener(type, (event) => {
      if (event.composedPath().some(opensWindow)) event.preventDefault();
    }, true);
  }`;

export async function denyWindows(page: Page, contents: FakeWebContents): Promise<void> {
  const isDenied = () => contents.windowOpenHandler?.().action === "deny";
  if (isDenied()) await page.addInitScript(NO_WINDOWS);
  page.on("popup", (opened) => {
    if (isDenied()) opened.close().catch(() => {});
  });
}
