import { describe, expect, it } from "vitest";
import {
  addUnit,
  allowsSeveral,
  type Choice,
  freeUnitsUsed,
  groupProblem,
  MAX_CHOICES,
  MAX_GROUP_UNITS,
  removeUnit,
  sameChoices,
  toggleModifier,
  unitsChosen,
  unitsLeft,
  withBounds,
} from "./choices.ts";
import { priceItem } from "./line-prices.ts";
import { groupOf, itemOf, modifierOf } from "./testing/products.ts";

const vanilla = modifierOf("vanilla", "1");
const lemon = modifierOf("lemon", "0.5");
/** Three scoops of two remaining flavours. */
const scoops = groupOf("scoops", [vanilla, lemon], { min: 3, max: 3, free: 1 });
const dish = itemOf("ice", "2", { modifierGroups: [scoops] });

const picked = (...ids: readonly string[]): readonly Choice[] =>
  ids.reduce<readonly Choice[]>((choices, id) => addUnit(scoops, choices, id), []);

it("a group accepts as many modifiers as its minimum and maximum allow", () => {
  const group = groupOf("sauces", [vanilla, lemon, modifierOf("mint", "1")], { min: 1, max: 2 });
  const chosen = group.modifiers.map(({ id }) => ({
    groupId: group.id,
    modifierId: id,
    count: 1,
  }));
  const problems = [0, 1, 2, 3].map((count) => groupProblem(group, chosen.slice(0, count)));
  expect(problems).toEqual(["too-few", null, null, "too-many"]);
});

it("a touch removes one of two choices that a new menu allows one of, but never the last", () => {
  const one = groupOf("sauce", [vanilla, lemon], { min: 1, max: 1 });
  const chosen = (modifierId: string): Choice => ({ groupId: "sauce", modifierId, count: 1 });
  const left = [chosen("lemon")];
  expect(toggleModifier(one, [chosen("vanilla"), ...left], "vanilla")).toEqual(left);
  expect(toggleModifier(one, left, "lemon")).toBe(left);
});

it("a dish has at most as many choices as an order may name, whatever its groups allow", () => {
  const sauces = groupOf("sauces", [vanilla, lemon]);
  const full = Array.from(
    { length: MAX_CHOICES },
    (_, index): Choice => ({ groupId: `group-${index}`, modifierId: "nuts", count: 1 }),
  );
  expect(unitsLeft(sauces, full)).toBe(0);
  expect(toggleModifier(sauces, full, "vanilla")).toBe(full);
  expect(addUnit(scoops, full, "vanilla")).toBe(full);
  const [first, ...others] = full;
  expect(toggleModifier(sauces, others, "vanilla")).toHaveLength(MAX_CHOICES);
  expect(first && toggleModifier({ ...sauces, id: first.groupId, max: 1 }, full, "lemon")).toEqual([
    ...others,
    { groupId: first?.groupId, modifierId: "lemon", count: 1 },
  ]);
});

describe("several units of one modifier", () => {
  it.each([
    [null, 3],
    [5, 5],
    [999_999, MAX_GROUP_UNITS],
    [2 ** 32, MAX_GROUP_UNITS],
  ])("are at most as many as an order may name, for a maximum of %s", (max, most) => {
    const bounded = withBounds({ ...scoops, max });
    expect(bounded.max).toBe(most);
    expect(unitsLeft(bounded, [])).toBe(most);
    const enough = { ...scoops, min: 2, max };
    expect(withBounds(enough)).toBe(enough);
  });

  it("are allowed only if the group's minimum exceeds the modifiers on offer", () => {
    expect(allowsSeveral(scoops)).toBe(true);
    expect(groupProblem(scoops, picked("vanilla", "vanilla", "lemon"))).toBeNull();
    const enough = { ...scoops, modifiers: [vanilla, lemon, modifierOf("mint", "1")] };
    expect(allowsSeveral(enough)).toBe(false);
    expect(groupProblem(enough, picked("vanilla", "vanilla", "lemon"))).toBe("too-many");
  });

  it("are refused whether they are one entry or several", () => {
    const two = groupOf("two", [vanilla, lemon], { min: 2, max: 2 });
    const once: Choice = { groupId: "two", modifierId: "vanilla", count: 1 };
    expect(groupProblem(two, [{ ...once, count: 2 }])).toBe("too-many");
    expect(groupProblem(two, [once, once])).toBe("too-many");
  });

  it("are counted up to the maximum and down again, the last unit first", () => {
    const full = picked("vanilla", "lemon", "vanilla");
    expect(addUnit(scoops, full, "lemon")).toBe(full);
    expect(unitsChosen(full, scoops.id, "vanilla")).toBe(2);
    const fewer = removeUnit(scoops, full, "vanilla");
    expect(sameChoices(fewer, picked("vanilla", "lemon"))).toBe(true);
    expect(removeUnit(scoops, [], "vanilla")).toEqual([]);
  });

  it("are removed one by one from one entry, and from their own group only", () => {
    const inOne: Choice = { groupId: scoops.id, modifierId: "vanilla", count: 2 };
    const elsewhere: Choice = { groupId: "topping", modifierId: "vanilla", count: 1 };
    const fewer = removeUnit(scoops, [inOne, elsewhere], "vanilla");
    expect(fewer).toEqual([{ ...inOne, count: 1 }, elsewhere]);
    expect(removeUnit(scoops, fewer, "vanilla")).toEqual([elsewhere]);
  });

  it("cost what was shown before each tap: the first units are the free ones", () => {
    const price = (...ids: readonly string[]) => priceItem(dish, picked(...ids), "EAT_IN");
    expect(price("vanilla", "lemon").unitPrice).toBe("2.5");
    expect(price("vanilla", "lemon", "vanilla").unitPrice).toBe("3.5");
    expect(price("lemon", "vanilla", "vanilla").unitPrice).toBe("4");
  });

  it("are one entry per price, whatever was picked in between", () => {
    const { modifiers } = priceItem(dish, picked("vanilla", "lemon", "vanilla"), "EAT_IN");
    expect(modifiers.map(({ modifierId, count, price }) => [modifierId, count, price])).toEqual([
      ["vanilla", 1, "0"],
      ["lemon", 1, "0.5"],
      ["vanilla", 1, "1"],
    ]);
    const charged = itemOf("ice", "2", { modifierGroups: [{ ...scoops, free: 0 }] });
    const all = priceItem(charged, picked("vanilla", "lemon", "vanilla"), "EAT_IN").modifiers;
    expect(all.map(({ modifierId, count }) => [modifierId, count])).toEqual([
      ["vanilla", 2],
      ["lemon", 1],
    ]);
  });

  it("are equal choices whether they are one entry or several", () => {
    const inOne: Choice[] = [{ groupId: "scoops", modifierId: "vanilla", count: 2 }];
    expect(sameChoices(inOne, picked("vanilla", "vanilla"))).toBe(true);
    expect(sameChoices(inOne, picked("vanilla", "lemon"))).toBe(false);
    const topping: Choice = { groupId: "topping", modifierId: "nuts", count: 1 };
    expect(sameChoices(inOne, [...inOne, topping])).toBe(false);
    expect(sameChoices([...inOne, topping], inOne)).toBe(false);
  });
});

describe("a modifier with a negative price", () => {
  const plain = modifierOf("no-cheese", "-0.5");
  const extras = groupOf("extras", [plain, modifierOf("egg", "1")], { free: 1 });
  const burger = itemOf("burger", "10", { modifierGroups: [extras] });
  const choices = (...ids: readonly string[]): Choice[] =>
    ids.map((modifierId) => ({ groupId: "extras", modifierId, count: 1 }));

  it("reduces the price whether or not a unit is free, and uses up no free unit", () => {
    expect(priceItem(burger, choices("no-cheese"), "EAT_IN").unitPrice).toBe("9.5");
    expect(priceItem(burger, choices("no-cheese", "egg"), "EAT_IN").unitPrice).toBe("9.5");
  });

  it("leaves the free unit to the next choice, as the price of that says", () => {
    expect(freeUnitsUsed(extras, choices("no-cheese"), "EAT_IN")).toBe(0);
    expect(freeUnitsUsed(extras, choices("no-cheese", "egg"), "EAT_IN")).toBe(1);
    expect(freeUnitsUsed(extras, choices("egg", "no-cheese", "egg"), "EAT_IN")).toBe(1);
  });

  it("never makes a product's price negative", () => {
    const water = itemOf("water", "0.2", { modifierGroups: [extras] });
    expect(priceItem(water, choices("no-cheese"), "EAT_IN").unitPrice).toBe("0");
  });
});
