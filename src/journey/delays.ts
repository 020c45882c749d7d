import type { VisitContext } from "./visit-context.ts";

/**
 * At the payment, and to save a card, the customer types on a terminal or looks at a phone: no touch of ours shows
 * presence (requirement A8).
 */
const PAYMENT_IDLE_MS = 120_000;

/** Longer than the countdown of any finished order: its screen has a fault, and nobody is there to touch it. */
const FORGOTTEN_MS = 300_000;

/** Staff read, walk to the till and come back; a longer timeout would leave staff mode open to customers. */
const STAFF_IDLE_MS = 120_000;

/** Every timeout of a visit, with its reason. */
export const delays = {
  /** No touch for this long: ask whether the customer is still there. */
  idle: ({ context }: { context: VisitContext }) => {
    if (context.staffSession !== null) return STAFF_IDLE_MS;
    const isAtProvider = orderIsUnderWay(context) || context.isSavingCard;
    return isAtProvider ? PAYMENT_IDLE_MS : context.outlet.idleSeconds * 1000;
  },
  /** No answer: personal input must not be left for the next customer. */
  warning: ({ context }: { context: VisitContext }) => context.outlet.idleWarningSeconds * 1000,
  forgotten: FORGOTTEN_MS,
  /** A host that cannot be reached is called again: short enough that a canceled payment does not seem to hang. */
  hostAgain: 2_000,
};

function orderIsUnderWay({ checkoutId, checkoutView }: VisitContext): boolean {
  return checkoutId !== null && checkoutView?.step !== "checkout-failed";
}
