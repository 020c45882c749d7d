/** A disk that is nearly full takes a part of a write, and reports no error. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadState, saveState } from "../../update/state-file.ts";
import { usualOrder } from "../checkout/testing/play.ts";
import { writeInstalledFile } from "../command/installed-file.ts";
import { createLogFile, LOG_FILE } from "../operation/log-file.ts";
import { NO_UPDATE } from "../operation/update-state.ts";
import { writeDurably } from "../outlet/durable-file.ts";
import { openDatabase } from "../store/database.ts";
import { createJournal } from "../store/journal.ts";
import { openMarks, readMarks } from "../store/marks.ts";

/** Bytes that one write takes at most. */
const TAKEN = 16;

vi.mock("node:fs", async (importActual) => {
  const fs = await importActual<typeof import("node:fs")>();
  return {
    ...fs,
    writeSync(file: number, content: string | Uint8Array, at = 0) {
      return fs.writeSync(file, Buffer.from(content).subarray(at, at + TAKEN));
    },
  };
});

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-short-"));
  file = join(folder, "file");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Each character takes two bytes. */
const LONG = "é".repeat(100);

test("a file that setup writes is complete", () => {
  writeInstalledFile({ own() {} }, { path: file, text: LONG, audience: "root" });
  expect(readFileSync(file, "utf8")).toBe(LONG);
});

test("a durable file is complete", () => {
  writeDurably(file, Buffer.from(LONG));
  expect(readFileSync(file, "utf8")).toBe(LONG);
});

test("the state of an update is complete", () => {
  saveState(file, NO_UPDATE);
  expect(loadState(file)).toEqual(NO_UPDATE);
});

test("a line of the log is complete", () => {
  const log = createLogFile({ folder, maxBytes: 1_000, files: 2 });
  log.write(`${LONG}\n`);
  log.close();
  expect(readFileSync(join(folder, LOG_FILE), "utf8")).toBe(`${LONG}\n`);
});

test("marks are complete, those that stay after the file was compacted too", () => {
  const database = openDatabase(folder);
  const failed = vi.fn();
  const marks = openMarks({ database, dataDir: folder, failed });
  const journal = createJournal(database, {}, marks);
  for (const [index, checkoutId] of ["first", "second"].entries()) {
    const usual = usualOrder({ checkoutId });
    const order = { ...usual, snapshot: { ...usual.snapshot, platformOrderId: index + 1 } };
    journal.append(checkoutId, 1, { type: "Placed", at: 0, order, ids: null }, null);
  }
  expect([...readMarks(folder).keys()]).toEqual(["first", "second"]);
  marks.compact();
  expect([...readMarks(folder).keys()].sort()).toEqual(["first", "second"]);
  expect(failed).not.toHaveBeenCalled();
  marks.close();
  database.close();
});
