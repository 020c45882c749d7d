/** Which addresses a payment page may load, and which of them is a return address. Always by parsed URL. */
import type { ReturnOutcome } from "../host/rpc/kiosk-bridge.ts";

const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** https anywhere; http on this machine only for a payment page that is itself on this machine (the sandbox). */
export function isPaymentAddress(address: string, start: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (isLoopback(url) && isLoopback(URL.parse(start)));
}

function isLoopback(url: URL | null): boolean {
  return url !== null && url.protocol === "http:" && LOOPBACK.has(url.hostname);
}

const OUTCOMES = ["success", "error", "cancel"] as const satisfies readonly ReturnOutcome[];

/**
 * The outcome in a return address; null for any other address. Addresses match by prefix, whatever the integrator
 * appends (payments.md §4.4 rule 4). Anything else below the prefix counts as an error: the page was left, and the
 * callback decides.
 */
export function returnOutcome(address: string, prefix: string): ReturnOutcome | null {
  const url = URL.parse(address);
  const start = URL.parse(prefix);
  if (url === null || start === null) return null;
  const same = url.protocol === start.protocol && url.host === start.host;
  if (!same || !url.pathname.startsWith(start.pathname)) return null;
  const rest = url.pathname.slice(start.pathname.length);
  return OUTCOMES.find((outcome) => rest.startsWith(outcome)) ?? "error";
}
