/** The answer of qr-code as a visit stores it (in-store-loyalty.md §4.2); pure. */
import {
  MESSAGE_CODE,
  type Message,
  PAY_WITH_POINTS,
  type QrCodeResponse,
  type Discount as WireDiscount,
} from "../../../contracts/in-store-loyalty.ts";
import { type Decimal, decimalFromWire, smaller } from "../../../domain/money.ts";
import type { Benefits, Discount } from "../../../domain/rewards.ts";
import type { MessageView } from "../rpc/views.ts";
import type {
  Identification,
  IdentificationOutcome,
  IdentifyRequest,
  OfferedPayment,
  RejectionCause,
} from "./identification.ts";

/** The part of the request that its answer is read with. */
type Asked = Pick<
  IdentifyRequest,
  "loyaltyOrderId" | "identifier" | "isScanned" | "flow" | "namedBy" | "pointsLimits"
>;

/**
 * Reads an answer: `accepted` decides (in-store-loyalty.md §4.2), codes only if the contract names one
 * (in-store-loyalty.md §7).
 */
export function readQrCodeAnswer(answer: QrCodeResponse, asked: Asked): IdentificationOutcome {
  const name = answer.customer?.customerName;
  const shorten = asked.isScanned ? (text: string) => text : shorteningOf(name);
  const messages = (answer.messages ?? []).map((message) => messageViewOf(message, shorten));
  if (!answer.accepted) return { result: "rejected", messages, cause: causeOf(messages) };
  const benefits = benefitsOf(answer, asked);
  const identification: Identification = {
    loyaltyOrderId: asked.loyaltyOrderId,
    identifier: asked.identifier,
    benefits,
    payment: offeredPayment(answer),
    rewardLines: answer.menuItems ?? [],
    orderDiscounts: answer.discounts ?? [],
    platformId: answer.customer?.platformId ?? null,
    view: {
      greetingName: firstName(name),
      tier: answer.customer?.customerTier ?? null,
      pointsBalance: answer.customer?.customerPointsBalance ?? null,
      messages,
      benefits: {
        ...benefits,
        rewards: benefits.rewards.map((line) => ({
          ...line,
          modifiers: [...line.modifiers],
          discounts: [...line.discounts],
        })),
        discounts: [...benefits.discounts],
      },
      isScanned: asked.isScanned,
      hasEverRewardedPoints: answer.hasEverRewardedPoints ?? null,
    },
  };
  return { result: "accepted", identification };
}

function benefitsOf(
  answer: QrCodeResponse,
  { flow, namedBy, pointsLimits }: Pick<Asked, "flow" | "namedBy" | "pointsLimits">,
): Benefits {
  return {
    flow,
    namedBy,
    rewards: (answer.menuItems ?? []).map((line, rewardId) => ({
      rewardId,
      itemId: line.itemId,
      title: line.title,
      price: decimalFromWire(line.price),
      quantity: line.quantity,
      modifiers: (line.modifiers ?? []).map(({ itemId, title, quantity }) => ({
        itemId,
        title,
        quantity,
      })),
      discounts: (line.discounts ?? []).map(discountOf),
    })),
    discounts: (answer.discounts ?? []).map(discountOf),
    pointsPayment: offeredPayment(answer)?.amount ?? null,
    maxPointsPercent: lowest(decimalOrNull(answer.maxPointsPercent), pointsLimits.maxPwpPercent),
    minCashPayment: pointsLimits.minCashPayment,
    pointsNeedScan: pointsLimits.needScan,
  };
}

/** Payment types other than points are not specified (in-store-loyalty.md §2.2): they pay nothing here. */
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

function messageViewOf(message: Message, shorten: (text: string) => string): MessageView {
  return { type: message.type, code: message.code ?? null, text: shorten(message.text) };
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

/** A typed number or short code proves no identity (decision 0143): only the first name is ever shown. */
function firstName(name: string | null | undefined): string | null {
  return name?.trim().split(/\s+/)[0] || null;
}

/** Replaces the full name in the service's texts by the first name. */
function shorteningOf(name: string | null | undefined): (text: string) => string {
  const words = name?.trim().split(/\s+/) ?? [];
  const [first] = words;
  if (!first || words.length === 1) return (text) => text;
  const whole = new RegExp(words.map((word) => RegExp.escape(word)).join("\\s+"), "giu");
  return (text) => text.replace(whole, () => first);
}

/** The lower limit of the service's and the credential's; null is no limit. */
function lowest(left: Decimal | null, right: Decimal | null): Decimal | null {
  if (left === null || right === null) return left ?? right;
  return smaller(left, right);
}

function decimalOrNull(value: number | null | undefined): Decimal | null {
  return value === null || value === undefined ? null : decimalFromWire(value);
}
