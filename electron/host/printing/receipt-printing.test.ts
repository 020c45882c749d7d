import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "../net/log.ts";
import { openDatabase } from "../store/database.ts";
import { createPrintJobs } from "../store/print-jobs.ts";
import { PrintQueue } from "./print-queue.ts";
import { createStaffPrinting, type StaffPrinting } from "./receipt-printing.ts";

const DOCUMENT = { blocks: [{ type: "code" as const, text: "1 × Soup" }], copyMark: [] };

let folder: string;
let database: DatabaseSync;
let queue: PrintQueue;
let staff: StaffPrinting;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-staff-prints-"));
  database = openDatabase(folder);
  database.exec("insert into checkout (checkout_id) values ('order')");
  const jobs = createPrintJobs(database);
  // Never started: the test says how each print ends.
  queue = new PrintQueue({
    jobs,
    connect: () => Promise.reject(new Error("no printer")),
    encode: () => new Uint8Array(),
    log: createLog({ level: "silent" }),
    now: Date.now,
  });
  staff = createStaffPrinting(queue, jobs);
});

afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const CHECKOUT = { checkoutId: "order" };
const add = (kind: "receipt" | "ticket") =>
  queue.add({ ...CHECKOUT, jobId: kind, kind, isCopy: false }, DOCUMENT);
const again = (jobId: string, copyId: string) => staff.again({ ...CHECKOUT, jobId, copyId });
const isCopy = (jobId: string) =>
  staff
    .ofOrder("order")
    .current()
    .find((print) => print.jobId === jobId)?.isCopy;

describe("a print that staff want again", () => {
  beforeEach(() => {
    add("receipt");
    add("ticket");
    queue.change("ticket", "printed");
  });

  it.each(["printed", "unconfirmed"] as const)("is a copy if the first is %s", (state) => {
    queue.change("receipt", state);
    again("receipt", "second");
    expect(isCopy("second")).toBe(true);
    queue.change("second", "not-printed");
    again("receipt", "third");
    expect(isCopy("third")).toBe(true);
  });

  it("is no copy if nothing of the first was sent: it is the only paper of its kind", () => {
    queue.change("receipt", "not-printed");
    again("receipt", "second");
    expect(isCopy("second")).toBe(false);
    queue.change("second", "printed");
    again("receipt", "third");
    expect(isCopy("third")).toBe(true);
  });
});

describe("an unconfirmed print", () => {
  it.each([
    [true, "printed"],
    [false, "not-printed"],
  ])("that is a copy is settled by staff: here %s, %s", (isHere, state) => {
    queue.add({ ...CHECKOUT, jobId: "receipt", kind: "receipt", isCopy: true }, DOCUMENT);
    queue.change("receipt", "unconfirmed");
    expect(staff.unconfirmed.current()).toEqual(["order"]);
    const wish = { ...CHECKOUT, jobId: "receipt", isHere };
    expect(staff.confirm(wish)).toEqual({ result: "recorded" });
    expect(staff.ofOrder("order").current()).toMatchObject([{ state }]);
    expect(staff.unconfirmed.current()).toEqual([]);
    expect(staff.confirm(wish)).toEqual({ result: "not-possible" });
  });

  it("that is not there is printed again, or settled once its content is deleted", () => {
    add("receipt");
    queue.change("receipt", "unconfirmed");
    const wish = { ...CHECKOUT, jobId: "receipt", isHere: false };
    expect(staff.confirm(wish)).toEqual({ result: "not-possible" });
    createPrintJobs(database).forgetContent(Date.now() + 1);
    expect(staff.confirm(wish)).toEqual({ result: "recorded" });
    expect(staff.ofOrder("order").current()).toMatchObject([{ state: "not-printed" }]);
  });
});
