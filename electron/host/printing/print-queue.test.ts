/** The queue before a printer that answers by the test's hand; with one that reads ESC/POS: printing.test.ts. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { createLog } from "../net/log.ts";
import type { PrintDocument } from "../rpc/printing-views.ts";
import { openDatabase } from "../store/database.ts";
import { createPrintJobs, type PrintJobs } from "../store/print-jobs.ts";
import { createEndedOrders } from "../store/retention.ts";
import type { PrinterConnection } from "./connection.ts";
import { PrintQueue, type PrintQueueOptions } from "./print-queue.ts";

const LIMITS = {
  ...{ answerMs: 100, askEveryMs: 20, printMs: 200, personMs: 60_000, processIdMs: 50 },
  ...{ lookEveryMs: 20, retryMs: 20, waitMs: 60_000 },
};
const DOCUMENT: PrintDocument = { blocks: [{ type: "code", text: "1 × Soup" }], copyMark: [] };
const READY = Uint8Array.of(0x12);
const processed = (id: string) => Uint8Array.of(0x37, 0x22, ...Buffer.from(id), 0);

let folder: string;
let database: DatabaseSync;
let jobs: PrintJobs;
let queue: PrintQueue;
/** What was sent, in Latin-1, but the questions about the state, which are answered by "ready". */
let sent: string[];
let answer: (bytes: Uint8Array) => void;
let breakOff: () => void;

const connection = (): PrinterConnection => ({
  async write(bytes) {
    if (bytes[0] === 0x10) queueMicrotask(() => answer(READY));
    else sent.push(Buffer.from(bytes).toString("latin1"));
  },
  onBytes: (listener) => {
    answer = listener;
  },
  onEnd: (listener) => {
    breakOff = listener;
  },
  close: () => {},
});

function startQueue(options: Partial<PrintQueueOptions> = {}): void {
  queue = new PrintQueue({
    jobs,
    connect: async () => connection(),
    encode: () => Uint8Array.of(0x0a),
    log: createLog({ level: "silent" }),
    now: Date.now,
    limits: LIMITS,
    ...options,
  });
  queue.start();
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-queue-"));
  database = openDatabase(folder);
  database.exec("insert into checkout (checkout_id) values ('order')");
  jobs = createPrintJobs(database);
  sent = [];
});

afterEach(() => {
  queue.stop();
  database.close();
  rmSync(folder, { recursive: true });
});

const add = (jobId: string, checkoutId: string | null = "order") =>
  queue.add({ jobId, checkoutId, kind: "receipt", isCopy: false }, DOCUMENT);
const becomes = (jobId: string, state: string) =>
  eventually(() => expect(queue.state(jobId).current()).toBe(state));
const isAsked = (id: string) => eventually(() => expect(sent.join()).toContain(id));

test("a process id that comes during the next print confirms its own", async () => {
  startQueue();
  add("ticket");
  await becomes("ticket", "unconfirmed");
  add("receipt");
  await isAsked("0002");
  answer(processed("0001"));
  answer(processed("0002"));
  await becomes("receipt", "printed");
  await becomes("ticket", "printed");
});

test("after a print that broke off, the next completes a picture of which the printer waits for the rest", async () => {
  /** More than the longest command with dots has. */
  const rest = "\0".repeat(18_360);
  startQueue();
  add("receipt");
  await becomes("receipt", "unconfirmed");
  expect(sent[0]).toBe("\n");
  queue.stop();
  startQueue();
  add("after a restart");
  await isAsked("0002");
  answer(processed("0002"));
  await becomes("after a restart", "printed");
  add("next");
  await isAsked("0003");
  expect(sent.filter((bytes) => bytes.endsWith("\n"))).toEqual(["\n", `${rest}\n`, "\n"]);
});

test("a print whose outcome could not be written is unconfirmed, without a restart", async () => {
  let [isFull, failures] = [false, 0];
  startQueue({
    jobs: {
      ...jobs,
      change(...change) {
        if (isFull) {
          failures += 1;
          throw new Error("the disk is full");
        }
        jobs.change(...change);
      },
    },
  });
  add("receipt");
  await isAsked("0001");
  isFull = true;
  answer(processed("0001"));
  await eventually(() => expect(failures).toBeGreaterThan(1));
  expect(queue.state("receipt").current()).toBe("printing");
  isFull = false;
  await becomes("receipt", "unconfirmed");
  expect(queue.unconfirmed).toHaveLength(1);
});

test("an unconfirmed print counts until it is deleted with its order; a test never does", async () => {
  startQueue();
  add("test", null);
  await becomes("test", "unconfirmed");
  expect(queue.unconfirmed).toEqual([]);
  add("receipt");
  await becomes("receipt", "unconfirmed");
  expect(queue.unconfirmed).toHaveLength(1);
  const counts: number[] = [];
  queue.subscribe(() => counts.push(queue.unconfirmed.length));
  createEndedOrders(database).forget("order");
  await eventually(() => expect(counts.at(-1)).toBe(0));
});

test("what was not printed is logged with the order that it is of", async () => {
  const warn = vi.fn();
  startQueue({ log: { info: () => {}, warn } });
  add("receipt");
  await becomes("receipt", "unconfirmed");
  const what = { jobId: "receipt", checkoutId: "order", kind: "receipt", isCopy: false };
  expect(warn).toHaveBeenCalledWith(what, "the printer has not confirmed a print");
});

test("a print is not begun over a connection that has ended", async () => {
  startQueue();
  add("ticket");
  add("receipt");
  await isAsked("0001");
  answer(processed("0001"));
  breakOff();
  await isAsked("0002");
  answer(processed("0002"));
  await becomes("receipt", "printed");
});

test("a printer that is busy with another kiosk for two looks is not away, and prints what waits then", async () => {
  let [looks, busyUntil] = [0, 0];
  startQueue({
    connect: async () => {
      looks += 1;
      if (looks <= busyUntil) throw new Error("the printer is busy");
      return connection();
    },
  });
  const conditions: string[] = [];
  queue.printer.subscribe(() => conditions.push(queue.printer.current().condition));
  await eventually(() => expect(conditions).toEqual(["ready"]));
  busyUntil = looks + 2;
  add("receipt");
  await isAsked("0001");
  answer(processed("0001"));
  await becomes("receipt", "printed");
  expect(conditions).toEqual(["ready"]);
  busyUntil = looks + 3;
  await eventually(() => expect(conditions).toEqual(["ready", "gone", "ready"]));
});
