/** How the host reads the outcome of a simulated call: what its clients make of the services' answers. */
import type {
  CreateOutcome,
  InquiryOutcome,
  LoyaltyOutcome,
  OperationOutcome,
} from "../state/events.ts";
import type { MoneyMovementAnswer, PayAnswer, SimulatedIntegrator } from "./integrator.ts";
import type { KitchenAnswer } from "./kitchen.ts";
import type { LoyaltyAnswer } from "./loyalty-service.ts";
import type { Outcome } from "./network.ts";

export function payOutcome(outcome: Outcome<PayAnswer>): OperationOutcome {
  switch (outcome.kind) {
    case "answer":
      return operationOutcome(outcome.answer);
    case "bare-answer": {
      const { answer } = outcome;
      if (answer.status === "SUCCESS") return { status: "SUCCESS", transactionReference: null };
      // PENDING without its mandatory reference is malformed.
      return answer.status === "DECLINED" ? declined() : withoutAnswer("malformed");
    }
    case "unknown-named":
    case "again-named": {
      const { transactionReference } = outcome.answer;
      return { ...withoutAnswer(outcome.kind), transactionReference };
    }
    default:
      return outcome.kind === "not-final" ? NOT_FINAL : withoutAnswer(outcome.kind);
  }
}

function operationOutcome(answer: PayAnswer): OperationOutcome {
  switch (answer.status) {
    case "SUCCESS":
      return { status: "SUCCESS", transactionReference: answer.transactionReference };
    case "DECLINED":
      return { ...declined(), transactionReference: answer.transactionReference };
    case "PENDING":
      return answer;
  }
}

export function movementOutcome(outcome: Outcome<MoneyMovementAnswer>): OperationOutcome {
  switch (outcome.kind) {
    case "answer":
    case "bare-answer":
      return outcome.answer === "SUCCESS"
        ? { status: "SUCCESS", transactionReference: null }
        : declined();
    default:
      return outcome.kind === "not-final" ? NOT_FINAL : withoutAnswer(outcome.kind);
  }
}

function declined(): OperationOutcome & { status: "DECLINED" } {
  return { status: "DECLINED", errorCode: "GATEWAY_ERROR", reason: null };
}

type NoAnswer = Exclude<Outcome<unknown>["kind"], "answer" | "bare-answer" | "not-final">;

const NOT_FINAL: OperationOutcome = {
  status: "PENDING",
  transactionReference: "none",
  redirectUrl: null,
  expectedTtlSeconds: null,
};

/** payments.md §7: what is RETRIABLE and what is UNKNOWN; an unreadable answer counts as lost. */
function withoutAnswer(kind: NoAnswer): OperationOutcome & { status: "UNKNOWN" | "RETRIABLE" } {
  switch (kind) {
    case "unknown":
    case "unknown-named":
    case "invalid":
      return { status: "UNKNOWN", cause: kind };
    case "malformed":
    case "error":
    case "again-named":
    case "no-answer":
      return { status: "RETRIABLE", cause: kind, mayHaveArrived: true };
    case "not-sent":
      return { status: "RETRIABLE", cause: kind, mayHaveArrived: false };
  }
}

export function inquiryOutcome(
  outcome: Outcome<ReturnType<SimulatedIntegrator["inquire"]>>,
): InquiryOutcome {
  if (outcome.kind === "answer") return { kind: "status", ...outcome.answer };
  if (outcome.kind === "not-final") {
    return { kind: "status", status: "PENDING", transactionReference: null };
  }
  return { kind: "no-answer", cause: outcome.kind };
}

export function createOutcome(outcome: Outcome<KitchenAnswer>): CreateOutcome {
  if (outcome.kind === "answer") {
    return outcome.answer.kind === "rejected"
      ? { ...outcome.answer, reason: "simulated" }
      : outcome.answer;
  }
  return outcome.kind === "not-sent"
    ? { kind: "not-sent", cause: outcome.kind }
    : { kind: "ambiguous", cause: outcome.kind };
}

export function loyaltyOutcome(outcome: Outcome<LoyaltyAnswer>): LoyaltyOutcome {
  if (outcome.kind === "invalid") return { kind: "invalid" };
  if (outcome.kind !== "answer") {
    const mayHaveArrived = outcome.kind !== "not-sent";
    return { kind: "no-answer", cause: outcome.kind, mayHaveArrived };
  }
  switch (outcome.answer.kind) {
    case "accepted":
      return { kind: "accepted", pointsReward: 5, pointsSpent: 0 };
    case "refused":
      return { kind: "refused", errorText: "simulated" };
    case "forbidden":
      return { kind: "no-answer", cause: "HTTP 403", mayHaveArrived: false };
  }
}
