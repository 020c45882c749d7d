/** What a session's pages are granted: whatever the shell grants, and everything where it does not say. */
import type { BrowserContext } from "@playwright/test";
import { inChromium } from "../chromium-window.ts";
import type { FakeSession } from "../electron-contents.ts";

/** Permissions of Chromium, as Electron's handlers are asked for them. */
const ASKED = [
  { name: "camera", permission: "media", mediaTypes: ["video"] },
  { name: "microphone", permission: "media", mediaTypes: ["audio"] },
  { name: "geolocation", permission: "geolocation", mediaTypes: [] },
  { name: "notifications", permission: "notifications", mediaTypes: [] },
  { name: "clipboard-read", permission: "clipboard-read", mediaTypes: [] },
  { name: "midi", permission: "midi", mediaTypes: [] },
] as const;

/**
 * Asks the shell for the page at an address, as its main frame. Chromium's tools grant to an origin: a frame of the same
 * origin is granted with it, which in Electron is asked about by itself.
 */
export async function grantPermissions(
  context: BrowserContext,
  storage: FakeSession,
  url: string,
): Promise<void> {
  const granted = ASKED.filter(({ permission, mediaTypes }) => {
    const handler = storage.permissionRequestHandler;
    if (!handler) return true;
    let given = false;
    const decide = (isGranted: boolean) => {
      given = isGranted;
    };
    const details = { requestingUrl: url, isMainFrame: true, mediaTypes };
    Reflect.apply(handler, null, [null, permission, decide, details]);
    return given;
  });
  const { origin } = new URL(inChromium(url));
  await context.grantPermissions(
    granted.map(({ name }) => name),
    { origin },
  );
}
