import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { wireText } from "./common.ts";
import { isWireItem, multilingualText, price, pricesByOrderingType, wireItem } from "./menu.ts";

const ITEM = {
  refId: "r",
  id: "1",
  code: "1",
  title: { en: "Soup", de: "Suppe" },
  description: null,
  sortOrder: 1.5,
  pricesByOrderingType: { EAT_IN: { value: 5.5, taxes: [19] }, PICKUP: { value: 0 } },
  categories: [{ category: "c", sortOrder: 2 }, { category: "d" }],
  modifierGroups: [
    { basedOn: "g", min: 0, max: 3 },
    { refId: "", title: { en: "" }, free: 1, modifiers: [{ modifier: "m", selected: true }] },
  ],
};

/** Unexpected values: everything around the limits of what is accepted. */
const ODD: readonly unknown[] = [
  ...[undefined, null, true, "", "x", "x".repeat(20_000), "x".repeat(20_001)],
  ...[0, -0, 1, -1, 1.5, 1e12, 999_999_999_999, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY],
  ...[[], [null], [1], [""], {}, { en: 1 }, { en: "x" }, { en: null }, { ["l".repeat(36)]: "x" }],
  ...[{ ["t".repeat(65)]: { value: 1 } }, { EAT_IN: { value: -1 } }, { EAT_IN: { taxes: [] } }],
  ...[{ value: 1, taxes: null }, { value: 1, taxes: [Number.NaN] }, { value: "1" }],
  ...[Array.from({ length: 100_001 }, () => ({ category: "c" })), { category: "" }],
  ...[{ modifier: "m", selected: 1 }, { modifier: "" }, { modifier: "m", sortOrder: "1" }],
];

/** All paths in a value. */
function placesOf(value: unknown, place: readonly string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [[...place]];
  const below = Object.entries(value).flatMap(([name, entry]) => placesOf(entry, [...place, name]));
  return [[...place], ...below];
}

function withAt(value: unknown, [name, ...rest]: readonly string[], odd: unknown): unknown {
  if (name === undefined) return odd;
  if (Array.isArray(value)) {
    return value.map((entry, index) => (String(index) === name ? withAt(entry, rest, odd) : entry));
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(entries.set(name, withAt(entries.get(name), rest, odd)));
}

describe("a quick check agrees with its schema", () => {
  const slowText = z.record(z.string().max(35), wireText.nullish());
  const slowPrices = z.record(z.string().max(64), price);

  it("on an item with an unexpected value at any path", () => {
    expect(isWireItem(ITEM)).toBe(true);
    let refused = 0;
    for (const place of placesOf(ITEM)) {
      for (const odd of ODD) {
        const value = withAt(ITEM, place, odd);
        const accepted = wireItem.safeParse(value).success;
        if (!accepted) refused += 1;
        expect(isWireItem(value), `${place.join(".")}: ${JSON.stringify(odd)?.slice(0, 80)}`).toBe(
          accepted,
        );
      }
    }
    expect(refused).toBeGreaterThan(300);
  });

  it("on texts and prices of any JSON", () => {
    const any = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(...ODD),
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.jsonValue())),
      fc.dictionary(fc.string(), fc.record({ value: fc.double(), taxes: fc.array(fc.double()) })),
    );
    fc.assert(
      fc.property(any, (value) => {
        // z.record skips this name; here it is a name like any other.
        fc.pre(!JSON.stringify(value)?.includes("__proto__"));
        expect(multilingualText.safeParse(value).success).toBe(slowText.safeParse(value).success);
        expect(pricesByOrderingType.safeParse(value).success).toBe(
          slowPrices.safeParse(value).success,
        );
      }),
    );
  });

  it("reports the same error at the same path as the schema", () => {
    const found = wireItem.safeParse(withAt(ITEM, ["title", "en"], 7));
    expect(found.error?.issues).toMatchObject([
      { path: ["title"], message: "en: Invalid input: expected string, received number" },
    ]);
  });
});
