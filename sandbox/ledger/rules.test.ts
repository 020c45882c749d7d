import { describe, expect, test } from "vitest";
import type { LedgerOrder } from "../core/service.ts";
import { type Books, type LedgerLoyalty, type LedgerPayment, violations } from "./rules.ts";

const order = (fields: Partial<LedgerOrder> = {}): LedgerOrder => ({
  id: "o1",
  posId: "p1",
  status: "PROCESSED",
  total: "12.50",
  paymentMethod: "BANK_CARD_IN_APP",
  ...fields,
});
const payment = (fields: Partial<LedgerPayment> = {}): LedgerPayment => ({
  paymentId: "o1.1",
  transactionReference: "r1",
  amount: 12_500,
  held: 0,
  settled: 12_500,
  refunded: 0,
  state: "captured",
  ...fields,
});
const held = { held: 12_500, settled: 0, state: "authorized" };
const closed = (fields: Partial<LedgerLoyalty> = {}): LedgerLoyalty => ({
  orderId: "l1",
  state: "closed",
  orderTotal: 17_500,
  pointsPayment: 5_000,
  pointsReward: 25,
  pointsSpent: 500,
  ...fields,
});
const rules = (books: Partial<Books>, settled = true) =>
  violations({ orders: [], payments: [], loyalty: [], ...books }, { settled }).map(
    ({ rule }) => rule,
  );

describe("records without a violation", () => {
  test.each<[string, Partial<Books>]>([
    ["nothing happened", {}],
    ["settled exactly", { orders: [order()], payments: [payment()], loyalty: [closed()] }],
    [
      "a declined and a given back payment before the one that stayed",
      {
        orders: [order()],
        payments: [
          payment({ paymentId: "o1.1", settled: 0, state: "declined" }),
          payment({ paymentId: "o1.2", refunded: 12_500, state: "refunded" }),
          payment({ paymentId: "o1.3" }),
        ],
      },
    ],
    ["part of it refunded by staff", { orders: [order()], payments: [payment({ refunded: 500 })] }],
    [
      "cancelled and given back",
      {
        orders: [order({ status: "CANCELED" })],
        payments: [payment({ refunded: 12_500, state: "refunded" })],
        loyalty: [closed({ state: "refunded" })],
      },
    ],
    ["to be paid at the counter", { orders: [order({ paymentMethod: "BANK_CARD_IN_STORE" })] }],
    [
      "collected at the counter, then closed",
      { orders: [order({ paymentMethod: "CASH" })], loyalty: [closed()] },
    ],
    [
      "canceled before the counter collected anything",
      {
        orders: [order({ paymentMethod: "CASH", status: "CANCELED" })],
        loyalty: [closed({ state: "validated", orderTotal: null })],
      },
    ],
    ["paid wholly by points", { orders: [order({ total: "0.00" })] }],
    ["no order, hold released", { payments: [payment({ settled: 0, state: "voided" })] }],
  ])("%s", (_, books) => {
    expect(rules(books)).toEqual([]);
  });
});

describe("a planted violation is found", () => {
  test.each<[string, Partial<Books>, string]>([
    ["not captured", { orders: [order()], payments: [payment(held)] }, "still-held"],
    ["not paid", { orders: [order()] }, "not-settled-exactly"],
    [
      "captured too little",
      { orders: [order()], payments: [payment({ settled: 12_499 })] },
      "not-settled-exactly",
    ],
    [
      "given back although served",
      { orders: [order()], payments: [payment({ refunded: 12_500 })] },
      "not-settled-exactly",
    ],
    [
      "paid twice",
      { orders: [order()], payments: [payment(), payment({ paymentId: "o1.2" })] },
      "paid-too-much",
    ],
    [
      "cancelled and kept",
      { orders: [order({ status: "CANCELED" })], payments: [payment()] },
      "not-returned",
    ],
    [
      "failed and only partly given back",
      { orders: [order({ status: "FAILED" })], payments: [payment({ refunded: 12_000 })] },
      "not-returned",
    ],
    ["money for no order", { payments: [payment()] }, "money-without-order"],
    [
      "money of an order whose id only begins alike",
      { orders: [order({ id: "o" })], payments: [payment()] },
      "money-without-order",
    ],
    [
      "taken by card for a counter order",
      { orders: [order({ paymentMethod: "BANK_CARD_IN_STORE" })], payments: [payment()] },
      "paid-too-much",
    ],
    [
      "closed although the counter's order is not handed out",
      {
        orders: [order({ paymentMethod: "BANK_CARD_IN_STORE", status: "COOKING" })],
        loyalty: [closed()],
      },
      "closed-before-paid",
    ],
    [
      "closed although its payment is only held",
      { orders: [order()], payments: [payment(held)], loyalty: [closed()] },
      "closed-before-paid",
    ],
    [
      "closed although the counter's order was canceled",
      {
        orders: [order({ paymentMethod: "BANK_CARD_IN_STORE", status: "CANCELED" })],
        loyalty: [closed()],
      },
      "closed-total-fits-no-order",
    ],
    [
      "accepted twice",
      { orders: [order(), order({ posId: "p2" })], payments: [payment()] },
      "order-twice",
    ],
    [
      "closed for another total",
      { orders: [order()], payments: [payment()], loyalty: [closed({ orderTotal: 17_600 })] },
      "closed-total-fits-no-order",
    ],
    [
      "closed twice for one order",
      { orders: [order()], payments: [payment()], loyalty: [closed(), closed({ orderId: "l2" })] },
      "closed-total-fits-no-order",
    ],
    [
      "cancelled, its points kept",
      {
        orders: [order({ status: "CANCELED" })],
        payments: [payment({ refunded: 12_500 })],
        loyalty: [closed()],
      },
      "closed-total-fits-no-order",
    ],
  ])("%s", (_, books, rule) => {
    expect(rules(books)).toContain(rule);
  });
});

describe("while checkouts are in progress", () => {
  test("authorizations, unpaid orders and payments before their order are tolerated", () => {
    const books = {
      orders: [order(), order({ id: "o2", posId: "p2", status: "CANCELED" })],
      payments: [
        payment(held),
        payment({ paymentId: "o2.1" }),
        payment({ paymentId: "o3.1", ...held }),
      ],
    };
    expect(rules(books, false)).toEqual([]);
  });

  test("points of an unpaid order are reported at once", () => {
    const books = { orders: [order()], payments: [payment(held)], loyalty: [closed()] };
    expect(rules(books, false)).toEqual(["closed-before-paid"]);
  });

  test("what cannot be resolved any more is reported at once", () => {
    const books = {
      orders: [order()],
      payments: [payment(), payment({ paymentId: "o1.2", ...held })],
    };
    expect(rules(books, false)).toEqual(["paid-too-much"]);
  });
});
