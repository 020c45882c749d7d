import type { OrderType } from "../../../../contracts/ordering.ts";
import { isSlotStillValid } from "../../../../domain/pickup-times.ts";
import { isTableNumber } from "../../../../domain/tables.ts";
import { isoDatetimeIn } from "../../../../domain/time-zone.ts";
import type { OrderSnapshot } from "../../ordering/order-request.ts";
import type { OutletView, PlaceResult } from "../../rpc/contract.ts";

/** Where and when an order is wanted, as it is sent to the kitchen (ordering.md §2.7). */
export type Serving = Pick<OrderSnapshot, "tableNumber" | "deliveryAt">;

type Wanted = {
  readonly orderType: OrderType;
  readonly tableNumber: string | null;
  readonly pickupAt: number | null;
};

/**
 * Checks table and time against those of the outlet. An up-to-date page sends neither unless it is asked for, so any
 * other one is refused as "unavailable"; a time that has passed has a result of its own. `nowMs` in UTC milliseconds.
 */
export function servingOf(
  wanted: Wanted,
  outlet: OutletView,
  nowMs: number,
): Serving | PlaceResult {
  const { tableNumber } = wanted;
  if (!fitsTables(wanted, outlet)) return { result: "unavailable" };
  if (wanted.pickupAt === null) return { tableNumber, deliveryAt: null };
  const { pickupTimes, timezone } = outlet;
  if (pickupTimes === null || wanted.orderType === "EAT_IN") return { result: "unavailable" };
  const slot = { atMs: wanted.pickupAt, nowMs };
  if (!isSlotStillValid(pickupTimes, timezone, slot)) return { result: "pickup-time-passed" };
  const datetime = isoDatetimeIn(wanted.pickupAt, timezone);
  return { tableNumber, deliveryAt: { atMs: wanted.pickupAt, datetime } };
}

function fitsTables({ orderType, tableNumber }: Wanted, { tables }: OutletView): boolean {
  const asks = orderType === "EAT_IN" && tables.use !== "off";
  if (tableNumber !== null) return asks && isTableNumber(tables, tableNumber);
  return !asks || tables.use === "optional";
}
