import { createOrderRequest, type OrderRequestBody } from "../../contracts/ordering.ts";
import { checkCharge } from "./charge.ts";
import { checkLine, checkPresent, type Shelf } from "./pricing.ts";
import { type Refusal, refusal } from "./refusal.ts";
import type { OrderingSwitches } from "./switches.ts";

/** ISO 8601 local or offset date-time, to the minute or finer. */
const ISO_DATETIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;
/** A full card number: 13 to 19 digits and nothing hidden. */
const FULL_PAN = /^(?:\d[ -]?){13,19}$/;

/** A create request that has the contract's shape, or the reasons why it has not (ordering §2.7). */
export function readCreateRequest(
  body: unknown,
): { order: OrderRequestBody } | { refusals: Refusal[] } {
  const parsed = createOrderRequest.safeParse(body);
  if (parsed.success) return { order: parsed.data.order };
  return {
    refusals: parsed.error.issues.map(({ path, message }) =>
      refusal(`${path.join(".") || "body"}: ${message}`),
    ),
  };
}

function checkDelivery({ type, deliveryAt, address }: OrderRequestBody): Refusal[] {
  const refusals: Refusal[] = [];
  if (type === "DELIVERY" && !address) refusals.push(refusal("address: required for DELIVERY"));
  const { datetime } = deliveryAt;
  if (deliveryAt.type === "ASAP" && datetime !== undefined) {
    refusals.push(refusal("deliveryAt.datetime: omitted on ASAP"));
  }
  if (deliveryAt.type === "CUSTOM" && !ISO_DATETIME.test(datetime ?? "")) {
    refusals.push(refusal("deliveryAt.datetime: ISO 8601 needed on CUSTOM"));
  }
  return refusals;
}

function checkClient({ client, payment }: OrderRequestBody): Refusal[] {
  const required = ["name", "email", "phoneNumber"] as const;
  const missing = required.filter((field) => client[field].trim() === "");
  const refusals = missing.map((field) => refusal(`client.${field}: required`));
  if (FULL_PAN.test(payment.method.cardInfo?.pan ?? "")) {
    refusals.push(refusal("payment.method.cardInfo.pan: must be masked"));
  }
  return refusals;
}

/**
 * Everything for which this outlet refuses an order of the right shape; an empty list accepts it.
 * `shelf` must name products the way the outlet's `sendPosCode` says.
 */
export function checkOrder(
  order: OrderRequestBody,
  shelf: Shelf,
  switches: OrderingSwitches,
): Refusal[] {
  const { type, items, presents = [] } = order;
  const refusals = [...checkDelivery(order), ...checkClient(order)];
  if (!switches.orderTypes.includes(type))
    refusals.push(refusal(`type: ${type} is not served here`));
  if (items.length + presents.length === 0) refusals.push(refusal("items: nothing was ordered"));
  refusals.push(
    ...items.flatMap((line) => checkLine(shelf, line, type)),
    ...presents.flatMap((present) => checkPresent(shelf, present, type)),
  );
  // What wrong lines would have to add up to is no news.
  if (refusals.length > 0) return refusals;
  return checkCharge(order, shelf.today, switches.taxesIncluded);
}
