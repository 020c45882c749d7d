import { createOrderRequest, type OrderRequestBody } from "../../contracts/ordering.ts";
import { checkCharge } from "./charge.ts";
import { checkLine, checkPresent, type Shelf } from "./pricing.ts";
import { type Refusal, refusal } from "./refusal.ts";
import type { OrderingSwitches } from "./switches.ts";
import { checkWantedTime } from "./wanted-time.ts";

/** A full card number: 13 to 19 digits and nothing hidden. */
const FULL_PAN = /^(?:\d[ -]?){13,19}$/;

/** A create request of the contract's shape, or the reasons why it is invalid (ordering.md §2.7). */
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

function checkAddress({ type, address }: OrderRequestBody): Refusal[] {
  return type === "DELIVERY" && !address ? [refusal("address: required for DELIVERY")] : [];
}

/** tableNumber is for dine-in (ordering.md §2.7); which tables there are is agreed at onboarding. */
function checkTable(
  { type, additionalInfo: { tableNumber } }: OrderRequestBody,
  { tables }: OrderingSwitches,
): Refusal[] {
  const field = "additionalInfo.tableNumber";
  if (tableNumber === undefined) {
    return type === "EAT_IN" && tables?.required ? [refusal(`${field}: required for EAT_IN`)] : [];
  }
  if (type !== "EAT_IN") return [refusal(`${field}: only for EAT_IN`)];
  if (!tables) return [refusal(`${field}: this outlet has no tables`)];
  const isTable = new RegExp(`^(?:${tables.pattern})$`, "u").test(tableNumber);
  return isTable ? [] : [refusal(`${field}: there is no table "${tableNumber}"`)];
}

/** An order for the counter is collected there, so it carries no card (ordering.md §2.7). */
function checkMethod(
  { payment: { method } }: OrderRequestBody,
  { paymentMethods }: OrderingSwitches,
): Refusal[] {
  const field = "payment.method";
  return [
    ...(paymentMethods.includes(method.type)
      ? []
      : [refusal(`${field}.type: ${method.type} is not taken here`)]),
    ...(method.cardInfo && method.type !== "BANK_CARD_IN_APP"
      ? [refusal(`${field}.cardInfo: only with BANK_CARD_IN_APP`)]
      : []),
  ];
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
 * Everything for which this outlet refuses an order of the right shape; an empty list accepts it. `shelf` must identify
 * products the way the outlet's `sendPosCode` says.
 */
export function checkOrder(
  order: OrderRequestBody,
  shelf: Shelf,
  switches: OrderingSwitches,
  nowMs: number,
): Refusal[] {
  const { type, items, presents = [] } = order;
  const refusals = [
    ...checkAddress(order),
    ...checkWantedTime(order, switches.timezone, nowMs),
    ...checkTable(order, switches),
    ...checkMethod(order, switches),
    ...checkClient(order),
  ];
  if (!switches.orderTypes.includes(type))
    refusals.push(refusal(`type: ${type} is not served here`));
  if (items.length + presents.length === 0) refusals.push(refusal("items: nothing was ordered"));
  refusals.push(
    ...items.flatMap((line) => checkLine(shelf, line, type)),
    ...presents.flatMap((present) => checkPresent(shelf, present, type)),
  );
  // The total of wrong lines is not worth checking.
  if (refusals.length > 0) return refusals;
  return checkCharge(order, shelf.today, switches.taxesIncluded);
}
