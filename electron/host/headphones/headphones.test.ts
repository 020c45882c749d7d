import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { JackDouble } from "../../testing/jack-double.ts";
import { Headphones } from "./headphones.ts";

const TIMING = { settleMs: 50, searchEveryMs: 50 };
const DROPPED = Buffer.concat([Buffer.alloc(16), Buffer.from("0000030000000000", "hex")]);

let folder: string;
let jack: JackDouble;
let headphones: Headphones;
/** Every state since the start, in its order. */
let seen: boolean[];
let warnings: unknown[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-jack-"));
  jack = new JackDouble(folder);
  seen = [];
  warnings = [];
});
afterEach(() => {
  headphones.stop();
  jack.close();
  rmSync(folder, { recursive: true });
});

function start(timing = TIMING): void {
  const log = { warn: (fields: unknown) => void warnings.push(fields) };
  headphones = new Headphones(jack.folders, log, timing);
  headphones.state.subscribe(() => seen.push(headphones.state.current().isPlugged));
  headphones.start();
}

const becomes = (jacks: number, isPlugged: boolean) =>
  eventually(() => expect(headphones.state.current()).toEqual({ jacks, isPlugged }));

test("headphones are noticed when they are plugged in, and when they are pulled out", async () => {
  jack.connect();
  start();
  await becomes(1, false);
  jack.plug();
  await becomes(1, true);
  jack.unplug();
  await becomes(1, false);
});

test("headphones that were plugged in before the start are noticed", async () => {
  jack.connect();
  jack.plug();
  start();
  await becomes(1, true);
});

test("a wobbling plug is in once it is steady, and out at once, whatever came before", async () => {
  jack.connect();
  start({ ...TIMING, settleMs: 400 });
  await becomes(1, false);
  seen = [];
  for (let index = 0; index < 40; index += 1) {
    jack.plug();
    jack.unplug();
  }
  jack.plug();
  await becomes(1, true);
  expect(seen).toEqual([true]);
  jack.unplug();
  jack.plug();
  jack.unplug();
  await becomes(1, false);
  expect(seen.slice(0, 2)).toEqual([true, false]);
});

test("with two jacks they are in as long as one of them is", async () => {
  jack.connect("event5");
  jack.connect("event12");
  start();
  await becomes(2, false);
  jack.plug("event5");
  await becomes(2, true);
  jack.plug("event12");
  jack.unplug("event5");
  seen = [];
  jack.unplug("event12");
  await becomes(2, false);
  expect(seen).toEqual([false]);
});

test("a device that vanishes counts as pulled out, and is read again when it returns", async () => {
  jack.connect();
  start();
  await becomes(1, false);
  jack.plug();
  await becomes(1, true);
  jack.disconnect();
  await becomes(0, false);
  jack.connect();
  await becomes(1, false);
  jack.plug();
  await becomes(1, true);
});

test("after lost events the state is asked for again", async () => {
  jack.connect();
  start();
  jack.plug();
  await becomes(1, true);
  jack.send(DROPPED);
  await eventually(() => expect(seen.at(-1)).toBe(false));
  // What a jack reports when it is opened.
  jack.plug();
  await becomes(1, true);
});

test("devices that report no headphones are not opened", async () => {
  jack.connect("event0", "0\n");
  jack.connect("event3", "10\n");
  jack.connect("event7", "1 0\n");
  start();
  jack.connect("event9", "8000 34\n");
  await becomes(1, false);
});

test("a machine without input devices has no jack", async () => {
  rmSync(jack.folders.classes, { recursive: true });
  start();
  jack.connect();
  await becomes(1, false);
});

test("a jack that ends before it has said anything is logged once", async () => {
  jack.connect();
  start();
  await becomes(1, false);
  jack.disconnect();
  await becomes(0, false);
  expect(warnings).toEqual([{ device: "event5" }]);
  jack.connect();
  await becomes(1, false);
  expect(warnings).toHaveLength(1);
});
