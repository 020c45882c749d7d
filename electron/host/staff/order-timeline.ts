/** An order's journal as a timeline for staff. Pure. */

import type { CheckoutEvent, LoyaltyOutcome, OperationOutcome } from "../checkout/state/events.ts";
import type { TimelineEntry, TimelineWord } from "../rpc/staff-order-views.ts";

/** Word, detail, and the service's own reason if it gave one. */
type TimelineLine = readonly [TimelineWord, string | null, (string | null)?] | null;

/** The entries of a journal that staff need, oldest first: what was requested and answered, and what people did. */
export function timelineOf(events: readonly CheckoutEvent[]): TimelineEntry[] {
  return events.flatMap((event) => {
    const line = lineOf(event);
    if (!line) return [];
    const [what, detail, reason = null] = line;
    const by = "by" in event ? (event.by ?? null) : null;
    return [{ at: event.at, what, detail, reason: reason || null, by }];
  });
}

function lineOf(event: CheckoutEvent): TimelineLine {
  switch (event.type) {
    case "Placed":
      return ["placed", null];
    case "Started":
      return startedOf(event);
    case "HealthAnswered":
      return [event.up ? "services-up" : "services-down", null];
    case "PaymentAnswered":
      return paymentOf(event.outcome);
    case "InquiryAnswered":
      return event.outcome.kind === "status"
        ? ["inquiry", event.outcome.status]
        : ["inquiry-lost", null];
    case "CreateAnswered":
      return createdOf(event);
    case "CaptureAnswered":
      return movementOf("capture", event.outcome);
    case "ReturnMoneyAnswered":
    case "RefundPaymentAnswered":
      return movementOf("return", event.outcome);
    case "CloseAnswered":
      return loyaltyOf("closing", event.outcome);
    case "LoyaltyRefundAnswered":
      return loyaltyOf("points", event.outcome);
    case "CallbackReceived":
      return event.status === "SUCCESS"
        ? ["callback-success", null]
        : ["callback-declined", event.errorCode];
    case "KitchenMoved":
      return ["kitchen-moved", event.status, event.reason];
    case "CheckoutFailed":
      return ["checkout-failed", event.reason];
    case "StaffRefundAsked":
      return ["staff-refund", event.amount];
    case "StaffResolved":
      return ["staff-resolved", event.how];
    default:
      return simpleOf(event);
  }
}

function simpleOf({ type }: CheckoutEvent): TimelineLine {
  switch (type) {
    case "Abandoned":
      return ["abandoned", null];
    case "PaidAgain":
      return ["paid-again", null];
    case "CounterChosen":
      return ["counter-chosen", null];
    case "Interrupted":
      return ["interrupted", null];
    case "Resumed":
      return ["resumed", null];
    case "StaffRetried":
      return ["staff-retried", null];
    case "StaffLoyaltyRefundAsked":
      return ["staff-points", null];
    default:
      return null;
  }
}

/** Only the two calls that a customer waits for; for all others the answer is enough. */
function startedOf({ command }: CheckoutEvent & { type: "Started" }): TimelineLine {
  if (command.type === "Pay") return ["payment-asked", null];
  return command.type === "Create" ? ["kitchen-asked", null] : null;
}

function paymentOf(outcome: OperationOutcome): TimelineLine {
  switch (outcome.status) {
    case "SUCCESS":
      return ["payment-success", null];
    case "PENDING":
      return ["payment-pending", null];
    case "DECLINED":
      return ["payment-declined", outcome.errorCode, outcome.reason];
    case "RETRIABLE":
      return ["payment-lost", null];
    case "UNKNOWN":
      return ["payment-unknown", null];
  }
}

function createdOf({ outcome }: CheckoutEvent & { type: "CreateAnswered" }): TimelineLine {
  switch (outcome.kind) {
    case "accepted":
      return ["kitchen-accepted", outcome.queueNumber];
    case "rejected":
      return ["kitchen-refused", outcome.posErrorType, outcome.reason];
    case "ambiguous":
    case "not-sent":
      return ["kitchen-lost", null];
  }
}

function movementOf(what: "capture" | "return", outcome: OperationOutcome): TimelineLine {
  switch (outcome.status) {
    case "SUCCESS":
      return [`${what}-success`, null];
    case "DECLINED":
      return [`${what}-declined`, outcome.errorCode, outcome.reason];
    default:
      return [`${what}-lost`, null];
  }
}

function loyaltyOf(what: "closing" | "points", outcome: LoyaltyOutcome): TimelineLine {
  switch (outcome.kind) {
    case "accepted":
      return [`${what}-success`, null];
    case "refused":
      return [`${what}-declined`, null, outcome.errorText];
    case "invalid":
      return [`${what}-declined`, "HTTP 400"];
    case "no-answer":
      return [`${what}-lost`, null];
  }
}
