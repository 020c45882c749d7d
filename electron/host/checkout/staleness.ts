/** What was so some time ago and need not be any more. */
import { HEALTH_FRESH_MS } from "./limits.ts";
import type { CheckoutState, Payment } from "./state.ts";

/** Whether nobody waits for this payment's outcome any more (decision 0061). */
export function isUnawaited({ awaitedUntil }: Payment, state: CheckoutState): boolean {
  return state.absenceUnknown || state.now > awaitedUntil;
}

/** Whether a service that was up when it was asked may have gone down since: it is asked again. */
export function isHealthOld({ health, now }: CheckoutState): boolean {
  return now - health.at > HEALTH_FRESH_MS;
}
