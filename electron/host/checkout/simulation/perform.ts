import type { Perform } from "../running/runner.ts";
import type {
  CheckoutEvent,
  Command,
  CreateOutcome,
  InquiryOutcome,
  LoyaltyOutcome,
  OperationOutcome,
} from "../state/events.ts";
import { PAYMENTS_DOWN } from "../state/evolve.ts";
import type { PlacedOrder } from "../state/order.ts";
import { amountToReturn } from "../state/staff-refunds.ts";
import type { CheckoutState } from "../state/state.ts";
import type { MoneyMovementAnswer, PayAnswer, SimulatedIntegrator } from "./integrator.ts";
import type { KitchenAnswer, SimulatedKitchen } from "./kitchen.ts";
import type { LoyaltyAnswer, SimulatedLoyalty } from "./loyalty-service.ts";
import type { Call, Network, Outcome } from "./network.ts";
import type { Operation } from "./plan.ts";

/** The three services of a run. */
export type SimulatedServices = {
  readonly integrator: SimulatedIntegrator;
  readonly kitchen: SimulatedKitchen;
  readonly loyalty: SimulatedLoyalty;
};

/** payments.md §8, ordering.md §8: how long the host waits. */
const PAYMENT_TIMEOUT_MS = 10_000;
const ORDER_TIMEOUT_MS = 65_000;
const LOYALTY_TIMEOUT_MS = 10_000;

/** The calls of one process of the host. Answers that arrive after its end are dropped. */
export function simulatedPerform(parts: {
  readonly network: Network;
  readonly services: SimulatedServices;
  readonly now: () => number;
  readonly alive: () => boolean;
}): Perform {
  const { network, services, now, alive } = parts;
  /** Resolves with the call's outcome, or never if the host has died. */
  const call = <Answer>(given: Omit<Call<Answer>, "done">): Promise<Outcome<Answer>> =>
    new Promise((resolve) => {
      network.send({ ...given, done: (outcome) => alive() && resolve(outcome) });
    });
  const performOne = createCalls(services, call);
  return async (command, state) => {
    const event = await performOne(command, state);
    return { event: { ...event, at: now() }, exchanges: [] };
  };
}

type CallService = <Answer>(given: Omit<Call<Answer>, "done">) => Promise<Outcome<Answer>>;

/** An event without its time, which is when the answer came. */
function createCalls({ integrator, kitchen, loyalty }: SimulatedServices, call: CallService) {
  const moveMoney = async (
    operation: Operation,
    process: (refuse: boolean) => MoneyMovementAnswer,
  ) => movementOutcome(await call({ operation, timeoutMs: PAYMENT_TIMEOUT_MS, process }));

  const isUp = async (operation: Operation, timeoutMs: number) => {
    const asked = await call({ operation, timeoutMs, process: (refuse) => !refuse });
    return asked.kind === "answer" && asked.answer;
  };

  const signed = async (
    operation: Operation,
    process: (salt: number, refuse: boolean) => LoyaltyAnswer,
  ): Promise<LoyaltyOutcome> => {
    const timeoutMs = LOYALTY_TIMEOUT_MS;
    const salt = await call({ operation: "salt", timeoutMs, process: () => loyalty.salt() });
    if (salt.kind !== "answer") {
      return { kind: "no-answer", cause: `salt ${salt.kind}`, mayHaveArrived: false };
    }
    const { answer } = salt;
    return loyaltyOutcome(
      await call({ operation, timeoutMs, process: (refuse) => process(answer, refuse) }),
    );
  };

  return async (command: Command, state: CheckoutState): Promise<CheckoutEvent> => {
    const at = 0;
    const { order } = state;
    switch (command.type) {
      case "CheckHealth": {
        const { before } = command;
        const answered = { type: "HealthAnswered", at, before } as const;
        if (!(await isUp("health", ORDER_TIMEOUT_MS))) {
          return { ...answered, up: false, cause: "ordering" };
        }
        const up = before === "create" || (await isUp("payment-health", PAYMENT_TIMEOUT_MS));
        return { ...answered, up, cause: up ? null : PAYMENTS_DOWN };
      }
      case "Pay": {
        const { operation, ids } = command;
        const { paymentId, payKey: key } = ids;
        const amount = order.snapshot.charge.total;
        const process = (refuse: boolean) =>
          integrator.pay({ key, paymentId, amount, operation }, refuse);
        const outcome = await call({ operation, timeoutMs: PAYMENT_TIMEOUT_MS, process });
        return { type: "PaymentAnswered", at, paymentId, outcome: payOutcome(outcome) };
      }
      case "Inquire": {
        const { paymentId, transactionReference: reference } = command;
        const process = () => integrator.inquire({ paymentId, reference });
        const asked = await call({ operation: "inquire", timeoutMs: PAYMENT_TIMEOUT_MS, process });
        return { type: "InquiryAnswered", at, paymentId, outcome: inquiryOutcome(asked) };
      }
      case "Create": {
        const process = (refuse: boolean) => kitchen.create(order.checkoutId, refuse);
        const asked = await call({ operation: "create", timeoutMs: ORDER_TIMEOUT_MS, process });
        return { type: "CreateAnswered", at, outcome: createOutcome(asked) };
      }
      case "Capture": {
        const { paymentId, captureKey: key } = command.ids;
        const reference = command.transactionReference;
        const outcome = await moveMoney("capture", (refuse) =>
          integrator.capture({ key, reference, paymentId }, refuse),
        );
        return { type: "CaptureAnswered", at, paymentId, outcome };
      }
      case "ReturnMoney": {
        const { ids, operation, transactionReference: reference } = command;
        const amount = amountToReturn(state, ids.paymentId);
        const outcome = await moveMoney(operation, (refuse) =>
          operation === "reverse"
            ? integrator.reverse({ key: ids.reverseKey, reference }, refuse)
            : integrator.refund({ key: ids.refundKey, reference, amount }, refuse),
        );
        return { type: "ReturnMoneyAnswered", at, paymentId: ids.paymentId, outcome };
      }
      case "RefundPayment": {
        const { refundId, amount, idempotencyKey: key, transactionReference: reference } = command;
        const outcome = await moveMoney("refund", (refuse) =>
          integrator.refund({ key, reference, amount }, refuse),
        );
        return { type: "RefundPaymentAnswered", at, refundId, outcome };
      }
      case "CloseLoyalty": {
        const outcome = await signed("order-closed", (salt, refuse) =>
          loyalty.close({ salt, orderId: loyaltyOrderId(order) }, refuse),
        );
        return { type: "CloseAnswered", at, outcome };
      }
      case "RefundLoyalty": {
        const outcome = await signed("loyalty-refund", (salt, refuse) =>
          loyalty.refund({ salt, orderId: loyaltyOrderId(order) }, refuse),
        );
        return { type: "LoyaltyRefundAnswered", at, outcome };
      }
    }
  };
}

function loyaltyOrderId(order: PlacedOrder): string {
  return order.loyalty?.identification.loyaltyOrderId ?? "nobody";
}

function payOutcome(outcome: Outcome<PayAnswer>): OperationOutcome {
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

function movementOutcome(outcome: Outcome<MoneyMovementAnswer>): OperationOutcome {
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

function inquiryOutcome(
  outcome: Outcome<ReturnType<SimulatedIntegrator["inquire"]>>,
): InquiryOutcome {
  if (outcome.kind === "answer") return { kind: "status", ...outcome.answer };
  if (outcome.kind === "not-final") {
    return { kind: "status", status: "PENDING", transactionReference: null };
  }
  return { kind: "no-answer", cause: outcome.kind };
}

function createOutcome(outcome: Outcome<KitchenAnswer>): CreateOutcome {
  if (outcome.kind === "answer") {
    return outcome.answer.kind === "rejected"
      ? { ...outcome.answer, reason: "simulated" }
      : outcome.answer;
  }
  return outcome.kind === "not-sent"
    ? { kind: "not-sent", cause: outcome.kind }
    : { kind: "ambiguous", cause: outcome.kind };
}

function loyaltyOutcome(outcome: Outcome<LoyaltyAnswer>): LoyaltyOutcome {
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
