import { expect, onTestFinished, test } from "vitest";
import { matchPictures, type PictureMatch } from "../../../domain/look/match-pictures.ts";
import type { Menu, MenuItem } from "../../../domain/menu.ts";
import { eventually } from "../../testing/eventually.ts";
import { createLibraryMatches, type PictureMatches } from "./library-matches.ts";

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

/** The pictures of a menu's dishes, as far as they are known. */
function picturesOf({ items }: Menu, matches: PictureMatches): ReadonlyMap<string, PictureMatch> {
  const found = Object.keys(items).map((id) => [id, matches.get(id)] as const);
  return new Map(found.flatMap(([id, match]) => (match ? [[id, match] as const] : [])));
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
  expect(picturesOf(menu, matches.of(menu))).toEqual(new Map());
  await eventually(() => expect(notified()).toBe(1));
  expect(turns).toBeGreaterThanOrEqual(DISHES.length);
  expect(matches.of(menu)).toEqual(matchPictures(menu));
  expect(matchPictures(menu).size).toBe(3);
});

test("what a changed menu has kept has its pictures at once, and is not matched again", async () => {
  const { matches, notified } = open(0);
  const before = menuOf(DISHES);
  matches.of(before);
  await eventually(() => expect(notified()).toBe(1));
  const known = matches.of(before);
  const after = menuOf([...DISHES.slice(1), "Apfelkuchen"]);
  const kept = picturesOf(after, matches.of(after));
  expect([...kept.keys()]).toEqual(["Pommes", "Käsekuchen"]);
  for (const [id, match] of kept) expect(match).toBe(known.get(id));
  await eventually(() => expect(notified()).toBe(2));
  expect(matches.of(after).get("Pommes")).toBe(known.get("Pommes"));
  expect(matches.of(after)).toEqual(matchPictures(after));
});

test("a menu with the same names is no news once it has been read", async () => {
  const { matches, notified } = open(0);
  const before = menuOf(DISHES);
  matches.of(before);
  await eventually(() => expect(notified()).toBe(1));
  const repriced = { ...before, revision: 2 };
  const kept = matches.of(repriced);
  expect(picturesOf(repriced, kept)).toEqual(matchPictures(before));
  await eventually(() => expect(matches.of(repriced)).not.toBe(kept));
  expect(notified()).toBe(1);
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
  expect(picturesOf(renamed, matches.of(renamed)).size).toBe(0);
  await eventually(() => expect(notified()).toBe(2));
  expect(matches.of(renamed)).toEqual(matchPictures(renamed));
});

test("a menu that is replaced meanwhile is not finished", async () => {
  const { matches, notified } = open(0);
  matches.of(menuOf(DISHES));
  const next = menuOf(["Apfelkuchen"]);
  matches.of(next);
  await eventually(() => expect(notified()).toBe(1));
  expect(matches.changes.current()).toEqual(matchPictures(next));
});
