/** Whether something known earlier is too old to rely on. */
import { HEALTH_FRESH_MS } from "./limits.ts";
import type { CheckoutState, Payment } from "./state.ts";

/** Whether the deadline for this payment's outcome is over (decision 0061). */
export function isUnawaited({ awaitedUntil }: Payment, state: CheckoutState): boolean {
  return state.absenceUnknown || state.now > awaitedUntil;
}

/** Whether the last health check is too old to rely on: the services are checked again. */
export function isHealthOld({ health, now }: CheckoutState): boolean {
  return now - health.at > HEALTH_FRESH_MS;
}
