/** Identification (in-store-loyalty.md §4.2): the request, and the part of the answer that a visit stores. */
import type {
  LoyaltyLine,
  LoyaltyOrder,
  OrderFlow,
  PosInfo,
  QrCodeRequest,
  Discount as WireDiscount,
} from "../../../contracts/in-store-loyalty.ts";
import { type Decimal, decimalToWire } from "../../../domain/money.ts";
import type { Benefits, NamedBy } from "../../../domain/rewards.ts";
import { isAtLeast, SINCE } from "../net/api-version.ts";
import type { IdentificationView, IdentifyResult, MessageView } from "../rpc/views.ts";
import type { LoyaltyClient } from "./client.ts";
import { readQrCodeAnswer } from "./qr-code-answer.ts";

/** How the customer identifies. */
export type Identifier =
  /**
   * Scanned or typed: loyalty card, short code and reward all arrive in this field (in-store-loyalty.md §2.4, §4.2).
   */
  | { readonly by: "code"; readonly qrCode: string }
  | { readonly by: "public-client-id"; readonly publicClientId: number }
  | {
      readonly by: "phone";
      /** E.164, with the leading `+`. */
      readonly phoneNumber: string;
      readonly clientName: string | null;
      readonly subscribedToPushNotifications: boolean;
    }
  /** An order that ended long ago, whose customer was erased. It identifies nobody. */
  | { readonly by: "erased" };

/** A payment in the answer, repeated when the order is closed (in-store-loyalty.md §4.3). */
export type OfferedPayment = {
  readonly type: string;
  readonly amount: Decimal;
  /** The digits as they arrived. */
  readonly transactionId: string | null;
};

/** What the visit stores of an accepted identification. Plain data: it can be written to the journal. */
export type Identification = {
  /** Minted for this identification; order-closed and refund carry the same (in-store-loyalty.md §4.2, §4.3). */
  readonly loyaltyOrderId: string;
  readonly identifier: Identifier;
  readonly benefits: Benefits;
  readonly payment: OfferedPayment | null;
  /** Reward lines and discounts as they arrived, for the echo in order-closed (in-store-loyalty.md §4.7). */
  readonly rewardLines: readonly LoyaltyLine[];
  readonly orderDiscounts: readonly WireDiscount[];
  /**
   * The operator's id of the customer (in-store-loyalty.md §2.2): for the journal and for staff, never for the page.
   */
  readonly platformId: string | null;
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
  /** With `mayHaveArrived` the service may hold a transaction under this order id; it annuls itself. */
  | { readonly result: "unavailable"; readonly mayHaveArrived: boolean };

export type IdentifyRequest = {
  readonly identifier: Identifier;
  readonly loyaltyOrderId: string;
  readonly posInfo: PosInfo;
  /** POS-side discounts subtracted, the points payment not; null if nothing is ordered yet. */
  readonly total: Decimal | null;
  readonly order: LoyaltyOrder | null;
  readonly apiVersion: string;
  /** The language of the visit, for the texts of the answer. */
  readonly locale: string;
  readonly flow: OrderFlow;
  /** Whether `order` names products by their global ids or by their codes. */
  readonly namedBy: NamedBy;
  /** The identifier was read by a scanner or the camera. */
  readonly isScanned: boolean;
  readonly pointsLimits: PointsLimits;
};

/**
 * Limits for points payments: the credential's own (in-store-loyalty.md §2.3), null if it has none, and the
 * setting's.
 */
export type PointsLimits = {
  /** Per cent of the total. */
  readonly maxPwpPercent: Decimal | null;
  /** The least amount that has to be paid in money. */
  readonly minCashPayment: Decimal | null;
  /** Points can be used only once a code has been scanned (requirement A14). */
  readonly needScan: boolean;
};

/**
 * Identifies a customer. A lost answer is requested once more with a fresh salt and the same order id: a code that is
 * then "used" was used by the first attempt, and a new one is needed (requirement V5).
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
  return { result: "unavailable", mayHaveArrived: wasLost };
}

/**
 * The request of in-store-loyalty.md §4.2, or null if the version does not know the phone number
 * (in-store-loyalty.md §9).
 */
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

/**
 * Exactly one of the three: the service would resolve several in an order of its own
 * (in-store-loyalty.md §4.2 rule 1).
 */
function identifierFields(identifier: Identifier) {
  switch (identifier.by) {
    case "code":
      return { qrCode: identifier.qrCode };
    case "phone":
      return phoneFields(identifier);
    case "public-client-id":
      return { publicClientId: identifier.publicClientId };
    case "erased":
      return {};
  }
}

/** The fields that exist only beside a phone number; order-closed echoes the same (in-store-loyalty.md §4.3). */
export function phoneFields(identifier: Extract<Identifier, { by: "phone" }>) {
  return {
    phoneNumber: identifier.phoneNumber,
    subscribedToPushNotifications: identifier.subscribedToPushNotifications,
    ...(identifier.clientName !== null && { clientName: identifier.clientName }),
  };
}

/** The part of an outcome that the page receives; the id names the identification if it was accepted. */
export function identifyResultOf(
  outcome: IdentificationOutcome,
  identificationId: string,
): IdentifyResult {
  switch (outcome.result) {
    case "accepted":
      return { result: "accepted", identificationId, customer: outcome.identification.view };
    case "rejected":
      return { result: "rejected", messages: [...outcome.messages], cause: outcome.cause };
    case "unavailable":
      return outcome;
  }
}
