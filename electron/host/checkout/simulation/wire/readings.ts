/** What a call's answer means, as a text: read by the real host from the bytes, and by the simulation without them. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Perform } from "../../running/runner.ts";
import type {
  CheckoutEvent,
  CreateOutcome,
  InquiryOutcome,
  LoyaltyOutcome,
  OperationOutcome,
} from "../../state/events.ts";

/** payments.md §8: for a payment that names no time. */
const DEFAULT_TTL_SECONDS = 900;
/** Nothing was sent: an open circuit breaker, or no salt. */
const NOT_SENT: Partial<Record<CheckoutEvent["type"], string>> = {
  PaymentAnswered: "RETRIABLE, not arrived, null",
  CaptureAnswered: "RETRIABLE, not arrived",
  ReturnMoneyAnswered: "RETRIABLE, not arrived",
  RefundPaymentAnswered: "RETRIABLE, not arrived",
  InquiryAnswered: "no-answer",
};
/** The reading of an answer to the call for a salt. */
export const SALT = "salt";
/** Of a call for a salt, or of one that the service has not carried out. */
export const NOT_ARRIVED = "no-answer, not arrived";
export const UP = "UP";
export const DOWN = "DOWN";

const readings = new AsyncLocalStorage<string[]>();

/** Notes what the answer to a call means that the present command makes; to be created when the call is made. */
export function readingNote(): (reading: string) => void {
  const ofCommand = readings.getStore();
  return (reading) => ofCommand?.push(reading);
}

/** Complains if the host reads answers in another way than they were meant, or if a call throws. */
export function comparingReadings(perform: Perform, complain: (what: string) => void): Perform {
  return async (command, state) => {
    const meant: string[] = [];
    try {
      const performed = await readings.run(meant, () => perform(command, state));
      const { event } = performed;
      const expected = meantBy(meant, event);
      const found = readingOf(event);
      if (found !== expected)
        complain(`wire: ${command.type} is read as ${found}, not ${expected}`);
      return performed;
    } catch (error) {
      complain(`wire: ${command.type} fails because of a defect: ${error}`);
      throw error;
    }
  };
}

function meantBy(meant: readonly string[], event: CheckoutEvent): string {
  if (event.type !== "HealthAnswered") return meant.at(-1) ?? NOT_SENT[event.type] ?? "an answer";
  const services = event.before === "payment" ? 2 : 1;
  return meant.length === services && meant.every((reading) => reading === UP) ? UP : DOWN;
}

function readingOf(event: CheckoutEvent): string {
  switch (event.type) {
    case "HealthAnswered":
      return event.up ? UP : DOWN;
    case "PaymentAnswered":
      return paymentReading(event.outcome);
    case "CaptureAnswered":
    case "ReturnMoneyAnswered":
    case "RefundPaymentAnswered":
      return movementReading(event.outcome);
    case "InquiryAnswered":
      return inquiryReading(event.outcome);
    case "CreateAnswered":
      return createReading(event.outcome);
    case "CloseAnswered":
      return closingReading(event.outcome);
    case "LoyaltyRefundAnswered":
      return loyaltyRefundReading(event.outcome);
    default:
      return event.type;
  }
}

export function paymentReading(outcome: OperationOutcome): string {
  const reading = `${movementReading(outcome)}, ${outcome.transactionReference ?? null}`;
  if (outcome.status !== "PENDING") return reading;
  const { redirectUrl, expectedTtlSeconds } = outcome;
  return `${reading}, ${redirectUrl}, ${expectedTtlSeconds ?? DEFAULT_TTL_SECONDS} s`;
}

/** Whether it names the payment does not matter: that is known. */
export function movementReading(outcome: OperationOutcome): string {
  return outcome.status === "RETRIABLE" ? `RETRIABLE, ${arrived(outcome)}` : outcome.status;
}

export function inquiryReading(outcome: InquiryOutcome): string {
  if (outcome.kind === "no-answer") return outcome.kind;
  return `${outcome.status}, ${outcome.transactionReference}`;
}

export function createReading(outcome: CreateOutcome): string {
  switch (outcome.kind) {
    case "accepted":
      return `accepted as ${outcome.posId}, ${outcome.queueNumber}`;
    case "rejected":
      return `rejected, ${outcome.posErrorType}`;
    case "ambiguous":
    case "not-sent":
      return outcome.kind;
  }
}

export function closingReading(outcome: LoyaltyOutcome): string {
  const reading = loyaltyRefundReading(outcome);
  return outcome.kind === "accepted" ? `${reading}, ${outcome.pointsReward} points` : reading;
}

/** A refund names no points (in-store-loyalty.md §4.4). */
export function loyaltyRefundReading(outcome: LoyaltyOutcome): string {
  return outcome.kind === "no-answer" ? `no-answer, ${arrived(outcome)}` : outcome.kind;
}

function arrived({ mayHaveArrived }: { readonly mayHaveArrived: boolean }): string {
  return mayHaveArrived ? "may have arrived" : "not arrived";
}
