import { expect, test } from "vitest";
import type { BasketLine, ComboLine } from "../../../domain/basket.ts";
import { trayLine } from "../../../domain/testing/tray.ts";
import { orderKey } from "./visits.ts";

const keyOf = (...lines: readonly BasketLine[]) =>
  orderKey({ orderType: "EAT_IN", basket: { lines } });
const [first, ...others] = trayLine.picks;
const withFirst = (changes: Partial<ComboLine["picks"][number]>): ComboLine =>
  first ? { ...trayLine, picks: [{ ...first, ...changes }, ...others] } : trayLine;

test.each<[string, BasketLine]>([
  ["another item is picked", withFirst({ itemId: "burger" })],
  ["it is picked in another step", withFirst({ stepId: "main" })],
  [
    "something is chosen for a pick",
    withFirst({ choices: [{ groupId: "extras", modifierId: "egg", count: 1 }] }),
  ],
  ["a pick is taken back", { ...trayLine, picks: others }],
  ["there is one more of it", { ...trayLine, count: 3 }],
  ["it is another combo", { ...trayLine, comboId: "feast" }],
  [
    "it is an item of that id",
    { kind: "item", lineId: "1", itemId: "tray", count: 2, choices: [] },
  ],
])("an order with a combo is another order where %s", (_case, changed) => {
  expect(keyOf(changed)).not.toBe(keyOf(trayLine));
});

test("an order with a combo is the same order under other line and pick ids", () => {
  const renamed = { ...withFirst({ pickId: "another" }), lineId: "other" };
  expect(keyOf(renamed)).toBe(keyOf(trayLine));
});
