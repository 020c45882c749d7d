import type { OrderType } from "../../../contracts/ordering.ts";
import type { Decimal } from "../../../domain/money.ts";
import type { Discount } from "../../../domain/rewards.ts";

/** One product or modifier as it was ordered: both names that a POS may want, and what it cost. */
export type PlacedProduct = {
  readonly id: string;
  readonly code: string;
  /** In the outlet's default language: for the POS and the loyalty service, not for screens. */
  readonly title: string;
  /** One unit; of a line without its modifiers. */
  readonly price: Decimal;
  readonly count: number;
};

export type PlacedLine = PlacedProduct & { readonly modifiers: readonly PlacedProduct[] };

/** A reward that goes to the kitchen at price 0 and to order-closed with the discount that zeroes it. */
export type PlacedReward = PlacedProduct & { readonly discounts: readonly Discount[] };

/** What the identification left for closing the order (in-store-loyalty.md §4.3). */
export type PlacedLoyalty = {
  /** The orderId of the qr-code call; order-closed and refund must send the same. */
  readonly orderId: string;
  readonly phoneNumber: string | null;
  readonly subscribedToPushNotifications: boolean | null;
  readonly clientName: string | null;
  /** The points payment used in this order, echoed with its transactionId. */
  readonly payment: {
    readonly type: string;
    readonly amount: Decimal;
    readonly transactionId: string | null;
  } | null;
};

/** How the money is to be taken, by the capabilities at the time of placing. */
export type Road =
  /** authorize, then capture or reverse. */
  | "hold"
  /** sale, then refund where the order was not accepted. */
  | "sale"
  /** Nothing is due: no payment call. */
  | "nothing-due";

/** An order as the customer placed it: never changed afterwards. */
export type PlacedOrder = {
  /** order.id on the wire (ordering.md §2.7). */
  readonly checkoutId: string;
  /** additionalInfo.platformOrderId. */
  readonly platformOrderId: number;
  readonly visitId: string;
  readonly orderType: OrderType;
  readonly locale: string;
  readonly currency: string;
  readonly lines: readonly PlacedLine[];
  readonly rewards: readonly PlacedReward[];
  readonly discounts: readonly Discount[];
  readonly charge: {
    readonly tax: Decimal;
    readonly subtotal: Decimal;
    /** Order discounts and points together. */
    readonly discount: Decimal;
    /** The money taken. */
    readonly total: Decimal;
  };
  readonly pointsPayment: Decimal;
  readonly road: Road;
  /** STATUS_POLLING was declared: an unclear payment can be asked about. */
  readonly canInquire: boolean;
  /** DIRECT_REFUND was declared: settled money can be given back by a call. */
  readonly canRefund: boolean;
  readonly loyalty: PlacedLoyalty | null;
  /** Shown as a QR code once the order is done; null where the outlet's rule says no. */
  readonly appInstallUrl: string | null;
};

/** Every identifier of one payment, minted and journalled before its first byte leaves (M3). */
export type PaymentIds = {
  /** `<checkoutId>.<number>`: the journal and the integrator's books tie together by eye. */
  readonly paymentId: string;
  readonly payKey: string;
  readonly captureKey: string;
  readonly giveBackKey: string;
};
