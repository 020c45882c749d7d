import type { ReturnOutcome } from "../../../electron/host/rpc/kiosk-bridge.ts";
import { host } from "../../host-client.ts";

/** The address of the last payment page that sent the customer back; null after its screen was left. */
let leftUrl: string | null = null;
const listeners = new Set<() => void>();

function setLeft(url: string | null): void {
  leftUrl = url;
  for (const listener of listeners) listener();
}

/**
 * Notifies the host that the payment page is finished, then the screen that may be waiting for it. It decides nothing:
 * a lost call only costs time, the host inquires by itself too (checkout rule 5).
 */
export function reportReturn(checkoutId: string, url: string, outcome: ReturnOutcome): void {
  host.checkout
    .returned({ checkoutId, outcome })
    .catch(() => {})
    .finally(() => setLeft(url));
}

export function forgetReturn(): void {
  setLeft(null);
}

/** For `useSyncExternalStore`. */
export const pageLeft = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => leftUrl,
};
