import type { StaffReason } from "../../../../domain/order-course.ts";
import type { ClosedOrder } from "../../loyalty/closing.ts";
import type { OrderSnapshot } from "../../ordering/order-request.ts";

/** How the money is taken, by the capabilities at the time of placing. */
export type PaymentFlow =
  /** authorize, then capture or reverse. */
  | "authorize-capture"
  /** sale, then refund if the order was not accepted. */
  | "sale"
  /** Nothing is due: no payment call. */
  | "nothing-due"
  /** The customer pays at the counter (ordering.md §2.7): no payment call. */
  | "pay-at-counter";

/** How money is taken at the counter (ordering.md §2.7 payment.method). */
export type CounterMethod = Exclude<OrderSnapshot["paymentMethod"], "BANK_CARD_IN_APP">;

/** What closing the order with the loyalty service needs; version and waiter are those of the day. */
export type PlacedLoyalty = Omit<ClosedOrder, "apiVersion" | "waiter"> & {
  /** What becomes of a reservation that nothing closes (checkout rule 8). Journals that lack it: annulment. */
  readonly unused?: UnusedReservation;
};

/** Left to the service's own annulment after about a day, or refunded by a call (in-store-loyalty.md §3). */
export type UnusedReservation = "annulment" | "refund";

/** An order as the customer placed it: never changed afterwards. */
export type PlacedOrder = {
  /** order.id on the wire (ordering.md §2.7). */
  readonly checkoutId: string;
  readonly visitId: string;
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Where payment pages return to; stored, because a repeated payment request has to be identical. */
  readonly returnBaseUrl: string;
  /**
   * That is the outlet's public page: the payment page may be opened on a phone, and the kiosk does not see
   * it return. Journals that lack it: false.
   */
  readonly returnsInPublic?: boolean;
  /** What the kitchen is sent; `snapshot.charge.total` is the money to be taken. */
  readonly snapshot: OrderSnapshot;
  readonly paymentFlow: PaymentFlow;
  /** STATUS_POLLING was declared: an unclear payment can be inquired about. */
  readonly canInquire: boolean;
  /** DIRECT_REFUND was declared: captured money can be refunded by a call. */
  readonly canRefund: boolean;
  /** Null if the customer was not identified. */
  readonly loyalty: PlacedLoyalty | null;
  /** Shown as a QR code once the order is done; null if the outlet's rule says no. */
  readonly appInstallUrl: string | null;
};

/** Every identifier of one payment, minted and journalled before its first byte leaves (M3). */
export type PaymentIds = {
  /** `<checkoutId>.<number>`: it lets people match the journal with the integrator's books. */
  readonly paymentId: string;
  readonly payKey: string;
  readonly captureKey: string;
  readonly reverseKey: string;
  readonly refundKey: string;
  /** The card on file that pays, by its id here; absent if the customer is asked for one. */
  readonly cardId?: string;
};

/** One thing that needs a person: why, and the part of the order that it is about. */
export type StaffCase = {
  readonly reason: StaffReason;
  /** A payment's or a refund's id; else the name of the part of the order. */
  readonly subject: string;
};
