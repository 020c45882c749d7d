import type { OperationOutcome } from "./events.ts";
import { MONEY_MOVEMENT_RETRY_MS, MONEY_MOVEMENT_TRIES, waitAfter } from "./limits.ts";
import { referenceOf, toStaff, unclear, withStatus } from "./payment-status.ts";
import type { CheckoutState, Payment } from "./state.ts";

/** The payment after an answer of capture (payments.md §3). */
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

/** An authorization whose capture got no answer may be captured: an inquiry decides whether to reverse or to refund. */
export function doubtCapture(payment: Payment, state: CheckoutState): Payment {
  const { status, captureTries } = payment;
  const doubtful = status.at === "authorized" && captureTries.count > 0 && state.order.canInquire;
  return doubtful ? unclear(payment, status.reference, state) : payment;
}

/** The payment after an answer of reverse, or of the refund of a failed order (payments.md §3). */
export function evolveReturnMoney(
  payment: Payment,
  outcome: OperationOutcome,
  state: CheckoutState,
): Payment {
  if (payment.status.at !== "authorized" && payment.status.at !== "captured") return payment;
  switch (outcome.status) {
    case "SUCCESS":
      return withStatus(payment, { at: "returned", reference: payment.status.reference });
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

/** Retries later with the same key and body: a repeat cannot capture or return money twice. */
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

/** Inquires first; a payment found still authorized or captured is retried later. */
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
