/** A USB printer: a character device that is read and written without blocking; here a pseudo-terminal before the sandbox's printer. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SandboxPrinter } from "../../../sandbox/printer/printer.ts";
import { createLog } from "../net/log.ts";
import type { PrintDocument } from "../rpc/printing-views.ts";
import { openDatabase } from "../store/database.ts";
import { createPrintJobs } from "../store/print-jobs.ts";
import { printerAt } from "./connection.ts";
import { encodePrint } from "./encode.ts";
import { PrintQueue } from "./print-queue.ts";

/** Of util-linux: runs a program with a terminal of its own, whose other side are the pipes to it. */
const hasScript = spawnSync("script", ["--version"]).status === 0;
const SOON = { timeout: 15_000, interval: 20 };
const LIMITS = {
  ...{ answerMs: 500, askEveryMs: 20, printMs: 2_000, personMs: 60_000, processIdMs: 500 },
  ...{ lookEveryMs: 30, retryMs: 30, waitMs: 60_000 },
};

let folder: string;
let database: DatabaseSync;
let printer: SandboxPrinter;
let cable: Cable;
let queue: PrintQueue;

/** The device, and the printer at the other end of its cable. */
type Cable = { readonly path: string; pull(): void };

async function plugIn(port: number): Promise<Cable> {
  // Raw: neither echo nor any change of line ends.
  const held = "stty raw -echo; tty; exec sleep 600";
  const child = spawn("script", ["-qfec", held, "/dev/null"], { stdio: "pipe" });
  const path = await firstLine(child);
  const socket = connect(port, "127.0.0.1");
  child.stdout.on("data", (bytes: Buffer) => socket.write(bytes));
  socket.on("data", (bytes) => child.stdin.write(bytes));
  return { path, pull: () => pull(child, socket) };
}

async function firstLine(child: ChildProcess): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let said = "";
  const listen = (bytes: Buffer) => {
    said += bytes.toString();
    if (said.includes("\n")) resolve(said.trim());
  };
  child.stdout?.on("data", listen);
  return await promise.finally(() => child.stdout?.off("data", listen));
}

function pull(child: ChildProcess, socket: Socket): void {
  socket.destroy();
  child.kill();
}

function startQueue(paper: "80mm" | "58mm"): void {
  queue = new PrintQueue({
    jobs: createPrintJobs(database),
    connect: printerAt(cable.path),
    encode: (blocks) => encodePrint(blocks, { paper, codePages: "epson", cutter: true }),
    log: createLog({ level: "silent" }),
    now: Date.now,
    limits: LIMITS,
  });
  queue.start();
}

beforeEach(async () => {
  if (!hasScript) return;
  folder = mkdtempSync(join(tmpdir(), "kiosk-usb-"));
  database = openDatabase(folder);
  printer = new SandboxPrinter(0);
  await printer.open();
  cable = await plugIn(printer.port);
});

afterEach(async () => {
  if (!hasScript) return;
  queue.stop();
  cable.pull();
  await printer.close();
  database.close();
  rmSync(folder, { recursive: true });
});

const text = (value: string) =>
  ({ type: "text", text: value, isBig: false, isBold: false, isCentered: false }) as const;
/** More than one chunk, of all bytes: among them those by which a terminal would be stopped or lines would end. */
const BITS = Uint8Array.from({ length: 48 * 160 }, (_, index) => index % 256);
const DOCUMENT: PrintDocument = {
  blocks: [
    text("1 × Soup"),
    { type: "image", width: 384, height: 160, bits: Buffer.from(BITS).toString("base64") },
    text("Paid  €6.80"),
  ],
  copyMark: [],
};

const printed = () => printer.roll.slips().flatMap((slip) => slip.printed);
const isSeen = (condition: string) =>
  vi.waitFor(() => expect(queue.printer.current().condition).toBe(condition), SOON);

describe.skipIf(!hasScript)("a USB printer", () => {
  for (const paper of ["80mm", "58mm"] as const) {
    it(`prints on ${paper} every byte as it is, and says when it is on paper`, async () => {
      startQueue(paper);
      await isSeen("ready");
      queue.add({ jobId: "one", checkoutId: null, kind: "receipt", isCopy: false }, DOCUMENT);
      await vi.waitFor(() => expect(queue.state("one").current()).toBe("printed"), SOON);
      expect(printer.roll.complaints).toEqual([]);
      const raster = printed().find((one) => one.is === "raster");
      expect(raster?.is === "raster" && Buffer.from(raster.bits).equals(BITS)).toBe(true);
      const lines = printed().flatMap((one) => ("text" in one && one.text ? [one.text] : []));
      expect(lines).toEqual(["1 × Soup", "Paid  €6.80"]);
    });
  }

  it("says that its paper is out, and goes on when there is some", async () => {
    startQueue("58mm");
    await isSeen("ready");
    await printer.set({ paperLeft: 0 });
    await isSeen("paper-out");
    await printer.set({ paperLeft: null });
    await isSeen("ready");
  });

  it("that is pulled out is gone", async () => {
    startQueue("80mm");
    await isSeen("ready");
    cable.pull();
    await isSeen("gone");
  });
});
