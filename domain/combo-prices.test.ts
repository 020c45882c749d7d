import { describe, expect, it } from "vitest";
import type { BasketLine, ComboLine } from "./basket.ts";
import type { ComboPick } from "./combo-picks.ts";
import { priceCombo } from "./line-prices.ts";
import { priceBasket } from "./pricing.ts";
import { type Benefits, NO_BENEFITS } from "./rewards.ts";
import {
  comboOf,
  costs,
  groupOf,
  itemOf,
  menuWith,
  modifierOf,
  rewardOf,
  stepItemOf,
  stepOf,
} from "./testing/products.ts";

const size = groupOf("size", [modifierOf("small", "0"), modifierOf("large", "0.60")], {
  min: 1,
  max: 1,
});
const extras = groupOf("extras", [modifierOf("pickles", "0.90"), modifierOf("egg", "1.40")], {
  free: 1,
});
const burger = itemOf("burger", "12.90", { modifierGroups: [extras] });
const cola = itemOf("cola", "3.50", { modifierGroups: [size] });
const aioli = itemOf("aioli", "1.20", { modifierGroups: [extras] });
const main = stepOf("main", [
  stepItemOf("burger", "1.50", {
    surcharges: { ...costs("1.50"), PICKUP: { value: "1.00", taxes: [] } },
    forbiddenModifiers: ["pickles"],
  }),
]);
const drink = stepOf("drink", [stepItemOf("cola", "0")]);
const dips = stepOf("dips", [stepItemOf("aioli", "0.20")], { min: 0, max: 3 });
const tray = {
  ...comboOf("tray", "17.90", [main, drink, dips]),
  prices: { ...costs("17.90"), PICKUP: { value: "16.90", taxes: [] } },
};
const menu = menuWith([burger, cola, aioli], [tray]);

type Pick = readonly [stepId: string, itemId: string, ...chosen: [string, string][]];
function picksOf(...picks: readonly Pick[]): ComboPick[] {
  return picks.map(([stepId, itemId, ...chosen], index) => ({
    pickId: `${index + 1}`,
    stepId,
    itemId,
    choices: chosen.map(([groupId, modifierId]) => ({ groupId, modifierId, count: 1 })),
  }));
}
const whole = picksOf(["drink", "cola", ["size", "large"]], ["main", "burger", ["extras", "egg"]]);

function trayLine(picks: readonly ComboPick[] = whole, count = 1): ComboLine {
  return { kind: "combo", lineId: "tray", comboId: "tray", count, picks };
}
function price(lines: readonly BasketLine[], benefits: Partial<Benefits> = {}) {
  return priceBasket({
    menu,
    basket: { lines },
    benefits: { ...NO_BENEFITS, ...benefits },
    usePoints: false,
    orderType: "EAT_IN",
    digits: 2,
    taxesIncluded: true,
  });
}
const problemOf = (...picks: readonly Pick[]) => price([trayLine(picksOf(...picks))]).problems;

describe("the price of a combo (ordering.md §2.6)", () => {
  it("is its own, plus surcharges and paid modifiers; the items' prices do not apply", () => {
    const priced = priceCombo(tray, whole, menu, "EAT_IN");
    // 17.90 + 0 + 0.60 + 1.50; the egg is the burger's free extra.
    expect(priced).toMatchObject({ basePrice: "17.90", unitPrice: "20" });
    expect(priced.picks.map(({ itemId, surcharge }) => [itemId, surcharge])).toEqual([
      ["burger", "1.50"],
      ["cola", "0"],
    ]);
  });

  it("uses price and surcharge of the order type, else those of EAT_IN, else the first", () => {
    expect(priceCombo(tray, whole, menu, "PICKUP").unitPrice).toBe("18.5");
    expect(priceCombo(tray, whole, menu, "DRIVE_THROUGH").unitPrice).toBe("20");
  });

  it("falls back to one order type for the combo and its surcharges, in whatever order they were sent", () => {
    const priceOf = (value: string) => ({ value, taxes: [] });
    const one = stepOf("one", [
      stepItemOf("aioli", "0", {
        surcharges: { DRIVE_THROUGH: priceOf("3"), PICKUP: priceOf("1") },
      }),
    ]);
    const dip = {
      ...comboOf("dip", "0", [one]),
      prices: { PICKUP: priceOf("9"), DRIVE_THROUGH: priceOf("8") },
    };
    const picks = picksOf(["one", "aioli"]);
    expect(priceCombo(dip, picks, menu, "EAT_IN").unitPrice).toBe("10");
    expect(priceCombo(dip, picks, menu, "DRIVE_THROUGH").unitPrice).toBe("11");
  });

  it("counts the free modifiers of each pick separately", () => {
    const egg: [string, string] = ["extras", "egg"];
    const twoDips = picksOf(
      ["dips", "aioli", egg, ["extras", "pickles"]],
      ["dips", "aioli", egg],
      ["dips", "aioli"],
    );
    const { picks } = priceCombo(tray, twoDips, menu, "EAT_IN");
    const charged = picks.map(({ modifiers }) =>
      modifiers.map((modifier) => [modifier.modifierId, modifier.price]),
    );
    expect(charged).toEqual([
      [
        ["egg", "0"],
        ["pickles", "0.90"],
      ],
      [["egg", "0"]],
      [],
    ]);
  });

  it("is multiplied by the units of the line and rounded per line", () => {
    const [line] = price([trayLine(whole, 3)]).lines;
    expect(line).toMatchObject({
      kind: "combo",
      productId: "tray",
      count: 3,
      total: "60.00",
      modifiers: [],
    });
  });
});

describe("a combo that cannot be ordered as it is", () => {
  const burgerPick: Pick = ["main", "burger"];
  const colaPick: Pick = ["drink", "cola", ["size", "small"]];

  it("is reported if it has left the menu", () => {
    const gone = { ...trayLine(), comboId: "gone" };
    expect(price([gone])).toMatchObject({
      lines: [],
      problems: [{ lineId: "tray", reason: "product-gone" }],
    });
  });

  it.each<[string, Pick]>([
    ["a step that is gone", ["gone", "burger"]],
    ["an item that the step does not offer", ["main", "cola", ["size", "small"]]],
    ["a modifier that is gone", ["main", "burger", ["extras", "gone"]]],
    ["a modifier that the step forbids", ["main", "burger", ["extras", "pickles"]]],
  ])("is reported with %s, and nothing is charged for it", (_case, pick) => {
    expect(problemOf(pick, colaPick)).toEqual([{ lineId: "tray", reason: "modifier-gone" }]);
    const [line] = price([trayLine(picksOf(pick, colaPick))]).lines;
    expect(["17.9", "19.4"]).toContain(line?.unitPrice);
  });

  it.each<[string, Pick[]]>([
    ["too little in a step", [burgerPick]],
    ["too much in a step", [burgerPick, burgerPick, colaPick]],
    ["a required choice of a pick, although it costs nothing", [burgerPick, ["drink", "cola"]]],
  ])("is reported with %s", (_case, picks) => {
    expect(problemOf(...picks)).toEqual([{ lineId: "tray", reason: "choices-incomplete" }]);
  });

  it("has no problem once everything is chosen", () => {
    expect(problemOf(burgerPick, colaPick)).toEqual([]);
  });
});

describe("a reward that names a combo", () => {
  const reward = rewardOf("tray");

  it("makes one unit free with PATCH_ORDER, surcharges included", () => {
    const priced = price([trayLine(whole, 2)], { flow: "PATCH_ORDER", rewards: [reward] });
    const parts = priced.lines.map((line) => [line.count, line.total, line.reward?.off ?? null]);
    expect(parts).toEqual([
      [1, "20.00", "20"],
      [1, "20.00", null],
    ]);
    expect(priced).toMatchObject({ total: "20.00", rewards: [{ state: "given" }] });
  });

  it("is added with REGULAR", () => {
    expect(price([], { rewards: [reward] }).rewards).toMatchObject([{ state: "given" }]);
  });

  it("does not apply to an item that was picked inside a combo", () => {
    const cola = rewardOf("cola");
    const priced = price([trayLine()], { flow: "PATCH_ORDER", rewards: [cola] });
    expect(priced).toMatchObject({ total: "20.00", rewards: [{ state: "not-ordered" }] });
  });
});
