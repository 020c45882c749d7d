import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { createPrintJobs, type PrintJobs } from "./print-jobs.ts";

const DOCUMENT = {
  blocks: [{ type: "code" as const, text: "1 × Soup" }],
  copyMark: [],
};

let folder: string;
let database: DatabaseSync;
let jobs: PrintJobs;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-prints-"));
  database = openDatabase(folder);
  jobs = createPrintJobs(database);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const add = (jobId: string, madeAt = 0) =>
  jobs.add({ jobId, checkoutId: null, kind: "receipt", isCopy: false, madeAt }, DOCUMENT);

test("a print is stored once under its id, and survives a restart", () => {
  expect([add("one"), add("one"), add("two")]).toEqual([true, false, true]);
  jobs.change("one", "sending", 1);
  database.close();
  database = openDatabase(folder);
  jobs = createPrintJobs(database);
  expect(jobs.inState("sending").map(({ jobId, number }) => [jobId, number])).toEqual([["one", 1]]);
  expect(jobs.inState("waiting").map(({ jobId }) => jobId)).toEqual(["two"]);
  expect(jobs.document("one")).toEqual(DOCUMENT);
});

test("old tests are deleted, and their numbers are never used again; what is not printed yet stays", () => {
  add("done");
  add("waits");
  jobs.change("done", "printed", 5);
  jobs.forgetContent(5);
  expect(jobs.document("done")).toEqual(DOCUMENT);
  jobs.forgetContent(6);
  expect(jobs.find("done")).toBeNull();
  expect(jobs.document("waits")).toEqual(DOCUMENT);
  add("later");
  expect(jobs.find("later")?.number).toBe(3);
});
