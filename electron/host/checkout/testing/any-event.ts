/** Arbitrary orders and events of the checkout, including sequences that no runner would write. */
import fc from "fast-check";
import { ORDER_STATUSES } from "../../../../contracts/ordering.ts";
import { inquiryStatus } from "../../../../contracts/payments.ts";
import {
  CHECKOUT_FAILURE_REASONS,
  RESOLUTION_METHODS,
  STAFF_REASONS,
} from "../../../../domain/order-course.ts";
import { paymentIds, placedOrder } from "../simulation/placed-order.ts";
import type {
  CheckoutEvent,
  Command,
  CreateOutcome,
  InquiryOutcome,
  LoyaltyOutcome,
  OperationOutcome,
} from "../state/events.ts";

/** What every order of these tests costs. */
const TOTAL = "12.50";

const paymentId = fc.constantFrom("order.1", "order.2", "another.1");
const refundId = fc.constantFrom("refund-1", "refund-2");
const reference = fc.constantFrom("tx-1", "tx-2");
const maybeReference = fc.option(reference, { nil: null });
const amount = fc.constantFrom("0", "5", "7.50", TOTAL, "12.51");
const ids = fc.integer({ min: 1, max: 3 }).map((number) => paymentIds("order", number));
const before = fc.constantFrom("payment", "create");
const cause = fc.constant("x");
const at = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const bootTime = fc.record({
  bootId: fc.constantFrom("boot-1", "boot-2"),
  aheadMs: fc.integer({ min: -1_000_000, max: 1_000_000 }),
});
const maybeBootTime = fc.record({ bootTime }, { requiredKeys: [] });

/** A field that the integrator may name or leave out. */
const naming = <Outcome>(outcome: fc.Arbitrary<Outcome>): fc.Arbitrary<Outcome> =>
  fc
    .tuple(outcome, fc.record({ transactionReference: maybeReference }, { requiredKeys: [] }))
    .map(([given, named]) => ({ ...given, ...named }));

export const operationOutcome: fc.Arbitrary<OperationOutcome> = fc.oneof(
  fc.record({ status: fc.constant("SUCCESS"), transactionReference: maybeReference }),
  fc.record({
    status: fc.constant("PENDING"),
    transactionReference: reference,
    redirectUrl: fc.constantFrom("https://pay.example", null),
    expectedTtlSeconds: fc.option(fc.nat(100_000), { nil: null }),
  }),
  naming(
    fc.record({
      status: fc.constant("DECLINED"),
      errorCode: fc.constant(null),
      reason: fc.constant(null),
    }),
  ),
  naming(fc.record({ status: fc.constant("RETRIABLE"), cause, mayHaveArrived: fc.boolean() })),
  naming(fc.record({ status: fc.constant("UNKNOWN"), cause })),
);

export const inquiryOutcome: fc.Arbitrary<InquiryOutcome> = fc.oneof(
  fc.record({
    kind: fc.constant("status"),
    status: fc.constantFrom(...inquiryStatus.options),
    transactionReference: maybeReference,
  }),
  fc.record({ kind: fc.constant("no-answer"), cause }),
);

export const createOutcome: fc.Arbitrary<CreateOutcome> = fc.oneof(
  fc.record({
    kind: fc.constant("accepted"),
    posId: fc.constant("pos"),
    queueNumber: fc.constantFrom("47", null),
  }),
  fc.record({
    kind: fc.constant("rejected"),
    reason: fc.constant(null),
    posErrorType: fc.constantFrom("ITEM_UNAVAILABLE", "UNKNOWN", null),
  }),
  fc.record({ kind: fc.constantFrom("ambiguous", "not-sent"), cause }),
);

export const loyaltyOutcome: fc.Arbitrary<LoyaltyOutcome> = fc.oneof(
  fc.record({
    kind: fc.constant("accepted"),
    pointsReward: fc.option(fc.nat()),
    pointsSpent: fc.option(fc.nat()),
  }),
  fc.record({ kind: fc.constant("refused"), errorText: fc.constant(null) }),
  fc.record({ kind: fc.constant("invalid") }),
  fc.record({ kind: fc.constant("no-answer"), cause, mayHaveArrived: fc.boolean() }),
);

/** By type, so that none is forgotten. */
const commands: { [Type in Command["type"]]: fc.Arbitrary<Extract<Command, { type: Type }>> } = {
  CheckHealth: fc.record({ type: fc.constant("CheckHealth"), before }),
  Pay: fc.record({
    type: fc.constant("Pay"),
    ids,
    operation: fc.constantFrom("authorize", "sale"),
  }),
  Inquire: fc.record({
    type: fc.constant("Inquire"),
    paymentId,
    transactionReference: maybeReference,
  }),
  Create: fc.record({ type: fc.constant("Create") }),
  Capture: fc.record({ type: fc.constant("Capture"), ids, transactionReference: reference }),
  ReturnMoney: fc.record({
    type: fc.constant("ReturnMoney"),
    ids,
    transactionReference: reference,
    operation: fc.constantFrom("reverse", "refund"),
  }),
  RefundPayment: fc.record({
    type: fc.constant("RefundPayment"),
    paymentId,
    refundId,
    idempotencyKey: fc.constantFrom("key-1", "key-2"),
    transactionReference: reference,
    amount,
  }),
  CloseLoyalty: fc.record({ type: fc.constant("CloseLoyalty") }),
  RefundLoyalty: fc.record({ type: fc.constant("RefundLoyalty") }),
};

type EventOf<Type extends CheckoutEvent["type"]> = Extract<CheckoutEvent, { type: Type }>;
type Arbitraries = {
  [Type in Exclude<CheckoutEvent["type"], "Placed">]: fc.Arbitrary<EventOf<Type>>;
};

const bare = <Type extends string>(type: Type) => fc.record({ type: fc.constant(type), at });

/** By type, so that none is forgotten. */
const events: Arbitraries = {
  Started: fc.record({
    type: fc.constant("Started"),
    at,
    command: fc.oneof(...Object.values(commands)),
  }),
  HealthAnswered: fc.record({
    type: fc.constant("HealthAnswered"),
    at,
    before,
    up: fc.boolean(),
    cause: fc.constantFrom("ordering", null),
  }),
  PaymentAnswered: fc.record({
    type: fc.constant("PaymentAnswered"),
    at,
    paymentId,
    outcome: operationOutcome,
  }),
  InquiryAnswered: fc.record({
    type: fc.constant("InquiryAnswered"),
    at,
    paymentId,
    outcome: inquiryOutcome,
  }),
  CreateAnswered: fc.record({ type: fc.constant("CreateAnswered"), at, outcome: createOutcome }),
  CaptureAnswered: fc.record({
    type: fc.constant("CaptureAnswered"),
    at,
    paymentId,
    outcome: operationOutcome,
  }),
  ReturnMoneyAnswered: fc.record({
    type: fc.constant("ReturnMoneyAnswered"),
    at,
    paymentId,
    outcome: operationOutcome,
  }),
  RefundPaymentAnswered: fc.record({
    type: fc.constant("RefundPaymentAnswered"),
    at,
    refundId,
    outcome: operationOutcome,
  }),
  CloseAnswered: fc.record({ type: fc.constant("CloseAnswered"), at, outcome: loyaltyOutcome }),
  LoyaltyRefundAnswered: fc.record({
    type: fc.constant("LoyaltyRefundAnswered"),
    at,
    outcome: loyaltyOutcome,
  }),
  Interrupted: fc.record({
    type: fc.constant("Interrupted"),
    at,
    cause: fc.constantFrom("stopped", "defect"),
  }),
  CallbackReceived: fc
    .tuple(
      fc.record({
        type: fc.constant("CallbackReceived"),
        at,
        transactionReference: reference,
        status: fc.constantFrom("SUCCESS", "DECLINED"),
        errorCode: fc.constant(null),
      }),
      maybeBootTime,
    )
    .map(([event, boot]) => ({ ...event, ...boot })),
  Returned: fc.record({
    type: fc.constant("Returned"),
    at,
    outcome: fc.constantFrom("success", "error", "cancel"),
  }),
  Abandoned: bare("Abandoned"),
  PaidAgain: fc.record({ type: fc.constant("PaidAgain"), at, ids }),
  CounterChosen: fc.record({
    type: fc.constant("CounterChosen"),
    at,
    method: fc.constantFrom("CASH", "BANK_CARD_IN_STORE"),
  }),
  VisitEnded: bare("VisitEnded"),
  LanguageChosen: fc.record({
    type: fc.constant("LanguageChosen"),
    at,
    locale: fc.constantFrom("de", "ar"),
  }),
  LoyaltyPassedOn: bare("LoyaltyPassedOn"),
  CheckoutFailed: fc.record({
    type: fc.constant("CheckoutFailed"),
    at,
    reason: fc.constantFrom(...CHECKOUT_FAILURE_REASONS),
  }),
  KitchenMoved: fc.record({
    type: fc.constant("KitchenMoved"),
    at,
    status: fc.constantFrom(...ORDER_STATUSES),
    reason: fc.constant(null),
    queueNumber: fc.constantFrom("48", null),
  }),
  StaffRetried: fc.record({
    type: fc.constant("StaffRetried"),
    at,
    fresh: fc.array(ids, { maxLength: 2 }),
    by: fc.constantFrom("Mona", null),
  }),
  StaffRefundAsked: fc.record({
    type: fc.constant("StaffRefundAsked"),
    at,
    by: fc.constantFrom("Mona", null),
    paymentId,
    refundId,
    idempotencyKey: fc.constantFrom("key-1", "key-2"),
    amount,
  }),
  StaffLoyaltyRefundAsked: bare("StaffLoyaltyRefundAsked"),
  StaffResolved: fc.record({
    type: fc.constant("StaffResolved"),
    at,
    cases: fc.array(fc.record({ reason: fc.constantFrom(...STAFF_REASONS), subject: paymentId }), {
      maxLength: 3,
    }),
    how: fc.constantFrom(...RESOLUTION_METHODS),
  }),
  TimePassed: bare("TimePassed"),
  Resumed: fc
    .tuple(
      bare("Resumed"),
      fc.record({ absenceUnknown: fc.boolean() }, { requiredKeys: [] }),
      maybeBootTime,
    )
    .map(([event, absence, boot]) => ({ ...event, ...absence, ...boot })),
};

/** Any event at any time. */
export const anyEvent: fc.Arbitrary<CheckoutEvent> = fc.oneof(...Object.values(events));

/** Events that may come while a call is under way. */
export const eventBeside: fc.Arbitrary<CheckoutEvent> = fc.oneof(
  events.CallbackReceived,
  events.Returned,
  events.Abandoned,
  events.Resumed,
  events.KitchenMoved,
  events.VisitEnded,
  events.LoyaltyPassedOn,
  events.LanguageChosen,
);

/** What customers and staff ask for. */
export const choice: fc.Arbitrary<CheckoutEvent> = fc.oneof(
  events.PaidAgain,
  events.CounterChosen,
  events.StaffRetried,
  events.StaffRefundAsked,
  events.StaffLoyaltyRefundAsked,
  events.StaffResolved,
);

/** The first event of an order, of any kind. */
export const anyPlaced: fc.Arbitrary<EventOf<"Placed">> = fc
  .record({
    checkoutId: fc.constant("order"),
    paymentFlow: fc.constantFrom("authorize-capture", "sale", "nothing-due", "pay-at-counter"),
    canInquire: fc.boolean(),
    canRefund: fc.boolean(),
    total: fc.constant(TOTAL),
    loyaltyOrderId: fc.constantFrom("loyalty-order", null),
    unused: fc.constantFrom("annulment", "refund"),
  })
  .map((given) => {
    const paysHere = given.paymentFlow === "authorize-capture" || given.paymentFlow === "sale";
    return {
      type: "Placed",
      at: 0,
      order: placedOrder(given),
      ids: paysHere ? paymentIds("order", 1) : null,
    };
  });
