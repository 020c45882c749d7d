import { expect, test } from "vitest";
import { importMenu } from "./import.ts";
import { menuWire, wireItemOf, wireModifierOf, wireRoot } from "./testing/menu-wire.ts";

type Wire = Record<string, unknown>;

const surcharge = (value: number) => ({ EAT_IN: { value }, PICKUP: { value } });

function wireStep(id: string, more: Wire = {}): Wire {
  return {
    refId: `ref-${id}`,
    id,
    code: id,
    title: { en: id },
    min: 1,
    max: 1,
    sortOrder: 1,
    items: [{ refId: "ref-burger", pricesByOrderingType: surcharge(0) }],
    ...more,
  };
}

function wireComboOf(id: string, more: Wire = {}): Wire {
  return {
    refId: `ref-${id}`,
    id,
    code: `code-${id}`,
    title: { en: id },
    pricesByOrderingType: { EAT_IN: { value: 9.9 }, PICKUP: { value: 9.5 } },
    categories: [{ category: "ref-food", sortOrder: 1 }],
    steps: [wireStep("main")],
    ...more,
  };
}

function withCombos(...combos: unknown[]) {
  return importMenu(
    menuWire({
      categories: [wireRoot("food")],
      modifiers: [wireModifierOf("bacon")],
      items: [
        wireItemOf("burger", { categories: [{ category: "ref-food", sortOrder: 2 }] }),
        wireItemOf("fries", { categories: [] }),
      ],
      combos,
    }),
  );
}

test("a whole combo is imported, its steps and items in order, with its link to the category", () => {
  const { menu, warnings } = withCombos(
    wireComboOf("meal", {
      steps: [
        wireStep("side", {
          sortOrder: 2,
          min: 0,
          max: 2,
          items: [
            { refId: "ref-burger", sortOrder: 2, pricesByOrderingType: surcharge(1.5) },
            {
              refId: "ref-fries",
              id: "fries-in-meal",
              code: "F9",
              selected: true,
              forbiddenModifiers: ["ref-bacon", "bacon"],
              sortOrder: 1,
              pricesByOrderingType: surcharge(0),
            },
          ],
        }),
        wireStep("main"),
      ],
    }),
  );
  expect(warnings).toEqual([]);
  expect(menu.categories[0]?.products).toEqual([
    { kind: "combo", id: "meal" },
    { kind: "item", id: "burger" },
  ]);
  expect(menu.combos.meal).toMatchObject({
    id: "meal",
    code: "code-meal",
    title: { en: "meal" },
    prices: { EAT_IN: { value: "9.9" }, PICKUP: { value: "9.5" } },
  });
  expect(menu.combos.meal?.steps.map(({ id }) => id)).toEqual(["main", "side"]);
  expect(menu.combos.meal?.steps[1]).toEqual({
    id: "side",
    title: { en: "side" },
    min: 0,
    max: 2,
    items: [
      {
        itemId: "fries",
        id: "fries-in-meal",
        code: "F9",
        preselected: true,
        forbiddenModifiers: ["bacon"],
        surcharges: { EAT_IN: { value: "0", taxes: [] }, PICKUP: { value: "0", taxes: [] } },
      },
      expect.objectContaining({ itemId: "burger", id: "burger", code: "code-burger" }),
    ],
  });
});

test.each<[string, Wire]>([
  ["an empty id", { id: "" }],
  ["an empty title", { title: { en: "" } }],
  ["no price", { pricesByOrderingType: undefined }],
  ["no steps", { steps: [] }],
  ["a step without sortOrder", { steps: [wireStep("main", { sortOrder: undefined })] }],
  ["a step without bounds", { steps: [wireStep("main", { min: undefined })] }],
  ["a step that cannot be fulfilled", { steps: [wireStep("main", { min: 2, max: 1 })] }],
  ["a required step without items", { steps: [wireStep("main", { items: [] })] }],
  [
    "a step item that is not in the menu",
    {
      steps: [wireStep("main", { items: [{ refId: "gone", pricesByOrderingType: surcharge(0) }] })],
    },
  ],
  [
    "a step item without surcharge",
    { steps: [wireStep("main", { items: [{ refId: "ref-burger" }] })] },
  ],
  [
    "a step item that is not in the menu, beside one that is",
    {
      steps: [
        wireStep("main", {
          items: ["ref-burger", "gone"].map((refId) => ({
            refId,
            pricesByOrderingType: surcharge(0),
          })),
        }),
      ],
    },
  ],
  [
    "a step item without surcharge, beside one with a surcharge",
    {
      steps: [
        wireStep("main", {
          items: [
            { refId: "ref-burger", pricesByOrderingType: surcharge(0) },
            { refId: "ref-fries" },
          ],
        }),
      ],
    },
  ],
  [
    "a surcharge for only one of its ordering types",
    {
      steps: [
        wireStep("main", {
          items: [{ refId: "ref-burger", pricesByOrderingType: { EAT_IN: { value: 0 } } }],
        }),
      ],
    },
  ],
  [
    "more to be picked than a line can carry",
    { steps: [wireStep("main", { min: 40, max: 40 }), wireStep("side", { min: 11, max: 11 })] },
  ],
  ["the id of an item", { id: "burger" }],
])("a combo with %s is skipped with a warning, the rest syncs", (_case, broken) => {
  const { menu, warnings } = withCombos(wireComboOf("bad", broken), wireComboOf("good"));
  expect(Object.keys(menu.combos)).toEqual(["good"]);
  expect(Object.keys(menu.items)).toEqual(["burger", "fries"]);
  expect(warnings).toEqual([expect.objectContaining({ kind: "combo", effect: "skipped" })]);
});

test("a combo is skipped if an item of it was skipped", () => {
  const { menu } = importMenu(
    menuWire({
      categories: [wireRoot("food")],
      items: [wireItemOf("burger", { title: {} })],
      combos: [wireComboOf("meal")],
    }),
  );
  expect(menu.combos).toEqual({});
});

test("an optional step without items is left out, and the combo stays", () => {
  const { menu, warnings } = withCombos(
    wireComboOf("meal", { steps: [wireStep("main"), wireStep("none", { min: 0, items: [] })] }),
  );
  expect(menu.combos.meal?.steps.map(({ id }) => id)).toEqual(["main"]);
  expect(warnings).toHaveLength(1);
});

test("a forbidden modifier that is not in the menu is left out with a warning", () => {
  const items = [
    { refId: "ref-burger", pricesByOrderingType: surcharge(0), forbiddenModifiers: ["gone"] },
  ];
  const { menu, warnings } = withCombos(
    wireComboOf("meal", { steps: [wireStep("main", { items })] }),
  );
  expect(menu.combos.meal?.steps[0]?.items[0]?.forbiddenModifiers).toEqual([]);
  expect(warnings).toHaveLength(1);
});

test("an item listed twice in a step is offered once, with a warning", () => {
  const items = ["a", "b"].map((id) => ({
    refId: "ref-burger",
    id,
    pricesByOrderingType: surcharge(0),
  }));
  const { menu, warnings } = withCombos(
    wireComboOf("meal", { steps: [wireStep("main", { items })] }),
  );
  expect(menu.combos.meal?.steps[0]?.items.map(({ id }) => id)).toEqual(["a"]);
  expect(warnings).toHaveLength(1);
});

test("no more items are preselected in a step than may be picked", () => {
  const items = ["ref-burger", "ref-fries"].map((refId) => ({
    refId,
    selected: true,
    pricesByOrderingType: surcharge(0),
  }));
  const { menu } = withCombos(wireComboOf("meal", { steps: [wireStep("main", { items })] }));
  expect(menu.combos.meal?.steps[0]?.items.map(({ preselected }) => preselected)).toEqual([
    true,
    false,
  ]);
});

test("a step's maximum is at most as many picks as a line can carry", () => {
  const { menu, warnings } = withCombos(
    wireComboOf("meal", { steps: [wireStep("main", { max: 2_147_483_647 })] }),
  );
  expect(menu.combos.meal?.steps[0]).toMatchObject({ min: 1, max: 50 });
  expect(warnings).toEqual([]);
});

test("a combo with another combo's id is skipped", () => {
  const { menu, warnings } = withCombos(
    wireComboOf("meal"),
    wireComboOf("meal", { refId: "ref-2", title: { en: "Other" } }),
  );
  expect(menu.combos.meal?.title).toEqual({ en: "meal" });
  expect(warnings).toHaveLength(1);
});

const bun = {
  id: "bun",
  title: { en: "Bun" },
  min: 2,
  modifiers: [{ modifier: "ref-barley" }, { modifier: "ref-rye" }],
};

function withBuns(...forbiddenModifiers: string[]) {
  return withBunGroup(bun, ...forbiddenModifiers);
}

function withBunGroup(group: Wire, ...forbiddenModifiers: string[]) {
  const burger = { refId: "ref-burger", pricesByOrderingType: surcharge(0), forbiddenModifiers };
  const fries = { refId: "ref-fries", pricesByOrderingType: surcharge(-0.5) };
  return importMenu(
    menuWire({
      categories: [wireRoot("food")],
      modifiers: [wireModifierOf("barley"), wireModifierOf("rye")],
      items: [
        wireItemOf("burger", { modifierGroups: [group] }),
        wireItemOf("fries"),
        wireItemOf("cake", { pricesByOrderingType: { DELIVERY: { value: 3 } } }),
      ],
      combos: [
        wireComboOf("both", { steps: [wireStep("main", { items: [burger, fries] })] }),
        wireComboOf("burger-only", { steps: [wireStep("main", { items: [burger] })] }),
        wireComboOf("cake-too", {
          steps: [
            wireStep("main", {
              items: [fries, { refId: "ref-cake", pricesByOrderingType: surcharge(0) }],
            }),
          ],
        }),
      ],
    }),
  );
}

test("a step item is left out if all its required modifiers are forbidden, with a finding that says why", () => {
  const { menu, warnings } = withBuns("barley", "rye");
  expect(menu.combos.both?.steps[0]?.items.map(({ itemId }) => itemId)).toEqual(["fries"]);
  expect(menu.combos["burger-only"]).toBeUndefined();
  expect(warnings.map(({ message }) => message).join()).toContain("is forbidden, which asks for 2");
  expect(withBuns("barley").menu.combos["burger-only"]).toBeDefined();
});

test("a step item that no kiosk offers is left out; the rest can be ordered", () => {
  const { menu, warnings } = withBuns();
  expect(menu.items.cake).toBeUndefined();
  expect(menu.combos["cake-too"]?.steps[0]?.items.map(({ itemId }) => itemId)).toEqual(["fries"]);
  expect(warnings.map(({ message }) => message)).toEqual([
    "Skipped: it is sold for DELIVERY only.",
    "Its item ref-cake is not offered and was left out.",
  ]);
});

test("a step item stays if all modifiers of an optional group are forbidden", () => {
  const optional = { ...bun, min: 0 };
  const { menu, warnings } = withBunGroup(optional, "barley", "rye");
  expect(menu.combos["burger-only"]?.steps[0]?.items.map(({ itemId }) => itemId)).toEqual([
    "burger",
  ]);
  expect(warnings.map(({ message }) => message).join()).not.toContain("is forbidden");
});

test("a step item with an empty modifier group is left out; the combo stays", () => {
  const { menu, warnings } = withBunGroup({ ...bun, modifiers: [{ modifier: "ref-sold-out" }] });
  expect(menu.items.burger).toBeUndefined();
  expect(menu.combos.both?.steps[0]?.items.map(({ itemId }) => itemId)).toEqual(["fries"]);
  expect(menu.combos["burger-only"]).toBeUndefined();
  expect(warnings.map(({ message }) => message)).toContain(
    "Its item ref-burger is not offered and was left out.",
  );
});

test("a surcharge may be negative", () => {
  const [, fries] = withBuns().menu.combos.both?.steps[0]?.items ?? [];
  expect(fries?.surcharges.EAT_IN?.value).toBe("-0.5");
});

test("descriptions of a combo and of its steps are imported", () => {
  const step = wireStep("main", { description: { en: "What you came for" } });
  const description = { en: "Enough for one" };
  const { menu } = withCombos(wireComboOf("meal", { description, steps: [step] }));
  expect(menu.combos.meal?.description).toEqual(description);
  expect(menu.combos.meal?.steps[0]?.description).toEqual({ en: "What you came for" });
});
