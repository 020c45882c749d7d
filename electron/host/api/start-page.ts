import type { PageAnswer } from "./page-files.ts";

/**
 * The address with which a browser is started, for every program on the device to see in the list of processes: an
 * empty page in the kiosk's background colour. The browser is then sent to its secret address over a private pipe.
 */
export const START_PATH = "/start";

export function startPage(nonce: string): PageAnswer {
  return {
    status: 200,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    },
    body: Buffer.from(
      `<!doctype html><meta charset="utf-8"><title>Loyalty Kiosk</title>` +
        `<style nonce="${nonce}">html { background: #f4ede1; }</style>`,
    ),
  };
}
