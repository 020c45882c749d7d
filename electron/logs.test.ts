/**
 * What a whole visit leaves in the log and on the disk (requirement O4): one id from a touch to each call, nothing
 * about the customer, nothing readable by another account of the machine.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createHostLog } from "./host/operation/host-log.ts";
import type { CheckoutView } from "./host/rpc/contract.ts";
import { testSettings } from "./host/testing/settings.ts";
import { type KioskWorld, startKioskWorld } from "./testing/kiosk-world.ts";

/** Names of fields that might carry a secret of onboarding, a typed PIN or customer data. */
const SECRETS = [
  ...["Authorization", "authorization", "AuthorizationToken", "apiKey", "apiKeyResponse", "salt"],
  ...["token", "cardToken", "outboundToken", "inboundTokens", "password", "walletPayload"],
  ...["staffPin", "pin", "orderKey", "phone", "phoneNumber", "email", "clientName", "customerName"],
];

const line = z.looseObject({
  level: z.number(),
  time: z.iso.datetime(),
  msg: z.string().optional(),
  call: z.string().optional(),
  operation: z.string().optional(),
  touchId: z.uuid().optional(),
  visitId: z.uuid().optional(),
  checkoutId: z.uuid().optional(),
});
type Line = z.infer<typeof line>;

let world: KioskWorld;
let visitId: string;
let checkoutId: string;
let end: CheckoutView;

beforeAll(async () => {
  world = await startKioskWorld();
  [visitId, checkoutId] = [world.newId(), world.newId()];
  await world.identify(visitId);
  await world.place(visitId, checkoutId);
  end = await world.follow(checkoutId, isEnd, 15_000);
  await world.client.staff.retryCredential({ pin: "918273" });
  await world.client.checkout.progress({ checkoutId: world.newId() });
});
afterAll(async () => world.close());

const isEnd = (view: CheckoutView) => view.step === "done" && view.points?.state !== "pending";

function logText(): string {
  return world.traces().find(({ name }) => name === "log")?.text ?? "";
}
const lines = (): Line[] =>
  logText()
    .trimEnd()
    .split("\n")
    .map((text) => line.parse(JSON.parse(text)));

test("every line is JSON with a time", () => {
  expect(end).toMatchObject({ step: "done" });
  expect(lines().length).toBeGreaterThan(20);
});

test("the calls of an order share the trace id of the touch that caused them", () => {
  const touches = lines().filter(({ msg }) => msg === "touch");
  const placed = touches.filter(({ call }) => call === "checkout.place").at(-1);
  expect(placed).toMatchObject({ visitId, checkoutId });
  const caused = lines().filter(({ touchId }) => touchId === placed?.touchId);
  const operations = caused.filter(({ msg }) => msg === "answer").map(({ operation }) => operation);
  expect(new Set(operations)).toEqual(
    new Set([
      "ordering.healthcheck",
      "payments.health",
      "payments.authorize",
      "payments.capture",
      "ordering.order",
      "loyalty.one-time-salt",
      "loyalty.order-closed",
    ]),
  );
  expect(caused.every((found) => found.checkoutId === checkoutId)).toBe(true);
});

test("an identification has the trace id of its own touch", () => {
  const asked = lines().find(({ call }) => call === "loyalty.identifyByPhone");
  const caused = lines().filter(({ touchId }) => touchId === asked?.touchId);
  expect(caused.map(({ operation }) => operation)).toContain("loyalty.qr-code");
  expect(asked?.touchId).not.toBe(lines().find(({ call }) => call === "checkout.place")?.touchId);
});

test("nothing about the customer, no secret and no typed PIN is in the log", async () => {
  await delay(50);
  const log = logText();
  const canaries = [
    "15112345678",
    "Amara",
    "amara",
    "918273",
    "soup-roast-tomato",
    "Roast",
    ...world.secrets(),
  ];
  for (const canary of canaries) expect(log.includes(canary), canary).toBe(false);
});

test("values of secret or personal fields are not written to the log of a running kiosk", () => {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-log-"));
  const { log, close } = createHostLog(testSettings(), folder, { KIOSK_LOG_LEVEL: "silent" });
  for (const name of SECRETS) {
    log.info({ [name]: "CANARY" });
    log.error({ call: { [name]: "CANARY" }, answer: { body: { deeper: { [name]: "CANARY" } } } });
  }
  close();
  const text = readFileSync(join(folder, "logs", "kiosk.log"), "utf8");
  rmSync(folder, { recursive: true });
  expect(text.split("[secret]")).toHaveLength(1 + 3 * SECRETS.length);
  expect(text).not.toContain("CANARY");
});

test("no other account of the machine can read the kiosk's folder, nor any file in it", () => {
  const found = readdirSync(world.dataDir, { recursive: true, encoding: "utf8" });
  expect(found).toEqual(
    expect.arrayContaining(["kiosk.sqlite", "kiosk.sqlite-wal", "keys/seal.key"]),
  );
  const readable = [".", ...found].filter((name) => {
    return (statSync(join(world.dataDir, name)).mode & 0o077) !== 0;
  });
  expect(readable).toEqual([]);
});
