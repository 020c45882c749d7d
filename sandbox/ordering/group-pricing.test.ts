import { expect, test } from "vitest";
import { checkGroup } from "./group-pricing.ts";
import type { BookGroup } from "./price-book.ts";

const costs = (value: number) => ({ EAT_IN: { value } });
const scoops: BookGroup = {
  title: "Scoops",
  min: 3,
  max: 3,
  free: 1,
  modifiers: new Map([
    ["vanilla", costs(1)],
    ["lemon", costs(0.5)],
  ]),
};

type Sent = readonly [id: string, price: number, count?: number];
function refusals(group: BookGroup, ...sent: readonly Sent[]): readonly string[] {
  const modifiers = sent.map(([id, price, count = 1]) => ({ id, price, count }));
  const check = { type: "EAT_IN", times: 1, requireMin: true } as const;
  return checkGroup(group, modifiers, check).map(({ reason }) => reason);
}

test("accepts several units of one modifier if the group asks for more than are on offer", () => {
  expect(refusals(scoops, ["vanilla", 0], ["vanilla", 1], ["lemon", 0.5])).toEqual([]);
  expect(refusals(scoops, ["vanilla", 0], ["lemon", 0.5, 2])).toEqual([]);
  expect(refusals(scoops, ["vanilla", 0], ["vanilla", 1, 3])).toHaveLength(1);
});

test("accepts no more than the minimum of a group without a maximum", () => {
  const open = { ...scoops, max: Number.POSITIVE_INFINITY };
  expect(refusals(open, ["vanilla", 0], ["vanilla", 1, 2])).toEqual([]);
  expect(refusals(open, ["vanilla", 0], ["vanilla", 1, 3])).toHaveLength(1);
});

test("refuses a second unit of one modifier in any other group", () => {
  const two = { ...scoops, min: 0, max: 4 };
  expect(refusals(two, ["vanilla", 0], ["lemon", 0.5])).toEqual([]);
  expect(refusals(two, ["vanilla", 0], ["vanilla", 1])).toEqual([
    expect.stringContaining("more than once"),
  ]);
  expect(refusals(two, ["vanilla", 0, 2])).not.toEqual([]);
});

test("requires that reductions are applied, free units or not", () => {
  const plain = {
    ...scoops,
    min: 0,
    modifiers: new Map([
      ["no-cheese", costs(-0.5)],
      ["egg", costs(1)],
    ]),
  };
  expect(refusals(plain, ["no-cheese", -0.5])).toEqual([]);
  expect(refusals(plain, ["no-cheese", -0.5], ["egg", 0])).toEqual([]);
  expect(refusals(plain, ["no-cheese", 0])).toHaveLength(1);
  expect(refusals(plain, ["no-cheese", -0.5], ["egg", 1])).toHaveLength(1);
});
