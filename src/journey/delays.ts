import type { VisitContext } from "./visit-context.ts";

/**
 * Somebody at the payment page types elsewhere, or looks at a phone: no touch of ours says that they
 * are there (requirement A8).
 */
const CHECKOUT_IDLE_MS = 120_000;

/** Staff read, walk to the till and come back; longer would leave staff mode open to customers. */
const STAFF_IDLE_MS = 120_000;

/** Every time-out of a visit, with its reason. */
export const delays = {
  /** Nobody has touched anything: ask whether somebody is still there. */
  idle: ({ context }: { context: VisitContext }) => {
    if (context.staffSession !== null) return STAFF_IDLE_MS;
    return orderIsUnderWay(context) ? CHECKOUT_IDLE_MS : context.outlet.idleSeconds * 1000;
  },
  /** Nobody has answered: what was entered must not meet the next customer. */
  warning: ({ context }: { context: VisitContext }) => context.outlet.idleWarningSeconds * 1000,
};

function orderIsUnderWay({ checkoutId, checkoutView }: VisitContext): boolean {
  return checkoutId !== null && checkoutView?.step !== "checkout-failed";
}
