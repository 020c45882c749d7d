import { describe, expect, it } from "vitest";
import type { ComboLine, ItemLine } from "../../../domain/basket.ts";
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
import type { ComboDraft } from "../../journey/visit-context.ts";
import { startingDraft } from "./starting-draft.ts";

const bun = groupOf("bun", [modifierOf("barley", "0"), modifierOf("lettuce", "0")], {
  min: 1,
  max: 1,
});
const extras = groupOf("extras", [modifierOf("egg", "1.40"), modifierOf("cheddar", "0.90")]);
const main = stepOf("main", [
  stepItemOf("burger", "0", { forbiddenModifiers: ["lettuce", "egg"] }),
  stepItemOf("wrap", "0", { preselected: true }),
]);
const side = stepOf("side", [
  stepItemOf("fries", "0", { preselected: true }),
  stepItemOf("salad", "0"),
]);
const drink = stepOf("drink", [stepItemOf("tea", "0"), stepItemOf("cola", "0")]);
const combo = comboOf("tray", "17.90", [main, side, drink]);
const burger = itemOf("burger", "12.90", { modifierGroups: [bun, extras] });
const others = ["wrap", "fries", "salad", "tea", "cola"].map((id) => itemOf(id, "4.00"));
const menu = menuWith([burger, ...others], [combo]);

const begin = (more: Partial<Parameters<typeof startingDraft>[0]> = {}) =>
  startingDraft({ combo, menu, line: undefined, saved: undefined, ...more });
const itemsOf = (draft: ComboDraft) => draft.picks.map(({ itemId }) => itemId);

describe("the initial draft of the builder", () => {
  it("of a new combo is at its first step, with the menu's preselection", () => {
    const draft = begin();
    expect(draft).toMatchObject({ stepId: "main", seenStepIds: ["main"], lineId: null, count: 1 });
    expect(itemsOf(draft)).toEqual(["wrap", "fries"]);
  });

  const pick = (stepId: string, itemId: string): ComboPick => ({
    pickId: stepId,
    stepId,
    itemId,
    choices: [],
  });
  const picks = [pick("main", "wrap"), pick("side", "salad"), pick("drink", "tea")];
  const line: ComboLine = { kind: "combo", lineId: "line", comboId: "tray", count: 3, picks };

  it("of a line has its picks, with all steps visited", () => {
    expect(begin({ line })).toMatchObject({
      picks,
      count: 3,
      lineId: "line",
      stepId: "main",
      seenStepIds: ["main", "side", "drink"],
    });
  });

  it("of a line with an unavailable pick is at that step, and keeps it to show its name", () => {
    const { salad: _, ...left } = menu.items;
    const draft = begin({ line, menu: { ...menu, items: left } });
    expect(draft).toMatchObject({ stepId: "side", picks });
  });

  it("is at the step where the customer left", () => {
    const saved: ComboDraft = {
      comboId: "tray",
      lineId: "line",
      count: 2,
      picks: picks.slice(1),
      stepId: "drink",
      seenStepIds: ["main", "drink"],
    };
    expect(begin({ line, saved })).toEqual({ ...saved, left: [] });
  });
});

describe("a dish that is upgraded to a combo", () => {
  const dish = (...modifierIds: string[]): ItemLine => ({
    kind: "item",
    lineId: "line",
    itemId: "burger",
    count: 2,
    choices: modifierIds.map((modifierId) => ({
      groupId: modifierId === "egg" ? "extras" : "bun",
      modifierId,
      count: 1,
    })),
  });

  it("is picked already: the next step is open, for the count of the dish", () => {
    const draft = begin({ line: dish("barley") });
    expect(itemsOf(draft)).toEqual(["fries", "burger"]);
    expect(draft).toMatchObject({ stepId: "side", seenStepIds: ["main", "side"], count: 2 });
  });

  it("is shown first if the combo does not offer all of its choices", () => {
    const draft = begin({ line: dish("lettuce") });
    expect(draft).toMatchObject({ stepId: "main", seenStepIds: ["main"] });
    expect(draft.left.map(({ modifierId }) => modifierId)).toEqual(["lettuce"]);
  });

  it("is shown first also if an optional choice was lost: the customer has to notice", () => {
    const draft = begin({ line: dish("barley", "egg") });
    expect(draft).toMatchObject({ stepId: "main", seenStepIds: ["main"] });
    expect(draft.left.map(({ modifierId }) => modifierId)).toEqual(["egg"]);
  });
});
