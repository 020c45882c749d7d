/** Which enrollments a kiosk claims, by its real records. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCardStore } from "../store/cards.ts";
import { openDatabase } from "../store/database.ts";
import { claimedEnrollments } from "./claimed-enrollments.ts";

const MINUTE_MS = 60_000;
/** Ids have the length of a UUID. */
const idOf = (name: string) => name.padEnd(36, "-");
const NOON = Date.UTC(2027, 0, 4, 12);

let folder: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-enrollments-"));
  database = openDatabase(folder);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

test("open ones and those that have ended are claimed, with how long ago they began", () => {
  const cards = createCardStore(database);
  const begin = (name: string, leftMs: number) => {
    const id = idOf(name);
    const expiresAt = NOON + leftMs;
    cards.begin({ enrollmentId: id, customerId: name, idempotencyKey: id, expiresAt });
    cards.pending(id, "reference", expiresAt);
  };
  begin("open", 20 * MINUTE_MS);
  begin("bound", 10 * MINUTE_MS);
  begin("declined", -5 * MINUTE_MS);
  begin("bound long ago", -70 * MINUTE_MS);
  cards.bind(idOf("bound"), { maskedPan: "4111", ...NO_CARD }, NOON);
  cards.end(idOf("declined"), "declined");
  cards.bind(idOf("bound long ago"), { maskedPan: "4111", ...NO_CARD }, NOON);
  expect(claimedEnrollments(cards, NOON)).toEqual([
    { enrollmentId: idOf("declined"), agoMs: 35 * MINUTE_MS },
    { enrollmentId: idOf("bound"), agoMs: 20 * MINUTE_MS },
    { enrollmentId: idOf("open"), agoMs: 10 * MINUTE_MS },
  ]);
});

test("one that the integrator has not answered yet begins now: the answer may give it half an hour", () => {
  const cards = createCardStore(database);
  const id = idOf("asked");
  const expiresAt = NOON + 15 * MINUTE_MS;
  cards.begin({ enrollmentId: id, customerId: "any", idempotencyKey: id, expiresAt });
  expect(claimedEnrollments(cards, NOON)).toEqual([{ enrollmentId: id, agoMs: 0 }]);
});

const NO_CARD = { brand: null, expiryMonth: null, expiryYear: null, sealedToken: Buffer.from("x") };
