import type { PaymentIds, PlacedOrder, UnusedReservation } from "../state/order.ts";

/** What varies between runs. */
export type GivenOrder = Pick<
  PlacedOrder,
  "checkoutId" | "paymentFlow" | "canInquire" | "canRefund"
> & {
  readonly total: string;
  readonly platformOrderId?: number;
  /** Null if the customer was not identified. */
  readonly loyaltyOrderId: string | null;
  readonly unused?: UnusedReservation;
  readonly returnsInPublic?: boolean;
};

/** An order of one dish for `total`. */
export function placedOrder(given: GivenOrder): PlacedOrder {
  const { checkoutId, paymentFlow, canInquire, canRefund, total } = given;
  return {
    checkoutId,
    visitId: `visit of ${checkoutId}`,
    locale: "en",
    currency: "EUR",
    snapshot: {
      orderId: checkoutId,
      platformOrderId: given.platformOrderId ?? 1,
      orderType: "EAT_IN",
      client: { name: null, phoneNumber: null },
      tableNumber: null,
      paymentMethod: paymentFlow === "pay-at-counter" ? "BANK_CARD_IN_STORE" : "BANK_CARD_IN_APP",
      charge: { tax: "0", subtotal: total, total, discount: "0" },
      lines: [{ itemId: "soup", code: "soup", count: 1, basePrice: total, modifiers: [] }],
      presents: [],
    },
    paymentFlow,
    canInquire,
    canRefund,
    loyalty: placedLoyalty(given),
    appInstallUrl: null,
    returnBaseUrl: "https://kiosk.example",
    returnsInPublic: given.returnsInPublic ?? false,
  };
}

const NO_BENEFITS = {
  flow: "REGULAR" as const,
  rewards: [],
  namedBy: "id" as const,
  discounts: [],
  pointsPayment: null,
  maxPointsPercent: null,
  minCashPayment: null,
  pointsNeedScan: false,
};

function placedLoyalty({
  loyaltyOrderId,
  total,
  unused = "annulment",
}: Pick<GivenOrder, "loyaltyOrderId" | "total" | "unused">): PlacedOrder["loyalty"] {
  if (loyaltyOrderId === null) return null;
  return {
    identification: {
      loyaltyOrderId,
      identifier: { by: "code", qrCode: "simulated" },
      benefits: NO_BENEFITS,
      payment: null,
      rewardLines: [],
      orderDiscounts: [],
      platformId: null,
      view: {
        greetingName: null,
        tier: null,
        pointsBalance: null,
        messages: [],
        benefits: NO_BENEFITS,
        isScanned: false,
        hasEverRewardedPoints: null,
      },
    },
    establishmentId: 1,
    lines: [],
    addedRewards: [],
    appliedDiscounts: [],
    chargeTotal: total,
    pointsPayment: "0",
    unused,
  };
}

/**
 * The identifiers of an order's payment number `attempt`. `keyOf` makes a key of its name; without it the name is the
 * key, readable in a trace.
 */
export function paymentIds(
  checkoutId: string,
  attempt: number,
  keyOf = (name: string) => name,
): PaymentIds {
  const paymentId = `${checkoutId}.${attempt}`;
  return {
    paymentId,
    payKey: keyOf(`${paymentId} pay`),
    captureKey: keyOf(`${paymentId} capture`),
    reverseKey: keyOf(`${paymentId} reverse`),
    refundKey: keyOf(`${paymentId} refund`),
  };
}
