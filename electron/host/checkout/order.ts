import type { ClosedOrder } from "../loyalty/closing.ts";
import type { OrderSnapshot } from "../ordering/order-request.ts";

/** How the money is to be taken, by the capabilities at the time of placing. */
export type Road =
  /** authorize, then capture or reverse. */
  | "hold"
  /** sale, then refund where the order was not accepted. */
  | "sale"
  /** Nothing is due: no payment call. */
  | "nothing-due";

/** What closing the order with the loyalty service needs; the protocol version is that of the day. */
export type PlacedLoyalty = Omit<ClosedOrder, "apiVersion">;

/** An order as the customer placed it: never changed afterwards. */
export type PlacedOrder = {
  /** order.id on the wire (ordering.md §2.7). */
  readonly checkoutId: string;
  readonly visitId: string;
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Where payment pages return to; kept, because a repeated payment request has to be the same. */
  readonly returnBaseUrl: string;
  /** What the kitchen is sent; `snapshot.charge.total` is the money to be taken. */
  readonly snapshot: OrderSnapshot;
  readonly road: Road;
  /** STATUS_POLLING was declared: an unclear payment can be asked about. */
  readonly canInquire: boolean;
  /** DIRECT_REFUND was declared: settled money can be given back by a call. */
  readonly canRefund: boolean;
  /** Null where nobody was identified. */
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
  readonly reverseKey: string;
  readonly refundKey: string;
};
