import { describe, expect, it } from "vitest";
import type { ComboPick } from "../../../domain/combo-picks.ts";
import {
  comboOf,
  groupOf,
  itemOf,
  menuWith,
  modifierOf,
  stepItemOf,
  stepOf,
} from "../../../domain/testing/products.ts";
import { gapOf, nextStep, offeredPicks, shownSteps } from "./steps.ts";

const bun = groupOf("bun", [modifierOf("barley", "0"), modifierOf("lettuce", "0")], {
  min: 1,
  max: 1,
});
const burger = itemOf("burger", "12.90", { modifierGroups: [bun] });
const items = [burger, itemOf("fries", "4.60"), itemOf("salad", "5.20"), itemOf("tea", "3.00")];

const main = stepOf("main", [stepItemOf("burger", "0")]);
const side = stepOf("side", [stepItemOf("fries", "0"), stepItemOf("salad", "0.50")]);
const drink = stepOf("drink", [stepItemOf("tea", "0")]);
const combo = comboOf("tray", "17.90", [main, side, drink]);
const menu = menuWith(items, [combo]);

const pick = (stepId: string, itemId: string, ...modifierIds: string[]): ComboPick => ({
  pickId: `${stepId}-${itemId}`,
  stepId,
  itemId,
  choices: modifierIds.map((modifierId) => ({ groupId: "bun", modifierId, count: 1 })),
});

describe("the visible steps", () => {
  it("skip a step with a single, required dish, unless that dish has choices", () => {
    expect(shownSteps(combo, menu).map(({ id }) => id)).toEqual(["main", "side"]);
  });

  it("include a single dish that is optional", () => {
    const optional = { ...drink, min: 0 };
    expect(shownSteps({ ...combo, steps: [optional] }, menu)).toEqual([optional]);
  });
});

describe("the first gap of a step", () => {
  it("is a missing pick, then a missing choice of a pick, then none", () => {
    expect(gapOf(main, [], menu)).toEqual({ problem: "too-few", at: null });
    const bare = pick("main", "burger");
    expect(gapOf(main, [bare], menu)).toEqual({
      problem: "too-few",
      at: { pick: bare, group: bun },
    });
    expect(gapOf(main, [pick("main", "burger", "barley")], menu)).toBeNull();
  });

  it("is a surplus pick that a new menu does not allow", () => {
    const picks = [pick("side", "fries"), pick("side", "salad")];
    expect(gapOf(side, picks, menu)).toEqual({ problem: "too-many", at: null });
    const both = pick("main", "burger", "barley", "lettuce");
    expect(gapOf(main, [both], menu)?.problem).toBe("too-many");
  });
});

describe("the next step", () => {
  const [first, second, third] = [main, side, drink];
  const stepAfter = (current: typeof main, ...done: (typeof main)[]) =>
    nextStep([first, second, third], current, (step) => done.includes(step))?.id ?? null;

  it("is the next incomplete one, and after the last one continues from the beginning", () => {
    expect(stepAfter(first)).toBe("side");
    expect(stepAfter(first, second)).toBe("drink");
    expect(stepAfter(third)).toBe("main");
    expect(stepAfter(third, first)).toBe("side");
  });

  it("is none if only the current one is left", () => {
    expect(stepAfter(second, first, third)).toBeNull();
  });
});

describe("picks on a new menu", () => {
  it("lose unavailable choices, and are removed with their item or step", () => {
    const without = menuWith(
      [
        { ...burger, modifierGroups: [{ ...bun, modifiers: bun.modifiers.slice(1) }] },
        ...items.slice(2),
      ],
      [{ ...combo, steps: [main, side] }],
    );
    const kept = pick("side", "salad");
    const picks = [pick("main", "burger", "barley", "lettuce"), kept, pick("side", "fries")];
    const changed = without.combos.tray ?? combo;
    const left = offeredPicks(changed, [...picks, pick("drink", "tea")], without);
    expect(left).toEqual([{ ...picks[0], choices: picks[0]?.choices.slice(1) }, kept]);
    expect(left[1]).toBe(kept);
  });
});
