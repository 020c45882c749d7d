import type { OperationOutcome } from "./events.ts";
import {
  MONEY_MOVEMENT_RETRY_MS,
  MONEY_MOVEMENT_TRIES,
  UNKNOWN_MOVEMENTS,
  waitAfter,
} from "./limits.ts";
import { referenceOf, toStaff, unclear, withStatus } from "./payment-status.ts";
import type { CheckoutState, MoneyMovement, Payment } from "./state.ts";
import { currentPayment, mustReturnMoney } from "./state.ts";

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
        ? inquireFirst(answeredUnknown(payment, "capture"), "captureTries", state)
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
  const { status } = payment;
  if (status.at !== "authorized" && status.at !== "captured") return payment;
  switch (outcome.status) {
    case "SUCCESS":
      return withStatus(payment, { at: "returned", reference: status.reference });
    case "DECLINED":
      return { ...toStaff(payment, "money-return-refused"), refused: "return" };
    case "RETRIABLE":
    case "PENDING":
      return retryLater(payment, "returnTries", "money-return-refused", state);
    case "UNKNOWN":
      return state.order.canInquire && payment.returnTries.count < MONEY_MOVEMENT_TRIES
        ? inquireFirst(answeredUnknown(payment, returning(status.at)), "returnTries", state)
        : toStaff(payment, "money-return-refused");
  }
}

/** What returns the money of a payment. */
function returning(at: "authorized" | "captured"): MoneyMovement {
  return at === "authorized" ? "reverse" : "refund";
}

function answeredUnknown(payment: Payment, by: MoneyMovement): Payment {
  const before = payment.unmoved?.by === by ? payment.unmoved.answers : 0;
  return { ...payment, unmoved: { by, answers: before + 1 } };
}

/**
 * A payment of which an inquiry has just reported that it is authorized or captured: left to staff if the integrator keeps
 * answering UNKNOWN to what is still to be done with it.
 */
export function unlessStuck(payment: Payment, state: CheckoutState): Payment {
  const { status, unmoved } = payment;
  if (unmoved === null || (status.at !== "authorized" && status.at !== "captured")) return payment;
  const isReturning = mustReturnMoney(state) || payment.ids !== currentPayment(state)?.ids;
  const next = isReturning ? returning(status.at) : "capture";
  const isDone = next === "capture" && status.at === "captured";
  if (isDone || unmoved.by !== next) return { ...payment, unmoved: null };
  if (unmoved.answers < UNKNOWN_MOVEMENTS) return payment;
  const why = next === "capture" ? "capture-failed" : "money-return-refused";
  return toStaff({ ...payment, unmoved: null }, why);
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
