import { describe, expect, test } from "vitest";
import { importMenu } from "./import.ts";
import { menuWire, wireItemOf, wireModifierOf, wireRoot } from "./testing/menu-wire.ts";

type Prices = Record<string, unknown>;

function itemWith(pricesByOrderingType: Prices) {
  const { menu, warnings } = importMenu(
    menuWire({
      categories: [wireRoot("food")],
      items: [wireItemOf("soup", { pricesByOrderingType })],
    }),
    ["EAT_IN", "PICKUP"],
  );
  return { prices: menu.items.soup?.prices, warnings };
}

describe("prices by ordering type (ordering.md §2.5)", () => {
  test("of order types that no kiosk offers are not read", () => {
    const { prices, warnings } = itemWith({ DELIVERY: { value: 9 }, PICKUP: { value: 5 } });
    expect(prices).toEqual({ PICKUP: { value: "5", taxes: [] } });
    expect(warnings).toEqual([]);
  });

  test("for delivery or catering only: the dish is not offered, and a finding says why", () => {
    const { prices, warnings } = itemWith({ DELIVERY: { value: 9 }, CATERING: { value: 8 } });
    expect(prices).toBeUndefined();
    expect(warnings[0]).toMatchObject({
      effect: "skipped",
      message: "Skipped: it is sold for DELIVERY, CATERING only.",
    });
  });

  test.each([
    ["negative", { value: -1 }],
    ["a text", { value: "5.00" }],
    ["nothing", null],
  ])("that are %s do not affect a dish that is not sold under that type here", (_case, bad) => {
    for (const type of ["DELIVERY", "DRIVE_THROUGH"]) {
      const { prices } = itemWith({ [type]: bad, EAT_IN: { value: 5 } });
      expect(prices).toEqual({ EAT_IN: { value: "5", taxes: [] } });
    }
    expect(itemWith({ DRIVE_THROUGH: bad, EAT_IN: { value: 5 } }).warnings[0]).toMatchObject({
      effect: "changed",
      message: "Its price for DRIVE_THROUGH cannot be used and was left out.",
    });
  });

  test("that are invalid for an offered order type are not replaced by others", () => {
    const { prices, warnings } = itemWith({ EAT_IN: { value: 5 }, PICKUP: { value: "5.00" } });
    expect(prices).toBeUndefined();
    expect(warnings[0]).toMatchObject({
      effect: "skipped",
      message: "Skipped: its price for PICKUP cannot be used.",
    });
  });

  test("of a modifier: an invalid one leaves it out, a missing one makes it free", () => {
    const { menu, warnings } = importMenu(
      menuWire({
        modifiers: [
          wireModifierOf("bad", { pricesByOrderingType: { EAT_IN: { value: "1" } } }),
          wireModifierOf("free", { pricesByOrderingType: {} }),
        ],
        items: [
          wireItemOf("soup", {
            categories: [],
            modifierGroups: [
              {
                id: "g",
                title: { en: "G" },
                modifiers: [{ modifier: "ref-bad" }, { modifier: "ref-free" }],
              },
            ],
          }),
        ],
      }),
    );
    expect(menu.items.soup?.modifierGroups[0]?.modifiers.map(({ id }) => id)).toEqual(["free"]);
    expect(warnings.map(({ effect }) => effect)).toEqual(["skipped", "changed", "changed"]);
  });
});

test("a category's description is imported", () => {
  const { menu } = importMenu(
    menuWire({
      categories: [wireRoot("food", { description: { en: "All day long" } })],
      items: [wireItemOf("soup")],
    }),
  );
  expect(menu.categories[0]?.description).toEqual({ en: "All day long" });
});
