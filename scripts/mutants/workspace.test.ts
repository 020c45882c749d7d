import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../running/processes.ts";
import { CHECKOUT_MUTANTS } from "./checkout.ts";
import { SPOILT_ROWS } from "./contracts/all.ts";
import { WIRE_MUTANTS } from "./wire.ts";
import { type Change, changed } from "./workspace.ts";

const LISTS: Readonly<Record<string, readonly Change[]>> = {
  checkout: CHECKOUT_MUTANTS.map(({ change }) => change),
  wire: WIRE_MUTANTS.map(({ change }) => change),
  contracts: Object.values(SPOILT_ROWS).flatMap((rows) => rows.map(({ change }) => change)),
};

/** Why this change cannot be made; null if it can. */
function misfit(change: Change): string | null {
  try {
    changed(readFileSync(join(root, change.file), "utf8"), change);
    return null;
  } catch (error) {
    return String(error);
  }
}

test.each(Object.entries(LISTS))(
  "each change of the list %s fits its file exactly once",
  (_, changes) => {
    expect(changes.length).toBeGreaterThan(10);
    expect(changes.map(misfit).filter((problem) => problem !== null)).toEqual([]);
  },
);

test("mutants of the checkout have descriptions of their own", () => {
  const all = [...CHECKOUT_MUTANTS, ...WIRE_MUTANTS].map(({ does }) => does);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ["is not there", "one line", "other"],
  ["is there twice", "line line", "line"],
])("a text that %s is no place for a change", (_, text, from) => {
  expect(() => changed(text, { file: "a.ts", from, to: "x" })).toThrow("a.ts has this");
});

test("a change without effect is refused, and one with $& is made literally", () => {
  expect(() => changed("line", { file: "a.ts", from: "line", to: "line" })).toThrow("nothing");
  expect(changed("line", { file: "a.ts", from: "line", to: "$&" })).toBe("$&");
});
