/** Windows that a page opens: none where the shell denies them, as Electron has it. */
import type { Page, Request } from "@playwright/test";
import type { FakeWebContents } from "../electron-contents.ts";

/** What stands before the page: `open` gives no window. */
const NO_WINDOWS = "window.open = () => null;";

/** Links cannot be refused that way: a window that one opens is given nothing to show and is closed. */
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

/** The page that asks; null for one that is not there yet. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
}
