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

describe("the steps that are shown", () => {
  it("leave out the one in which a single dish has to be, unless something is to be chosen about it", () => {
    expect(shownSteps(combo, menu).map(({ id }) => id)).toEqual(["main", "side"]);
  });

  it("have one dish that may be left off", () => {
    const optional = { ...drink, min: 0 };
    expect(shownSteps({ ...combo, steps: [optional] }, menu)).toEqual([optional]);
  });
});

describe("what is to be done in a step", () => {
  it("is to pick, then to choose for what was picked, then nothing", () => {
    expect(gapOf(main, [], menu)).toEqual({ problem: "too-few", at: null });
    const bare = pick("main", "burger");
    expect(gapOf(main, [bare], menu)).toEqual({
      problem: "too-few",
      at: { pick: bare, group: bun },
    });
    expect(gapOf(main, [pick("main", "burger", "barley")], menu)).toBeNull();
  });

  it("is to take back what a new menu no longer has room for", () => {
    const picks = [pick("side", "fries"), pick("side", "salad")];
    expect(gapOf(side, picks, menu)).toEqual({ problem: "too-many", at: null });
    const both = pick("main", "burger", "barley", "lettuce");
    expect(gapOf(main, [both], menu)?.problem).toBe("too-many");
  });
});

describe("the step to go on to", () => {
  const [first, second, third] = [main, side, drink];
  const stepAfter = (current: typeof main, ...done: (typeof main)[]) =>
    nextStep([first, second, third], current, (step) => done.includes(step))?.id ?? null;

  it("is the next one that is not done, and after the last one from the beginning", () => {
    expect(stepAfter(first)).toBe("side");
    expect(stepAfter(first, second)).toBe("drink");
    expect(stepAfter(third)).toBe("main");
    expect(stepAfter(third, first)).toBe("side");
  });

  it("is none where only the present one is left", () => {
    expect(stepAfter(second, first, third)).toBeNull();
  });
});

describe("picks that a new menu still has", () => {
  it("lose the choices that are gone, and go with their item or step", () => {
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
