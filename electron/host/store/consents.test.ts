import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Consent, readConsents, recordConsents } from "./consents.ts";
import { applyMigration, MIGRATIONS } from "./migrations.ts";
import { opened } from "./testing/opened.ts";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-consents-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const rows = (database: DatabaseSync) =>
  database.prepare("select * from consent order by consent_id").all();

const TERMS: Consent = {
  at: 1_800_000_000_000,
  loyaltyOrderId: "order-1",
  who: "+4915112345678",
  documentKind: "loyalty_terms",
  documentVersion: "2026-05",
  channels: [],
  locale: "ar",
  textShown: "أوافق على \u2068شروط البرنامج\u2069.\nسطر ثانٍ — «علامات» \u200f!",
};
const MARKETING: Consent = {
  ...TERMS,
  documentKind: "marketing_consent",
  documentVersion: "2026-02",
  channels: ["sms", "push"],
  locale: "en",
  textShown: "Shall we tell you about offers?\nBy text message\nBy notification from our app",
};

test("acceptances survive a restart: who, which version, channels, the text shown", () => {
  opened(dataDir, (database) => recordConsents(database, [TERMS, MARKETING]));
  const [terms, marketing] = opened(dataDir, rows);
  expect(terms).toMatchObject({
    at_ms: TERMS.at,
    loyalty_order_id: "order-1",
    who: TERMS.who,
    document_kind: "loyalty_terms",
    document_version: "2026-05",
    channels: "[]",
    locale: "ar",
    text_shown: TERMS.textShown,
  });
  expect(marketing).toMatchObject({
    document_kind: "marketing_consent",
    document_version: "2026-02",
    channels: '["sms","push"]',
    text_shown: MARKETING.textShown,
  });
});

test("any text is restored to the last character", () => {
  opened(dataDir, (database) => {
    // A screen can only show well-formed text, without a lone surrogate.
    const text = fc
      .string({ unit: "grapheme", maxLength: 300 })
      .filter((value) => !value.includes("\0"));
    fc.assert(
      fc.property(text, (textShown) => {
        recordConsents(database, [{ ...TERMS, textShown }]);
        expect(rows(database).at(-1)?.text_shown).toBe(textShown);
      }),
    );
  });
});

test.each([
  "update consent set who = 'somebody else'",
  "update consent set text_shown = ''",
  "delete from consent",
  "insert or replace into consent select * from consent",
  "replace into consent (consent_id, at_ms, loyalty_order_id, who, document_kind, document_version, locale, text_shown) values (1, 0, '', '', '', '', '', '')",
])("the log is append-only: %s", (statement) => {
  opened(dataDir, (database) => {
    recordConsents(database, [TERMS, MARKETING]);
    const before = rows(database);
    expect(() => database.exec(statement)).toThrow("append-only");
    expect(rows(database)).toEqual(before);
    recordConsents(database, [TERMS]);
    expect(rows(database)).toHaveLength(3);
  });
});

test("either all acceptances of an identification are recorded, or none", () => {
  opened(dataDir, (database) => {
    const broken = { ...MARKETING, at: Number.NaN };
    expect(() => recordConsents(database, [TERMS, broken])).toThrow();
    expect(rows(database)).toEqual([]);
  });
});

test("acceptances of an older kiosk stay unchanged", () => {
  const old = new DatabaseSync(join(dataDir, "kiosk.sqlite"));
  applyMigration(old, MIGRATIONS[0] ?? "");
  old.exec("pragma user_version = 1");
  old.exec(
    "insert into consent values (7, 5, 'order-0', '+49', 'loyalty_terms', '1', 'de', 'Ich stimme zu.')",
  );
  old.close();
  const [row] = opened(dataDir, rows);
  expect(row).toMatchObject({ consent_id: 7, text_shown: "Ich stimme zu.", channels: "[]" });
});

test("a damaged row is read as far as possible, and the others in full", () => {
  opened(dataDir, (database) => {
    recordConsents(database, [MARKETING, TERMS]);
    database.exec(`drop trigger consent_is_not_changed; pragma ignore_check_constraints = on;
      update consent set channels = '["sms' where consent_id = 1`);
    const read = readConsents(database, { kind: null, limit: -1 }).reverse();
    expect(read.map(({ channels }) => channels)).toEqual([[], []]);
    expect(read.map(({ textShown }) => textShown)).toEqual([MARKETING.textShown, TERMS.textShown]);
  });
});
