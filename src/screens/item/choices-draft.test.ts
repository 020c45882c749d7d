import { expect, test } from "vitest";
import { type Choice, MAX_CHOICES } from "../../../domain/choices.ts";
import { groupOf, modifierOf } from "../../../domain/testing/products.ts";
import { toggleChoice } from "./choices-draft.ts";

const bread = groupOf("bread", [modifierOf("rye", "0"), modifierOf("oat", "0")], { min: 1 });
const rye: Choice = { groupId: "bread", modifierId: "rye", count: 1 };

test("a touch on a modifier chooses it, or says that there is no room for it", () => {
  expect(toggleChoice(bread, [], "rye")).toEqual([rye]);
  const one = { ...bread, max: 1 };
  expect(toggleChoice(one, [rye], "rye")).toEqual([rye]);
  const two = { ...bread, modifiers: [...bread.modifiers, modifierOf("corn", "0")], max: 2 };
  expect(toggleChoice(two, [rye, { ...rye, modifierId: "oat" }], "corn")).toBeNull();
});

test("a dish with as many choices as an order may name has no room, although a choice is missing", () => {
  const others = Array.from({ length: MAX_CHOICES }, (_, index) => ({
    ...rye,
    groupId: `group-${index}`,
  }));
  expect(toggleChoice(bread, others, "rye")).toBeNull();
});
