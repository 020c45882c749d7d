import { expect, onTestFinished, test, vi } from "vitest";
import { matchPictures } from "../../../domain/look/match-pictures.ts";
import type { Menu, MenuItem } from "../../../domain/menu.ts";
import { eventually } from "../../testing/eventually.ts";
import { createLibraryMatches } from "./library-matches.ts";

const DISHES = ["Cheeseburger", "Pommes", "Käsekuchen", "Zorba"];

/** A menu with these dishes, each by its name as its id. */
function menuOf(names: readonly string[]): Menu {
  const items = names.map((name): [string, MenuItem] => [
    name,
    { id: name, code: name, title: { de: name }, description: {}, prices: {}, modifierGroups: [] },
  ]);
  return { revision: 1, categories: [], items: Object.fromEntries(items), combos: {} };
}

/** With `turnMs` 0 each name has a turn of its own. */
function open(turnMs: number) {
  const matches = createLibraryMatches(turnMs);
  onTestFinished(() => matches.stop());
  let notifications = 0;
  matches.changes.subscribe(() => {
    notifications += 1;
  });
  return { matches, notified: () => notifications };
}

test("a small menu is matched at once, and nobody is notified", () => {
  const { matches, notified } = open(Number.POSITIVE_INFINITY);
  const menu = menuOf(DISHES);
  expect(matches.of(menu)).toEqual(matchPictures(menu));
  expect(notified()).toBe(0);
});

test("a large menu is matched in turns, between which other work is done", async () => {
  const { matches, notified } = open(0);
  const menu = menuOf(DISHES);
  let turns = 0;
  const count = () => {
    turns += 1;
    if (notified() === 0) setImmediate(count);
  };
  setImmediate(count);
  expect(matches.of(menu)).toEqual(new Map());
  await eventually(() => expect(notified()).toBe(1));
  expect(turns).toBeGreaterThanOrEqual(DISHES.length);
  expect(matches.of(menu)).toEqual(matchPictures(menu));
  expect(matches.of(menu).size).toBe(3);
});

test("what a changed menu has kept has its pictures at once, and is not matched again", async () => {
  const { matches, notified } = open(0);
  const before = menuOf(DISHES);
  matches.of(before);
  await eventually(() => expect(notified()).toBe(1));
  const known = matches.of(before);
  const after = menuOf([...DISHES.slice(1), "Apfelkuchen"]);
  const kept = matches.of(after);
  expect([...kept.keys()]).toEqual(["Pommes", "Käsekuchen"]);
  for (const [id, match] of kept) expect(match).toBe(known.get(id));
  await eventually(() => expect(notified()).toBe(2));
  expect(matches.of(after)).toEqual(matchPictures(after));
});

test("a renamed dish does not keep the picture of its old name", async () => {
  const { matches, notified } = open(0);
  const before = menuOf(["Cheeseburger"]);
  matches.of(before);
  await eventually(() => expect(notified()).toBe(1));
  const items = Object.entries(before.items).map(([id, item]): [string, MenuItem] => [
    id,
    { ...item, title: { de: "Apfelkuchen" } },
  ]);
  const renamed = { ...before, items: Object.fromEntries(items) };
  expect(matches.of(renamed).size).toBe(0);
  await eventually(() => expect(notified()).toBe(2));
  expect(matches.of(renamed)).toEqual(matchPictures(renamed));
});

test("listeners are notified of later matches only after the first ones have been returned", async () => {
  const { matches, notified } = open(5);
  // The first turn is over at once, and all the rest fits in the second.
  const now = vi.spyOn(performance, "now").mockReturnValue(10).mockReturnValueOnce(0);
  onTestFinished(() => now.mockRestore());
  matches.of(menuOf(DISHES));
  expect(notified()).toBe(0);
  await eventually(() => expect(notified()).toBe(1));
});

test("a menu that is replaced meanwhile is not finished", async () => {
  const { matches, notified } = open(0);
  matches.of(menuOf(DISHES));
  const next = menuOf(["Apfelkuchen"]);
  matches.of(next);
  await eventually(() => expect(notified()).toBe(1));
  expect(matches.changes.current()).toEqual(matchPictures(next));
});
