/** Machines that are not what the fleet takes them for: a copy, a thief's, one that is restored from a backup. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeBackup } from "../../electron/host/store/backup.ts";
import { restoreBackup } from "../../electron/host/store/restore.ts";
import { eventually } from "../../electron/testing/eventually.ts";
import {
  admitKiosks,
  admitOnly,
  post,
  startTestGate,
  TestConsole,
  type TestGate,
  TestKiosk,
  TWO,
} from "../gate/testing/test-fleet.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { JournallingKiosk, referenceOf } from "./testing/journalling-kiosk.ts";
import { QUICK } from "./testing/quick.ts";

/** The kiosk claims again what is pending. */
const CLAIMED_AGAIN_MS = 5_000;

let server: TestServer;
let gate: TestGate;
let console_: TestConsole;
let keys: ReturnType<typeof admitKiosks>;
let order: string;
let tests = 0;

beforeAll(async () => {
  server = await startTestServer();
  console_ = await TestConsole.start(server);
  gate = await startTestGate(server, { limits: QUICK });
});
afterAll(async () => {
  await gate.close();
  await console_.close();
  await server.close();
});
beforeEach(() => {
  tests += 1;
  order = `order-${tests}`;
  keys = admitKiosks(server);
});

const startKiosk = (folder?: string) =>
  new JournallingKiosk({ url: server.url, key: keys.kiosk1, name: "kiosk1" }, folder).joined();
const call = (status: "SUCCESS" | "DECLINED", of = order) =>
  post(gate, { status, transactionReference: referenceOf(of) });
const isPending = (kiosk: JournallingKiosk, of = order) =>
  eventually(() => expect(kiosk.events(of).map(({ type }) => type)).toContain("PaymentAnswered"));

test("two machines with one key are reported, and each journals the results of its own orders", async () => {
  const kiosks = await Promise.all([startKiosk(), startKiosk()]);
  const own = kiosks.map((kiosk, number) => kiosk.place(`${order}-${number}`));
  await Promise.all(kiosks.map((kiosk, number) => isPending(kiosk, own[number])));
  for (const each of own) expect((await call("SUCCESS", each)).status).toBe(200);
  // The gate sends to the one that it heard last.
  await eventually(() => {
    for (const { clock } of kiosks) clock.leap(CLAIMED_AGAIN_MS);
    expect(kiosks.map((kiosk, number) => kiosk.reports(own[number] ?? ""))).toEqual([
      ["SUCCESS"],
      ["SUCCESS"],
    ]);
  });
  await eventually(() => {
    for (const { clock } of kiosks) clock.leap(CLAIMED_AGAIN_MS * 3);
    expect(console_.about("shared-key")).toEqual(["shared-key"]);
  });
  await Promise.all(kiosks.map((kiosk) => kiosk.close()));
});

test("whoever has a stolen key gets no other kiosk's results, and is cut off when it is removed", async () => {
  const kiosk = await startKiosk();
  kiosk.place(order);
  await isPending(kiosk);
  const thief = await TestKiosk.start(server, keys, "kiosk2");
  await eventually(async () => {
    expect((await thief.claim([referenceOf(order)])).refused).toHaveLength(1);
  });
  // Another integration's hash of it is no use either.
  await thief.claim([referenceOf(order)], { integrationId: TWO });
  await call("SUCCESS");
  await eventually(() => expect(kiosk.reports(order)).toEqual(["SUCCESS"]));
  expect(thief.deliveries).toEqual([]);
  expect(console_.about(referenceOf(order))).toContain("second-claimant");
  admitOnly(server, keys, ["kiosk1"]);
  await eventually(async () => expect(await thief.isIn()).toBe(false));
  kiosk.place(`${order}-after`);
  await isPending(kiosk, `${order}-after`);
  await call("SUCCESS", `${order}-after`);
  await eventually(() => expect(kiosk.reports(`${order}-after`)).toEqual(["SUCCESS"]));
  await Promise.all([thief.close(), kiosk.close()]);
});

test("a kiosk that is removed and paired anew gets the results of its payments, and nothing is reported", async () => {
  const claims = async () => {
    const metrics = await (await fetch(`${gate.monitorUrl}/metrics`)).text();
    return Number(/^kiosk_fleet_gate_claims (\d+)$/m.exec(metrics)?.[1]);
  };
  const before = await startKiosk();
  const claimed = await claims();
  before.place(order);
  await eventually(async () => expect(await claims()).toBe(claimed + 1));
  await before.stop();
  admitOnly(server, keys, ["kiosk2"]);
  await call("SUCCESS");
  const options = { url: server.url, key: keys.kiosk2, name: "kiosk2" } as const;
  const anew = await new JournallingKiosk(options, before.folder).joined();
  await eventually(() => expect(anew.reports(order)).toEqual(["SUCCESS"]));
  expect(console_.about(referenceOf(order))).toEqual([]);
  await anew.close();
});

test("a kiosk that is restored from a backup returns no money of a meal that was eaten since", async () => {
  const before = await startKiosk();
  before.place(order);
  await isPending(before);
  await before.stop();
  const backup = `${before.folder}-backup`;
  makeBackup({ dataDir: before.folder, to: backup, now: Date.now() });
  const since = await startKiosk(before.folder);
  await call("SUCCESS");
  await eventually(() => {
    expect(since.events(order).map(({ type }) => type)).toContain("CaptureAnswered");
  });
  await since.stop();
  restoreBackup({ from: backup, dataDir: since.folder, goOn: false, now: Date.now() });
  const restored = await startKiosk(since.folder);
  expect((await call("SUCCESS")).text).toContain("already-resumed");
  // What contradicts it comes to the kiosk whose claim the gate still has.
  await call("DECLINED");
  restored.place(`${order}-after`);
  await isPending(restored, `${order}-after`);
  await call("SUCCESS", `${order}-after`);
  await eventually(() => expect(restored.reports(`${order}-after`)).toEqual(["SUCCESS"]));
  expect(restored.journal.damagedOrders()).toMatchObject([{ checkoutId: order, resolved: null }]);
  expect(restored.reports(order)).toEqual([]);
  expect(restored.moneyReturned).toBe(0);
  await restored.close();
  rmSync(backup, { recursive: true });
});
