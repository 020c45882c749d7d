import fc from "fast-check";
import { expect, test } from "vitest";
import { decide } from "../rules/decide.ts";
import { paymentIds, placedOrder } from "../simulation/placed-order.ts";
import type {
  CheckoutEvent,
  Command,
  CreateOutcome,
  InquiryOutcome,
  LoyaltyOutcome,
  OperationOutcome,
} from "../state/events.ts";
import { begin, evolve, replay } from "../state/evolve.ts";
import { staffReasons } from "../state/staff-list.ts";
import { type CheckoutState, canPayAgain } from "../state/state.ts";
import { checkoutView } from "../views/checkout-view.ts";

const RUNS = 3_000;

const order = fc.record({
  checkoutId: fc.constant("order"),
  paymentFlow: fc.constantFrom("authorize-capture", "sale", "nothing-due", "pay-at-counter"),
  canInquire: fc.boolean(),
  canRefund: fc.boolean(),
  total: fc.constant("12.50"),
  loyaltyOrderId: fc.constantFrom("loyalty-order", null),
  unused: fc.constantFrom("annulment", "refund"),
});
const paymentId = fc.constantFrom("order.1", "order.2", "another.1");
const reference = fc.constantFrom("tx-1", "tx-2");
const maybeReference = fc.option(reference, { nil: null });
const attempt = fc.integer({ min: 1, max: 3 });

const operationOutcome: fc.Arbitrary<OperationOutcome> = fc.oneof(
  fc.record({ status: fc.constant("SUCCESS"), transactionReference: maybeReference }),
  fc.record({
    status: fc.constant("PENDING"),
    transactionReference: reference,
    redirectUrl: fc.constantFrom("https://pay.example", null),
    expectedTtlSeconds: fc.option(fc.nat(100_000), { nil: null }),
  }),
  fc.record({
    status: fc.constant("DECLINED"),
    errorCode: fc.constant(null),
    reason: fc.constant(null),
  }),
  fc.record({
    status: fc.constant("RETRIABLE"),
    cause: fc.constant("x"),
    mayHaveArrived: fc.boolean(),
  }),
  fc.record({ status: fc.constant("UNKNOWN"), cause: fc.constant("x") }),
);
const inquiryOutcome: fc.Arbitrary<InquiryOutcome> = fc.oneof(
  fc.record({
    kind: fc.constant("status"),
    status: fc.constantFrom(
      "AUTHORIZED",
      "CAPTURED",
      "VOIDED",
      "REFUNDED",
      "DECLINED",
      "EXPIRED",
      "PENDING",
      "NOT_FOUND",
    ),
    transactionReference: maybeReference,
  }),
  fc.record({ kind: fc.constant("no-answer"), cause: fc.constant("x") }),
);
const createOutcome: fc.Arbitrary<CreateOutcome> = fc.oneof(
  fc.record({
    kind: fc.constant("accepted"),
    posId: fc.constant("pos"),
    queueNumber: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant("rejected"),
    reason: fc.constant(null),
    posErrorType: fc.constant(null),
  }),
  fc.record({ kind: fc.constantFrom("ambiguous", "not-sent"), cause: fc.constant("x") }),
);
const loyaltyOutcome: fc.Arbitrary<LoyaltyOutcome> = fc.oneof(
  fc.record({ kind: fc.constant("accepted"), pointsReward: fc.nat(), pointsSpent: fc.nat() }),
  fc.record({ kind: fc.constant("refused"), errorText: fc.constant(null) }),
  fc.record({
    kind: fc.constant("no-answer"),
    cause: fc.constant("x"),
    mayHaveArrived: fc.boolean(),
  }),
);
const ids = attempt.map((number) => paymentIds("order", number));
const before = fc.constantFrom("payment", "create");
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant("CheckHealth"), before }),
  fc.record({ type: fc.constant("Pay"), ids, operation: fc.constantFrom("authorize", "sale") }),
  fc.record({ type: fc.constant("Inquire"), paymentId, transactionReference: maybeReference }),
  fc.record({ type: fc.constant("Create") }),
  fc.record({ type: fc.constant("Capture"), ids, transactionReference: reference }),
  fc.record({
    type: fc.constant("ReturnMoney"),
    ids,
    transactionReference: reference,
    operation: fc.constantFrom("reverse", "refund"),
  }),
  fc.record({ type: fc.constantFrom("CloseLoyalty", "RefundLoyalty") }),
);
const at = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
/** Any event at any time, including sequences that no runner would write. */
const anyEvent: fc.Arbitrary<CheckoutEvent> = fc.oneof(
  fc.record({ type: fc.constant("Started"), at, command }),
  fc.record({
    type: fc.constant("HealthAnswered"),
    at,
    before,
    up: fc.boolean(),
    cause: fc.constant(null),
  }),
  fc.record({ type: fc.constant("PaymentAnswered"), at, paymentId, outcome: operationOutcome }),
  fc.record({ type: fc.constant("CaptureAnswered"), at, paymentId, outcome: operationOutcome }),
  fc.record({ type: fc.constant("ReturnMoneyAnswered"), at, paymentId, outcome: operationOutcome }),
  fc.record({ type: fc.constant("InquiryAnswered"), at, paymentId, outcome: inquiryOutcome }),
  fc.record({ type: fc.constant("CreateAnswered"), at, outcome: createOutcome }),
  fc.record({ type: fc.constant("CloseAnswered"), at, outcome: loyaltyOutcome }),
  fc.record({ type: fc.constant("LoyaltyRefundAnswered"), at, outcome: loyaltyOutcome }),
  fc.record({ type: fc.constant("Interrupted"), at, cause: fc.constantFrom("stopped", "defect") }),
  fc.record({
    type: fc.constant("CallbackReceived"),
    at,
    transactionReference: reference,
    status: fc.constantFrom("SUCCESS", "DECLINED"),
    errorCode: fc.constant(null),
  }),
  fc.record({
    type: fc.constant("Returned"),
    at,
    outcome: fc.constantFrom("success", "error", "cancel"),
  }),
  fc.record({
    type: fc.constantFrom("Abandoned", "TimePassed", "Resumed", "VisitEnded", "LoyaltyPassedOn"),
    at,
  }),
  fc.record({
    type: fc.constant("CounterChosen"),
    at,
    method: fc.constantFrom("CASH", "BANK_CARD_IN_STORE"),
  }),
  fc.record({ type: fc.constant("PaidAgain"), at, ids }),
  fc.record({
    type: fc.constant("CheckoutFailed"),
    at,
    reason: fc.constantFrom("payment-declined", "too-late"),
  }),
  fc.record({
    type: fc.constant("KitchenMoved"),
    at,
    status: fc.constantFrom("COOKING", "PROCESSED", "CANCELED", "FAILED"),
    reason: fc.constant(null),
  }),
);

const placed = order.map((given) => {
  const event = {
    type: "Placed",
    at: 0,
    order: placedOrder(given),
    ids:
      given.paymentFlow === "authorize-capture" || given.paymentFlow === "sale"
        ? paymentIds("order", 1)
        : null,
  } as const;
  return event;
});

function isMoneyAround(state: CheckoutState): boolean {
  return state.payments.some(
    ({ status }) => status.at === "authorized" || status.at === "captured",
  );
}

test("for any sequence of events nothing throws, time never goes back, and the view is truthful about money", () => {
  fc.assert(
    fc.property(placed, fc.array(anyEvent, { maxLength: 40 }), (first, events) => {
      let state = begin(first);
      for (const event of events) {
        const next = evolve(state, event);
        expect(next.now).toBeGreaterThanOrEqual(state.now);
        state = next;
        const view = checkoutView(state, "https://return");
        if (view.step === "checkout-failed" && isMoneyAround(state)) {
          expect(["being-released", "being-returned", "staff"]).toContain(view.money);
        }
        staffReasons(state);
        const decision = decide(state);
        if (state.inFlight) expect(decision).toEqual({ type: "wait", until: null });
        if (decision.type === "wait" && decision.until !== null) {
          expect(decision.until).toBeGreaterThan(state.now);
        }
      }
      expect(replay(JSON.parse(JSON.stringify([first, ...events])))).toEqual(state);
    }),
    { numRuns: RUNS },
  );
});

/** Events that may come while a call is under way. */
const BESIDE: readonly CheckoutEvent["type"][] = [
  "CallbackReceived",
  "Returned",
  "Abandoned",
  "Resumed",
  "KitchenMoved",
  "VisitEnded",
  "LoyaltyPassedOn",
];
/** What can answer a call, or come during it. */
const answers = fc.record({
  up: fc.boolean(),
  operation: operationOutcome,
  inquiry: inquiryOutcome,
  create: createOutcome,
  loyalty: loyaltyOutcome,
  beside: fc.option(
    anyEvent.filter((event) => BESIDE.includes(event.type)),
    { nil: null },
  ),
  interrupted: fc.boolean(),
  paysAgain: fc.constantFrom("no", "here", "at-counter"),
});
type Answers = typeof answers extends fc.Arbitrary<infer Value> ? Value : never;

function answerTo(asked: Command, given: Answers, now: number): CheckoutEvent {
  const { operation: outcome } = given;
  if (given.interrupted) return { type: "Interrupted", at: now, cause: "stopped" };
  switch (asked.type) {
    case "CheckHealth":
      return { type: "HealthAnswered", at: now, before: asked.before, up: given.up, cause: null };
    case "Pay":
      return { type: "PaymentAnswered", at: now, paymentId: asked.ids.paymentId, outcome };
    case "Inquire":
      return {
        type: "InquiryAnswered",
        at: now,
        paymentId: asked.paymentId,
        outcome: given.inquiry,
      };
    case "Create":
      return { type: "CreateAnswered", at: now, outcome: given.create };
    case "Capture":
      return { type: "CaptureAnswered", at: now, paymentId: asked.ids.paymentId, outcome };
    case "ReturnMoney":
      return { type: "ReturnMoneyAnswered", at: now, paymentId: asked.ids.paymentId, outcome };
    case "RefundPayment":
      return { type: "RefundPaymentAnswered", at: now, refundId: asked.refundId, outcome };
    case "CloseLoyalty":
      return { type: "CloseAnswered", at: now, outcome: given.loyalty };
    case "RefundLoyalty":
      return { type: "LoyaltyRefundAnswered", at: now, outcome: given.loyalty };
  }
}

/** Enough for every bounded series of retries one after another. */
const MOST_STEPS = 2_000;

test("for any answers every order comes to an end, and money that stays authorized or captured is on the staff list", () => {
  fc.assert(
    fc.property(placed, fc.array(answers, { minLength: 1, maxLength: 30 }), (first, script) => {
      let state = begin(first);
      let now = 0;
      let paidAgain = 1;
      const record = (event: CheckoutEvent) => {
        state = evolve(state, event);
      };
      for (let step = 0; step < MOST_STEPS; step += 1) {
        const given = script[step % script.length];
        if (!given) return;
        // Events during calls, and process ends, stop after a while.
        const besides = step < script.length ? given.beside : null;
        if (step < script.length && paidAgain < 3 && canPayAgain(state)) {
          paidAgain += given.paysAgain === "no" ? 0 : 1;
          if (given.paysAgain === "here") {
            record({ type: "PaidAgain", at: now, ids: paymentIds("order", paidAgain) });
          } else if (given.paysAgain === "at-counter") {
            record({ type: "CounterChosen", at: now, method: "CASH" });
          }
        }
        const decision = decide(state);
        if (decision.type === "done" || (decision.type === "wait" && decision.until === null)) {
          expect(decision.type).toBe("done");
          break;
        }
        if (decision.type === "fail") {
          expect(state.failure).toBeNull();
          record({ type: "CheckoutFailed", at: now, reason: decision.reason });
        } else if (decision.type === "wait") {
          now = decision.until ?? now;
          record({ type: "TimePassed", at: now });
        } else {
          expect(state.inFlight).toBeNull();
          record({ type: "Started", at: now, command: decision.command });
          if (besides) record({ ...besides, at: now });
          const interrupted = given.interrupted && step < script.length;
          record(answerTo(decision.command, { ...given, interrupted }, now));
          expect(state.inFlight).toBeNull();
        }
      }
      expect(decide(state)).toEqual({ type: "done" });
      const accepted = state.injection.at === "accepted";
      const canceled = ["CANCELED", "FAILED"].includes(state.kitchen?.status ?? "");
      const statuses = state.payments.map((payment) => payment.status.at);
      const isCaptured = statuses.at(-1) === "captured" && !statuses.slice(0, -1).some(isOpen);
      if (accepted && !canceled && first.ids !== null && state.counter === null) {
        if (!isCaptured) expect(staffReasons(state)).not.toEqual([]);
      } else if (statuses.some(isOpen)) {
        expect(staffReasons(state)).not.toEqual([]);
      }
    }),
    { numRuns: RUNS },
  );
});

function isOpen(status: string): boolean {
  return !["ready", "failed", "returned"].includes(status);
}
