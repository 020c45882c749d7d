import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CARD_CONSENT } from "../checkout/placing/cards-on-file.ts";
import { textOfRows } from "../shared/rows-text.ts";
import { recordConsents } from "../store/consents.ts";
import { openDatabase } from "../store/database.ts";
import { createRecordsReader, type RecordsReader } from "./records-reader.ts";

const NOON = Date.UTC(2027, 0, 4, 12);
const TEXT = 'I accept the "terms",\nall of them.';

let dataDir: string;
let database: DatabaseSync;
let reader: RecordsReader;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-records-reader-"));
  database = openDatabase(dataDir);
  const logFolder = join(dataDir, "logs");
  mkdirSync(logFolder);
  const line = (level: number, msg: string, more = {}) =>
    `${JSON.stringify({ level, time: new Date(NOON).toISOString(), msg, ...more })}\n`;
  writeFileSync(join(logFolder, "kiosk.log.1"), line(40, "oldest") + line(30, "older"));
  writeFileSync(
    join(logFolder, "kiosk.log"),
    `${line(30, "checkout", { checkoutId: "c-1" })}half a li\n${line(50, "broken")}`,
  );
  writeFileSync(join(logFolder, "kiosk.logbook"), line(50, "not ours"));
  reader = createRecordsReader({ database, exportFolder: null, logFolder, now: () => NOON });
  const consent = {
    at: NOON,
    loyaltyOrderId: "l-1",
    who: "+4915112345678",
    documentVersion: "3",
    channels: ["sms", "email"],
    locale: "en",
    textShown: TEXT,
  } as const;
  recordConsents(database, [
    { ...consent, documentKind: "loyalty_terms" },
    { ...consent, documentKind: "marketing_consent" },
  ]);
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true });
});

const messages = async (level: "info" | "warn", contains: string | null = null) =>
  (await reader.log({ level, contains })).map(({ message }) => message);

describe("the log", () => {
  test("is read from the latest line on, across all its files, without invalid lines", async () => {
    expect(await messages("info")).toEqual(["broken", "checkout", "older", "oldest"]);
  });

  test("is read without a file that was deleted since the folder was listed", async () => {
    symlinkSync(join(dataDir, "logs", "deleted"), join(dataDir, "logs", "kiosk.log.2"));
    expect(await messages("info")).toEqual(["broken", "checkout", "older", "oldest"]);
  });

  test("is filtered by level and by text anywhere in a line", async () => {
    expect(await messages("warn")).toEqual(["broken", "oldest"]);
    expect(await messages("info", "C-1")).toEqual(["checkout"]);
  });

  test("is exported in the order of time, one object per line", async () => {
    const { text, path } = await reader.exportLog({ level: "info", contains: null }, "jsonl");
    const lines = (text ?? "")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).message);
    expect(lines).toEqual(["oldest", "older", "checkout", "broken"]);
    expect(path).toBeNull();
  });

  test("is empty on a kiosk that has written none", async () => {
    const none = createRecordsReader({
      ...{ database, exportFolder: null, logFolder: "/nowhere" },
      now: () => NOON,
    });
    expect(await none.log({ level: "debug", contains: null })).toEqual([]);
  });
});

describe("consents", () => {
  test("are shown with the last digits of the phone number, the latest first, of one kind or all", () => {
    expect(reader.consents(null).map(({ kind }) => kind)).toEqual([
      "marketing_consent",
      "loyalty_terms",
    ]);
    const [only] = reader.consents("loyalty_terms");
    expect(only).toMatchObject({ who: "…678", version: "3", channels: ["sms", "email"] });
    expect(JSON.stringify(reader.consents(null))).not.toContain("+49");
  });

  test("to a stored card are shown with the others, and alone", () => {
    recordConsents(database, [
      {
        ...{ at: NOON, loyaltyOrderId: "l-2", who: "customer-4711", documentKind: CARD_CONSENT },
        ...{ documentVersion: "", channels: [], locale: "en", textShown: TEXT },
      },
    ]);
    expect(reader.consents(null).map(({ kind }) => kind)).toEqual([
      "card_on_file",
      "marketing_consent",
      "loyalty_terms",
    ]);
    const own = reader.consents("card_on_file");
    expect(own.map(({ kind, who }) => [kind, who])).toEqual([["card_on_file", "…711"]]);
  });

  test("are exported with the exact text, to a file that only the kiosk's account can read", () => {
    const exportFolder = join(dataDir, "exports");
    const own = createRecordsReader({
      ...{ database, exportFolder, logFolder: "/nowhere" },
      now: () => NOON,
    });
    const { path, text } = own.exportConsents(null, "jsonl");
    expect(text).toBeNull();
    expect(path?.startsWith(exportFolder)).toBe(true);
    const [first] = readFileSync(String(path), "utf8").split("\n");
    expect(JSON.parse(String(first))).toMatchObject({ who: "+4915112345678", text_shown: TEXT });
    expect(statSync(String(path)).mode & 0o077).toBe(0);
  });
});

describe("a CSV export", () => {
  test("keeps commas, quotes and line breaks of a text in one field", () => {
    expect(textOfRows([{ a: 'x "y", z\nw', b: 1 }], "csv")).toBe(
      '"a","b"\r\n"x ""y"", z\nw","1"\r\n',
    );
  });

  test("never begins a formula, and leaves phone numbers unchanged", () => {
    const text = textOfRows([{ a: "=1+1", b: "+4915112345678", c: "-cmd", d: "@x" }], "csv");
    expect(text).toContain(`"'=1+1","+4915112345678","'-cmd","'@x"`);
  });
});
