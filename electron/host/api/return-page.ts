import type { PageAnswer } from "./page-files.ts";

/** Only the prefix counts (payments.md §4.4 rule 4): whatever the integrator appends is ignored. */
const RETURN_PATH = /^\/return\/([0-9a-f-]{36})\/(success|error|cancel)/;

/**
 * In serve mode, the page to which the payment frame returns. It notifies the kiosk's page around it that the customer
 * has returned, and decides nothing (payments.md §4.4 rule 5). Null for any other path.
 */
export function paymentReturnPage(pathname: string, nonce: string): PageAnswer | null {
  const match = RETURN_PATH.exec(pathname);
  if (!match) return null;
  const message = JSON.stringify({ type: "kiosk-payment-returned", outcome: match[2] });
  return {
    status: 200,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "Content-Security-Policy": `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'self'`,
    },
    body: Buffer.from(
      `<!doctype html><meta charset="utf-8"><title>…</title>` +
        `<script nonce="${nonce}">parent.postMessage(${message}, location.origin)</script>`,
    ),
  };
}
