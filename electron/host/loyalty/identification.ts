/** Identification (in-store-loyalty.md §4.2): asking, and what a visit keeps of the answer. */
import {
  type LoyaltyLine,
  type LoyaltyOrder,
  MESSAGE_CODE,
  type Message,
  type OrderFlow,
  PAY_WITH_POINTS,
  type PosInfo,
  type QrCodeRequest,
  type QrCodeResponse,
  type Discount as WireDiscount,
} from "../../../contracts/in-store-loyalty.ts";
import { type Decimal, decimalFromWire, decimalToWire, smaller } from "../../../domain/money.ts";
import type { Benefits, Discount } from "../../../domain/rewards.ts";
import type { IdentificationView, IdentifyResult, MessageView } from "../api/views.ts";
import { isAtLeast, SINCE } from "../net/api-version.ts";
import type { LoyaltyClient } from "./client.ts";

/** How the customer identifies. */
export type Identifier =
  /** Scanned or typed: loyalty card, short code and reward all arrive in this field (§2.4, §4.2). */
  | { readonly by: "code"; readonly qrCode: string }
  | { readonly by: "public-client-id"; readonly publicClientId: number }
  | {
      readonly by: "phone";
      /** E.164, with the leading `+`. */
      readonly phoneNumber: string;
      readonly clientName: string | null;
      readonly subscribedToPushNotifications: boolean;
    };

/** A payment that the answer brought: to be registered, and echoed when the order is closed. */
export type OfferedPayment = {
  readonly type: string;
  readonly amount: Decimal;
  /** The digits as they came. */
  readonly transactionId: string | null;
};

/** What the visit keeps of an accepted identification. Plain data: it can be written to the journal. */
export type Identification = {
  /** Minted for this identification; order-closed and refund carry the same (§4.2, §4.3). */
  readonly loyaltyOrderId: string;
  readonly identifier: Identifier;
  readonly benefits: Benefits;
  readonly payment: OfferedPayment | null;
  /** Reward lines and discounts as they arrived, for the echo in order-closed (§4.7). */
  readonly rewardLines: readonly LoyaltyLine[];
  readonly orderDiscounts: readonly WireDiscount[];
  readonly view: IdentificationView;
};

export type RejectionCause = Extract<IdentifyResult, { result: "rejected" }>["cause"];

export type IdentificationOutcome =
  | { readonly result: "accepted"; readonly identification: Identification }
  | {
      readonly result: "rejected";
      readonly messages: readonly MessageView[];
      readonly cause: RejectionCause;
    }
  /** With `mayBeReserved` the service may hold a transaction under this order id; it annuls itself. */
  | { readonly result: "unavailable"; readonly mayBeReserved: boolean };

export type IdentifyRequest = {
  readonly identifier: Identifier;
  readonly loyaltyOrderId: string;
  readonly posInfo: PosInfo;
  /** POS-side discounts subtracted, the points payment not; null where nothing is ordered yet. */
  readonly total: Decimal | null;
  readonly order: LoyaltyOrder | null;
  readonly apiVersion: string;
  /** The language of the visit, for the texts of the answer. */
  readonly locale: string;
  readonly flow: OrderFlow;
  /** The credential's own limit for points payments, per cent (§2.3); null where it has none. */
  readonly maxPwpPercent: Decimal | null;
};

/**
 * Identifies a customer. A lost answer is asked for once more with a fresh salt and the same order id:
 * a code that is then "used" was used by the first attempt, and a new one is needed (design §6).
 */
export async function identify(
  client: Pick<LoyaltyClient, "qrCode">,
  request: IdentifyRequest,
): Promise<IdentificationOutcome> {
  const body = qrCodeRequestOf(request);
  if (!body) return { result: "rejected", messages: [], cause: "phone-not-offered" };
  const first = await client.qrCode(body, request.locale);
  const wasLost =
    (first.kind === "no-answer" || first.kind === "malformed") && first.mayHaveArrived;
  const last = wasLost ? await client.qrCode(body, request.locale) : first;
  if (last.kind === "answer") return readQrCodeAnswer(last.answer, request);
  return { result: "unavailable", mayBeReserved: wasLost };
}

/** The request of §4.2, or null where the version does not know the phone number (§9). */
export function qrCodeRequestOf(request: IdentifyRequest): QrCodeRequest | null {
  const { identifier, apiVersion, total, order } = request;
  if (identifier.by === "phone" && !isAtLeast(apiVersion, SINCE.phoneNumber)) return null;
  return {
    ...identifierFields(identifier),
    orderId: request.loyaltyOrderId,
    posInfo: request.posInfo,
    ...(total !== null && { total: decimalToWire(total) }),
    ...(order !== null && isAtLeast(apiVersion, SINCE.orderDescription) && { order }),
  };
}

/** Exactly one of the three: the service would resolve several in an order of its own (§4.2 rule 1). */
function identifierFields(identifier: Identifier) {
  switch (identifier.by) {
    case "code":
      return { qrCode: identifier.qrCode };
    case "phone":
      return phoneFields(identifier);
    case "public-client-id":
      return { publicClientId: identifier.publicClientId };
  }
}

/** The fields that exist only beside a phone number; order-closed echoes the same (§4.3). */
export function phoneFields(identifier: Extract<Identifier, { by: "phone" }>) {
  return {
    phoneNumber: identifier.phoneNumber,
    subscribedToPushNotifications: identifier.subscribedToPushNotifications,
    ...(identifier.clientName !== null && { clientName: identifier.clientName }),
  };
}

/** Reads an answer: `accepted` decides (§4.2), codes only where the contract names one (§7). */
export function readQrCodeAnswer(
  answer: QrCodeResponse,
  asked: Pick<IdentifyRequest, "loyaltyOrderId" | "identifier" | "flow" | "maxPwpPercent">,
): IdentificationOutcome {
  const messages = (answer.messages ?? []).map(messageViewOf);
  if (!answer.accepted) return { result: "rejected", messages, cause: causeOf(messages) };
  const benefits = benefitsOf(answer, asked);
  const identification: Identification = {
    loyaltyOrderId: asked.loyaltyOrderId,
    identifier: asked.identifier,
    benefits,
    payment: offeredPayment(answer),
    rewardLines: answer.menuItems ?? [],
    orderDiscounts: answer.discounts ?? [],
    view: {
      greetingName: firstName(answer.customer?.customerName),
      tier: answer.customer?.customerTier ?? null,
      pointsBalance: answer.customer?.customerPointsBalance ?? null,
      messages,
      benefits: {
        ...benefits,
        rewards: benefits.rewards.map((line) => ({ ...line, discounts: [...line.discounts] })),
        discounts: [...benefits.discounts],
      },
      hasEverRewardedPoints: answer.hasEverRewardedPoints ?? null,
    },
  };
  return { result: "accepted", identification };
}

/** What the page is told of an outcome. */
export function identifyResultOf(outcome: IdentificationOutcome): IdentifyResult {
  switch (outcome.result) {
    case "accepted":
      return { result: "accepted", customer: outcome.identification.view };
    case "rejected":
      return { result: "rejected", messages: [...outcome.messages], cause: outcome.cause };
    case "unavailable":
      return { result: "unavailable" };
  }
}

function benefitsOf(
  answer: QrCodeResponse,
  { flow, maxPwpPercent }: Pick<IdentifyRequest, "flow" | "maxPwpPercent">,
): Benefits {
  return {
    flow,
    rewards: (answer.menuItems ?? []).map((line) => ({
      itemId: line.itemId,
      title: line.title,
      price: decimalFromWire(line.price),
      quantity: line.quantity,
      discounts: (line.discounts ?? []).map(discountOf),
    })),
    discounts: (answer.discounts ?? []).map(discountOf),
    pointsPayment: offeredPayment(answer)?.amount ?? null,
    maxPointsPercent: lowest(decimalOrNull(answer.maxPointsPercent), maxPwpPercent),
  };
}

/** Payments of another type than points are "not shown" (§2.2): they pay nothing here. */
function offeredPayment({ payment }: QrCodeResponse): OfferedPayment | null {
  if (!payment || payment.type !== PAY_WITH_POINTS || payment.amount === 0) return null;
  return {
    type: payment.type,
    amount: decimalFromWire(payment.amount),
    transactionId: payment.transactionId ?? null,
  };
}

function discountOf(discount: WireDiscount): Discount {
  return { ...discount, value: decimalFromWire(discount.value) };
}

function messageViewOf(message: Message): MessageView {
  return { type: message.type, code: message.code ?? null, text: message.text };
}

const CAUSES: ReadonlyMap<number, RejectionCause> = new Map([
  [MESSAGE_CODE.QR_CODE_INVALID, "code-invalid"],
  [MESSAGE_CODE.QR_CODE_ALREADY_SCANNED, "code-used"],
  [MESSAGE_CODE.QR_CODE_ALREADY_VALIDATED, "code-used"],
  [MESSAGE_CODE.PHONE_NUMBER_WRONG_FORMAT, "phone-format"],
  [MESSAGE_CODE.PHONE_FLOW_DISABLED, "phone-not-offered"],
]);

function causeOf(messages: readonly MessageView[]): RejectionCause {
  for (const { code } of messages) {
    const cause = code === null ? undefined : CAUSES.get(code);
    if (cause) return cause;
  }
  return "other";
}

/** A typed phone number proves nothing: no more than the first name is ever shown. */
function firstName(name: string | null | undefined): string | null {
  return name?.trim().split(/\s+/)[0] || null;
}

/** The service's limit and the credential's both hold; null limits nothing. */
function lowest(left: Decimal | null, right: Decimal | null): Decimal | null {
  if (left === null || right === null) return left ?? right;
  return smaller(left, right);
}

function decimalOrNull(value: number | null | undefined): Decimal | null {
  return value === null || value === undefined ? null : decimalFromWire(value);
}
