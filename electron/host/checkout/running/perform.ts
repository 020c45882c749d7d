import type { LoyaltyClient, LoyaltyConnection, LoyaltyResult } from "../../loyalty/client.ts";
import { orderClosedRequestOf } from "../../loyalty/closing.ts";
import type { Recorder } from "../../net/recorder.ts";
import type { OrderingClient } from "../../ordering/client.ts";
import { buildOrderRequest } from "../../ordering/order-request.ts";
import type { Integrator, OperationResult, PaymentInstrument } from "../../payments/integrator.ts";
import { returnUrls } from "../../payments/return-urls.ts";
import type { Settings } from "../../settings/settings.ts";
import type { CheckoutEvent, Command, LoyaltyOutcome } from "../state/events.ts";
import { PAYMENTS_DOWN } from "../state/evolve.ts";
import type { PlacedOrder } from "../state/order.ts";
import { sentSnapshot } from "../state/sent-snapshot.ts";
import { amountToReturn } from "../state/staff-refunds.ts";
import type { CheckoutState } from "../state/state.ts";
import type { Perform } from "./runner.ts";

export type Services = {
  readonly ordering: OrderingClient;
  readonly payments: Integrator;
  /** How a card on file is named to the integrator; null if it was removed. */
  readonly cardInstrument: (cardId: string) => PaymentInstrument | null;
  readonly loyalty: LoyaltyClient;
  readonly loyaltyConnection: () => LoyaltyConnection | null;
  readonly recorder: Recorder;
  readonly settings: Settings;
  /** UTC milliseconds. */
  readonly now: () => number;
};

/** Makes the calls that `decide` requests: the only place where an order calls the three services. */
export function createPerform(services: Services): Perform {
  return async (command, state) => {
    const { result, exchanges } = await services.recorder.record(() =>
      performOne(command, state, services),
    );
    return { event: result, exchanges };
  };
}

async function performOne(
  command: Command,
  state: CheckoutState,
  services: Services,
): Promise<CheckoutEvent> {
  const { order } = state;
  const { ordering, payments } = services;
  const answered = () => ({ at: services.now() });
  switch (command.type) {
    case "CheckHealth": {
      const report = await checkHealth(command.before, services);
      return { type: "HealthAnswered", ...answered(), before: command.before, ...report };
    }
    case "Pay": {
      const outcome = await pay(command, order, services);
      return { type: "PaymentAnswered", ...answered(), paymentId: command.ids.paymentId, outcome };
    }
    case "Inquire": {
      const { paymentId, transactionReference } = command;
      const outcome = await payments.inquireStatus({
        paymentId,
        ...(transactionReference !== null && { transactionReference }),
      });
      return { type: "InquiryAnswered", ...answered(), paymentId, outcome };
    }
    case "Create": {
      const outcome = await ordering.createOrder(
        buildOrderRequest(sentSnapshot(state), services.settings),
      );
      return { type: "CreateAnswered", ...answered(), outcome };
    }
    case "Capture": {
      const { ids, transactionReference } = command;
      const { paymentId, captureKey: idempotencyKey } = ids;
      const outcome = await payments.capture({ idempotencyKey, paymentId, transactionReference });
      return { type: "CaptureAnswered", ...answered(), paymentId, outcome };
    }
    case "ReturnMoney": {
      const outcome = await returnMoney(command, state, services);
      const { paymentId } = command.ids;
      return { type: "ReturnMoneyAnswered", ...answered(), paymentId, outcome };
    }
    case "RefundPayment": {
      const { refundId, idempotencyKey, transactionReference, amount } = command;
      const outcome = await payments.refund({ idempotencyKey, transactionReference, amount });
      return { type: "RefundPaymentAnswered", ...answered(), refundId, outcome };
    }
    case "CloseLoyalty": {
      const outcome = await close(order, services);
      return { type: "CloseAnswered", ...answered(), outcome };
    }
    case "RefundLoyalty": {
      const outcome = await refundLoyalty(order, services);
      return { type: "LoyaltyRefundAnswered", ...answered(), outcome };
    }
  }
}

/** Before a payment both services are checked: no customer may pay for an order that cannot be made. */
async function checkHealth(
  before: "payment" | "create",
  { ordering, payments }: Services,
): Promise<{ up: boolean; cause: string | null }> {
  const vendor = await ordering.healthcheck();
  if (vendor === "DOWN") return { up: false, cause: "ordering" };
  if (before === "create") return { up: true, cause: null };
  const integrator = await payments.health();
  return { up: integrator === "UP", cause: integrator === "UP" ? null : PAYMENTS_DOWN };
}

async function pay(
  command: Command & { type: "Pay" },
  order: PlacedOrder,
  { payments, cardInstrument }: Services,
): Promise<OperationResult> {
  const { paymentId, payKey: idempotencyKey, cardId } = command.ids;
  const paymentInstrument = cardId === undefined ? undefined : cardInstrument(cardId);
  // The same key with another body would be another payment: without its card this one is not requested.
  if (paymentInstrument === null) return CARD_IS_GONE;
  const payment = {
    idempotencyKey,
    paymentId,
    amount: order.snapshot.charge.total,
    currency: order.currency,
    returnUrls: returnUrls(order.returnBaseUrl, order.checkoutId),
    ...(paymentInstrument && { paymentInstrument }),
  };
  return command.operation === "sale" ? payments.sale(payment) : payments.authorize(payment);
}

const CARD_IS_GONE: OperationResult = {
  status: "RETRIABLE",
  cause: "the card on file is gone",
  mayHaveArrived: false,
  transactionReference: null,
};

function returnMoney(
  command: Command & { type: "ReturnMoney" },
  state: CheckoutState,
  { payments }: Services,
) {
  const { ids, transactionReference, operation } = command;
  if (operation === "reverse") {
    return payments.reverse({ idempotencyKey: ids.reverseKey, transactionReference });
  }
  const amount = amountToReturn(state, ids.paymentId);
  return payments.refund({ idempotencyKey: ids.refundKey, transactionReference, amount });
}

async function close(order: PlacedOrder, services: Services): Promise<LoyaltyOutcome> {
  const connection = services.loyaltyConnection();
  if (!order.loyalty || !connection) return NO_CONNECTION;
  const result = await services.loyalty.orderClosed(
    orderClosedRequestOf({
      ...order.loyalty,
      apiVersion: connection.apiVersion,
      waiter: services.settings.device.waiter,
    }),
  );
  return outcomeOf(result, ({ pointsReward, pointsSpent }) => ({
    pointsReward: pointsReward ?? null,
    pointsSpent: pointsSpent ?? null,
  }));
}

async function refundLoyalty(order: PlacedOrder, services: Services): Promise<LoyaltyOutcome> {
  if (!order.loyalty) return NO_CONNECTION;
  const { establishmentId, identification } = order.loyalty;
  const result = await services.loyalty.refund({
    establishmentId,
    orderId: identification.loyaltyOrderId,
  });
  return outcomeOf(result, () => ({ pointsReward: 0, pointsSpent: 0 }));
}

const NO_CONNECTION: LoyaltyOutcome = {
  kind: "no-answer",
  cause: "no credential",
  mayHaveArrived: false,
};

/**
 * in-store-loyalty.md §7: 400 is definite. 403 may pass with a fresh salt or a repaired key, and so may a salt that
 * was not given.
 */
function outcomeOf<Answer extends { accepted: boolean; errorText?: string | null | undefined }>(
  result: LoyaltyResult<Answer>,
  points: (
    answer: Answer,
  ) => Pick<LoyaltyOutcome & { kind: "accepted" }, "pointsReward" | "pointsSpent">,
): LoyaltyOutcome {
  switch (result.kind) {
    case "answer":
      return result.answer.accepted
        ? { kind: "accepted", ...points(result.answer) }
        : { kind: "refused", errorText: result.answer.errorText ?? null };
    case "refused-by-http":
      if (result.status === 400 && result.by === "operation") return { kind: "invalid" };
      return { kind: "no-answer", cause: `HTTP ${result.status}`, mayHaveArrived: false };
    case "no-answer":
    case "malformed":
      return { kind: "no-answer", cause: result.kind, mayHaveArrived: result.mayHaveArrived };
  }
}
