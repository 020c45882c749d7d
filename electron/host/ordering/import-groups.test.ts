import { expect, test } from "vitest";
import { importMenu } from "./import.ts";
import { menuWire, wireItemOf, wireModifierOf, wireRoot } from "./testing/menu-wire.ts";

const sauces = {
  refId: "proto-sauces",
  id: "sauces",
  code: "sauces",
  title: { en: "Sauces" },
  min: 0,
  max: 3,
  free: 1,
  modifiers: [
    { modifier: "ref-mayo", selected: true, sortOrder: 2 },
    { modifier: "ref-ketchup", selected: false, sortOrder: 1 },
  ],
};

const required = { ...sauces, refId: "proto-required", min: 1 };

function withGroups(...groups: unknown[]) {
  const { menu, warnings } = importMenu(
    menuWire({
      categories: [wireRoot("food")],
      modifierGroups: [sauces, required],
      modifiers: [
        wireModifierOf("mayo"),
        wireModifierOf("ketchup"),
        wireModifierOf("chili", { sortOrder: 0 }),
      ],
      items: [wireItemOf("burger", { modifierGroups: groups })],
    }),
  );
  return { groups: menu.items.burger?.modifierGroups ?? [], warnings };
}

test("a group based on a prototype inherits everything from it", () => {
  const { groups, warnings } = withGroups({ basedOn: "proto-sauces" });
  expect(warnings).toEqual([]);
  expect(groups).toEqual([
    {
      id: "sauces",
      title: { en: "Sauces" },
      min: 0,
      max: 3,
      free: 1,
      modifiers: [
        {
          id: "ketchup",
          code: "code-ketchup",
          title: { en: "ketchup" },
          prices: { EAT_IN: { value: "0.5", taxes: [] } },
          preselected: false,
        },
        expect.objectContaining({ id: "mayo", preselected: true }),
      ],
    },
  ]);
});

test("min, max and free of the item override the prototype's, even if zero", () => {
  const { groups } = withGroups({ basedOn: "proto-sauces", min: 1, max: 2, free: 0 });
  expect(groups[0]).toMatchObject({ min: 1, max: 2, free: 0 });
  const optional = withGroups({ basedOn: "proto-required", min: 0 }).groups[0];
  expect(optional).toMatchObject({ min: 0, max: 3, free: 1 });
});

test("a modifier list of its own replaces the prototype's", () => {
  const { groups } = withGroups({
    basedOn: "proto-sauces",
    modifiers: [{ modifier: "ref-mayo", selected: false }, { modifier: "ref-chili" }],
  });
  expect(groups[0]?.modifiers.map(({ id }) => id)).toEqual(["chili", "mayo"]);
});

test("a group without prototype is used as it is; without bounds nothing is required or limited", () => {
  const { groups, warnings } = withGroups({
    id: "own",
    title: { en: "Own" },
    modifiers: [{ modifier: "ref-mayo" }],
  });
  expect(warnings).toEqual([]);
  expect(groups[0]).toMatchObject({ id: "own", min: 0, max: null, free: 0 });
});

const ownGroup = (id: string) => ({
  id,
  title: { en: "Own" },
  modifiers: [{ modifier: "ref-mayo" }],
});

test("groups with the same id get a number, ten thousands of them without delay", () => {
  // Quadratic time would exceed the test's time limit.
  const { groups } = withGroups(...Array.from({ length: 100_000 }, () => ownGroup("sauce")));
  const ids = groups.map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(["sauce", "sauce#2", "sauce#3"]);
  expect(new Set(ids).size).toBe(100_000);
});

test("a group's id that is too long for an order is cut", () => {
  const { groups } = withGroups(ownGroup("x".repeat(300)), ownGroup("x".repeat(400)));
  expect(new Set(groups.map(({ id }) => id)).size).toBe(2);
  for (const { id } of groups) expect(id.length).toBeLessThanOrEqual(200);
});

test("groups are sorted by sortOrder, and one prototype twice gives two groups", () => {
  const { groups } = withGroups(
    { basedOn: "proto-sauces", sortOrder: 2 },
    { basedOn: "proto-sauces", sortOrder: 1, title: { en: "More" } },
  );
  expect(groups.map(({ id, title }) => [id, title.en])).toEqual([
    ["sauces#2", "More"],
    ["sauces", "Sauces"],
  ]);
});

test.each([
  ["without modifiers, based on a prototype that is gone", { basedOn: "gone", min: 0 }],
  ["without modifiers", { id: "own", title: { en: "Own" } }],
  [
    "whose modifiers are all gone",
    { id: "own", title: { en: "Own" }, modifiers: [{ modifier: "x" }] },
  ],
  ["of which nothing may be chosen", { basedOn: "proto-sauces", max: 0 }],
])("a group %s is left out with a warning", (_case, group) => {
  const { groups, warnings } = withGroups(group);
  expect(groups).toEqual([]);
  expect(warnings.length).toBeGreaterThan(0);
});

test("a modifier that is missing or listed twice is left out of its group with a warning", () => {
  const { groups, warnings } = withGroups({
    id: "own",
    title: { en: "Own" },
    modifiers: [{ modifier: "ref-mayo" }, { modifier: "gone" }, { modifier: "ref-mayo" }],
  });
  expect(groups[0]?.modifiers.map(({ id }) => id)).toEqual(["mayo"]);
  expect(warnings).toHaveLength(2);
});

test("a maximum below the minimum is raised to it, so that the item can be ordered", () => {
  const { groups, warnings } = withGroups({ basedOn: "proto-sauces", min: 2, max: 1 });
  expect(groups[0]).toMatchObject({ min: 2, max: 2 });
  expect(warnings).toHaveLength(1);
});

test("no more modifiers are preselected than may be chosen", () => {
  const { groups, warnings } = withGroups({
    basedOn: "proto-sauces",
    max: 1,
    modifiers: [
      { modifier: "ref-mayo", selected: true },
      { modifier: "ref-ketchup", selected: true },
    ],
  });
  expect(groups[0]?.modifiers.filter((modifier) => modifier.preselected)).toHaveLength(1);
  expect(warnings).toHaveLength(1);
});

test("a modifier without a price costs nothing, with a warning", () => {
  const { menu, warnings } = importMenu(
    menuWire({
      modifiers: [wireModifierOf("mayo", { pricesByOrderingType: undefined })],
      items: [
        wireItemOf("burger", {
          categories: [],
          modifierGroups: [{ id: "g", title: { en: "G" }, modifiers: [{ modifier: "ref-mayo" }] }],
        }),
      ],
    }),
  );
  expect(menu.items.burger?.modifierGroups[0]?.modifiers[0]?.prices).toEqual({});
  expect(warnings.map((warning) => warning.message)).toEqual(["Has no price; it costs nothing."]);
});

test("a defect of a shared prototype is reported once, not for every item", () => {
  const items = ["a", "b", "c"].map((id) =>
    wireItemOf(id, { categories: [], modifierGroups: [{ basedOn: "p" }] }),
  );
  const { warnings } = importMenu(
    menuWire({
      modifiers: [wireModifierOf("mayo")],
      modifierGroups: [{ refId: "p", id: "p", modifiers: [{ modifier: "ref-mayo" }] }],
      items,
    }),
  );
  expect(warnings).toHaveLength(1);
});

test("items that use one prototype differently have their own bounds and order", () => {
  const uses = [{ min: 1 }, { max: 1 }, { free: 2 }, {}];
  const { menu } = importMenu(
    menuWire({
      modifiers: [wireModifierOf("mayo"), wireModifierOf("ketchup")],
      modifierGroups: [sauces],
      items: uses.map((use, index) =>
        wireItemOf(`item-${index}`, {
          categories: [],
          modifierGroups: [{ basedOn: "proto-sauces", ...use }],
        }),
      ),
    }),
  );
  const bounds = Object.values(menu.items).map(({ modifierGroups: [group] }) => [
    group?.min,
    group?.max,
    group?.free,
  ]);
  expect(bounds).toEqual([
    [1, 3, 1],
    [0, 1, 1],
    [0, 3, 2],
    [0, 3, 1],
  ]);
});

const scoops = (min: number, ...modifiers: string[]) => ({
  id: "scoops",
  title: { en: "Scoops" },
  min,
  modifiers: modifiers.map((id) => ({ modifier: `ref-${id}` })),
});

test("a group that requires more than it offers can be satisfied with several units of a modifier", () => {
  const { groups, warnings } = withGroups(scoops(3, "mayo", "sold-out", "ketchup"));
  expect(groups).toMatchObject([
    { min: 3, max: 3, modifiers: [{ id: "mayo" }, { id: "ketchup" }] },
  ]);
  expect(warnings.map(({ message }) => message)).toEqual([
    "Its modifier ref-sold-out is not in the menu and was left out.",
  ]);
  expect(withGroups({ ...scoops(3, "mayo"), max: 5 }).groups[0]).toMatchObject({ min: 3, max: 5 });
  expect(withGroups(scoops(1, "mayo")).groups[0]).toMatchObject({ min: 1, max: null });
  expect(withGroups(scoops(50, "mayo")).groups[0]).toMatchObject({ min: 50, max: 50 });
  const unlimited = { ...scoops(2, "mayo"), max: 2_147_483_647 };
  expect(withGroups(unlimited).groups[0]).toMatchObject({ min: 2, max: 50 });
});

test("each item with an empty group is named in a finding of its own", () => {
  const { menu, warnings } = importMenu(
    menuWire({
      categories: [wireRoot("food")],
      modifierGroups: [{ refId: "p", code: "p", ...scoops(1) }],
      items: ["ice", "shake"].map((id) => wireItemOf(id, { modifierGroups: [{ basedOn: "p" }] })),
    }),
  );
  expect(menu.items).toEqual({});
  const skipped = warnings.filter(({ kind }) => kind === "item");
  expect(skipped.map(({ subject }) => subject)).toEqual([
    expect.stringContaining("ice"),
    expect.stringContaining("shake"),
  ]);
});

/** A group that preselects so many modifiers. */
const selecting = (count: number) => ({
  id: "many",
  title: { en: "Many" },
  modifiers: Array.from({ length: count }, (_, index) => ({
    modifier: `ref-${index}`,
    selected: true,
  })),
});

test.each([
  [
    "nothing is left of what has to be chosen",
    [scoops(1, "sold-out")],
    /asks for 1 and has nothing/,
  ],
  ["more has to be chosen than a kiosk takes", [scoops(51, "mayo")], /asks for 51, and a kiosk/],
  [
    "its groups together ask for more than a kiosk takes",
    Array.from({ length: 5 }, () => scoops(50, "mayo")),
    /ask for 250 choices together, and a kiosk takes at most 200/,
  ],
  ["more is preselected than a kiosk takes", [selecting(201)], /ask for 201 choices together/],
])("an item is not offered, and a finding says why: %s", (_case, groups, reason) => {
  const { menu, warnings } = importMenu(
    menuWire({
      categories: [wireRoot("food")],
      modifiers: [
        wireModifierOf("mayo"),
        ...Array.from({ length: 201 }, (_, index) => wireModifierOf(`${index}`)),
      ],
      items: [wireItemOf("sundae", { modifierGroups: groups }), wireItemOf("soup")],
    }),
  );
  expect(Object.keys(menu.items)).toEqual(["soup"]);
  expect(warnings.at(-1)).toMatchObject({ effect: "skipped", kind: "item" });
  expect(warnings.at(-1)?.subject).toContain("sundae");
  expect(warnings.at(-1)?.message).toMatch(reason);
});

const ownModifiers = { modifiers: [{ modifier: "ref-mayo" }] };

test.each([
  ["the prototype is not in the menu", { basedOn: "gone" }],
  ["the prototype is not in the menu, but modifiers are", { basedOn: "gone", ...ownModifiers }],
  ["only the maximum is known", { basedOn: "gone", ...ownModifiers, min: null, max: 2 }],
  ["the prototype cannot be read", { basedOn: "broken" }],
])("a dish is not sold if the minimum of a group is unknown: %s", (_case, group) => {
  const { menu, warnings } = importMenu(
    menuWire({
      categories: [wireRoot("food")],
      modifiers: [wireModifierOf("mayo")],
      modifierGroups: [{ refId: "broken", min: "one" }],
      items: [wireItemOf("sundae", { modifierGroups: [group] }), wireItemOf("soup")],
    }),
  );
  expect(Object.keys(menu.items)).toEqual(["soup"]);
  const skipped = warnings.filter(({ kind }) => kind === "item");
  expect(skipped).toMatchObject([
    { effect: "skipped", subject: expect.stringContaining("sundae") },
  ]);
  expect(skipped[0]?.message).toContain(`based on ${group.basedOn}, which is not in the menu`);
});

test("a group whose prototype is missing is used as it is if it has a minimum of its own", () => {
  const { groups, warnings } = withGroups({ ...scoops(1, "mayo", "chili"), basedOn: "gone" });
  expect(groups).toMatchObject([
    { id: "scoops", min: 1, max: null, free: 0, modifiers: [{ id: "chili" }, { id: "mayo" }] },
  ]);
  expect(warnings).toMatchObject([
    { effect: "changed", message: expect.stringContaining("based on gone") },
  ]);
});

test("a modifier with a negative price keeps it", () => {
  const { menu, warnings } = importMenu(
    menuWire({
      modifiers: [
        wireModifierOf("no-cheese", { pricesByOrderingType: { EAT_IN: { value: -0.5 } } }),
      ],
      items: [wireItemOf("burger", { categories: [], modifierGroups: [scoops(0, "no-cheese")] })],
    }),
  );
  expect(warnings).toEqual([]);
  expect(menu.items.burger?.modifierGroups[0]?.modifiers[0]?.prices.EAT_IN?.value).toBe("-0.5");
});

test("a modifier that is sold for delivery only is left out, rather than free at the kiosk", () => {
  const { menu, warnings } = importMenu(
    menuWire({
      modifiers: [
        wireModifierOf("cutlery", { pricesByOrderingType: { DELIVERY: { value: 0.3 } } }),
        wireModifierOf("mayo"),
      ],
      items: [
        wireItemOf("burger", { categories: [], modifierGroups: [scoops(0, "cutlery", "mayo")] }),
      ],
    }),
  );
  expect(menu.items.burger?.modifierGroups[0]?.modifiers.map(({ id }) => id)).toEqual(["mayo"]);
  expect(warnings[0]).toMatchObject({ effect: "skipped", kind: "modifier" });
});

test("descriptions of groups and modifiers are imported, the item's own before the prototype's", () => {
  const { menu } = importMenu(
    menuWire({
      modifiers: [wireModifierOf("mayo", { description: { en: "With egg", de: "" } })],
      modifierGroups: [
        { ...sauces, description: { en: "Made here" }, modifiers: [{ modifier: "ref-mayo" }] },
      ],
      items: [
        wireItemOf("burger", { categories: [], modifierGroups: [{ basedOn: "proto-sauces" }] }),
        wireItemOf("wrap", {
          categories: [],
          modifierGroups: [{ basedOn: "proto-sauces", description: { en: "Own" } }],
        }),
      ],
    }),
  );
  const { burger, wrap } = menu.items;
  expect(burger?.modifierGroups[0]?.description).toEqual({ en: "Made here" });
  expect(burger?.modifierGroups[0]?.modifiers[0]?.description).toEqual({ en: "With egg" });
  expect(wrap?.modifierGroups[0]?.description).toEqual({ en: "Own" });
});
