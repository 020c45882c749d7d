import { expect, test } from "vitest";
import type { Menu } from "../../../../domain/menu.ts";
import {
  comboOf,
  groupOf,
  itemOf,
  modifierOf,
  stepItemOf,
  stepOf,
} from "../../../../domain/testing/products.ts";
import { checkPriceDigits } from "./check-prices.ts";
import { createNotebook } from "./report.ts";

function findingOf(menu: Partial<Menu>, currency = "EUR", currencyDigits = 2) {
  const note = createNotebook("ordering", "ordering.md");
  const whole = { revision: 1, categories: [], items: {}, combos: {}, ...menu };
  checkPriceDigits(note, whole, { currency, currencyDigits });
  return note.findings()[0];
}

test.each([
  ["3.5", "EUR", 2],
  ["3.55", "EUR", 2],
  ["3", "JPY", 0],
  ["3.555", "KWD", 3],
  ["3.555", "EUR", 4],
])("a price of %s in %s with %i digits is accepted", (price, currency, digits) => {
  const items = { tea: itemOf("tea", price) };
  expect(findingOf({ items }, currency, digits)).toMatchObject({ verdict: "ok" });
});

test.each([
  ["3.555", "EUR", 2],
  ["3.5", "JPY", 0],
])("a price of %s in %s with %i digits is a warning", (price, currency, digits) => {
  const found = findingOf({ items: { tea: itemOf("tea", price) } }, currency, digits);
  expect(found).toMatchObject({ verdict: "warning", section: "ordering.md §2.5" });
  expect(found?.seen).toContain(`item tea costs ${price}`);
});

test("prices of modifiers, combos and surcharges count, each shared group once", () => {
  const group = groupOf("sauces", [modifierOf("mayo", "0.125")]);
  const items = {
    tea: itemOf("tea", "1", { modifierGroups: [group] }),
    milk: itemOf("milk", "1", { modifierGroups: [group] }),
  };
  const combos = {
    meal: comboOf("meal", "9.999", [stepOf("main", [stepItemOf("tea", "-0.001")])]),
  };
  const seen = findingOf({ items, combos })?.seen;
  expect(seen).toContain("3 have more than the 2 digits of EUR");
  expect(seen).toContain("modifier mayo in group sauces costs 0.125");
  expect(seen).toContain("combo meal costs 9.999; item tea in combo meal costs -0.001");
});
