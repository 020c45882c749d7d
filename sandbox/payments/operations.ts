import type { z } from "zod";
import type {
  captureRequest,
  InquiryStatus,
  inquireStatusRequest,
  PaymentRequest,
  refundRequest,
  reverseRequest,
} from "../../contracts/payments.ts";
import { showThousandths, toThousandths } from "../core/amount.ts";
import type { CallbackSender } from "./callbacks.ts";
import type { CardStore } from "./cards.ts";
import type { PageOutcome, Payment, PaymentStore } from "./store.ts";
import type { PaymentSwitches, PaymentSwitchStore } from "./switches.ts";

/** payments.md §8: the payment timeout when expectedTtlSeconds is left out. */
export const DEFAULT_TTL_SECONDS = 15 * 60;

/** What the integrator's operations work with. */
export interface IntegratorContext {
  payments: PaymentStore;
  cards: CardStore;
  switches: PaymentSwitchStore;
  callbacks: CallbackSender;
  /** Address of the card page's server, as a browser reaches it. */
  pageOrigin: () => string;
  now: () => number;
}

const declined = (reason: string, errorCode = "GATEWAY_ERROR") => ({
  status: "DECLINED",
  errorCode,
  reason,
});

/** Rejects a transition that payments.md §3 does not have, and records it for the ledger. */
function impossible(
  { payments }: IntegratorContext,
  transactionReference: string,
  rule: string,
  text: string,
) {
  payments.remark({ transactionReference, rule, text });
  return declined(text);
}

type AtOnce = NonNullable<PaymentSwitches["answersAtOnce"]>;

/** A saved card or a wallet is charged at once; undefined if the customer has to be asked first. */
function bankAnswer(context: IntegratorContext, request: PaymentRequest): AtOnce | undefined {
  const { paymentInstrument } = request;
  if (!paymentInstrument) return context.switches.read().answersAtOnce ?? undefined;
  if (paymentInstrument.type !== "CARD_TOKEN") return { status: "SUCCESS" };
  const saved = context.cards.byToken(paymentInstrument.token ?? "");
  const errorCode = saved ? saved.refusal : "GATEWAY_ERROR";
  return errorCode === null ? { status: "SUCCESS" } : { status: "DECLINED", errorCode };
}

function payAtOnce({ payments }: IntegratorContext, answer: AtOnce, reference: string) {
  if (answer.status === "SUCCESS") {
    payments.approve(reference);
    return { status: "SUCCESS", transactionReference: reference };
  }
  const { errorCode } = answer;
  const reason = "refused by the bank";
  payments.decline(reference, { errorCode, reason, outcome: "error" });
  return { ...declined(reason, errorCode), transactionReference: reference };
}

/** authorize and sale, payments.md §4.1. */
export function pay(
  context: IntegratorContext,
  operation: Payment["operation"],
  request: PaymentRequest,
) {
  const { payments, switches, pageOrigin } = context;
  const earlier = payments.byPaymentId(request.paymentId);
  if (earlier) {
    const text = `paymentId ${request.paymentId} was already used for another call`;
    return impossible(context, earlier.transactionReference, "payment-id-reused", text);
  }
  const { expectedTtlSeconds, capabilities } = switches.read();
  const payment = payments.begin({
    paymentId: request.paymentId,
    operation,
    currency: request.currency,
    amount: toThousandths(request.amount) ?? 0,
    returnUrls: request.returnUrls,
    ttlSeconds: expectedTtlSeconds ?? DEFAULT_TTL_SECONDS,
  });
  const { transactionReference } = payment;
  const atOnce = bankAnswer(context, request);
  if (atOnce) return payAtOnce(context, atOnce, transactionReference);
  return {
    status: "PENDING",
    transactionReference,
    // Without REDIRECT_FLOW the integrator drives a terminal of its own, see the control API.
    ...(capabilities.includes("REDIRECT_FLOW") && {
      redirectUrl: `${pageOrigin()}/hosted/pay/${transactionReference}`,
    }),
    ...(expectedTtlSeconds !== null && { expectedTtlSeconds }),
  };
}

/** capture, payments.md §4.1: amount left out means all of it. */
export function capture(context: IntegratorContext, request: z.infer<typeof captureRequest>) {
  const { payments } = context;
  const { transactionReference } = request;
  const payment = payments.byReference(transactionReference);
  if (!payment || payment.paymentId !== request.paymentId) {
    const text = "no payment with this paymentId and transactionReference";
    return impossible(context, transactionReference, "capture-of-unknown-payment", text);
  }
  const amount = request.amount === undefined ? payment.held : (toThousandths(request.amount) ?? 0);
  if (payments.capture(transactionReference, amount)) {
    return { status: "SUCCESS", transactionReference };
  }
  if (payment.settled > 0) {
    const text = `captured a second time (${showThousandths(payment.settled)} is settled)`;
    return impossible(context, transactionReference, "captured-twice", text);
  }
  const text = `cannot capture ${showThousandths(amount)} of a payment that is ${payment.state} and holds ${showThousandths(payment.held)}`;
  return impossible(context, transactionReference, "capture-without-hold", text);
}

/** reverse, payments.md §4.1: releases an authorization that was never captured. */
export function reverse(context: IntegratorContext, request: z.infer<typeof reverseRequest>) {
  const { payments } = context;
  const { transactionReference } = request;
  if (payments.reverse(transactionReference)) return { status: "SUCCESS", transactionReference };
  const payment = payments.byReference(transactionReference);
  if (payment && payment.settled > 0) {
    const text = "reversed after it was captured";
    return impossible(context, transactionReference, "reversed-after-capture", text);
  }
  if (payment?.state === "voided") {
    const text = "reversed a second time";
    return impossible(context, transactionReference, "reversed-twice", text);
  }
  // Nothing is authorized: a client that is not sure may safely ask, so this is no violation.
  return declined(payment ? `nothing is held, the payment is ${payment.state}` : "no such payment");
}

/** refund, payments.md §4.1: of what was captured, whole or partial. */
export function refund(context: IntegratorContext, request: z.infer<typeof refundRequest>) {
  const { payments } = context;
  const { transactionReference } = request;
  const amount = toThousandths(request.amount) ?? 0;
  if (payments.refund(transactionReference, amount)) {
    return { status: "SUCCESS", transactionReference };
  }
  const payment = payments.byReference(transactionReference);
  const left = payment ? payment.settled - payment.refunded : 0;
  const text = `refund of ${showThousandths(amount)} where ${showThousandths(left)} is settled and not yet refunded`;
  return impossible(context, transactionReference, "refunded-more-than-settled", text);
}

const INQUIRY_STATUS: Record<Payment["state"], InquiryStatus> = {
  pending: "PENDING",
  authorized: "AUTHORIZED",
  captured: "CAPTURED",
  voided: "VOIDED",
  refunded: "REFUNDED",
  declined: "DECLINED",
  expired: "EXPIRED",
};

/** inquire-status, payments.md §2.5: by reference if it is known, else by paymentId. */
export function inquire(
  { payments }: IntegratorContext,
  request: z.infer<typeof inquireStatusRequest>,
) {
  const { paymentId, transactionReference } = request;
  const payment = transactionReference
    ? payments.byReference(transactionReference)
    : payments.byPaymentId(paymentId);
  if (!payment) return { status: "NOT_FOUND", rawStatus: "unknown" };
  const { transactionReference: reference, state, refunded } = payment;
  // A refund moves a payment to refunded, a partial one too (payments.md §3): only the PSP's own status tells them apart.
  const isInPart = state === "captured" && refunded > 0;
  return {
    status: isInPart ? "REFUNDED" : INQUIRY_STATUS[state],
    transactionReference: reference,
    rawStatus: isInPart ? "captured_partially_refunded" : state,
  };
}

/** How the customer's visit to the card page, or to a terminal, ended. */
export type Ending =
  | { kind: "approved" }
  | { kind: "refused"; errorCode: string; reason: string }
  | { kind: "cancelled" };

/**
 * Makes a pending payment final and stores its callback. Call inside a transaction. Returns the callback's key, or
 * undefined when the payment was not pending any more.
 */
export function conclude(
  { payments, callbacks }: IntegratorContext,
  transactionReference: string,
  ending: Ending,
): string | undefined {
  if (ending.kind === "approved") {
    if (!payments.approve(transactionReference)) return undefined;
    const body = { status: "SUCCESS", transactionReference };
    return callbacks.enqueue("payments.result-callback", transactionReference, body);
  }
  const outcome: PageOutcome = ending.kind === "cancelled" ? "cancel" : "error";
  const why =
    ending.kind === "cancelled"
      ? { errorCode: "GATEWAY_ERROR", reason: "the customer backed out" }
      : { errorCode: ending.errorCode, reason: ending.reason };
  if (!payments.decline(transactionReference, { ...why, outcome })) return undefined;
  const body = { status: "DECLINED", transactionReference, ...why };
  return callbacks.enqueue("payments.result-callback", transactionReference, body);
}
