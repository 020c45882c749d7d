import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Menu, MenuItem } from "./menu.ts";
import { add, compare, multiply, roundHalfUp, smaller } from "./money.ts";
import { type PricingRequest, priceBasket } from "./pricing.ts";
import {
  type Benefits,
  type Discount,
  NO_BENEFITS,
  NO_DECISIONS,
  type RewardLine,
} from "./rewards.ts";
import { comboOf, modifierOf, rewardOf, stepItemOf, stepOf } from "./testing/products.ts";

function item(id: string, price: string): MenuItem {
  const extra = {
    id: "ice",
    code: "code-ice",
    title: { en: "ice" },
    prices: { EAT_IN: { value: "0.50", taxes: [] } },
    preselected: false,
  };
  return {
    id,
    code: `code-${id}`,
    title: { en: id },
    description: {},
    prices: { EAT_IN: { value: price, taxes: ["19"] } },
    modifierGroups: [{ id: "extras", title: {}, min: 0, max: null, free: 0, modifiers: [extra] }],
  };
}

const menu: Menu = {
  revision: 1,
  categories: [],
  items: { soup: item("soup", "6.80"), lemonade: item("lemonade", "3.90") },
  combos: {},
};
const ZEROING: Discount = { discountId: "LOYALTY100", type: "percent", value: "100" };
const reward = (changes: Partial<RewardLine> = {}): RewardLine =>
  rewardOf("lemonade", { price: "3.90", discounts: [ZEROING], ...changes });
const ice = { groupId: "extras", modifierId: "ice", count: 1 };
const line = (itemId: string, count: number, choices = [ice].slice(0, 0)) => ({
  kind: "item" as const,
  lineId: `${itemId}-${choices.length}`,
  itemId,
  count,
  choices,
});

function price(
  lines: ReturnType<typeof line>[],
  benefits: Partial<Benefits>,
  more: Partial<PricingRequest> = {},
) {
  return priceBasket({
    menu,
    basket: { lines },
    benefits: { ...NO_BENEFITS, flow: "PATCH_ORDER", ...benefits },
    usePoints: false,
    orderType: "EAT_IN",
    digits: 2,
    taxesIncluded: true,
    ...more,
  });
}
const parts = (priced: ReturnType<typeof price>) =>
  priced.lines.map(({ productId, count, total, reward }) => [
    productId,
    count,
    total,
    reward?.off ?? null,
  ]);

describe("PATCH_ORDER", () => {
  it("makes the reward's units of an ordered line free, and leaves the rest to be paid", () => {
    const priced = price([line("soup", 1), line("lemonade", 3)], { rewards: [reward()] });
    expect(parts(priced)).toEqual([
      ["soup", 1, "6.80", null],
      ["lemonade", 1, "3.90", "3.9"],
      ["lemonade", 2, "7.80", null],
    ]);
    expect(priced.subtotal).toBe("14.60");
    expect(priced.total).toBe("14.60");
    expect(priced.rewards).toMatchObject([
      { itemId: "lemonade", quantity: 1, price: "3.90", state: "given" },
    ]);
  });

  it("includes what was chosen for the reward, and uses no unit twice", () => {
    const priced = price([line("lemonade", 1, [ice]), line("lemonade", 1)], {
      rewards: [reward()],
    });
    expect(parts(priced)).toEqual([
      ["lemonade", 1, "4.40", "4.4"],
      ["lemonade", 1, "3.90", null],
    ]);
    expect(priced.total).toBe("3.90");
  });

  it("spreads a reward of two units over two lines", () => {
    const priced = price([line("lemonade", 1, [ice]), line("lemonade", 1), line("soup", 1)], {
      rewards: [reward({ quantity: 2 })],
    });
    expect(priced.total).toBe("6.80");
    expect(priced.lines.map(({ reward: given }) => given !== null)).toEqual([true, true, false]);
  });

  it("never adds a reward that was not ordered", () => {
    const rewards = [reward(), reward({ itemId: "gone" })];
    const priced = price([line("soup", 1)], { rewards });
    expect(parts(priced)).toEqual([["soup", 1, "6.80", null]]);
    expect(priced.rewards.map(({ state }) => state)).toEqual(["not-ordered", "not-on-menu"]);
  });

  it("applies to the line that has everything that the reward names, by id or by code", () => {
    const plainFirst = [line("lemonade", 1), line("lemonade", 1, [ice])];
    const named = (itemId: string) => [{ itemId, title: "Ice", quantity: 1 }];
    for (const name of ["ice", "code-ice"]) {
      const priced = price(plainFirst, { rewards: [reward({ modifiers: named(name) })] });
      expect(parts(priced)).toEqual([
        ["lemonade", 1, "3.90", null],
        ["lemonade", 1, "4.40", "4.4"],
      ]);
    }
    const gone = price(plainFirst, { rewards: [reward({ modifiers: named("straw") })] });
    expect(gone.total).toBe("4.40");
  });

  it("applies to the line that has all of what the reward names, not some of it", () => {
    const [extras] = menu.items.lemonade?.modifierGroups ?? [];
    if (!extras) throw new Error("no group");
    const mint = { ...extras.modifiers[0], ...modifierOf("mint", "0.20") };
    const group = { ...extras, modifiers: [...extras.modifiers, mint] };
    const lemonade = { ...item("lemonade", "3.90"), modifierGroups: [group] };
    const minted = { ...ice, modifierId: "mint" };
    const modifiers = ["ice", "mint"].map((itemId) => ({ itemId, title: itemId, quantity: 1 }));
    const priced = price(
      [line("lemonade", 1, [ice]), line("lemonade", 1, [ice, minted])],
      { rewards: [reward({ modifiers })] },
      { menu: { ...menu, items: { ...menu.items, lemonade } } },
    );
    expect(parts(priced).map(([, , , off]) => off)).toEqual([null, "4.6"]);
  });

  it("applies to the combo with the picks that the reward names", () => {
    const drinks = stepOf("drinks", [stepItemOf("lemonade", "0"), stepItemOf("soup", "0")]);
    const tray = comboOf("tray", "9.00", [drinks]);
    const picking = (itemId: string) => ({
      kind: "combo" as const,
      lineId: itemId,
      comboId: "tray",
      count: 1,
      picks: [{ pickId: "1", stepId: "drinks", itemId, choices: [] }],
    });
    const named = [{ itemId: "soup", title: "Soup", quantity: 1 }];
    const priced = price(
      [],
      { rewards: [reward({ itemId: "tray", modifiers: named })] },
      {
        menu: { ...menu, combos: { tray } },
        basket: { lines: [picking("lemonade"), picking("soup")] },
      },
    );
    expect(priced.lines.map(({ lineId, reward }) => [lineId, reward?.off ?? null])).toEqual([
      ["lemonade", null],
      ["soup", "9"],
    ]);
  });

  it("finds the dish by its code too, and by that first if codes are sent", () => {
    const byCode = reward({ itemId: "code-lemonade" });
    expect(price([line("lemonade", 1)], { rewards: [byCode] }).total).toBe("0.00");
    // The soup's code is the lemonade's id.
    const items = { ...menu.items, soup: { ...item("soup", "6.80"), code: "lemonade" } };
    const both = [line("soup", 1), line("lemonade", 1)];
    const due = (namedBy: "id" | "code") =>
      price(both, { rewards: [reward()], namedBy }, { menu: { ...menu, items } }).total;
    expect(due("id")).toBe("6.80");
    expect(due("code")).toBe("3.90");
  });

  it("declines one of two rewards of a dish: its own line is paid for, the other's is not", () => {
    const rewards = [reward({ rewardId: 0 }), reward({ rewardId: 1 })];
    const both = [line("lemonade", 1, [ice]), line("lemonade", 1)];
    const declining = (declined: number[]) =>
      price(both, { rewards }, { decisions: { ...NO_DECISIONS, declined } });
    expect(declining([0])).toMatchObject({
      total: "4.40",
      rewards: [{ state: "left-out" }, { state: "given" }],
    });
    expect(declining([1]).total).toBe("3.90");
    expect(declining([0, 1]).total).toBe("8.30");
    // One line of three: the declined unit and the third are paid together.
    const three = price(
      [line("lemonade", 3)],
      { rewards },
      { decisions: { ...NO_DECISIONS, declined: [0] } },
    );
    expect(parts(three)).toEqual([
      ["lemonade", 1, "3.90", "3.9"],
      ["lemonade", 2, "7.80", null],
    ]);
  });

  it("subtracts line discounts before the order's, each rounded half up", () => {
    const half: Discount = { discountId: "HALF", type: "percent", value: "50" };
    const priced = price([line("lemonade", 1, [ice]), line("soup", 1)], {
      rewards: [reward({ discounts: [{ ...half, value: "12.5" }] })],
      discounts: [{ discountId: "TEN", type: "percent", value: "10" }],
    });
    // 4.40 × 12.5 % = 0.55; (4.40 + 6.80 − 0.55) × 10 % = 1.065
    expect(priced.lineDiscount).toBe("0.55");
    expect(priced.discounts).toEqual([{ discountId: "TEN", amount: "1.07" }]);
    expect(priced.subtotal).toBe("11.20");
    expect(priced.total).toBe("9.58");
  });

  it("subtracts an amount, never below zero", () => {
    const amount = (value: string) => [{ discountId: "A", type: "amount", value } as const];
    const off = (value: string) =>
      price([line("lemonade", 1)], { rewards: [reward({ discounts: amount(value) })] });
    expect(off("1.50").total).toBe("2.40");
    expect(off("9.00").total).toBe("0.00");
    // A reward of two units, of which one was ordered: half of the amount.
    const rewards = [reward({ quantity: 2, discounts: amount("3.00") })];
    expect(price([line("lemonade", 1)], { rewards }).total).toBe("2.40");
  });

  it("distributes an amount over several lines to the last cent, without loss or duplication", () => {
    const amount = [{ discountId: "A", type: "amount", value: "1.00" } as const];
    const three = [
      line("lemonade", 1),
      line("lemonade", 1, [ice]),
      line("lemonade", 1, [ice, ice]),
    ];
    const priced = price(three, { rewards: [reward({ quantity: 3, discounts: amount })] });
    expect(priced.lines.map(({ reward }) => reward?.off)).toEqual(["0.34", "0.33", "0.33"]);
    expect(priced.lineDiscount).toBe("1.00");
    const offs = fc.record({
      digits: fc.constantFrom(0, 2, 3),
      counts: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
      thousandths: fc.integer({ min: 0, max: 90_000 }),
    });
    fc.assert(
      fc.property(offs, ({ digits, counts, thousandths }) => {
        const value = roundHalfUp(multiply("0.001", thousandths), digits);
        const quantity = counts.reduce((sum, count) => sum + count, 0);
        const extras = counts.map((_, index) => Array.from({ length: index }, () => ice));
        const priced = price(
          counts.map((count, index) => line("lemonade", count, extras[index])),
          {
            rewards: [
              reward({ quantity, discounts: [{ discountId: "A", type: "amount", value }] }),
            ],
          },
          { digits },
        );
        const totals = add("0", ...priced.lines.map(({ total }) => total));
        const off = add("0", ...priced.lines.map(({ reward }) => reward?.off ?? "0"));
        expect(compare(off, smaller(value, totals))).toBe(0);
      }),
    );
  });

  it("distributes to other lines what one of them is too cheap for", () => {
    const amount = [{ discountId: "A", type: "amount", value: "8.20" } as const];
    const priced = price([line("lemonade", 1), line("lemonade", 1, [ice])], {
      rewards: [reward({ quantity: 2, discounts: amount })],
    });
    // 4.10 each would be 0.20 more than the first costs.
    expect(priced.lines.map(({ reward }) => reward?.off)).toEqual(["3.9", "4.3"]);
    expect(priced.total).toBe("0.10");
  });

  it("taxes only what is charged", () => {
    const priced = price([line("lemonade", 1), line("soup", 1)], { rewards: [reward()] });
    // 6.80 × 19 / 119
    expect(priced.tax).toBe("1.09");
  });

  it("agrees with a calculation in whole cents", () => {
    const counts = fc.record({
      soups: fc.integer({ min: 0, max: 5 }),
      plain: fc.integer({ min: 0, max: 5 }),
      iced: fc.integer({ min: 0, max: 5 }),
      given: fc.integer({ min: 1, max: 7 }),
      percent: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(counts, ({ soups, plain, iced, given, percent }) => {
        const wanted = [
          line("soup", soups),
          line("lemonade", plain),
          line("lemonade", iced, [ice]),
        ];
        const priced = price(
          wanted.filter(({ count }) => count > 0),
          {
            rewards: [reward({ quantity: given })],
            discounts: [{ discountId: "D", type: "percent", value: String(percent) }],
          },
        );
        const plainPaid = Math.max(0, plain - given);
        const icedPaid = Math.max(0, iced - Math.max(0, given - plain));
        const net = soups * 680 + plainPaid * 390 + icedPaid * 440;
        const due = net - Math.floor((net * percent + 50) / 100);
        expect(Math.round(Number(priced.total) * 100)).toBe(due);
        expect(Number(add("0", ...priced.lines.map(({ count }) => String(count))))).toBe(
          soups + plain + iced,
        );
      }),
    );
  });
});

describe("the share of the order that points may pay", () => {
  const offer = (pointsPayment: string, maxPointsPercent: string | null) =>
    price([line("soup", 1)], { pointsPayment, maxPointsPercent }, { usePoints: true });

  it("is exact: a payment of exactly that share is used, one of a cent more is not, and is not reduced either", () => {
    expect(offer("3.40", "50")).toMatchObject({ pointsOffer: "usable", total: "3.40" });
    expect(offer("3.41", "50")).toMatchObject({
      pointsOffer: "more-than-share",
      pointsPayment: "0.00",
      total: "6.80",
    });
    // A third of 6.80 is 2.2666…
    expect(offer("2.26", "33.33")).toMatchObject({ pointsOffer: "usable" });
    expect(offer("2.27", "33.33")).toMatchObject({ pointsOffer: "more-than-share" });
  });

  it("is of the total after discounts, and unlimited if none is given", () => {
    expect(offer("6.80", null).total).toBe("0.00");
    expect(offer("6.81", null).pointsOffer).toBe("more-than-due");
    const discounts = [{ discountId: "D", type: "amount", value: "2.00" } as const];
    const discounted = price(
      [line("soup", 1)],
      { pointsPayment: "3.40", maxPointsPercent: "50", discounts },
      { usePoints: true },
    );
    expect(discounted).toMatchObject({ pointsOffer: "more-than-share", total: "4.80" });
  });

  it("forbids points entirely at zero", () => {
    expect(offer("0.01", "0").pointsOffer).toBe("more-than-share");
  });
});
