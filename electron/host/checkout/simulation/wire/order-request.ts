import { add, compare, subtract } from "../../../../../domain/money.ts";
import type { PlacedOrder } from "../../state/order.ts";
import { AGREED } from "./agreed.ts";
import { type BodyReader, priceOf, requireEqual } from "./body-reader.ts";

type Complain = (what: string) => void;

/** Reads a create request (ordering.md §2.7), compares it with the order that was placed, and returns its id. */
export function readOrder(
  body: BodyReader,
  orderOf: (checkoutId: string) => PlacedOrder | undefined,
  complain: Complain,
): string {
  const id = body.text("id");
  body.oneOf("type", ["PICKUP", "EAT_IN", "DRIVE_THROUGH"]);
  const deliveryAt = body.object("deliveryAt");
  // Customers of the simulation name no time.
  deliveryAt.oneOf("type", ["ASAP"]);
  deliveryAt.end();
  const client = body.object("client");
  for (const name of ["name", "email", "phoneNumber"]) client.text(name);
  client.end();
  const payment = body.object("payment");
  const { total, subtotal } = readCharge(payment.object("charge"), complain);
  const method = payment.object("method");
  const paidBy = method.oneOf("type", ["CASH", "BANK_CARD_IN_APP", "BANK_CARD_IN_STORE"]);
  method.end();
  payment.end();
  const info = body.object("additionalInfo");
  const platformOrderId = info.integer(AGREED.platformOrderIdName);
  readCustomFields(info.object("customFields"));
  info.end();
  const lines = body.list("items").map(readLine);
  const presents = body.optionalList("presents").map(readLine);
  body.end();

  requireEqual(
    "the price of an order's lines",
    { found: add("0", ...lines), expected: subtotal },
    complain,
  );
  if (presents.some((price) => compare(price, "0") !== 0)) complain("a present has a price");
  const order = orderOf(id);
  if (!order) complain(`order ${id} was not placed`);
  else {
    const { snapshot, paymentFlow } = order;
    requireEqual("charge.total", { found: total, expected: snapshot.charge.total }, complain);
    const isPaidHere = paidBy === "BANK_CARD_IN_APP";
    if (isPaidHere && paymentFlow === "pay-at-counter") complain("an unpaid order is called paid");
    const counts = [lines.length, presents.length, platformOrderId];
    const expected = [snapshot.lines.length, snapshot.presents.length, snapshot.platformOrderId];
    if (counts.join() !== expected.join()) complain(`${counts} came of an order of ${expected}`);
  }
  return id;
}

/** The total is what the lines cost without the discount; taxes are in the prices. */
function readCharge(body: BodyReader, complain: Complain) {
  const [tax, subtotal, total] = [
    body.amount("tax"),
    body.amount("subtotal"),
    body.amount("total"),
  ];
  const discount = body.optionalAmount("discount");
  body.end();
  requireEqual("charge.tax", { found: tax, expected: "0" }, complain);
  requireEqual("charge.total", { found: total, expected: subtract(subtotal, discount) }, complain);
  return { subtotal, total };
}

function readCustomFields(body: BodyReader): void {
  for (const [name, value] of Object.entries(AGREED.customFields)) {
    if (body.text(name) !== value) body.wrong(name);
  }
  body.end();
}

/** Returns the price of all its units. */
function readLine(body: BodyReader): string {
  const { price, count } = readUnits(body);
  const modifiers = body.optionalList("modifiers").map((modifier) => {
    const units = readUnits(modifier);
    modifier.end();
    return units;
  });
  body.end();
  return priceOf(price, count, modifiers);
}

function readUnits(body: BodyReader): { readonly price: string; readonly count: number } {
  body.text("id");
  const price = body.amount("price");
  const count = body.integer("count");
  if (count < 1) body.wrong("count");
  return { price, count };
}
