/**
 * Requirement M2: a power cut. A kill cannot simulate it, since the system's cache outlives the process; so what the
 * real host writes, syncs and sends is recorded (`testing/power/record-disk.c`), and possible disk contents after a cut
 * are derived from that: what was synced, and of the rest nothing, all, or any part. docs/durability.md says what this
 * does not show.
 */
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { type Control, controlOf, payAt } from "../sandbox/testing/control.ts";
import { type Random, randomOf } from "./host/checkout/simulation/random.ts";
import { openDatabase } from "./host/store/database.ts";
import { freePort } from "./testing/free-port.ts";
import { DiskModel, type Luck, type Remains } from "./testing/power/disk-model.ts";
import { broken, type Ports, Promises } from "./testing/power/promises.ts";
import {
  orderAndPay,
  type RecordedHost,
  startRecordedHost,
} from "./testing/power/recorded-host.ts";
import { buildRecorder, type DiskOperation, readRecording } from "./testing/power/recording.ts";

const folder = mkdtempSync(join(tmpdir(), "kiosk-power-"));
const library = buildRecorder(folder);
/** Everything in this folder is recorded; the kiosk creates its own folder in it. */
const recorded = join(folder, "disk");
const dataDir = join(recorded, "kiosk");
const ORDERS = Array.from({ length: 14 }, () => randomUUID());
/** The number of other cuts, besides those right after something was sent. */
const OTHER_MOMENTS = 120;

let sandbox: Sandbox;
let ports: Ports;
let operations: DiskOperation[];

const control: Control = (...asked) => controlOf(sandbox)(...asked);

/** This many customers one after the other; the kitchen refuses every third order. */
async function serve(host: RecordedHost, orders: readonly string[]): Promise<void> {
  for (const [index, checkoutId] of orders.entries()) {
    if (index % 3 === 2) {
      const answer = { state: { status: "FAILED", reason: "no bread", posErrorType: "UNKNOWN" } };
      await control("PUT", "faults/ordering.order", { answer, times: 1 });
    }
    const pay = (reference: string) => void payAt(sandbox, reference);
    expect(await orderAndPay(host.client, checkoutId, pay, 60_000)).not.toBeNull();
  }
}

beforeAll(async () => {
  if (library === null) return;
  mkdirSync(recorded);
  const [gatePort, port] = [await freePort(), await freePort()];
  sandbox = await startSandbox({ port: 0, dataDir: join(folder, "sandbox"), gatePort });
  ports = { sandbox: Number(new URL(sandbox.url).port), gate: gatePort, page: port };
  const settingsFile = join(folder, "settings.json");
  writeFileSync(settingsFile, JSON.stringify(sandbox.settings));
  const log = join(folder, "disk.log");
  const start = () =>
    startRecordedHost({ library, folder: recorded, log, settingsFile, dataDir, port });

  // Killed with an order in progress, stopped, and restarted: three runs on one disk.
  const first = await start();
  await serve(first, ORDERS.slice(0, 6));
  await orderAndPay(first.client, ORDERS[6] ?? "", () => {}, 500);
  await first.end("SIGKILL");
  const second = await start();
  await serve(second, ORDERS.slice(7, 12));
  await second.end("SIGTERM");
  const third = await start();
  await serve(third, ORDERS.slice(12));
  await third.end("SIGTERM");
  operations = readRecording(readFileSync(log));
}, 300_000);

afterAll(async () => {
  await sandbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes the remains of a cut into a folder of its own; returns the kiosk's part of it. */
function disk(remains: Remains, name: string): string {
  const root = join(folder, name);
  mkdirSync(root);
  for (const [path, bytes] of remains) {
    const here = join(root, path.slice(recorded.length));
    if (bytes === null) mkdirSync(here, { recursive: true });
    else if (remains.has(dirname(path))) {
      mkdirSync(dirname(here), { recursive: true });
      writeFileSync(here, bytes);
    }
  }
  return join(root, "kiosk");
}

/** Promises that a kiosk started on these remains has lost. */
function lost(remains: Remains, promises: Promises): string[] {
  const after = disk(remains, "cut");
  try {
    const database = openDatabase(after);
    try {
      return broken(promises, database);
    } finally {
      database.close();
    }
  } catch (error) {
    return [String(error)];
  } finally {
    rmSync(join(folder, "cut"), { recursive: true });
  }
}

/** Cuts the power after every operation that sent something, and after some of the others. */
function cutThrough(random: Random): { cuts: number; promised: number; problems: string[] } {
  const model = new DiskModel();
  const promises = new Promises(ports, ORDERS);
  const others = OTHER_MOMENTS / operations.length;
  const problems: string[] = [];
  let cuts = 0;
  let promised = 0;
  for (const [index, operation] of operations.entries()) {
    model.apply(operation);
    const isTelling = promises.read(operation);
    if (isTelling) promised += 1;
    if (!isTelling && !random.chance(others)) continue;
    const lucks: Luck[] = isTelling
      ? ["nothing-more", "any-part"]
      : ["nothing-more", "everything", "any-part"];
    for (const luck of lucks) {
      cuts += 1;
      for (const what of lost(model.remains(luck, random), promises)) {
        problems.push(`operation ${index} (${operation.do}), ${luck}: ${what}`);
      }
    }
  }
  return { cuts, promised, problems };
}

describe.skipIf(library === null)(
  "a power cut (needs cc; skipped if this machine has none)",
  () => {
    it("records syncs, checkpoints, answers and requests", () => {
      const count = (what: DiskOperation["do"]) =>
        operations.filter((each) => each.do === what).length;
      expect(count("sync")).toBeGreaterThan(ORDERS.length * 10);
      expect(count("send")).toBeGreaterThan(ORDERS.length * 10);
      expect(operations).toContainEqual({ do: "make-folder", path: dataDir });
      // The write-ahead log is checkpointed when a kiosk is stopped.
      expect(operations).toContainEqual({ do: "remove", path: join(dataDir, "kiosk.sqlite-wal") });
    });

    it("loses no sent intent, answer or consent", () => {
      const { cuts, promised, problems } = cutThrough(randomOf(1));
      expect(problems.slice(0, 5)).toEqual([]);
      // At least ten things are sent per order: requests, answers, acknowledgements.
      expect(promised).toBeGreaterThan(ORDERS.length * 5);
      expect(cuts).toBeGreaterThan(promised);
    });
  },
);
