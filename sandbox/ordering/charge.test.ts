import { expect, test } from "vitest";
import type { OrderLine, OrderRequestBody } from "../../contracts/ordering.ts";
import { checkCharge } from "./charge.ts";
import type { BookItem, PriceBook } from "./price-book.ts";

const costs = (value: number, ...taxes: number[]) => ({ EAT_IN: { value, taxes } });

const burger: BookItem = {
  key: "burger",
  prices: costs(12, 7),
  groups: [
    {
      title: "Extras",
      min: 0,
      max: 2,
      free: 0,
      modifiers: new Map([
        ["egg", costs(1)],
        ["beer", costs(4, 19)],
      ]),
    },
  ],
};
const choice = (surcharge: ReturnType<typeof costs>) => ({
  item: burger,
  surcharge,
  forbidden: new Set<string>(),
});
const book: PriceBook = {
  items: new Map([["burger", burger]]),
  combos: new Map([
    [
      "tray",
      {
        key: "tray",
        prices: costs(10, 7),
        steps: [
          {
            title: "Main",
            min: 1,
            max: 1,
            choices: new Map([
              ["burger", choice(costs(2))],
              ["feast", choice(costs(8, 19))],
            ]),
          },
        ],
      },
    ],
  ]),
  modifiers: new Set(["egg", "beer"]),
};

function order(line: OrderLine, total: number, tax: number): OrderRequestBody {
  return {
    id: "1",
    type: "EAT_IN",
    deliveryAt: { type: "ASAP" },
    client: { name: "Guest", email: "guest@example.com", phoneNumber: "+4930123456" },
    payment: {
      method: { type: "BANK_CARD_IN_APP" },
      charge: { tax, subtotal: total, total },
    },
    additionalInfo: {},
    items: [line],
  };
}
const one = (id: string, price: number) => ({ id, price, count: 1 });
const taxed = (line: OrderLine, total: number, tax: number) =>
  checkCharge(order(line, total, tax), book, true).length === 0;

test("a surcharge may be taxed at its own rate or at its combo's, or anything between", () => {
  const tray = { ...one("tray", 10), modifiers: [one("feast", 8)] };
  // 18 × 7/107 = 1.18; 10 × 7/107 + 8 × 19/119 = 1.93
  expect([1.16, 1.18, 1.93, 1.95].map((tax) => taxed(tray, 18, tax))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("a modifier without a tax is taxed like its dish", () => {
  const full = { ...one("burger", 12), modifiers: [one("egg", 1), one("beer", 4)] };
  // 13 × 7/107 + 4 × 19/119 = 1.49
  expect(taxed(full, 17, 1.49)).toBe(true);
  expect(taxed(full, 17, 1.51)).toBe(false);
  const tray = { ...one("tray", 10), modifiers: [one("burger", 2), one("beer", 4)] };
  // 12 × 7/107 + 4 × 19/119 = 1.42
  expect(taxed(tray, 16, 1.42)).toBe(true);
});
