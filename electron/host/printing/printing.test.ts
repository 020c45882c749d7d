/** Prints on the sandbox's printer, which reads ESC/POS by itself, in every kind of trouble. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { columnLines, LATIN_CODE_PAGES } from "../../../domain/receipt/printer-text.ts";
import { SandboxPrinter } from "../../../sandbox/printer/printer.ts";
import { eventually } from "../../testing/eventually.ts";
import { createLog } from "../net/log.ts";
import type { PrintDocument } from "../rpc/printing-views.ts";
import { openDatabase } from "../store/database.ts";
import { createPrintJobs, type PrintJobs } from "../store/print-jobs.ts";
import { printerAt } from "./connection.ts";
import { encodePrint } from "./encode.ts";
import { PrintQueue, processIdOf } from "./print-queue.ts";

const PAPER = { paper: "80mm", codePages: "epson", cutter: true } as const;
const LIMITS = {
  ...{ answerMs: 300, askEveryMs: 20, printMs: 400, personMs: 60_000, processIdMs: 100 },
  ...{ lookEveryMs: 30, retryMs: 30, waitMs: 60_000 },
};

const text = (value: string) =>
  ({ type: "text", text: value, isBig: false, isBold: false, isCentered: false }) as const;
const DOCUMENT: PrintDocument = {
  blocks: [text("1 × Soup"), text("Paid  €6.80"), { type: "code", text: "1 × Суп  €6.80" }],
  copyMark: [text("COPY")],
};

let folder: string;
let database: DatabaseSync;
let jobs: PrintJobs;
let printer: SandboxPrinter;
let queue: PrintQueue;

function startQueue(limits = LIMITS): PrintQueue {
  const started = new PrintQueue({
    jobs,
    connect: printerAt(`tcp://127.0.0.1:${printer.port}`),
    encode: (blocks) => encodePrint(blocks, PAPER),
    log: createLog({ level: "silent" }),
    now: Date.now,
    limits,
  });
  started.start();
  return started;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-print-"));
  database = openDatabase(folder);
  jobs = createPrintJobs(database);
  printer = new SandboxPrinter(0);
  await printer.open();
  queue = startQueue();
});

afterEach(async () => {
  queue.stop();
  await printer.close();
  database.close();
  rmSync(folder, { recursive: true });
});

const add = (jobId: string, isCopy = false) =>
  queue.add({ jobId, checkoutId: null, kind: "receipt", isCopy }, DOCUMENT);
const stateOf = (jobId: string) => queue.state(jobId).current();
const becomes = (jobId: string, state: string) =>
  eventually(() => expect(stateOf(jobId)).toBe(state));
const isSeen = (condition: string) =>
  eventually(() => expect(queue.printer.current().condition).toBe(condition));
const onPaper = () =>
  printer.roll
    .slips()
    .filter(({ isCut }) => isCut)
    .map(({ printed }) =>
      printed.flatMap((each) => (each.is === "raster" || each.text === "" ? [] : [each.text])),
    );
const SLIP = ["1 × Soup", "Paid  €6.80", "1 × Суп  €6.80"];

describe("a print", () => {
  it("is on paper once, with its code, and cut", async () => {
    add("job");
    add("job");
    await becomes("job", "printed");
    expect(onPaper()).toEqual([SLIP]);
    expect(printer.roll.slips()[0]?.isCut).toBe(true);
    expect(printer.roll.complaints).toEqual([]);
  });

  it("is marked if it is a copy", async () => {
    add("job", true);
    await becomes("job", "printed");
    expect(onPaper()).toEqual([["COPY", ...SLIP]]);
  });

  it("is confirmed by a printer without process ids", async () => {
    await printer.set({ processIds: false });
    add("job");
    await becomes("job", "printed");
  });

  it("is confirmed by a printer that sends nonsense between its answers", async () => {
    await printer.set({ babbles: true });
    add("job");
    await becomes("job", "printed");
  });

  it("waits for a printer that comes back", async () => {
    await printer.set({ gone: true });
    await isSeen("gone");
    add("job");
    await printer.set({ gone: false });
    await becomes("job", "printed");
    expect(onPaper()).toEqual([SLIP]);
  });

  it("that nobody waits for any more is not printed when the printer comes back", async () => {
    queue.stop();
    queue = startQueue({ ...LIMITS, waitMs: 100 });
    await printer.set({ gone: true });
    add("job");
    await becomes("job", "not-printed");
    await printer.set({ gone: false });
    await isSeen("ready");
    expect(onPaper()).toEqual([]);
  });

  it("goes on where it stopped when paper is brought", async () => {
    await printer.set({ paperLeft: 2 });
    add("job");
    await isSeen("paper-out");
    expect(stateOf("job")).toBe("printing");
    await printer.set({ paperLeft: null });
    await becomes("job", "printed");
    expect(onPaper()).toEqual([SLIP]);
  });

  it("goes on although the printer, full of data, answers no question while it has no paper", async () => {
    await printer.set({ paperLeft: 2, takesNoMore: true });
    add("job");
    await isSeen("paper-out");
    // Longer than a printer that hangs would have, and several questions.
    await setTimeout(3 * LIMITS.printMs);
    expect(stateOf("job")).toBe("printing");
    expect(queue.printer.current().condition).toBe("paper-out");
    await printer.set({ paperLeft: null });
    await becomes("job", "printed");
    expect(onPaper()).toEqual([SLIP]);
  });

  it("is unconfirmed, and not sent again, if the connection breaks in the middle", async () => {
    await printer.set({ vanishesAfter: 1 });
    add("job");
    await becomes("job", "unconfirmed");
    add("next");
    await becomes("next", "printed");
    expect(
      onPaper()
        .flat()
        .filter((line) => line === "1 × Soup"),
    ).toHaveLength(2);
    expect(stateOf("job")).toBe("unconfirmed");
    expect(printer.roll.complaints).toEqual([]);
  });

  it("is unconfirmed if the printer falls silent", async () => {
    await isSeen("ready");
    // Between the look at its state and the print.
    const { encode, ...rest } = { encode: encodePrint, jobs };
    queue.stop();
    queue = new PrintQueue({
      jobs: rest.jobs,
      connect: printerAt(`tcp://127.0.0.1:${printer.port}`),
      encode: (blocks) => {
        void printer.set({ hangs: true });
        return encode(blocks, PAPER);
      },
      log: createLog({ level: "silent" }),
      now: Date.now,
      limits: LIMITS,
    });
    queue.start();
    add("job");
    await becomes("job", "unconfirmed");
    await isSeen("silent");
  });
});

describe("after the process was killed in the middle of a print", () => {
  /** The kiosk dies while the printer waits for paper. */
  async function die(): Promise<void> {
    await printer.set({ paperLeft: 2 });
    add("job");
    await isSeen("paper-out");
    queue.stop();
    await eventually(() => expect(printer.connections).toBe(0));
    jobs.change("job", "sending", Date.now());
  }

  it("it is confirmed if the printer kept its answer", async () => {
    await printer.set({ keepsAnswers: true });
    await die();
    await printer.set({ paperLeft: null });
    queue = startQueue();
    await becomes("job", "printed");
    expect(onPaper()).toEqual([SLIP]);
  });

  it("it is left to staff if not, and not printed twice", async () => {
    await die();
    await printer.set({ paperLeft: null });
    queue = startQueue();
    await isSeen("ready");
    await becomes("job", "unconfirmed");
    expect(onPaper()).toEqual([SLIP]);
  });
});

describe("the printer's state", () => {
  it.each([
    [{ paperLeft: 0 }, "paper-out"],
    [{ coverOpen: true }, "cover-open"],
    [{ cutterJammed: true }, "cutter-jam"],
    [{ hangs: true }, "silent"],
    [{ answersHalf: true }, "silent"],
    [{ gone: true }, "gone"],
  ])("%j is seen as %s, and it recovers", async (trouble, condition) => {
    await printer.set(trouble);
    await isSeen(condition);
    await printer.set({
      ...{ paperLeft: null, coverOpen: false, cutterJammed: false },
      ...{ hangs: false, answersHalf: false, gone: false },
    });
    await isSeen("ready");
  });

  it("has low paper while it prints", async () => {
    await printer.set({ paperLow: true });
    await eventually(() =>
      expect(queue.printer.current()).toEqual({ condition: "ready", isPaperLow: true }),
    );
  });
});

it("prints each Latin letter of the code pages as it is", async () => {
  const letters =
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß ŁłŻżĄąĘęŃńŚśŹźĆć ĞğİıŞş ŘřŮůŐőŰűĂă €„…‰‹Œ‘’“”•–—™›œŸ";
  const lines =
    columnLines([{ kind: "line", style: "text", text: letters }], 48, LATIN_CODE_PAGES) ?? [];
  queue.add(
    { jobId: "job", checkoutId: null, kind: "receipt", isCopy: false },
    { blocks: lines.map((line) => ({ type: "text", ...line })), copyMark: [] },
  );
  await becomes("job", "printed");
  expect(onPaper().flat().join(" ").replaceAll(/\s+/g, " ")).toBe(letters.trim());
  expect(printer.roll.complaints).toEqual([]);
});

it("prints a drawing bit by bit, however high it is", async () => {
  const [width, height] = [64, 600];
  const bits = Buffer.from(
    Array.from({ length: (width / 8) * height }, (_, at) => (at * 37) % 251),
  );
  queue.add(
    { jobId: "job", checkoutId: null, kind: "receipt", isCopy: false },
    {
      blocks: [{ type: "image", width, height, bits: bits.toString("base64") }],
      copyMark: [],
    },
  );
  await becomes("job", "printed");
  const [drawn] = printer.roll.slips()[0]?.printed.filter(({ is }) => is === "raster") ?? [];
  expect(drawn).toMatchObject({ width, height });
  expect(Buffer.from((drawn?.is === "raster" && drawn.bits) || []).equals(bits)).toBe(true);
});

it("names 1.6 million prints before it repeats itself", () => {
  expect([processIdOf(1), processIdOf(36 ** 4 - 1), processIdOf(36 ** 4)]).toEqual([
    "0001",
    "ZZZZ",
    "0000",
  ]);
});
