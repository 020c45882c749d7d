import { add, compare, multiply, subtract } from "../../../../../domain/money.ts";
import type { PlacedLoyalty, PlacedOrder } from "../../state/order.ts";
import { AGREED } from "./agreed.ts";
import { type BodyReader, priceOf, requireEqual } from "./body-reader.ts";

type Complain = (what: string) => void;
type Discount = { readonly id: string; readonly type: string | null; readonly value: string };
type Line = {
  readonly itemId: string;
  readonly price: string;
  readonly discounts: readonly Discount[];
};
type Payment = { readonly type: string; readonly amount: string; readonly transactionId: string };

/** What a closing says. */
type Closing = {
  readonly orderTotal: string;
  readonly lines: readonly Line[];
  readonly discounts: readonly Discount[];
  readonly payments: readonly Payment[];
  readonly phone: { readonly number: string; readonly name: string | null } | null;
};

/** Reads order-closed (in-store-loyalty.md §4.3), compares it with the order, and returns its loyalty order id. */
export function readClosing(
  body: BodyReader,
  orderOf: (checkoutId: string) => PlacedOrder | undefined,
  complain: Complain,
): string {
  const orderId = body.text("orderId");
  if (body.integer("establishmentId") !== AGREED.establishmentId) body.wrong("establishmentId");
  const orderTotal = body.amount("orderTotal");
  const description = body.object("order");
  const lines = description.list("menuItems").map(readLine);
  const discounts = description.optionalList("discounts").map(readDiscount);
  description.end();
  const payments = body.list("payments").map(readPayment);
  readWaiter(body.object("waiter"));
  const phone = readPhone(body);
  body.end();

  const priced = add("0", ...lines.map(({ price }) => price));
  const found = subtract(priced, add("0", ...discounts.map(({ value }) => value)));
  requireEqual("the price of a closed order", { found, expected: orderTotal }, complain);
  // All orders of one identification are equal in this simulation.
  const loyalty = orderOf(orderId.replace(/^loyalty-/, ""))?.loyalty;
  if (!loyalty) complain(`${orderId} closes no order`);
  else compareWith(loyalty, { orderTotal, lines, discounts, payments, phone }, complain);
  return orderId;
}

/** A line's price is that of all its units, without its discounts. */
function readLine(body: BodyReader): Line {
  const { itemId, price: unit, quantity } = readUnits(body);
  const modifiers = body.optionalList("modifiers").map((modifier) => {
    const { price, quantity: count } = readUnits(modifier);
    modifier.end();
    return { price, count };
  });
  const discounts = body.optionalList("discounts").map(readDiscount);
  body.end();
  const whole = priceOf(unit, quantity, modifiers);
  const off = discounts.map(({ type, value }) =>
    type === "percent" ? multiply(multiply(whole, value), "0.01") : value,
  );
  return { itemId, price: subtract(whole, add("0", ...off)), discounts };
}

function readUnits(body: BodyReader) {
  const [itemId, price, quantity] = [
    body.text("itemId"),
    body.amount("price"),
    body.integer("quantity"),
  ];
  body.text("title");
  if (quantity < 1) body.wrong("quantity");
  return { itemId, price, quantity };
}

function readDiscount(body: BodyReader): Discount {
  const id = body.text("discountId");
  const type = body.oneOf("type", ["percent", "amount"]);
  const value = body.amount("value");
  body.end();
  return { id, type, value };
}

function readPayment(body: BodyReader): Payment {
  const [type, amount, transactionId] = [
    body.text("type"),
    body.amount("amount"),
    body.text("transactionId"),
  ];
  body.end();
  return { type, amount, transactionId };
}

function readWaiter(body: BodyReader): void {
  if (body.text("posId") !== AGREED.waiter.posId) body.wrong("posId");
  if (body.text("name") !== AGREED.waiter.name) body.wrong("name");
  body.end();
}

function readPhone(body: BodyReader): Closing["phone"] {
  if (!body.has("phoneNumber")) return null;
  const number = body.text("phoneNumber");
  body.flag("subscribedToPushNotifications");
  return { number, name: body.optionalText("clientName") };
}

/** Compares a closing with what the service had answered to qr-code, and with the order that was priced by it. */
function compareWith(loyalty: PlacedLoyalty, closing: Closing, complain: Complain): void {
  const { identification, chargeTotal, pointsPayment } = loyalty;
  const { orderTotal, lines, discounts, payments, phone } = closing;
  const total = add(chargeTotal, pointsPayment);
  requireEqual("orderTotal", { found: orderTotal, expected: total }, complain);
  const points = payments.map((one) => `${one.type} ${one.amount} ${one.transactionId}`).join();
  const { payment, identifier } = identification;
  const isUsed = payment !== null && compare(pointsPayment, "0") > 0;
  const offered = isUsed ? `${payment.type} ${Number(pointsPayment)} ${payment.transactionId}` : "";
  if (points !== offered) complain(`the payment "${points}" is closed, not "${offered}"`);
  const rewards = loyalty.addedRewards.map(
    (position) => identification.rewardLines[Number(position)],
  );
  const echoed = lines.flatMap((line) => line.discounts.map(({ id }) => `${line.itemId} ${id}`));
  const given = rewards.flatMap((line) =>
    (line?.discounts ?? []).map(({ discountId }) => `${line?.itemId} ${discountId}`),
  );
  if (echoed.join() !== given.join())
    complain(`the rewards "${echoed}" are closed, not "${given}"`);
  if (lines.length !== loyalty.lines.length + rewards.length)
    complain("an order is closed with other lines");
  const ids = discounts.map(({ id }) => id).join();
  if (ids !== loyalty.appliedDiscounts.join()) complain(`the discounts "${ids}" are closed`);
  const typed =
    identifier.by === "phone" ? `${identifier.phoneNumber} ${identifier.clientName}` : "";
  const echo = phone === null ? "" : `${phone.number} ${phone.name}`;
  if (echo !== typed) complain("the customer of a closing is another one");
}
