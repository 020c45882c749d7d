/** Permissions of a session's pages: those that the shell grants, and all if it has no handler. */
import type { BrowserContext } from "@playwright/test";
import { inChromium } from "../chromium-window.ts";
import type { FakeSession } from "../electron-contents.ts";

/** Chromium's names of permissions for Electron's. */
const ASKED = [
  { name: "camera", permission: "media", mediaTypes: ["video"] },
  { name: "microphone", permission: "media", mediaTypes: ["audio"] },
  { name: "geolocation", permission: "geolocation", mediaTypes: [] },
  { name: "notifications", permission: "notifications", mediaTypes: [] },
  { name: "clipboard-read", permission: "clipboard-read", mediaTypes: [] },
  { name: "midi", permission: "midi", mediaTypes: [] },
] as const;

/**
 * Asks the shell for the page at an address, as its main frame. Playwright grants permissions by origin: a frame of the
 * same origin gets them too, about which Electron asks separately.
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
