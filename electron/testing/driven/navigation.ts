/**
 * Navigation of a page: the shell's handlers are called as Electron calls them, and what they prevent does not happen.
 */
import type { CDPSession } from "@playwright/test";
import { inElectron } from "../chromium-window.ts";
import type { FakeWebContents } from "../electron-contents.ts";

/** Pauses every document request of a page or its frames; loads by the program itself are not checked. */
export async function judgeNavigation(
  tools: CDPSession,
  contents: FakeWebContents,
): Promise<{ isLoading(url: string): void }> {
  let loading: string | null = null;
  tools.on("Fetch.requestPaused", ({ requestId, request, redirectedRequestId }) => {
    const url = inElectron(request.url + (request.urlFragment ?? ""));
    const isOwn = redirectedRequestId === undefined && url === loading;
    if (isOwn) loading = null;
    const prevented = !isOwn && isPrevented(redirectedRequestId === undefined, url);
    const said = prevented
      ? tools.send("Fetch.failRequest", { requestId, errorReason: "Aborted" })
      : tools.send("Fetch.continueRequest", { requestId });
    // A page that is closed meanwhile has no requests any more.
    said.catch(() => {});
  });
  await tools.send("Fetch.enable", { patterns: [{ resourceType: "Document" }] });

  function isPrevented(isFirst: boolean, url: string): boolean {
    let prevented = false;
    const preventDefault = () => {
      prevented = true;
    };
    contents.emit(isFirst ? "will-frame-navigate" : "will-redirect", { url, preventDefault });
    return prevented;
  }
  return {
    isLoading(url) {
      loading = url;
    },
  };
}
