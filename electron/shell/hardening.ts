/** Closes ways out of the kiosk for every session and every web page. */
import { type App, Menu, type Session, type WebContents } from "electron";
import { isWayOut } from "../../domain/ways-out.ts";

/**
 * Denies every permission, device and download of a session. `mayUseCamera` decides which frames get the camera, never
 * the microphone; by default none.
 */
export function hardenSession(
  session: Session,
  mayUseCamera: (frame: FrameOfRequest) => boolean = () => false,
): void {
  // Both handlers are needed: without one of them Electron grants what the other denies.
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

/** The frame that requests a permission. */
export type FrameOfRequest = { readonly url: string; readonly isMainFrame: boolean };

/** A request for camera and microphone together is denied. */
function asksForVideoOnly(details: object): boolean {
  const kinds = "mediaTypes" in details ? details.mediaTypes : [];
  return Array.isArray(kinds) && kinds.length > 0 && kinds.every((kind) => kind === "video");
}

/** Blocks windows, web views, client certificates and sign-in prompts for every page of the program. */
export function hardenApp(app: App): void {
  Menu.setApplicationMenu(null);
  app.on("web-contents-created", (_event, contents) => hardenContents(contents));
  app.on("select-client-certificate", (event, _contents, _url, _certificates, choose) => {
    event.preventDefault();
    choose();
  });
  // Without `preventDefault` a sign-in prompt is cancelled, and a bad certificate rejected, as intended.
}

function hardenContents(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: "deny" }));
  contents.on("will-attach-webview", (event) => event.preventDefault());
  contents.on("before-input-event", (event, input) => {
    const { key, control: ctrlKey, meta: metaKey, alt: altKey } = input;
    if (isWayOut({ key, ctrlKey, metaKey, altKey })) event.preventDefault();
  });
  contents.on("dom-ready", () => void contents.setVisualZoomLevelLimits(1, 1));
}

/**
 * Restricts navigation: every navigation, redirect and frame whose address `allowed` rejects is stopped before it
 * loads. `refused` is called for each.
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
  // will-frame-navigate covers page navigations (main frame included), will-redirect a server's redirects.
  contents.on("will-frame-navigate", judge);
  contents.on("will-redirect", judge);
}
