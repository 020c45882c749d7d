import { describe, expect, it } from "vitest";
import { addLine, type ComboLine, EMPTY_BASKET, sameLine } from "./basket.ts";
import {
  addPick,
  allowedGroups,
  type ComboPick,
  incompletePicks,
  incompleteSteps,
  MAX_PICKS,
  preselectedPicks,
  removePick,
  stepProblem,
  togglePick,
  withFixedPicks,
} from "./combo-picks.ts";
import {
  comboOf,
  groupOf,
  itemOf,
  menuWith,
  modifierOf,
  stepItemOf,
  stepOf,
} from "./testing/products.ts";

const bun = groupOf("bun", [modifierOf("barley", "0"), modifierOf("lettuce", "0")], {
  min: 1,
  max: 1,
});
const extras = groupOf(
  "extras",
  [
    modifierOf("pickles", "0.90", { preselected: true }),
    modifierOf("egg", "1.40", { preselected: true }),
  ],
  { free: 1, min: 2, max: 2 },
);
const burger = itemOf("burger", "12.90", { modifierGroups: [bun, extras] });
const [fries, salad, aioli, harissa] = ["fries", "salad", "aioli", "harissa"].map((id) =>
  itemOf(id, "4.00"),
);
const main = stepOf("main", [stepItemOf("burger", "0", { forbiddenModifiers: ["egg"] })]);
const side = stepOf("side", [
  stepItemOf("fries", "0", { preselected: true }),
  stepItemOf("salad", "0.50"),
]);
const dips = stepOf("dips", [stepItemOf("aioli", "0"), stepItemOf("harissa", "0.70")], {
  min: 2,
  max: 3,
});
const tray = comboOf("tray", "17.90", [main, side, dips]);
const menu = menuWith(
  [burger, fries, salad, aioli, harissa].flatMap((item) => item ?? []),
  [tray],
);

const itemsOf = (picks: readonly ComboPick[]) => picks.map(({ itemId }) => itemId);
const add = (picks: readonly ComboPick[], ...itemIds: string[]) =>
  itemIds.reduce((all, itemId) => addPick(dips, all, itemId, menu), picks);

describe("modifiers that a step forbids", () => {
  it("are removed from the item's groups; if fewer are left than the minimum, one may be chosen several times", () => {
    const forbidding = (...forbiddenModifiers: string[]) =>
      allowedGroups(burger, { forbiddenModifiers }).map(({ id, min, max, modifiers }) => [
        id,
        min,
        max,
        modifiers.map((modifier) => modifier.id),
      ]);
    expect(forbidding("egg")).toEqual([
      ["bun", 1, 1, ["barley", "lettuce"]],
      ["extras", 2, 2, ["pickles"]],
    ]);
    expect(forbidding("pickles", "egg")).toEqual([["bun", 1, 1, ["barley", "lettuce"]]]);
    expect(allowedGroups(burger, { forbiddenModifiers: [] })).toBe(burger.modifierGroups);
  });

  it("that leave a group without a maximum below its minimum give it its minimum as maximum", () => {
    const open = itemOf("wrap", "9.00", { modifierGroups: [{ ...extras, max: null }] });
    const [group] = allowedGroups(open, { forbiddenModifiers: ["egg"] });
    expect([group?.min, group?.max]).toEqual([2, 2]);
  });

  it("are not preselected either", () => {
    const [pick] = preselectedPicks(tray, menu);
    expect(pick).toMatchObject({
      itemId: "burger",
      choices: [{ groupId: "extras", modifierId: "pickles", count: 1 }],
    });
  });
});

describe("the picks that a combo starts with", () => {
  it("are the menu's preselection, and the only item of a step that requires one", () => {
    const picks = preselectedPicks(tray, menu);
    expect(itemsOf(picks)).toEqual(["burger", "fries"]);
    expect(new Set(picks.map(({ pickId }) => pickId)).size).toBe(2);
    expect(incompleteSteps(tray, picks).map(({ id }) => id)).toEqual(["dips"]);
    expect(itemsOf(incompletePicks(tray, picks, menu))).toEqual(["burger"]);
  });

  it("are limited in number, whatever a step requires", () => {
    const greedy = stepOf("greedy", [stepItemOf("fries", "0")], { min: 2 ** 52, max: 2 ** 52 });
    expect(preselectedPicks(comboOf("x", "1", [greedy]), menu)).toHaveLength(MAX_PICKS);
  });
});

describe("the item of a step that leaves nothing to choose", () => {
  const both = stepOf("both", [stepItemOf("aioli", "0")], { min: 2, max: 2 });
  const lone = stepOf("lone", [stepItemOf("fries", "0")]);
  const combo = comboOf("duo", "9", [main, side, both, lone]);
  const pick = (pickId: string, stepId: string, itemId: string): ComboPick => ({
    ...{ pickId, stepId, itemId },
    choices: [],
  });
  const aiolis = [pick("2", "both", "aioli"), pick("3", "both", "aioli")];

  it("is picked as often as required, beside what has left the menu", () => {
    const gone = pick("9", "lone", "wrap");
    const filled = withFixedPicks(combo, [gone, ...aiolis.slice(1)], menu);
    const added = [pick("10", "both", "aioli"), pick("11", "lone", "fries")];
    expect(filled).toEqual([gone, aiolis[1], ...added]);
    expect(incompleteSteps(combo, filled)).toEqual([main, side]);
  });

  it("is not picked more often", () => {
    const picks = [pick("1", "lone", "fries"), ...aiolis, pick("4", "both", "aioli")];
    expect(withFixedPicks(combo, picks, menu)).toEqual(picks.slice(0, 3));
  });

  it("changes nothing if it is picked, or is not on the menu", () => {
    const picks = [...aiolis, pick("4", "lone", "fries")];
    expect(withFixedPicks(combo, picks, menu)).toBe(picks);
    expect(withFixedPicks(combo, aiolis, menuWith([]))).toBe(aiolis);
  });
});

describe("picking", () => {
  it("adds several units of one item, up to the step's maximum", () => {
    const picks = add([], "aioli", "aioli", "harissa", "harissa");
    expect(itemsOf(picks)).toEqual(["aioli", "aioli", "harissa"]);
    expect(stepProblem(dips, picks)).toBeNull();
    expect(stepProblem(dips, picks.slice(0, 1))).toBe("too-few");
    expect(stepProblem(dips, [...picks, ...picks])).toBe("too-many");
  });

  it("gives every pick its own id, even after one was removed", () => {
    const [first, second] = add([], "aioli", "aioli");
    const left = removePick(first && second ? [first, second] : [], first?.pickId ?? "");
    expect(left).toEqual([second]);
    const ids = add(left, "aioli").map(({ pickId }) => pickId);
    expect(ids).toEqual(["2", "3"]);
    const foreign = { pickId: "mine", stepId: "dips", itemId: "aioli", choices: [] };
    expect(add([foreign], "aioli").map(({ pickId }) => pickId)).toEqual(["mine", "1"]);
  });

  it("replaces the pick of a step of one, and never empties it", () => {
    const picks = preselectedPicks(tray, menu);
    expect(itemsOf(togglePick(side, picks, "salad", menu))).toEqual(["burger", "salad"]);
    expect(togglePick(side, picks, "fries", menu)).toBe(picks);
  });

  it("removes one of two picks that a new menu allows one of", () => {
    const both = addPick({ ...side, max: 2 }, addPick(side, [], "fries", menu), "salad", menu);
    expect(itemsOf(both)).toEqual(["fries", "salad"]);
    expect(itemsOf(togglePick(side, both, "fries", menu))).toEqual(["salad"]);
  });

  it("removes all units of an item from an optional step", () => {
    const picks = add([], "aioli", "harissa", "aioli");
    expect(itemsOf(togglePick(dips, picks, "aioli", menu))).toEqual(["harissa"]);
    const optional = { ...side, min: 0 };
    expect(togglePick(optional, preselectedPicks(tray, menu), "fries", menu)).toHaveLength(1);
  });

  it("adds nothing that the step or the menu does not have", () => {
    expect(addPick(side, [], "aioli", menu)).toEqual([]);
    expect(addPick(side, [], "fries", menuWith([]))).toEqual([]);
  });
});

describe("combos in the basket", () => {
  const line = (lineId: string, picks: readonly ComboPick[]): ComboLine => ({
    kind: "combo",
    lineId,
    comboId: "tray",
    count: 1,
    picks,
  });
  const picks = add(preselectedPicks(tray, menu), "aioli", "harissa");

  it("with the same picks are one line, whatever the order of picking", () => {
    const other = [...picks].reverse().map((pick, index) => ({ ...pick, pickId: `${index}` }));
    const basket = addLine(addLine(EMPTY_BASKET, line("a", picks)), line("b", other));
    expect(basket.lines).toEqual([{ ...line("a", picks), count: 2 }]);
  });

  it("with other picks, other choices or another number of one pick are separate lines", () => {
    const twice = add(preselectedPicks(tray, menu), "aioli", "aioli");
    const unlike = [
      twice,
      add(preselectedPicks(tray, menu), "harissa", "harissa"),
      picks.map((pick) => ({ ...pick, choices: [] })),
      picks.slice(1),
    ];
    for (const different of unlike) {
      expect(sameLine(line("a", picks), line("b", different))).toBe(false);
    }
    expect(sameLine(line("a", picks), { ...line("a", picks), comboId: "other" })).toBe(false);
    const item = { kind: "item", lineId: "a", itemId: "tray", count: 1, choices: [] } as const;
    expect(sameLine(line("a", picks), item)).toBe(false);
    expect(sameLine(item, line("a", picks))).toBe(false);
  });
});
