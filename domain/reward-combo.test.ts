/**
 * Rewards that are combos: their picks, choices for those, and what the customer may choose (in-store-loyalty.md §4.2).
 */
import { describe, expect, it } from "vitest";
import type { ComboLine } from "./basket.ts";
import type { ComboPick } from "./combo-picks.ts";
import type { Combo } from "./menu.ts";
import { openCombo } from "./open-reward.ts";
import { rewardDish } from "./reward-dish.ts";
import type { RewardLine } from "./rewards.ts";
import {
  comboOf,
  groupOf,
  itemOf,
  menuWith,
  modifierOf,
  rewardOf,
  stepItemOf,
  stepOf,
} from "./testing/products.ts";

const bun = groupOf("bun", [modifierOf("barley", "0"), modifierOf("brioche", "1.00")], {
  min: 1,
  max: 1,
});
const extras = groupOf("extras", [modifierOf("egg", "1.40"), modifierOf("cheddar", "0.90")], {
  max: 2,
});
const menu = menuWith([
  itemOf("burger", "10.00", { modifierGroups: [bun, extras] }),
  itemOf("cola", "3.00"),
  itemOf("tea", "2.00"),
]);
const mains = stepOf("mains", [stepItemOf("burger", "0")], { max: 2 });
const drinks = stepOf("drinks", [
  stepItemOf("cola", "0.50", { id: "tray-cola", code: "T-COLA" }),
  stepItemOf("tea", "0"),
]);
const tray = comboOf("tray", "12.00", [mains, drinks]);

const given = (...itemIds: string[]) =>
  itemIds.map((itemId) => ({ itemId, title: `Some ${itemId}`, quantity: 1 }));
const choice = (groupId: string, modifierId: string) => ({ groupId, modifierId, count: 1 });

function dishOf(
  modifiers: RewardLine["modifiers"],
  chosen: readonly ComboLine[] = [],
  combo: Combo = tray,
) {
  const dish = rewardDish(
    rewardOf("tray", { modifiers }),
    { ...menu, combos: { tray: combo } },
    "id",
    chosen,
  );
  if (dish?.line.kind !== "combo") throw new Error("no combo");
  const { line, open, unknown } = dish;
  const picks = line.picks.map(({ itemId, choices }) => [
    itemId,
    ...choices.map(({ modifierId }) => modifierId),
  ]);
  return { dish, picks, open, unknown };
}

/** What was chosen for the reward. */
function choosing(...picks: readonly Omit<ComboPick, "pickId">[]): readonly ComboLine[] {
  const numbered = picks.map((pick, index) => ({ ...pick, pickId: String(index) }));
  return [{ kind: "combo", lineId: "reward-0", comboId: "tray", count: 1, picks: numbered }];
}

describe("the picks of a combo that is a reward", () => {
  it.each([["cola"], ["code-cola"], ["tray-cola"], ["T-COLA"]])(
    "may be named by the combo's ids or the menu's: %s",
    (name) => {
      expect(dishOf(given("burger", "barley", name))).toMatchObject({
        picks: [["burger", "barley"], ["cola"]],
        unknown: [],
      });
    },
  );

  it("are as many as the reward names", () => {
    const pair = stepOf("drinks", drinks.items, { min: 2, max: 2 });
    const two = [...given("burger", "barley"), { itemId: "tea", title: "Tea", quantity: 2 }];
    expect(dishOf(two, [], { ...tray, steps: [mains, pair] }).picks).toEqual([
      ["burger", "barley"],
      ["tea"],
      ["tea"],
    ]);
  });

  it("have the choices that are named after them", () => {
    const two = given("burger", "barley", "burger", "brioche", "egg", "tea");
    expect(dishOf(two).picks).toEqual([
      ["burger", "barley"],
      ["burger", "brioche", "egg"],
      ["tea"],
    ]);
    // No room on the second: the first has it.
    const late = given("burger", "burger", "barley", "brioche", "tea");
    expect(dishOf(late).picks).toEqual([["burger", "brioche"], ["burger", "barley"], ["tea"]]);
  });

  it("leave out, and report by name, what the combo does not have or has no room for", () => {
    expect(dishOf(given("burger", "barley", "truffle", "cola", "tea"))).toMatchObject({
      picks: [["burger", "barley"], ["cola"]],
      unknown: ["Some truffle", "Some tea"],
    });
  });
});

/** Without choices: the only dish of a step is picked, without its required choices. */
const AS_SUGGESTED = [["burger"], ["tea"]];

describe("what a customer chooses for a combo that is a reward", () => {
  it("also applies to the required choices of a dish that the reward names", () => {
    expect(dishOf(given("burger", "tea")).open).toEqual(["mains"]);
    expect(dishOf(given("burger", "barley", "tea")).open).toEqual([]);
  });

  it("counts in open steps only: the reward's own picks stay", () => {
    const swapped = choosing(
      { stepId: "mains", itemId: "burger", choices: [choice("bun", "brioche")] },
      { stepId: "drinks", itemId: "cola", choices: [] },
    );
    expect(dishOf(given("tea"), swapped).picks).toEqual([["burger", "brioche"], ["tea"]]);
  });

  it("is limited to what the step requires and offers", () => {
    const burger = { stepId: "mains", itemId: "burger", choices: [choice("bun", "barley")] };
    expect(dishOf(given("tea"), choosing(burger, burger)).picks).toEqual(AS_SUGGESTED);
    const stranger = { stepId: "mains", itemId: "tea", choices: [] };
    expect(dishOf(given("tea"), choosing(stranger)).picks).toEqual([["tea"]]);
  });

  it("adds no extras to a dish, which the reward does not include", () => {
    const choices = [choice("bun", "barley"), choice("extras", "egg")];
    const rich = choosing({ stepId: "mains", itemId: "burger", choices });
    expect(dishOf(given("tea"), rich).picks).toEqual([["burger", "barley"], ["tea"]]);
  });

  it("is not copied from another combo", () => {
    const [line] = choosing({
      stepId: "mains",
      itemId: "burger",
      choices: [choice("bun", "barley")],
    });
    if (!line) throw new Error("no line");
    expect(dishOf(given("tea"), [{ ...line, comboId: "other" }]).picks).toEqual(AS_SUGGESTED);
    expect(dishOf(given("tea"), [{ ...line, lineId: "reward-1" }]).picks).toEqual(AS_SUGGESTED);
  });
});

describe("the combo builder for a reward", () => {
  const chosen = choosing({
    stepId: "mains",
    itemId: "burger",
    choices: [choice("bun", "barley")],
  });
  const { dish } = dishOf(given("tea"), chosen);
  const offered = (isFree: boolean) => openCombo(tray, { ...menu, combos: { tray } }, dish, isFree);

  it("shows only the open steps, with one pick of them and its required choices", () => {
    const { combo, menu: shown, picks } = offered(true);
    expect(combo.steps).toMatchObject([{ id: "mains", min: 1, max: 1 }]);
    expect(shown.items.burger?.modifierGroups).toMatchObject([{ id: "bun", min: 1, max: 1 }]);
    expect(picks).toMatchObject([{ itemId: "burger", choices: [choice("bun", "barley")] }]);
  });

  it("shows no price if the reward is free, and the menu's prices if it is not", () => {
    const free = offered(true);
    expect(free.combo.prices).toEqual({});
    expect(free.combo.steps[0]?.items[0]?.surcharges).toEqual({});
    expect(free.menu.items.burger?.prices).toEqual({});
    const brioche = ({ menu: { items } }: ReturnType<typeof offered>) =>
      items.burger?.modifierGroups[0]?.modifiers[1]?.prices;
    expect(brioche(free)).toEqual({});
    const paid = offered(false);
    expect(paid.combo.prices).toEqual(tray.prices);
    expect(paid.combo.steps[0]?.items[0]?.surcharges).toEqual(mains.items[0]?.surcharges);
    expect(brioche(paid)).toEqual(bun.modifiers[1]?.prices);
  });
});
