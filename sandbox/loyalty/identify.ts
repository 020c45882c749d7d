import {
  type LoyaltyApiVersion,
  MESSAGE_CODE,
  type QrCodeRequest,
  type QrCodeResponse,
} from "../../contracts/in-store-loyalty.ts";
import type { Outlet } from "../configuration/outlet.ts";
import type { ProductNames } from "../ordering/product-names.ts";
import { grant, paymentAnswer } from "./benefits.ts";
import type { CustomerStore, LoyaltyCode, LoyaltyCustomer } from "./customers.ts";
import { misnamed } from "./order-names.ts";
import { type ServiceLocale, say } from "./texts.ts";
import type { TransactionStore } from "./transactions.ts";

/** in-store-loyalty.md §4.2 rule 4. */
const PHONE_FORMAT = /^\+?\d{6,15}$/;

const DEFAULT_CLIENT_NAME = "Guest";

export interface LoyaltyContext {
  customers: CustomerStore;
  transactions: TransactionStore;
  outlet: Outlet;
  names: ProductNames;
  now: () => number;
}

interface Found {
  customer: LoyaltyCustomer;
  joined: boolean;
  code?: LoyaltyCode;
}

type Rejection = { code: number; text: Parameters<typeof say>[1] };

const isRejection = (found: Found | Rejection): found is Rejection => "text" in found;

function byCode(context: LoyaltyContext, request: QrCodeRequest, text: string): Found | Rejection {
  const { customers, now } = context;
  const code = customers.code(text.trim());
  const customer = code && customers.byId(code.customerId);
  if (!code || !customer) return { code: MESSAGE_CODE.QR_CODE_INVALID, text: "invalidCode" };
  const isCard = code.expiresAtMs === null;
  const usedBy = code.validatedByOrder;
  if (isCard ? usedBy === request.orderId : usedBy !== null) {
    return { code: MESSAGE_CODE.QR_CODE_ALREADY_VALIDATED, text: "codeValidated" };
  }
  if (!isCard && code.scannedAtMs !== null) {
    return { code: MESSAGE_CODE.QR_CODE_ALREADY_SCANNED, text: "codeScanned" };
  }
  if (code.expiresAtMs !== null && code.expiresAtMs < now()) {
    return { code: MESSAGE_CODE.QR_CODE_INVALID, text: "invalidCode" };
  }
  customers.markScanned(code);
  return { customer, joined: false, code };
}

function byPhone(context: LoyaltyContext, request: QrCodeRequest, phoneNumber: string) {
  const { customers, outlet } = context;
  if (!outlet.configuration().loyalty?.phoneNumberFlow?.enabled) {
    return { code: MESSAGE_CODE.PHONE_FLOW_DISABLED, text: "phoneDisabled" } as const;
  }
  if (!PHONE_FORMAT.test(phoneNumber)) {
    return { code: MESSAGE_CODE.PHONE_NUMBER_WRONG_FORMAT, text: "phoneWrong" } as const;
  }
  const known = customers.byPhone(phoneNumber);
  if (known) return { customer: known, joined: false };
  const name = request.clientName?.trim() || DEFAULT_CLIENT_NAME;
  return { customer: customers.create({ phoneNumber, name }), joined: true };
}

function byClientId(context: LoyaltyContext, publicClientId: number): Found | Rejection {
  const customer = context.customers.byPublicClientId(publicClientId);
  if (!customer) return { code: MESSAGE_CODE.CLIENT_NOT_FOUND, text: "clientUnknown" };
  if (customer.benefits.otherClient) {
    return { code: MESSAGE_CODE.CLIENT_NOT_FOUND, text: "clientOther" };
  }
  return { customer, joined: false };
}

/** in-store-loyalty.md §4.2 rules 1–3: the first identifier that was sent, in this order, decides. */
function find(context: LoyaltyContext, request: QrCodeRequest): Found | Rejection {
  if (!context.outlet.configuration().loyaltyEnabled) {
    return { code: MESSAGE_CODE.CLIENT_NOT_FOUND, text: "programOff" };
  }
  if (request.qrCode !== undefined) return byCode(context, request, request.qrCode);
  if (request.phoneNumber !== undefined) return byPhone(context, request, request.phoneNumber);
  if (typeof request.publicClientId === "number") {
    return byClientId(context, request.publicClientId);
  }
  return { code: MESSAGE_CODE.QR_CODE_INVALID, text: "invalidCode" };
}

/** Why a found customer may not reserve: blocked, or the order id belongs to another transaction. */
function refusal({ transactions }: LoyaltyContext, orderId: string, found: Found) {
  if (found.customer.benefits.blockedReason) {
    return { code: MESSAGE_CODE.CLIENT_NOT_FOUND, text: "blocked" } as const;
  }
  const earlier = transactions.byOrderId(orderId);
  if (!earlier) return undefined;
  // A retry for the same customer renews the reservation: the first answer may have been lost.
  const renews = earlier.state === "validated" && earlier.customerId === found.customer.id;
  return renews ? undefined : ({ code: MESSAGE_CODE.CLIENT_NOT_FOUND, text: "orderUsed" } as const);
}

function rejected(rejection: Rejection, locale: ServiceLocale): QrCodeResponse {
  const text = say(locale, rejection.text);
  return { accepted: false, messages: [{ type: "error", code: rejection.code, text }] };
}

function messagesFor({ customer, joined }: Found, rewarded: boolean, locale: ServiceLocale) {
  const greeting = joined ? say(locale, "joined") : say(locale, "welcome", customer.name);
  const texts = rewarded ? [greeting, say(locale, "rewardWaiting")] : [greeting];
  return [
    ...texts.map((text) => ({ type: "info", text })),
    {
      type: "info",
      code: MESSAGE_CODE.PURCHASE_CONFIRMED,
      text: say(locale, "confirmed"),
    },
  ];
}

/** in-store-loyalty.md §2.2: tier and balance came with 1.7; an unavailable look-up leaves both null. */
function customerAnswer(customer: LoyaltyCustomer, version: LoyaltyApiVersion) {
  const core = {
    platformId: customer.id,
    customerName: customer.name,
    customerEmail: customer.email,
  };
  if (version !== "1.7") return core;
  const known = !customer.benefits.lookupUnavailable;
  return {
    ...core,
    customerTier: known ? customer.tier : null,
    customerPointsBalance: known ? customer.pointsBalance : null,
  };
}

/**
 * qr-code, in-store-loyalty.md §4.2: identifies a customer and reserves a loyalty transaction for `request.orderId`.
 * Call inside a transaction; a business rejection is an answer with `accepted: false`.
 */
export function identify(
  context: LoyaltyContext,
  request: QrCodeRequest,
  { version, locale }: { version: LoyaltyApiVersion; locale: ServiceLocale },
) {
  const found = find(context, request);
  if (isRejection(found)) return rejected(found, locale);
  const refused = refusal(context, request.orderId, found);
  if (refused) return rejected(refused, locale);
  const { customers, transactions, outlet, names } = context;
  const { customer, code } = found;
  const { flow, discountId } = outlet.switches();
  const lines = request.order?.menuItems ?? [];
  misnamed(lines, { orderId: request.orderId, names }).forEach(transactions.remark);
  const open = transactions.reservedBy(customer.id, request.orderId);
  const given = grant(customer, {
    request,
    gift: code && customers.giftOf(code),
    ...{ flow, discountId, locale, open, names },
    nowMs: context.now(),
  });
  const { rewards, payment } = given;
  transactions.reserve({ orderId: request.orderId, customerId: customer.id, rewards, payment });
  if (code) customers.markValidated(code, request.orderId);
  if (request.subscribedToPushNotifications) customers.setSubscribedToPush(customer.id);
  return {
    accepted: true,
    menuItems: given.menuItems,
    discounts: given.discounts,
    messages: messagesFor(found, rewards.length > 0, locale),
    customer: customerAnswer(customer, version),
    payment: paymentAnswer(payment),
    hasEverRewardedPoints: customer.hasEverRewardedPoints,
    maxPointsPercent: customer.benefits.maxPointsPercent,
  };
}
