import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { type RunningSandbox, runSandbox } from "./testing/running.ts";

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.call("DELETE", "/control/faults");
  await sandbox.call("DELETE", "/control/messages");
});

const posInfo = {
  establishmentId: 4711,
  terminalId: "K1",
  terminalCurrentTimestamp: 1_790_000_000_000,
  terminalTimeZone: "GMT+01:00",
};
const askSalt = () => sandbox.call("POST", "/loyalty/one-time-salt/1.7", { establishmentId: 4711 });
const message = z.object({
  operation: z.string(),
  status: z.number().nullable(),
  requestBody: z.string(),
  responseBody: z.string(),
  requestHeaders: z.record(z.string(), z.string()),
});
const messages = async (operation: string) => {
  const { body } = await sandbox.call("GET", `/control/messages?operation=${operation}`);
  return z.array(message).parse(body.messages);
};

describe("a fault", () => {
  test("answers its status as often as requested, then switches itself off", async () => {
    await sandbox.setFault("loyalty.one-time-salt", { status: 503, times: 2 });
    const statuses = [await askSalt(), await askSalt(), await askSalt()].map((a) => a.status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  test("survives a restart of the sandbox", async () => {
    await sandbox.setFault("loyalty.one-time-salt", { status: 500 });
    await sandbox.restart();
    expect((await askSalt()).status).toBe(500);
  });

  test("waits before it answers", async () => {
    await sandbox.setFault("loyalty.one-time-salt", { latencyMs: 300 });
    const startedAt = performance.now();
    await askSalt();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(295);
  });

  test("sets headers of the answer and removes others", async () => {
    const path = "/vendor/rest/healthcheck";
    const healthy = await sandbox.call("GET", path);
    expect(healthy.headers.has("AuthorizationToken")).toBe(true);
    const headers = { Date: "Thu, 01 Jan 2026 00:00:00 GMT", AuthorizationToken: null };
    await sandbox.setFault("ordering.healthcheck", { headers });
    const answer = await sandbox.call("GET", path);
    expect(answer.headers.get("date")).toBe(headers.Date);
    expect(answer.headers.has("AuthorizationToken")).toBe(false);
    expect(answer.text).toBe(healthy.text);
  });

  test("cuts the body in half and closes the connection", async () => {
    await sandbox.setFault("loyalty.one-time-salt", { malformed: "cut" });
    const response = await sandbox.send("POST", "/loyalty/one-time-salt/1.7", {
      establishmentId: 4711,
    });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  test("answers an HTML page, and JSON of another shape", async () => {
    await sandbox.setFault("loyalty.one-time-salt", { malformed: "not-json" });
    expect((await askSalt()).text).toContain("<h1>");
    await sandbox.setFault("loyalty.one-time-salt", { malformed: "wrong-shape" });
    expect((await askSalt()).body).not.toHaveProperty("saltId");
  });

  test("corrupts an answer that had no body, too", async () => {
    await sandbox.setFault("loyalty.one-time-salt", { status: 304, malformed: "not-json" });
    expect((await askSalt()).text).toContain("<h1>");
  });

  test("replaces the service's answer by a business answer", async () => {
    const answer = { status: "DECLINED", errorCode: "NOT_ENOUGH_MONEY" };
    await sandbox.setFault("payments.capture", { answer });
    const { body } = await sandbox.integrator("capture", {});
    expect(body).toEqual(answer);
  });

  test("keeps the service from working, unless `processed` is set", async () => {
    const mint = async () =>
      (await sandbox.call("POST", "/control/loyalty/customers/20342/codes")).body.qrCode;
    const identify = (qrCode: unknown, orderId: string) =>
      sandbox.signed("qr-code/1.7", { qrCode, orderId, posInfo });
    const [idle, worked] = [await mint(), await mint()];
    await sandbox.setFault("loyalty.qr-code", { status: 502, times: 1 });
    expect((await identify(idle, "idle-1")).status).toBe(502);
    await sandbox.setFault("loyalty.qr-code", { status: 502, processed: true, times: 1 });
    expect((await identify(worked, "worked-1")).status).toBe(502);
    const { text } = await sandbox.call("GET", "/control/loyalty");
    expect(text).toContain('"validatedByOrder":"worked-1"');
    expect(text).not.toContain('"validatedByOrder":"idle-1"');
  });

  test("drops the connection before the work, or after it", async () => {
    const code = await sandbox.call("POST", "/control/loyalty/customers/20117/codes");
    const identify = async () =>
      sandbox.signed("qr-code/1.7", {
        qrCode: code.body.qrCode,
        orderId: "drop-1",
        posInfo,
      });
    await sandbox.setFault("loyalty.qr-code", { drop: "before-processing", times: 1 });
    await expect(identify()).rejects.toThrow();
    await sandbox.setFault("loyalty.qr-code", { drop: "after-processing", times: 1 });
    await expect(identify()).rejects.toThrow();
    // Only the second one reached the service: the code is used now, by this very order.
    const { body } = await identify();
    expect(body).toMatchObject({ accepted: false, messages: [{ code: 505 }] });
    expect((await messages("loyalty.qr-code")).map(({ status }) => status)).toEqual([
      200,
      null,
      null,
    ]);
  });

  test("puts a wrong token on the vendor's answer, without changing the service", async () => {
    const { apiKey } = sandbox.settings.ordering;
    const headers = {
      SalesOutletId: "101",
      AuthorizationToken: createHash("sha256").update(apiKey).digest("hex"),
    };
    const ask = () => sandbox.call("GET", "/vendor/rest/menu/revision", undefined, headers);
    const right = (await ask()).headers.get("AuthorizationToken");
    await sandbox.setFault("ordering.menu-revision", { wrongToken: true });
    const wrong = await ask();
    expect(wrong.headers.get("AuthorizationToken")).not.toBe(right);
    expect(wrong.body).toHaveProperty("revision");
  });

  test.each([
    ["an unknown operation", "loyalty.nothing", { status: 500 }, 404],
    ["an unknown field", "loyalty.refund", { delay: 5 }, 400],
    ["a status that is none", "loyalty.refund", { status: 99 }, 400],
  ])("rejects %s", async (_, operation, fault, status) => {
    expect((await sandbox.setFault(operation, fault)).status).toBe(status);
  });
});

describe("the message log", () => {
  test("masks salts and tokens, and stores the rest as it was sent", async () => {
    const salt = await askSalt();
    const [recorded] = await messages("loyalty.one-time-salt");
    expect(recorded?.requestBody).toBe('{"establishmentId":4711}');
    expect(recorded?.responseBody).toContain('"salt":"');
    expect(recorded?.responseBody).not.toContain(salt.body.salt);
    await sandbox.integrator("health");
    const [health] = await messages("payments.health");
    expect(JSON.stringify(health)).not.toContain(sandbox.settings.payments.outboundToken);
    expect(health?.requestHeaders.authorization).toMatch(/^.{4}…$/);
  });

  test("lists newest first", async () => {
    await askSalt();
    await sandbox.call("POST", "/loyalty/one-time-salt/1.7", { establishmentId: 0 });
    const statuses = (await messages("loyalty.one-time-salt")).map(({ status }) => status);
    expect(statuses).toEqual([400, 200]);
  });
});
