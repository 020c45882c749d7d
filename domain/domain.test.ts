import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addLine,
  EMPTY_BASKET,
  itemCount,
  MAX_LINE_COUNT,
  setCount,
  unitsAlready,
} from "./basket.ts";
import { incompleteGroups, preselectedChoices, toggleModifier } from "./choices.ts";
import { isRightToLeft, localize } from "./localized-text.ts";
import { type MenuItem, type ModifierGroup, priceFor } from "./menu.ts";
import { add, decimalFromWire, decimalToWire, multiply, roundHalfUp, subtract } from "./money.ts";
import { estimatePoints } from "./points.ts";

describe("money", () => {
  it("keeps every decimal exactly as it was sent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (thousandths) => {
        const sent = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, "0")}`;
        const parsed: number = JSON.parse(sent);
        expect(roundHalfUp(decimalFromWire(parsed), 3)).toBe(sent);
        expect(decimalToWire(decimalFromWire(parsed))).toBe(parsed);
      }),
    );
  });

  it("is exact where binary fractions are not", () => {
    expect(add("0.1", "0.2")).toBe("0.3");
    expect(multiply("1.005", 100)).toBe("100.5");
    expect(subtract("0.3", "0.1")).toBe("0.2");
  });

  it("rounds half up, away from zero", () => {
    expect(roundHalfUp("1.005", 2)).toBe("1.01");
    expect(roundHalfUp("-1.005", 2)).toBe("-1.01");
    expect(roundHalfUp("1.004", 2)).toBe("1.00");
  });
});

describe("localized text", () => {
  const locales = { default: "de", fallback: "en" };
  it("falls back from the language to the outlet's fallback, then its default, then any", () => {
    expect(localize({ tr: "Merhaba", en: "Hello" }, "tr", locales)).toBe("Merhaba");
    expect(localize({ tr: "Merhaba" }, "tr-TR", locales)).toBe("Merhaba");
    expect(localize({ en: "Hello", de: "Hallo" }, "ar", locales)).toBe("Hello");
    expect(localize({ de: "Hallo" }, "ar", locales)).toBe("Hallo");
    expect(localize({ fr: "Salut" }, "ar", locales)).toBe("Salut");
    expect(localize(null, "ar", locales)).toBe("");
  });

  it("treats an empty text as missing", () => {
    expect(localize({ tr: "", en: "Hello" }, "tr", locales)).toBe("Hello");
  });

  it("recognizes right-to-left languages", () => {
    expect(["ar", "he-IL", "en", "tr"].map(isRightToLeft)).toEqual([true, true, false, false]);
  });
});

describe("menu prices", () => {
  const price = (value: string) => ({ value, taxes: [] });
  it("falls back to EAT_IN, then to the first available type", () => {
    expect(priceFor({ EAT_IN: price("1"), PICKUP: price("2") }, "PICKUP").value).toBe("2");
    expect(priceFor({ DELIVERY: price("3"), EAT_IN: price("1") }, "PICKUP").value).toBe("1");
    expect(priceFor({ DELIVERY: price("3") }, "EAT_IN").value).toBe("3");
  });

  it("fall back to PICKUP before DRIVE_THROUGH, in whatever order they were sent", () => {
    const [pickup, drive] = [price("4"), price("3")];
    expect(priceFor({ PICKUP: pickup, DRIVE_THROUGH: drive }, "EAT_IN")).toBe(pickup);
    expect(priceFor({ DRIVE_THROUGH: drive, PICKUP: pickup }, "EAT_IN")).toBe(pickup);
  });
});

const bun: ModifierGroup = {
  id: "bun",
  title: {},
  min: 1,
  max: 1,
  free: 0,
  modifiers: ["barley", "brioche"].map((id, index) => ({
    id,
    code: id,
    title: {},
    prices: {},
    preselected: index === 0,
  })),
};
const extras: ModifierGroup = { ...bun, id: "extras", min: 0, max: 2 };
const burger: MenuItem = {
  id: "burger",
  code: "1",
  title: {},
  description: {},
  prices: {},
  modifierGroups: [bun, extras],
};

describe("basket", () => {
  const line = { kind: "item" as const, lineId: "a", itemId: "burger", count: 1, choices: [] };
  const pick = (modifierId: string) => ({ groupId: "extras", modifierId, count: 1 });

  it("raises the count of an equal line instead of adding a second one", () => {
    const basket = addLine(addLine(EMPTY_BASKET, line), { ...line, lineId: "b", count: 2 });
    expect(basket.lines).toEqual([{ ...line, count: 3 }]);
  });

  it("keeps lines with different choices apart", () => {
    const other = {
      ...line,
      lineId: "b",
      choices: [{ groupId: "bun", modifierId: "brioche", count: 1 }],
    };
    expect(itemCount(addLine(addLine(EMPTY_BASKET, line), other))).toBe(2);
    expect(addLine(addLine(EMPTY_BASKET, line), other).lines).toHaveLength(2);
  });

  it("keeps lines apart whose choices were made in another order: other units are free", () => {
    const [first, second] = [
      [pick("egg"), pick("pickles")],
      [pick("pickles"), pick("egg")],
    ].map((choices, index) => ({ ...line, lineId: `${index}`, choices }));
    if (!first || !second) throw new Error("no lines");
    expect(addLine(addLine(EMPTY_BASKET, first), second).lines).toHaveLength(2);
    const bunFirst = { groupId: "bun", modifierId: "barley", count: 1 };
    const one = { ...first, choices: [bunFirst, ...first.choices] };
    const same = { ...second, choices: [...first.choices, bunFirst] };
    expect(addLine(addLine(EMPTY_BASKET, one), same).lines).toHaveLength(1);
  });

  it("counts the units of equal lines", () => {
    const basket = addLine(EMPTY_BASKET, { ...line, count: 30 });
    expect(unitsAlready(basket, { ...line, lineId: "new" })).toBe(30);
    expect(unitsAlready(basket, line)).toBe(0);
    expect(unitsAlready(basket, { ...line, lineId: "new", itemId: "other" })).toBe(0);
  });

  it("limits a line's count and removes the line at zero", () => {
    const basket = addLine(EMPTY_BASKET, line);
    expect(setCount(basket, "a", 1_000).lines[0]?.count).toBe(MAX_LINE_COUNT);
    expect(setCount(basket, "a", 0)).toEqual(EMPTY_BASKET);
  });

  it("replaces the choice in a group of exactly one, and never empties it", () => {
    const barley = [{ groupId: "bun", modifierId: "barley", count: 1 }];
    const brioche = [{ groupId: "bun", modifierId: "brioche", count: 1 }];
    expect(toggleModifier(bun, barley, "brioche")).toEqual(brioche);
    expect(toggleModifier(bun, barley, "barley")).toEqual(barley);
  });

  it("adds nothing to a full group", () => {
    const full = ["barley", "brioche"].map((modifierId) => ({
      groupId: "extras",
      modifierId,
      count: 1,
    }));
    expect(toggleModifier(extras, full, "third")).toEqual(full);
    expect(toggleModifier(extras, full, "barley")).toEqual(full.slice(1));
  });

  it("starts an item with its preselected modifiers and reports the groups that are incomplete", () => {
    expect(preselectedChoices(burger)).toEqual([
      { groupId: "bun", modifierId: "barley", count: 1 },
      { groupId: "extras", modifierId: "barley", count: 1 },
    ]);
    expect(incompleteGroups(burger, []).map(({ id }) => id)).toEqual(["bun"]);
  });
});

describe("points", () => {
  it("estimates with the outlet's own rounding", () => {
    const rule = { pointsPerCurrencyUnit: "2", rounding: "floor" } as const;
    expect(estimatePoints(rule, "32.25")).toBe(64);
    expect(estimatePoints({ ...rule, rounding: "round" }, "32.25")).toBe(65);
    expect(estimatePoints({ ...rule, rounding: "ceil" }, "32.01")).toBe(65);
  });
});
