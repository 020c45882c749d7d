/** The seal of an order's row says how many entries the order has: a search that finds fewer does not go unnoticed. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  allGoesWell,
  but,
  NOON,
  PENDING,
  Play,
  paid,
  usualOrder,
} from "../checkout/testing/play.ts";
import { createSeals } from "./chain.ts";
import { openDatabase } from "./database.ts";
import { createJournal } from "./journal.ts";

let folder: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-seals-"));
  database = openDatabase(folder);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/** Writes an order; returns how many entries it has. */
function writeOrder(isFinished: boolean): number {
  const journal = createJournal(database);
  const play = new Play(usualOrder());
  play.run(isFinished ? allGoesWell : but({ Pay: paid(PENDING) }));
  for (const [index, event] of play.events.entries()) {
    journal.append("order", index + 1, event, null);
  }
  if (isFinished) journal.finish("order", NOON);
  return play.events.length;
}

test.each([
  ["has ended", true],
  ["is under way", false],
])("fewer entries than an order that %s has are not all of it", (_, isFinished) => {
  const entries = writeOrder(isFinished);
  const seals = createSeals(database);
  expect(seals.isSealed("order", entries)).toBe(true);
  expect(seals.isSealed("order", entries - 1)).toBe(false);
});

test("an order without a row is not sealed", () => {
  expect(createSeals(database).isSealed("order", 0)).toBe(false);
});
