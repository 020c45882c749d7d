/** New windows of a page: none if the shell denies them, as in Electron. */
import type { Page, Request } from "@playwright/test";
import type { FakeWebContents } from "../electron-contents.ts";

/** Injected before the page's scripts: `open` returns no window. */
const NO_WINDOWS = "window.open = () => null;";

/** Links cannot be refused that way: a window opened by one gets no content and is closed. */
export async function denyWindows(page: Page, contents: FakeWebContents): Promise<void> {
  const isDenied = () => contents.windowOpenHandler?.().action === "deny";
  if (isDenied()) await page.addInitScript(NO_WINDOWS);
  await page.context().route("**/*", async (route) => {
    const request = route.request();
    const isStrange = request.isNavigationRequest() && pageOf(request) !== page;
    if (isStrange && isDenied()) await route.abort();
    else await route.fallback();
  });
  page.on("popup", (opened) => {
    if (isDenied()) opened.close().catch(() => {});
  });
}

/** The page of a request; null if it does not exist yet. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
}
