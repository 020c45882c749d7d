/** Messages of payments.md, transcribed from its text. */
import type { Example } from "./example.ts";

const ENROLLMENT_ID = "0a52ab1c-5b0e-4d0e-9df0-0c7f9c7b5a11";

const returnUrls = {
  successUrl: "https://platform.example.org/pay/ok",
  errorUrl: "https://platform.example.org/pay/error",
  cancelUrl: "https://platform.example.org/pay/cancel",
};
const payment = {
  paymentId: "pay-1",
  amount: 32,
  currency: "EUR",
  settings: { currency: "EUR", merchantId: "HP-1" },
  returnUrls,
};
const card = {
  token: "tok-1",
  maskedPan: "411111******1111",
  brand: "visa",
  expiryMonth: 12,
  expiryYear: 2029,
};

const service: readonly Example[] = [
  {
    section: "§4.1",
    what: "capabilities of a two-phase service",
    schema: "capabilitiesResponse",
    valid: true,
    message: { capabilities: ["CAPTURE", "DIRECT_REFUND", "REDIRECT_FLOW", "STATUS_POLLING"] },
  },
  {
    section: "§4.1",
    what: "capabilities is a list",
    schema: "capabilitiesResponse",
    valid: false,
    message: { capabilities: "CAPTURE" },
  },
  {
    section: "§4.1",
    what: "health is UP or DOWN",
    schema: "healthResponse",
    valid: true,
    message: { status: "DOWN" },
  },
  {
    section: "§4.1",
    what: "health has no third value",
    schema: "healthResponse",
    valid: false,
    message: { status: "DEGRADED" },
  },
];

const requests: readonly Example[] = [
  {
    section: "§2.2",
    what: "an authorize or sale request",
    schema: "paymentRequest",
    valid: true,
    message: payment,
  },
  {
    section: "§2.2",
    what: "with a stored card",
    schema: "paymentRequest",
    valid: true,
    message: { ...payment, paymentInstrument: { type: "CARD_TOKEN", token: "tok-1" } },
  },
  {
    section: "§2.2",
    what: "with a wallet, whose name on the wire carries its brand",
    schema: "paymentRequest",
    valid: true,
    message: {
      ...payment,
      paymentInstrument: { type: "BRAND_PAY", walletPayload: "eyJvcGFxdWUiOnRydWV9" },
    },
  },
  {
    section: "§2.2",
    what: "settings always contains currency",
    schema: "paymentRequest",
    valid: false,
    message: { ...payment, settings: { merchantId: "HP-1" } },
  },
  {
    section: "§2.2",
    what: "settings has string values",
    schema: "paymentRequest",
    valid: false,
    message: { ...payment, settings: { currency: "EUR", merchantId: 1 } },
  },
  {
    section: "§2.2",
    what: "returnUrls is present on every call",
    schema: "paymentRequest",
    valid: false,
    message: { ...payment, returnUrls: undefined },
  },
  {
    section: "§2.2",
    what: "returnUrls has all three addresses",
    schema: "paymentRequest",
    valid: false,
    message: { ...payment, returnUrls: { successUrl: returnUrls.successUrl } },
  },
  {
    section: "§2.2",
    what: "amount is a number",
    schema: "paymentRequest",
    valid: false,
    message: { ...payment, amount: "32.00" },
  },
  {
    section: "§4.1",
    what: "capture without amount is the full amount",
    schema: "captureRequest",
    valid: true,
    message: { paymentId: "pay-1", transactionReference: "psp-1" },
  },
  {
    section: "§3",
    what: "a smaller amount is a partial capture",
    schema: "captureRequest",
    valid: true,
    message: { paymentId: "pay-1", transactionReference: "psp-1", amount: 12.5 },
  },
  {
    section: "§4.1",
    what: "capture needs the reference",
    schema: "captureRequest",
    valid: false,
    message: { paymentId: "pay-1" },
  },
  {
    section: "§4.1",
    what: "reverse names the reference",
    schema: "reverseRequest",
    valid: true,
    message: { transactionReference: "psp-1" },
  },
  {
    section: "§4.1",
    what: "refund names reference and amount",
    schema: "refundRequest",
    valid: true,
    message: { transactionReference: "psp-1", amount: 6.8 },
  },
  {
    section: "§4.1",
    what: "refund without an amount is no refund",
    schema: "refundRequest",
    valid: false,
    message: { transactionReference: "psp-1" },
  },
];

const answers: readonly Example[] = [
  {
    section: "§2.1",
    what: "approved",
    schema: "operationResponse",
    valid: true,
    message: { status: "SUCCESS", transactionReference: "psp-1" },
  },
  {
    section: "§4.1",
    what: "suspended for a redirect",
    schema: "operationResponse",
    valid: true,
    message: {
      status: "PENDING",
      transactionReference: "psp-1",
      redirectUrl: "https://pay.example.org/p/1",
      expectedTtlSeconds: 600,
    },
  },
  {
    section: "§2.1",
    what: "expectedTtlSeconds may be omitted: 15 minutes; redirectUrl is for redirects",
    schema: "operationResponse",
    valid: true,
    message: { status: "PENDING", transactionReference: "psp-1" },
  },
  {
    section: "§4.3 rule 2",
    what: "PENDING requires transactionReference",
    schema: "operationResponse",
    valid: false,
    message: { status: "PENDING", redirectUrl: "https://pay.example.org/p/1" },
  },
  {
    section: "§2.1",
    what: "an empty transactionReference identifies nothing",
    schema: "operationResponse",
    valid: false,
    message: { status: "PENDING", transactionReference: "" },
  },
  {
    section: "§7",
    what: "refused, with a named error code",
    schema: "operationResponse",
    valid: true,
    message: { status: "DECLINED", errorCode: "NOT_ENOUGH_MONEY", reason: "insufficient funds" },
  },
  {
    section: "§7",
    what: "an unmappable PSP code may be passed through",
    schema: "operationResponse",
    valid: true,
    message: { status: "DECLINED", errorCode: "R01" },
  },
  {
    section: "§2.1",
    what: "retriable and unknown outcomes",
    schema: "operationResponse",
    valid: true,
    message: { status: "RETRIABLE", errorCode: "GATEWAY_ERROR" },
  },
  {
    section: "§2.1",
    what: "there is no other status",
    schema: "operationResponse",
    valid: false,
    message: { status: "OK", transactionReference: "psp-1" },
  },
  {
    section: "§2.1",
    what: "expectedTtlSeconds is an integer",
    schema: "operationResponse",
    valid: false,
    message: { status: "PENDING", transactionReference: "psp-1", expectedTtlSeconds: 1.5 },
  },
  {
    section: "§2.1",
    what: "fields that the contract does not name are passed over",
    schema: "operationResponse",
    valid: true,
    message: { status: "SUCCESS", transactionReference: "psp-1", acquirer: "north" },
  },
  {
    section: "§2.5",
    what: "an inquiry returns the payment's status and the PSP's own",
    schema: "inquireStatusResponse",
    valid: true,
    message: { status: "AUTHORIZED", transactionReference: "psp-1", rawStatus: "auth_ok" },
  },
  {
    section: "§2.5",
    what: "an unknown payment is NOT_FOUND",
    schema: "inquireStatusResponse",
    valid: true,
    message: { status: "NOT_FOUND" },
  },
  {
    section: "§2.5",
    what: "SUCCESS is no inquiry status",
    schema: "inquireStatusResponse",
    valid: false,
    message: { status: "SUCCESS", transactionReference: "psp-1", rawStatus: "ok" },
  },
];

const enrollment: readonly Example[] = [
  {
    section: "§2.4",
    what: "an enrollment request",
    schema: "enrollmentRequest",
    valid: true,
    message: {
      enrollmentId: ENROLLMENT_ID,
      customer: { email: "amara@example.org", name: "Amara", language: "en" },
      returnUrls,
      settings: { currency: "EUR" },
    },
  },
  {
    section: "§2.4",
    what: "enrollmentId is a UUID",
    schema: "enrollmentRequest",
    valid: false,
    message: { enrollmentId: "1", customer: {}, returnUrls, settings: { currency: "EUR" } },
  },
  {
    section: "§4.1",
    what: "tokenized without redirect: SUCCESS with the card inline",
    schema: "operationResponse",
    valid: true,
    message: { status: "SUCCESS", transactionReference: "psp-2", card },
  },
  {
    section: "§2.3",
    what: "maskedPan is a display mask only",
    schema: "operationResponse",
    valid: false,
    message: {
      status: "SUCCESS",
      transactionReference: "psp-2",
      card: { ...card, maskedPan: "4111111111111111" },
    },
  },
  {
    section: "§4.1",
    what: "the reference may be missing: the enrollmentId resolves it",
    schema: "inquireEnrollmentRequest",
    valid: true,
    message: { enrollmentId: ENROLLMENT_ID },
  },
  {
    section: "§2.5",
    what: "COMPLETED comes with the card",
    schema: "inquireEnrollmentResponse",
    valid: true,
    message: { status: "COMPLETED", transactionReference: "psp-2", card },
  },
  {
    section: "§2.5",
    what: "COMPLETED without a card has nothing to bind",
    schema: "inquireEnrollmentResponse",
    valid: false,
    message: { status: "COMPLETED", transactionReference: "psp-2" },
  },
  {
    section: "§2.5",
    what: "an enrollment is never AUTHORIZED",
    schema: "inquireEnrollmentResponse",
    valid: false,
    message: { status: "AUTHORIZED", transactionReference: "psp-2" },
  },
];

const callbacks: readonly Example[] = [
  {
    section: "§4.2",
    what: "a result callback",
    schema: "resultCallback",
    valid: true,
    message: { status: "SUCCESS", transactionReference: "psp-1" },
  },
  {
    section: "§4.2",
    what: "a declined one, with its code and reason",
    schema: "resultCallback",
    valid: true,
    message: {
      status: "DECLINED",
      transactionReference: "psp-1",
      errorCode: "FAILURE_3DS_CHECK",
      reason: "challenge failed",
    },
  },
  {
    section: "§4.2",
    what: "missing transactionReference is answered 400",
    schema: "resultCallback",
    valid: false,
    message: { status: "SUCCESS" },
  },
  {
    section: "§4.2",
    what: "a callback reports a final result: SUCCESS or DECLINED",
    schema: "resultCallback",
    valid: false,
    message: { status: "PENDING", transactionReference: "psp-1" },
  },
  {
    section: "§4.2",
    what: "a bound card",
    schema: "enrollmentCallback",
    valid: true,
    message: {
      enrollmentId: ENROLLMENT_ID,
      transactionReference: "psp-2",
      status: "SUCCESS",
      card,
    },
  },
  {
    section: "§4.2",
    what: "a declined enrollment has no card",
    schema: "enrollmentCallback",
    valid: true,
    message: { enrollmentId: ENROLLMENT_ID, transactionReference: "psp-2", status: "DECLINED" },
  },
  {
    section: "§4.2",
    what: "SUCCESS without card is answered 400",
    schema: "enrollmentCallback",
    valid: false,
    message: { enrollmentId: ENROLLMENT_ID, transactionReference: "psp-2", status: "SUCCESS" },
  },
  {
    section: "§4.2",
    what: "a full card number in maskedPan is answered 400",
    schema: "enrollmentCallback",
    valid: false,
    message: {
      enrollmentId: ENROLLMENT_ID,
      transactionReference: "psp-2",
      status: "SUCCESS",
      card: { ...card, maskedPan: "4111 1111 1111 1111" },
    },
  },
  {
    section: "§4.2",
    what: "a non-terminal status is answered 400",
    schema: "enrollmentCallback",
    valid: false,
    message: { enrollmentId: ENROLLMENT_ID, transactionReference: "psp-2", status: "RETRIABLE" },
  },
];

export const examples: readonly Example[] = [
  ...service,
  ...requests,
  ...answers,
  ...enrollment,
  ...callbacks,
];
