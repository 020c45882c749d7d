import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  chargeOf,
  lunchTray,
  one,
  openVendor,
  orderOf,
  type TestVendor,
  tomatoSoup,
  twoBeetBurgers,
  withCharge,
} from "./testing/vendor.ts";

let vendor: TestVendor;
beforeAll(() => {
  vendor = openVendor();
});
afterAll(() => vendor.remove());

/** "accepted", or the reason of the refusal. */
async function outcome(order: unknown): Promise<string> {
  const { body } = await vendor.create(order);
  return body.posId ? "accepted" : body.state.reason;
}
/** The same, for one line of an eat-in order that adds up to `total`. */
const lineOutcome = (line: Parameters<typeof orderOf>[0][number], total: number) =>
  outcome(orderOf([line], total));
const line = (id: string, price: number, ...modifiers: ReturnType<typeof one>[]) => ({
  id,
  price,
  count: 1,
  ...(modifiers.length > 0 && { modifiers }),
});

describe("hand-calculated lines are accepted", () => {
  test.each([
    ["2 × (12.90 + 0.90), two extras free", twoBeetBurgers, 27.6],
    ["6.80, cream and croutons included", tomatoSoup, 6.8],
    ["17.90 + 1.00 + 0.60 in a lunch tray", lunchTray, 19.5],
    [
      "4.60 + 0.70, the first sauce free",
      line(
        "fries-skin-on",
        4.6,
        one("salt-sea", 0),
        one("sauce-ketchup", 0),
        one("sauce-garlic", 0.7),
      ),
      5.3,
    ],
    [
      "4.60 + 0.50, the dearer sauce free",
      line(
        "fries-skin-on",
        4.6,
        one("salt-sea", 0),
        one("sauce-garlic", 0),
        one("sauce-ketchup", 0.5),
      ),
      5.1,
    ],
    [
      "15.40 + 0.90, one free extra where the item says one instead of two",
      line(
        "burger-double",
        15.4,
        one("bun-lettuce", 0),
        one("extra-pickles", 0),
        one("extra-cheddar", 0.9),
      ),
      16.3,
    ],
    [
      "7.40 + 0.50, no free finish",
      line("soup-chicken-barley", 7.4, one("soup-croutons", 0.5)),
      7.9,
    ],
    [
      "10.90 + 0.60 + 0.70, two fries with their salts and three dips",
      line(
        "combo-sharing-fries",
        10.9,
        one("fries-skin-on", 0),
        one("salt-sea", 0),
        one("fries-sweet-potato", 0.6),
        one("salt-paprika", 0),
        { id: "dip-aioli", price: 0, count: 2 },
        one("dip-beet-hummus", 0.7),
      ),
      12.2,
    ],
    [
      "a combo whose modifiers all come after its step items",
      line(
        "combo-lunch-tray",
        17.9,
        one("burger-beet", 1),
        one("fries-skin-on", 0),
        one("lemonade-mint", 0),
        one("bun-brioche", 0.6),
        one("salt-sea", 0),
      ),
      19.5,
    ],
    [
      "9.90 without the sweet that is optional",
      line(
        "combo-little-tray",
        9.9,
        one("burger-little", 0),
        one("fries-little", 0),
        one("juice-little", 0),
      ),
      9.9,
    ],
  ])("%s", async (_, sent, total) => {
    expect(await lineOutcome(sent, total)).toBe("accepted");
  });

  test("reductions: 16.90 + 0.90 + 0.60 at 7 %", async () => {
    const [, ...others] = lunchTray.modifiers ?? [];
    const tray = { ...lunchTray, price: 16.9, modifiers: [one("burger-beet", 0.9), ...others] };
    const order = orderOf([tray], 18.4, { type: "PICKUP" });
    expect(await outcome(withCharge(order, { tax: 1.2, subtotal: 18.4, total: 18.4 }))).toBe(
      "accepted",
    );
    expect(await outcome({ ...order, id: "eat-in-tax" })).toMatch(/^tax 2.94 is not between/);
  });

  test("a product without a price for the order type falls back to its other price and tax", async () => {
    const order = orderOf([line("bread-loaf", 5.8)], 5.8);
    expect(await outcome(withCharge(order, chargeOf(5.8, 7)))).toBe("accepted");
  });

  test("the receipt of the review screen: 39.00 − 2.00 − 5.00 = 32.00 and a lemonade on the house", async () => {
    const fries = line("fries-skin-on", 4.6, one("salt-sea", 0));
    const order = orderOf([twoBeetBurgers, tomatoSoup, fries], 39, {
      presents: [line("lemonade-mint", 0)],
    });
    const charge = { tax: 5.91, subtotal: 39, discount: 7, total: 32 };
    expect(await outcome(withCharge(order, charge))).toBe("accepted");
  });

  test("an order paid wholly by points", async () => {
    const charge = { tax: 1.09, subtotal: 6.8, discount: 6.8, total: 0 };
    expect(await outcome(withCharge(orderOf([tomatoSoup], 6.8), charge))).toBe("accepted");
  });

  test("prices without taxes, if the outlet is set so", async () => {
    await vendor.control("PUT", "/switches", { taxesIncluded: false });
    const order = withCharge(orderOf([tomatoSoup], 6.8), { tax: 1.29, subtotal: 6.8, total: 8.09 });
    expect(await outcome(order)).toBe("accepted");
    expect(await outcome(orderOf([tomatoSoup], 6.8))).toMatch(/^total is 6.8/);
    await vendor.control("PUT", "/switches", { taxesIncluded: true });
  });
});

describe("a line is refused", () => {
  const beet = (...extras: ReturnType<typeof one>[]) =>
    line("burger-beet", 12.9, one("bun-barley", 0), ...extras);
  const tray = (burger: string, surcharge: number, ...modifiers: ReturnType<typeof one>[]) =>
    line(
      "combo-lunch-tray",
      17.9,
      one(burger, surcharge),
      ...modifiers,
      one("fries-skin-on", 0),
      one("salt-sea", 0),
      one("lemonade-mint", 0),
    );

  test.each([
    ["an unknown product", line("pizza", 9), 9, "pizza is not a product of this outlet"],
    ["its code instead of its id", line("1401", 6.8), 6.8, "1401 is not a product of this outlet"],
    ["another price", line("cookie", 2.5), 2.5, "cookie costs 2.6, not 2.5"],
    ["no bun", line("burger-beet", 12.9), 12.9, "Bun: at least 1 needed, 0 sent"],
    ["two buns", beet(one("bun-lettuce", 0)), 12.9, "Bun: at most 1 allowed, 2 sent"],
    [
      "six extras",
      beet(
        { id: "extra-chilli", price: 0, count: 2 },
        { id: "extra-chilli", price: 0.9, count: 4 },
      ),
      16.5,
      "Extras: at most 5 allowed, 6 sent",
    ],
    [
      "three extras for nothing",
      beet(one("extra-chilli", 0), one("extra-pickles", 0), one("extra-cheddar", 0)),
      12.9,
      "Extras: 1 unit must be charged, 0 sent with a price",
    ],
    [
      "a charge for what is free",
      beet(one("extra-chilli", 0.9)),
      13.8,
      "Extras: 2 free, so 0 units may be charged, not 1",
    ],
    [
      "another price of a modifier",
      beet(one("extra-fried-egg", 1.2)),
      14.1,
      "modifier extra-fried-egg costs 1.4, not 1.2",
    ],
    [
      "a stranger's modifier",
      beet(one("milk-oat", 0.5)),
      13.4,
      "milk-oat is not a modifier of burger-beet",
    ],
    ["an unknown modifier", beet(one("gold", 9)), 21.9, "gold is not a product of this outlet"],
    [
      "another surcharge",
      tray("burger-beet", 0.9, one("bun-barley", 0)),
      18.8,
      "burger-beet costs 1, not 0.9",
    ],
    [
      "what the combo forbids",
      tray("burger-chicken", 0.5, one("bun-lettuce", 0)),
      18.4,
      "bun-lettuce is forbidden on burger-chicken in combo-lunch-tray",
    ],
    [
      "a combo's burger without a bun",
      tray("burger-barley", 0),
      17.9,
      "Bun: at least 1 needed, 0 sent",
    ],
    [
      "a combo without its drink",
      line(
        "combo-lunch-tray",
        17.9,
        one("burger-barley", 0),
        one("bun-barley", 0),
        one("fries-skin-on", 0),
        one("salt-sea", 0),
      ),
      17.9,
      "combo-lunch-tray, Your drink: 1 to 1 needed, 0 sent",
    ],
    [
      "an item that the combo does not offer",
      tray("burger-barley", 0, one("bun-barley", 0), one("cookie", 0)),
      17.9,
      "cookie is not part of combo-lunch-tray",
    ],
  ])("for %s", async (_, sent, total, reason) => {
    expect(await lineOutcome(sent, total)).toBe(reason);
  });

  test("for a step item that is sold out", async () => {
    await vendor.control("PUT", "/items/burger-beet", { soldOut: true });
    const { body } = await vendor.create(orderOf([lunchTray], 19.5));
    expect(body.state.posErrorType).toBe("ITEM_UNAVAILABLE");
    expect(body.state.reason).toContain("burger-beet is sold out");
    await vendor.control("PUT", "/items/burger-beet", { soldOut: false });
  });

  test("for a refId", async () => {
    const { menu } = await (await vendor.call("/menu")).json();
    const { refId } = menu.items.find(({ id }: { id: string }) => id === "cookie");
    expect(await lineOutcome(line(refId, 2.6), 2.6)).toBe(
      `${refId} is not a product of this outlet`,
    );
  });
});

describe("a step item picked twice has its groups twice", () => {
  const twoFries = (salts: number, freeSauces: number) =>
    line(
      "combo-sharing-fries",
      10.9,
      { id: "fries-skin-on", price: 0, count: 2 },
      { id: "salt-sea", price: 0, count: salts },
      ...(freeSauces > 0 ? [{ id: "sauce-garlic", price: 0, count: freeSauces }] : []),
      { id: "dip-aioli", price: 0, count: 2 },
    );

  test.each([
    ["two salts, two free sauces", twoFries(2, 2), "accepted"],
    ["one salt for two", twoFries(1, 0), "Seasoning: at least 2 needed, 1 sent"],
    ["three salts for two", twoFries(3, 0), "Seasoning: at most 2 allowed, 3 sent"],
    [
      "three of one free sauce for two",
      twoFries(2, 3),
      "Sauce: sauce-garlic more than once; Sauce: 1 unit must be charged, 0 sent with a price",
    ],
  ])("%s", async (_, sent, verdict) => {
    expect(await lineOutcome(sent, 10.9)).toBe(verdict);
  });
});

describe("with sendPosCode", () => {
  beforeAll(() => vendor.control("PUT", "/switches", { sendPosCode: true }));
  afterAll(() => vendor.control("PUT", "/switches", { sendPosCode: false }));

  test("codes name items, modifiers, rewards, combos and their step items", async () => {
    const soup = line("1401", 6.8, one("5211", 0), one("5212", 0));
    const tray = line(
      "3001",
      17.9,
      one("1002", 1),
      one("5002", 0.6),
      one("1301", 0),
      one("5041", 0),
      one("1601", 0),
    );
    const presents = [line("1601", 0)];
    expect(await outcome(orderOf([soup, tray], 26.3, { presents }))).toBe("accepted");
  });

  test("refuses global ids", async () => {
    expect(await lineOutcome(tomatoSoup, 6.8)).toMatch(/^soup-roast-tomato is not a product/);
  });
});

describe("rewards", () => {
  const withPresent = (...presents: object[]) => outcome(orderOf([tomatoSoup], 6.8, { presents }));

  test("require the choices of any other line, and no more than are allowed", async () => {
    expect(await withPresent(line("burger-beet", 0))).toBe("Bun: at least 1 needed, 0 sent");
    expect(await withPresent(line("burger-beet", 0, one("bun-brioche", 0)))).toBe("accepted");
    const two = [one("bun-brioche", 0), one("bun-barley", 0)];
    expect(await withPresent(line("burger-beet", 0, ...two))).toBe(
      "Bun: at most 1 allowed, 2 sent",
    );
  });

  test("that are combos require a pick in each step, with its choices", async () => {
    const [first = ""] = (await withPresent(line("combo-lunch-tray", 0))).split("; ");
    expect(first).toMatch(/^combo-lunch-tray, .*: 1 to 1 needed, 0 sent/);
  });

  test("cost nothing, nor does anything on them", async () => {
    expect(await withPresent(line("lemonade-mint", 3.9))).toBe(
      "present lemonade-mint must cost 0, not 3.9",
    );
    expect(await withPresent(line("burger-beet", 0, one("bun-brioche", 0.6)))).toBe(
      "present bun-brioche must cost 0, not 0.6",
    );
  });

  test("are products of the menu, with modifiers of their own", async () => {
    expect(await withPresent(line("pizza", 0))).toBe("pizza is not a product of this outlet");
    expect(await withPresent(line("cookie", 0, one("bun-barley", 0)))).toBe(
      "bun-barley is not a modifier of cookie",
    );
  });
});

describe("the charge", () => {
  const charged = (charge: object) => outcome(withCharge(orderOf([tomatoSoup], 6.8), charge));

  test.each([
    [
      "subtotal",
      { ...chargeOf(6.8), subtotal: 7, total: 7 },
      "subtotal is 7, the lines come to 6.8",
    ],
    [
      "total",
      { ...chargeOf(6.8), total: 6.7 },
      "total is 6.7, but subtotal less discount comes to 6.8",
    ],
    [
      "discount",
      { ...chargeOf(6.8), discount: 1 },
      "total is 6.8, but subtotal less discount comes to 5.8",
    ],
    ["tax", { tax: 0, subtotal: 6.8, total: 6.8 }, "tax 0 is not between 1.08 and 1.10"],
    [
      "digits",
      { tax: 1.09, subtotal: 6.8, discount: 0.001, total: 6.799 },
      "0.001 has more than 2 fractional digits",
    ],
  ])("must add up: %s", async (_, charge, reason) => {
    expect(await charged(charge)).toContain(reason);
  });

  test("cannot have discounts beyond the total", async () => {
    const reason = await charged({ tax: 1.09, subtotal: 6.8, discount: 7, total: 0 });
    expect(reason).toContain("discount 7 is more than the subtotal 6.8");
  });

  test("includes tips on top", async () => {
    expect(await charged({ tax: 1.09, subtotal: 6.8, tips: 1, total: 7.8 })).toBe("accepted");
    expect(await charged({ tax: 1.09, subtotal: 6.8, tips: 1, total: 6.8 })).not.toBe("accepted");
  });

  test("may tax the discounted amount or the whole", async () => {
    for (const [tax, verdict] of [
      [1.09, /^accepted$/],
      [0.93, /^accepted$/],
      [1.11, /^tax/],
      [0.9, /^tax/],
    ] as const) {
      expect(await charged({ tax, subtotal: 6.8, discount: 1, total: 5.8 })).toMatch(verdict);
    }
  });
});
