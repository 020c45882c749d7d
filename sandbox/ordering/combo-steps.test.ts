import { expect, test } from "vitest";
import type { BookItem, BookStep, PriceBook } from "./price-book.ts";
import { checkLine } from "./pricing.ts";

const costs = (value: number) => ({ EAT_IN: { value } });
const item = (key: string): BookItem => ({ key, prices: costs(5), groups: [] });
const step = (title: string, max: number, surcharges: Record<string, number>): BookStep => ({
  title,
  min: 1,
  max,
  choices: new Map(
    Object.entries(surcharges).map(([key, surcharge]) => [
      key,
      { item: item(key), surcharge: costs(surcharge), forbidden: new Set<string>() },
    ]),
  ),
});
const steps = [step("First", 1, { soup: 0, tea: 1 }), step("Second", 2, { tea: 2, cake: 0 })];
const book: PriceBook = {
  items: new Map(["soup", "tea", "cake"].map((key) => [key, item(key)])),
  combos: new Map([["meal", { key: "meal", prices: costs(10), steps }]]),
  modifiers: new Set(),
};

function refusalsOf(...picks: readonly [id: string, price: number][]): number {
  const modifiers = picks.map(([id, price]) => ({ id, price, count: 1 }));
  const line = { id: "meal", price: 10, count: 1, modifiers };
  return checkLine({ today: book, everything: book }, line, "EAT_IN").length;
}

test("an item that two steps offer is picked in the first with room for it, at that step's surcharge", () => {
  expect(refusalsOf(["soup", 0], ["tea", 2])).toBe(0);
  expect(refusalsOf(["tea", 1], ["tea", 2], ["tea", 2])).toBe(0);
  expect(refusalsOf(["tea", 2], ["cake", 0])).toBeGreaterThan(0);
  expect(refusalsOf(["soup", 0], ["tea", 1])).toBeGreaterThan(0);
});

test("a group keeps its minimum if the step forbids modifiers: the others may be chosen several times", () => {
  const toppings = {
    title: "Toppings",
    min: 2,
    max: 2,
    free: 2,
    modifiers: new Map(["egg", "cress"].map((key) => [key, costs(1)])),
  };
  const bowl = { ...item("bowl"), groups: [toppings] };
  const offering = (...forbidden: string[]) => ({
    ...step("Bowl", 1, {}),
    choices: new Map([
      ["bowl", { item: bowl, surcharge: costs(0), forbidden: new Set(forbidden) }],
    ]),
  });
  const refused = (offered: BookStep, ...toppingIds: string[]) => {
    const combos = new Map([["meal", { key: "meal", prices: costs(10), steps: [offered] }]]);
    const today = { ...book, combos };
    const modifiers = ["bowl", ...toppingIds].map((id) => ({ id, price: 0, count: 1 }));
    const line = { id: "meal", price: 10, count: 1, modifiers };
    return checkLine({ today, everything: today }, line, "EAT_IN").length > 0;
  };
  expect(refused(offering("egg"), "cress")).toBe(true);
  expect(refused(offering("egg"), "cress", "cress")).toBe(false);
  expect(refused(offering("egg", "cress"))).toBe(true);
  expect(refused(offering("egg"), "cress", "egg")).toBe(true);
  expect(refused(offering(), "cress")).toBe(true);
  expect(refused(offering(), "cress", "cress")).toBe(true);
  expect(refused(offering(), "cress", "egg")).toBe(false);
});

test("an item beyond the room of every step is too many", () => {
  const four: [string, number][] = [1, 2, 2, 1].map((price) => ["tea", price]);
  expect(refusalsOf(...four)).toBe(1);
});
