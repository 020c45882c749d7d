import type { OperationOutcome } from "./events.ts";
import { MONEY_MOVEMENT_RETRY_MS, MONEY_MOVEMENT_TRIES, waitAfter } from "./limits.ts";
import { referenceOf, toStaff, unclear, withStatus } from "./payment-status.ts";
import type { CheckoutState, Payment } from "./state.ts";

/** Answer of capture (payments.md §3). */
export function evolveCapture(
  payment: Payment,
  outcome: OperationOutcome,
  state: CheckoutState,
): Payment {
  const { status } = payment;
  if (status.at !== "authorized") return payment;
  switch (outcome.status) {
    case "SUCCESS":
      return withStatus(payment, {
        at: "captured",
        reference: status.reference,
        since: status.since,
      });
    case "DECLINED":
      return { ...toStaff(payment, "capture-failed"), refused: "capture" };
    case "RETRIABLE":
    case "PENDING":
      return retryLater(payment, "captureTries", "capture-failed", state);
    case "UNKNOWN":
      return state.order.canInquire && payment.captureTries.count < MONEY_MOVEMENT_TRIES
        ? inquireFirst(payment, "captureTries", state)
        : toStaff(payment, "capture-failed");
  }
}

/** A hold whose capture got no answer may be settled: what has to go back depends on it, so it is asked. */
export function doubtCapture(payment: Payment, state: CheckoutState): Payment {
  const { status, captureTries } = payment;
  const doubtful = status.at === "authorized" && captureTries.count > 0 && state.order.canInquire;
  return doubtful ? unclear(payment, status.reference, state) : payment;
}

/** Answer of reverse or refund. */
export function evolveReturnMoney(
  payment: Payment,
  outcome: OperationOutcome,
  state: CheckoutState,
): Payment {
  if (payment.status.at !== "authorized" && payment.status.at !== "captured") return payment;
  switch (outcome.status) {
    case "SUCCESS":
      return withStatus(payment, { at: "returned" });
    case "DECLINED":
      return { ...toStaff(payment, "money-return-refused"), refused: "return" };
    case "RETRIABLE":
    case "PENDING":
      return retryLater(payment, "returnTries", "money-return-refused", state);
    case "UNKNOWN":
      return state.order.canInquire && payment.returnTries.count < MONEY_MOVEMENT_TRIES
        ? inquireFirst(payment, "returnTries", state)
        : toStaff(payment, "money-return-refused");
  }
}

/** The same key and body again, later: a repeat cannot take or give twice. */
function retryLater(
  payment: Payment,
  which: "captureTries" | "returnTries",
  why: "capture-failed" | "money-return-refused",
  state: CheckoutState,
): Payment {
  const tries = payment[which];
  if (tries.count >= MONEY_MOVEMENT_TRIES) return toStaff(payment, why);
  const nextAt = state.now + waitAfter(MONEY_MOVEMENT_RETRY_MS, tries.count);
  return { ...payment, [which]: { ...tries, nextAt } };
}

/** Asks where the money stands; a payment found still held or taken is settled again later. */
function inquireFirst(
  payment: Payment,
  which: "captureTries" | "returnTries",
  state: CheckoutState,
): Payment {
  const tries = payment[which];
  const nextAt = state.now + waitAfter(MONEY_MOVEMENT_RETRY_MS, tries.count);
  const asked = unclear(payment, referenceOf(payment.status), state);
  return { ...asked, [which]: { ...tries, nextAt } };
}
