/** Journals of an earlier version, in the database: their checksums cover the earlier names, and their orders go on. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replay } from "../checkout/state/evolve.ts";
import { openDatabase } from "./database.ts";
import { createJournal } from "./journal.ts";
import { withCurrentNames } from "./legacy-events.ts";

const FILE = join(import.meta.dirname, "../checkout/testing/journals/before-field-terms.jsonl");
const recorded = readFileSync(FILE, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

let dataDir: string;
let database: DatabaseSync;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-legacy-"));
  database = openDatabase(dataDir);
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true });
});

/** Writes the events unchanged, as the earlier version wrote them. */
function write(journal: ReturnType<typeof createJournal>): string[] {
  return recorded.map(({ events }, index) => {
    const checkoutId = `order ${index}`;
    const [placed] = structuredClone(events);
    placed.order.snapshot.platformOrderId = index + 1;
    for (const [before, event] of [placed, ...events.slice(1)].entries()) {
      journal.append(checkoutId, before + 1, event, null);
    }
    return checkoutId;
  });
}

const storedText = () =>
  database.prepare("select group_concat(event, '') as text from journal").get()?.text;

test("an entry with earlier names is stored unchanged, and read under the present ones", () => {
  const journal = createJournal(database);
  const ids = write(journal);
  expect(storedText()).toContain('"type":"GiveBackAnswered"');
  expect(ids.map((id) => journal.read(id).isWhole)).toEqual(ids.map(() => true));
  const types = new Set(ids.flatMap((id) => journal.read(id).events.map(({ type }) => type)));
  expect([...types]).toEqual(
    expect.arrayContaining([
      "ReturnMoneyAnswered",
      "RefundPaymentAnswered",
      "CheckoutFailed",
      "StaffResolved",
    ]),
  );
  expect(types).not.toContain("GiveBackAnswered");
});

test("an order of an earlier version goes on: its next entry has the present names", () => {
  const journal = createJournal(database);
  for (const [index, id] of write(journal).entries()) {
    const { events } = recorded[index];
    const next = { type: "CheckoutFailed", at: events.at(-1).at, reason: "too-late" } as const;
    journal.append(id, events.length + 1, next, null);
    const { events: read, isWhole } = journal.read(id);
    expect(isWhole).toBe(true);
    expect(replay(read).failure).toBe("too-late");
    expect(replay(read).payments).toEqual(replay([...events.map(withCurrentNames), next]).payments);
  }
});

test("an entry with earlier names that was changed is detected as damaged", () => {
  const journal = createJournal(database);
  const [first = ""] = write(journal);
  const change = `update journal set event = replace(event, '"road":"hold"', '"road":"sale"')
    where checkout_id = ?`;
  expect(database.prepare(change).run(first).changes).toBeGreaterThan(0);
  expect(journal.read(first).isWhole).toBe(false);
});
