import { resolutionOf } from "./closing-state.ts";
import type { CheckoutEvent, CreateOutcome } from "./events.ts";
import { doubtCapture } from "./evolve-money-movement.ts";
import { CREATE_RETRY_MS } from "./limits.ts";
import type { CheckoutState, Injection } from "./state.ts";
import { currentPayment, isCanceledByKitchen } from "./state.ts";

/** The injection after one attempt to create the order (ordering.md §3, §4 rule 3). */
export function afterCreate(state: CheckoutState, outcome: CreateOutcome): Injection {
  if (state.injection.at !== "open") return state.injection;
  switch (outcome.kind) {
    case "accepted": {
      const { posId, queueNumber } = outcome;
      return { at: "accepted", posId, queueNumber, since: state.now };
    }
    case "rejected":
      return {
        at: "rejected",
        posErrorType: outcome.posErrorType,
        ambiguous: state.injection.ambiguous,
      };
    case "ambiguous":
    case "not-sent":
      return {
        ...state.injection,
        ambiguous: state.injection.ambiguous || outcome.kind === "ambiguous",
        tries: { ...state.injection.tries, nextAt: state.now + CREATE_RETRY_MS },
      };
  }
}

/**
 * The order after a status of the kitchen. CANCELED and FAILED are final (ordering.md §3): the money is being returned.
 */
export function moveKitchen(
  state: CheckoutState,
  { status, at, queueNumber }: CheckoutEvent & { type: "KitchenMoved" },
): CheckoutState {
  if (isCanceledByKitchen(state)) return state;
  const kitchen = state.kitchen?.status === status ? state.kitchen : { status, since: at };
  const moved = { ...numbered(state, queueNumber ?? null), kitchen };
  if (!isCanceledByKitchen(moved)) return moved;
  const payments = moved.payments.map((entry) => doubtCapture(entry, moved));
  const collected = collectedOf(moved);
  return { ...moved, payments, resolved: withoutCollected(moved), collected };
}

function collectedOf(state: CheckoutState): CheckoutState["collected"] {
  const payment = currentPayment(state);
  const isCollected = payment !== null && resolutionOf(state, payment) === "collected";
  return isCollected ? [payment.ids.paymentId] : [];
}

/**
 * What the counter collected for an order that was being cooked has to go back by hand too. All else that staff have
 * put right stays theirs.
 */
function withoutCollected({ resolved, payments }: CheckoutState): CheckoutState["resolved"] {
  const collected = payments
    .filter(({ status }) => status.at === "staff" && status.why === "capture-failed")
    .map(({ ids }) => ids.paymentId);
  return resolved.filter(({ subject, how }) => how === "unpaid" || !collected.includes(subject));
}

/** Keeps the number that the customer was shown; one that comes later is used if there was none. */
function numbered(state: CheckoutState, queueNumber: string | null): CheckoutState {
  const { injection } = state;
  if (injection.at !== "accepted" || injection.queueNumber !== null) return state;
  return { ...state, injection: { ...injection, queueNumber } };
}
