import { request as send } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { eventually } from "../../electron/testing/eventually.ts";
import { APPROVED, beginPayment, submit } from "../payments/testing.ts";
import { habitOfEnvironment } from "./habits.ts";
import { type RunningSandbox, runSandbox } from "./testing/running.ts";

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  // Reservations of earlier tests hold no points any more.
  sandbox.time.ms += 2 * 86_400_000;
  await sandbox.call("PUT", "/control/outlet", { configured: true });
  await sandbox.call("DELETE", "/control/faults");
});

const setHabit = (habit: string) => sandbox.call("PUT", "/control/habit", { habit });
const state = async () => (await sandbox.call("GET", "/control/habit")).body;
const posInfo = {
  establishmentId: 4711,
  terminalId: "K1",
  terminalCurrentTimestamp: 1_790_000_000_000,
  terminalTimeZone: "GMT+01:00",
};
let orders = 0;
const identify = (fields = {}) => {
  orders += 1;
  const orderId = `habit-${orders}`;
  return sandbox.signed("qr-code/1.7", {
    phoneNumber: "+4915112345678",
    orderId,
    posInfo,
    total: 6.8,
    ...fields,
  });
};

test("is plain at first, survives a restart, and has one of six names", async () => {
  expect(await state()).toEqual({ habit: "plain", refusals: [] });
  await setHabit("rich");
  await sandbox.restart();
  expect(await state()).toMatchObject({ habit: "rich" });
  expect((await setHabit("chatty")).status).toBe(400);
  await setHabit("plain");
});

test("is that of the environment if the sandbox is given none", async () => {
  vi.stubEnv("SANDBOX_HABIT", "sparse");
  await sandbox.restart();
  expect(await state()).toMatchObject({ habit: "sparse" });
  vi.stubEnv("SANDBOX_HABIT", "chatty");
  expect(habitOfEnvironment).toThrow();
  vi.stubEnv("SANDBOX_HABIT", "");
  expect(habitOfEnvironment()).toBeUndefined();
  vi.unstubAllEnvs();
});

test("sparse leaves out what may be absent, and the till still knows its own order", async () => {
  await setHabit("sparse");
  const { body } = await identify();
  expect(body).toMatchObject({ accepted: true, customer: { customerPointsBalance: null } });
  expect(JSON.stringify(body.messages)).not.toContain('"code"');
  expect(z.object({ payment: z.object({ transactionId: z.string() }) }).parse(body)).toMatchObject({
    payment: { transactionId: expect.stringMatching(/^\d{16,}$/) },
  });
  await sandbox.call("PUT", "/control/outlet", { configured: false });
  const { text } = await sandbox.call(
    "GET",
    "/config/v1/config/4711",
    undefined,
    await sandbox.saltHeaders(),
  );
  expect(text).toBe('{"accepted":false}');
});

test("rich adds to an answer, and keeps a transactionId of 19 digits", async () => {
  await setHabit("plain");
  const plain = await identify();
  await setHabit("rich");
  const { body, text } = await identify();
  expect(body).toMatchObject({ accepted: true, vendorReserved: null });
  expect(Object.keys(plain.body)).not.toContain("vendorReserved");
  expect(text).toMatch(/"transactionId" : \d{16,},/);
});

test("rich writes header names in capitals, a body in parts, compressed if it may be, and nothing with a 304", async () => {
  await setHabit("rich");
  const raw = await rawHeaders("/vendor/rest/healthcheck");
  // The service's own answer to a missing token is not a message of the contract.
  expect(raw).toContain("authorizationtoken");
  const signed = () => sandbox.saltHeaders();
  const answer = await sandbox.call("GET", "/config/v1/config/4711", undefined, await signed());
  expect(answer.body).toMatchObject({ accepted: true, vendorReserved: null });
  const etag = answer.headers.get("etag") ?? "";
  expect(etag).toMatch(/^\d+$/);
  expect(answer.headers.get("content-type")).toMatch(/^Application\/JSON;/);
  const headers = { ...(await signed()), "If-None-Match": etag };
  const unchanged = await sandbox.call("GET", "/config/v1/config/4711", undefined, headers);
  expect([unchanged.status, unchanged.text]).toEqual([304, ""]);
  const compressed = await rawHeaders("/config/v1/config/4711", await signed());
  expect(compressed).toEqual(expect.arrayContaining(["ETAG", "CONTENT-ENCODING"]));
  const plain = { ...(await signed()), "Accept-Encoding": "identity" };
  expect(await rawHeaders("/config/v1/config/4711", plain)).not.toContain("CONTENT-ENCODING");
});

test("the body of a fault's own answer has no habit", async () => {
  await setHabit("rich");
  const answer = { capabilities: ["SALE"] };
  await sandbox.setFault("payments.capabilities", { answer });
  expect((await sandbox.integrator("capabilities")).body).toEqual(answer);
});

test.each([
  ["sparse", { status: "SUCCESS", transactionReference: expect.any(String) }],
  ["rich", { status: "SUCCESS", errorCode: null, reason: null, vendorReserved: null }],
])("%s callbacks have it, too", async (habit, expected) => {
  await setHabit(habit);
  const { redirectUrl } = await beginPayment(sandbox);
  await submit(redirectUrl, APPROVED);
  await eventually(() => expect(sandbox.gate.received).not.toEqual([]));
  const [callback] = sandbox.gate.received.splice(0);
  expect(callback?.body).toMatchObject(expected);
  expect(Object.keys(Object(callback?.body)).length > 2).toBe(habit === "rich");
});

test("strict refuses before the service sees the request, and lists why", async () => {
  await setHabit("strict");
  expect((await identify()).body).toMatchObject({ accepted: true });
  expect((await state()).refusals).toEqual([]);
  const refused = await identify({ locale: "de" });
  expect([refused.status, refused.body]).toEqual([
    400,
    { error: "locale is not in the contract (in-store-loyalty.md §4.2)" },
  ]);
  expect((await state()).refusals).toEqual([
    { operation: "loyalty.qr-code", why: refused.body.error },
  ]);
  const ledger = await sandbox.call("GET", "/control/ledger");
  expect(ledger.text).toContain(`"habit-${orders - 1}"`);
  expect(ledger.text).not.toContain(`"habit-${orders}"`);
  await setHabit("strict");
  expect((await state()).refusals).toEqual([]);
});

test("answers can be sparse and requests be read strictly", async () => {
  await setHabit("sparse+strict");
  expect((await identify()).body).toMatchObject({ customer: { customerPointsBalance: null } });
  expect((await identify({ locale: "de" })).status).toBe(400);
});

/** Names of an answer's headers as they are written. */
function rawHeaders(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  send(sandbox.url + path, { headers }, (response) => {
    response.resume();
    resolve(response.rawHeaders.filter((_, index) => index % 2 === 0));
  })
    .on("error", reject)
    .end();
  return promise;
}
