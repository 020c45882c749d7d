/** The page's own address in Electron: `kiosk://app/`, served from the disk with the same policy as in serve mode. */
import { randomBytes } from "node:crypto";
import type { Protocol } from "electron";
import type { PageFiles } from "../host/api/page-files.ts";

const SCHEME = "kiosk";
const HOST = "app";
export const APP_ORIGIN = `${SCHEME}://${HOST}`;
export const APP_URL = `${APP_ORIGIN}/`;

/** What the page may connect to (its own files and documents; the host has a port of its own) and may frame. */
export const APP_POLICY = { connect: "'self'", frame: "'self'" } as const;

/**
 * Makes it a standard scheme with origins, like https, whose scripts are cached in compiled form across starts. Must be
 * called before Electron is ready.
 */
export function registerAppScheme(protocol: Protocol): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      // `stream`: a video is asked for piece by piece.
      privileges: {
        ...{ standard: true, secure: true, supportFetchAPI: true },
        ...{ codeCache: true, stream: true },
      },
    },
  ]);
}

/** Whether an address is the page's own or a file beside it. */
export function isAppUrl(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    url.protocol === `${SCHEME}:` &&
    url.host === HOST &&
    url.username === "" &&
    url.password === ""
  );
}

/** Serves the scheme from the page's files; anything but `GET kiosk://app/…` is refused. */
export function answerAppScheme(protocol: Protocol, files: PageFiles): void {
  protocol.handle(SCHEME, async (request) => {
    if (request.method !== "GET" || !isAppUrl(request.url)) {
      return new Response("Not found", { status: 404 });
    }
    const path = new URL(request.url).pathname.slice(1);
    const nonce = randomBytes(16).toString("base64");
    const range = request.headers.get("range") ?? undefined;
    const { status, headers, body } = await files.answer(path, nonce, range);
    return new Response(Buffer.from(body), { status, headers: { ...headers } });
  });
}
