/** Ways out of the kiosk, closed for every session and every web page. */
import { type App, Menu, type Session, type WebContents } from "electron";

/**
 * Denies every permission, device and download of a session. `mayUseCamera` says for which frames the camera,
 * and never the microphone, is granted; nobody gets it unless given.
 */
export function hardenSession(
  session: Session,
  mayUseCamera: (frame: FrameOfRequest) => boolean = () => false,
): void {
  // Both handlers are needed: without the one, what the other denies is granted.
  session.setPermissionRequestHandler((_contents, permission, decide, details) => {
    decide(
      permission === "media" &&
        asksForVideoOnly(details) &&
        mayUseCamera({ url: details.requestingUrl, isMainFrame: details.isMainFrame }),
    );
  });
  session.setPermissionCheckHandler((_contents, permission, origin, details) => {
    if (permission !== "media" || details.mediaType !== "video") return false;
    const { requestingUrl: url = origin, isMainFrame } = details;
    return mayUseCamera({ url, isMainFrame });
  });
  session.setDevicePermissionHandler(() => false);
  session.on("will-download", (event, item) => {
    event.preventDefault();
    item.cancel();
  });
}

/** Which frame asks for a permission. */
export type FrameOfRequest = { readonly url: string; readonly isMainFrame: boolean };

/** A camera that is asked for together with a microphone is not granted either. */
function asksForVideoOnly(details: object): boolean {
  const kinds = "mediaTypes" in details ? details.mediaTypes : [];
  return Array.isArray(kinds) && kinds.length > 0 && kinds.every((kind) => kind === "video");
}

/** Closes windows, web views, client certificates and sign-in prompts for every page of the program. */
export function hardenApp(app: App): void {
  Menu.setApplicationMenu(null);
  app.on("web-contents-created", (_event, contents) => hardenContents(contents));
  app.on("select-client-certificate", (event, _contents, _url, _certificates, choose) => {
    event.preventDefault();
    choose();
  });
  // Without `preventDefault` a sign-in prompt is answered with nothing, and a bad certificate refused: as it should be.
}

function hardenContents(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: "deny" }));
  contents.on("will-attach-webview", (event) => event.preventDefault());
  contents.on("before-input-event", (event, input) => {
    if (isWayOut(input)) event.preventDefault();
  });
  contents.on("dom-ready", () => void contents.setVisualZoomLevelLimits(1, 1));
}

/** Keys that reload, print, zoom, search, close or open tools; those for editing text stay. */
function isWayOut(input: Electron.Input): boolean {
  if (/^F\d{1,2}$/.test(input.key) || input.key.startsWith("Browser")) return true;
  if (input.alt && !input.control) return input.key.length > 1;
  if (!input.control && !input.meta) return false;
  // The shortcut of staff mode, and letters with Alt Gr, which is both on Windows.
  if (input.control && input.alt && input.key.length === 1) return false;
  return !["a", "c", "v", "x", "z"].includes(input.key.toLowerCase());
}

/**
 * Keeps a page where it may be: every navigation, redirect and frame whose address `allowed` refuses is stopped before
 * it loads. `refused` is told of each.
 */
export function confineNavigation(
  contents: WebContents,
  allowed: (url: string) => boolean,
  refused: (url: string) => void = () => {},
): void {
  const judge = (event: { url: string; preventDefault: () => void }) => {
    if (allowed(event.url)) return;
    event.preventDefault();
    refused(event.url);
  };
  // Page navigations come as will-frame-navigate (main frame included), a server's redirects as will-redirect.
  contents.on("will-frame-navigate", judge);
  contents.on("will-redirect", judge);
}
