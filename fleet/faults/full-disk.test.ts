/** The disk of the stream is full, and has room again. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { eventually } from "../../electron/testing/eventually.ts";
import {
  admitKiosks,
  post,
  startTestGate,
  TestConsole,
  type TestGate,
  TestKiosk,
  untilReady,
} from "../gate/testing/test-fleet.ts";
import { QUICK } from "./testing/quick.ts";
import { hasSmallDisks, type SmallDiskServer, startOnSmallDisk } from "./testing/small-disk.ts";

let server: SmallDiskServer;
let gate: TestGate;
let kiosk: TestKiosk;
let desk: TestConsole;

beforeEach(async () => {
  server = await startOnSmallDisk();
  gate = await startTestGate(server, { limits: QUICK });
  kiosk = await TestKiosk.start(server, admitKiosks(server), "kiosk1");
  desk = await TestConsole.start(server);
});
afterEach(async () => {
  await desk.close();
  await kiosk.close();
  await gate.close();
  await server.close();
});

/** Each message is synced, on a machine that may be busy. */
const LONG_MS = 30_000;
const reason = "x".repeat(9_000);
const call = async (transactionReference: string) =>
  (await post(gate, { status: "SUCCESS", transactionReference, reason })).status;

/** Waits until console and kiosks have heard whether callbacks can be stored. */
const untilReported = (canStore: boolean) =>
  eventually(() => {
    expect(desk.states.at(-1)?.canStore).toBe(canStore);
    expect(kiosk.hellos.at(-1)?.canStore).toBe(canStore);
  });

const health = async () => (await fetch(`${gate.monitorUrl}/health`)).status;

test.runIf(hasSmallDisks())(
  "the gate answers 503 until there is room, and everything that it answered 200 is delivered",
  async () => {
    const references = Array.from({ length: 12 }, (_, number) => `payment-${number}`);
    const answers = new Map<string, number>();
    const callAll = async () => {
      for (const reference of references) answers.set(reference, await call(reference));
    };
    expect(await call("payment-before")).toBe(200);
    server.fill();
    await callAll();
    expect(new Set(answers.values())).toContain(503);
    expect(await health()).toBe(503);
    await untilReported(false);
    server.makeRoom();
    // Integrators repeat what was answered 503.
    await eventually(async () => {
      await callAll();
      expect(new Set(answers.values())).toEqual(new Set([200]));
    });
    await untilReported(true);
    expect(await health()).toBe(200);
    // What is in the server's memory only would be lost.
    await server.kill();
    await server.start();
    await untilReady(gate.monitorUrl ?? "");
    const all = ["payment-before", ...references];
    await eventually(() => kiosk.claim(all));
    await eventually(() => {
      const delivered = kiosk.deliveries.flatMap(({ callbacks }) => callbacks);
      const found = delivered.map(({ transactionReference }) => transactionReference);
      expect(new Set(found)).toEqual(new Set(all));
    });
  },
  4 * LONG_MS,
);
