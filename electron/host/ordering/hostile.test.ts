import { describe, expect, test } from "vitest";
import { CASES_IN_TESTS, firstTestSeed, fuzz, MOST_MS_PER_CASE } from "../testing/fuzz.ts";
import { mutate } from "../testing/mutate.ts";
import { importMenu } from "./import.ts";
import { readMenuText } from "./read-menu.ts";
import { assertConsistent, menus, smallMenu } from "./testing/fuzz-menus.ts";
import { answers, orders } from "./testing/fuzz-messages.ts";
import { menuWire } from "./testing/menu-wire.ts";

const cases = { runs: CASES_IN_TESTS, firstSeed: firstTestSeed() };

describe("messages of the vendor", () => {
  test("an intact menu is imported in full", () => {
    const { menu: imported, warnings } = importMenu(smallMenu);
    expect(warnings).toEqual([]);
    expect(Object.keys(imported.items)).toEqual(["burger", "fries"]);
    expect(Object.keys(imported.combos)).toEqual(["meal"]);
    assertConsistent(imported);
  });

  test("a mutated menu is refused, or becomes a consistent menu", () => {
    const { crashes, valid, slowestMs } = fuzz(menus, cases);
    expect(crashes).toEqual([]);
    expect(valid).toBeGreaterThan(CASES_IN_TESTS / 4);
    expect(slowestMs).toBeLessThan(MOST_MS_PER_CASE);
    expect(Object.prototype).not.toHaveProperty("polluted");
  });

  test("a mutated answer is read or ignored, and is never accepted without a posId", () => {
    const { crashes, valid, rejected, slowestMs } = fuzz(answers, cases);
    expect(crashes).toEqual([]);
    expect(Math.min(valid, rejected)).toBeGreaterThan(CASES_IN_TESTS / 10);
    expect(slowestMs).toBeLessThan(MOST_MS_PER_CASE);
  });

  test("a mutated order is refused with a reason, or is an order that the kitchen can price", () => {
    const { crashes, valid, rejected, slowestMs } = fuzz(orders, cases);
    expect(crashes).toEqual([]);
    expect(Math.min(valid, rejected)).toBeGreaterThan(CASES_IN_TESTS / 10);
    expect(slowestMs).toBeLessThan(MOST_MS_PER_CASE);
  });

  test("the same seed makes the same message", () => {
    expect(mutate(smallMenu, 4711)).toBe(mutate(smallMenu, 4711));
    expect(mutate(smallMenu, 4711)).not.toBe(mutate(smallMenu, 4712));
  });

  test("a menu cut at any byte is malformed, never a smaller menu", () => {
    const whole = JSON.stringify(menuWire({}));
    for (let length = 0; length < whole.length; length += 7) {
      const text = whole.slice(0, length);
      const read = readMenuText({ text, orderTypes: ["EAT_IN"], knownDigest: null });
      expect(read.kind).toBe("malformed");
    }
  });

  test("a menu that is nested a million levels deep is refused", () => {
    const deep = "[".repeat(1_000_000);
    for (const text of [`{"menu":${deep}${deep.replaceAll("[", "]")}}`, deep]) {
      const read = readMenuText({ text, orderTypes: ["EAT_IN"], knownDigest: null });
      expect(read.kind).toBe("malformed");
    }
  });
});
