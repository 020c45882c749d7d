/** The payments integration contract: payments.md. The kiosk plays the platform. Wire names as written there. */
import { z } from "zod";
import { wireAmount, wireList, wireName, wireText } from "./common.ts";

// payments.md §2.5. The two wallet names are neutral here; a setting gives their wire spelling.
export const CAPABILITIES = [
  "CAPTURE",
  "SALE",
  "DIRECT_REFUND",
  "REDIRECT_FLOW",
  "DIRECT_WEBHOOK",
  "STATUS_POLLING",
  "TOKENIZATION",
  "WALLET_A_PAY",
  "WALLET_B_PAY",
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Unknown capability values are dropped by the client, not rejected (lenient parsing). */
export const capabilitiesResponse = z.object({ capabilities: wireList(wireText) });
export const healthResponse = z.object({ status: z.enum(["UP", "DOWN"]) });

// payments.md §2.2
export const returnUrls = z.object({
  successUrl: wireName,
  errorUrl: wireName,
  cancelUrl: wireName,
});
export type ReturnUrls = z.infer<typeof returnUrls>;

export const integrationSettings = z
  .record(z.string(), wireText)
  .refine((settings) => "currency" in settings, { error: "currency is missing" });

/** `type` is CARD_TOKEN or a wallet's wire name; `token` and `walletPayload` are secrets. */
export const paymentInstrument = z.object({
  type: wireName,
  token: wireText.optional(),
  walletPayload: wireText.optional(),
});

export const paymentRequest = z.object({
  paymentId: wireName,
  amount: wireAmount,
  currency: z.string().regex(/^[A-Z]{3}$/),
  settings: integrationSettings,
  returnUrls,
  paymentInstrument: paymentInstrument.optional(),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

/** 12 to 19 digits with none of them hidden, whatever separates them. */
const FULL_CARD_NUMBER = /^(?:\d[ -]?){12,19}$/;

// payments.md §2.3: display mask only.
export const card = z.object({
  token: wireName,
  maskedPan: wireName.refine((mask) => !FULL_CARD_NUMBER.test(mask), {
    error: "a full card number instead of a mask",
  }),
  brand: wireText.nullish(),
  expiryMonth: z.number().int().min(1).max(12).nullish(),
  expiryYear: z.number().int().nullish(),
});

// payments.md §2.1
export const operationStatus = z.enum(["SUCCESS", "PENDING", "DECLINED", "RETRIABLE", "UNKNOWN"]);
export type OperationStatus = z.infer<typeof operationStatus>;

export const operationResponse = z
  .object({
    status: operationStatus,
    transactionReference: wireText.nullish(),
    redirectUrl: wireText.nullish(),
    expectedTtlSeconds: z.number().int().positive().nullish(),
    errorCode: wireText.nullish(),
    reason: wireText.nullish(),
    card: card.nullish(),
  })
  .refine((answer) => answer.status !== "PENDING" || Boolean(answer.transactionReference), {
    error: "PENDING without transactionReference",
    path: ["transactionReference"],
  });
export type OperationResponse = z.infer<typeof operationResponse>;

/** Named PaymentErrorCode values (payments.md §7); the full catalogue is "not shown". */
export const PAYMENT_ERROR_CODES = [
  "NOT_ENOUGH_MONEY",
  "CARD_EXPIRED",
  "FAILURE_3DS_CHECK",
  "GATEWAY_ERROR",
] as const;

// payments.md §4.1
export const captureRequest = z.object({
  paymentId: wireName,
  transactionReference: wireName,
  amount: wireAmount.optional(),
});
export const reverseRequest = z.object({ transactionReference: wireName });
export const refundRequest = z.object({ transactionReference: wireName, amount: wireAmount });

/** Body "not shown": read as paymentId and, once known, the reference. */
export const inquireStatusRequest = z.object({
  paymentId: wireName,
  transactionReference: wireName.optional(),
});

export const inquiryStatus = z.enum([
  "AUTHORIZED",
  "CAPTURED",
  "VOIDED",
  "REFUNDED",
  "DECLINED",
  "EXPIRED",
  "PENDING",
  "NOT_FOUND",
]);
export type InquiryStatus = z.infer<typeof inquiryStatus>;

export const inquireStatusResponse = z.object({
  status: inquiryStatus,
  transactionReference: wireText.nullish(),
  rawStatus: wireText.nullish(),
});

// payments.md §2.4
export const enrollmentRequest = z.object({
  enrollmentId: z.uuid(),
  customer: z.object({
    email: wireText.optional(),
    name: wireText.optional(),
    language: wireText.optional(),
  }),
  returnUrls,
  settings: integrationSettings,
});
export const inquireEnrollmentRequest = z.object({
  enrollmentId: z.uuid(),
  transactionReference: wireText.optional(),
});
export const inquireEnrollmentResponse = z
  .object({
    status: z.enum(["COMPLETED", "PENDING", "DECLINED", "NOT_FOUND"]),
    transactionReference: wireText.nullish(),
    card: card.nullish(),
  })
  .refine((answer) => answer.status !== "COMPLETED" || Boolean(answer.card), {
    error: "COMPLETED without card",
    path: ["card"],
  });

// payments.md §4.2
export const resultCallback = z.object({
  status: z.enum(["SUCCESS", "DECLINED"]),
  transactionReference: wireName,
  errorCode: wireText.nullish(),
  reason: wireText.nullish(),
});
export type ResultCallback = z.infer<typeof resultCallback>;

export const enrollmentCallback = z
  .object({
    enrollmentId: wireName,
    transactionReference: wireText.nullish(),
    status: z.enum(["SUCCESS", "DECLINED"]),
    card: card.nullish(),
  })
  .refine((callback) => callback.status !== "SUCCESS" || Boolean(callback.card), {
    error: "SUCCESS without card",
    path: ["card"],
  });
