import { describe, expect, it } from "vitest";
import type { HttpClient, HttpRequest, HttpResult } from "./http-client.ts";
import { createRecorder } from "./recorder.ts";

const CANARY = "canary-77d0";

const request: HttpRequest = {
  operation: "payments.enroll",
  method: "POST",
  url: `https://pay.example/v1/enroll?ticket=${CANARY}`,
  headers: { Authorization: `Bearer ${CANARY}` },
  body: { enrollmentId: "e1", card: { token: CANARY } },
  connectTimeoutMs: 1,
  totalTimeoutMs: 1,
  maxBytes: 1,
};

async function recorded(result: HttpResult) {
  const http: HttpClient = { send: async () => result, close: async () => {} };
  const { client, record } = createRecorder(http, () => 7);
  const { result: seen, exchanges } = await record(() => client.send(request));
  expect(seen).toBe(result);
  const [exchange] = exchanges;
  if (!exchange) throw new Error("nothing was recorded");
  return exchange;
}

const answer = (text: string): HttpResult => ({ kind: "answer", status: 200, headers: {}, text });

describe("the stored exchange of a call", () => {
  it("has the request without query and headers, and the answer, with secrets masked", async () => {
    const stored = await recorded(
      answer(`{"status":"SUCCESS","card":{"token":"${CANARY}","brand":"X"}}`),
    );
    expect(stored).toEqual({
      at: 7,
      operation: "payments.enroll",
      request: 'POST /v1/enroll {"enrollmentId":"e1","card":{"token":"[secret]"}}',
      answer: '200 {"status":"SUCCESS","card":{"token":"[secret]","brand":"X"}}',
    });
  });

  it.each([
    ["with more behind it", `{"saltId":1,"salt":"${CANARY}"} and more`],
    ["cut behind a secret", `{"card":{"token" : "${CANARY}"`],
    ["cut within a secret", `{"password":"\\"${CANARY}`],
    ["with a secret that is a number", `{"salt":${CANARY.length}77, oops`],
    ["with a secret that is an object", `{"walletPayload":{"data":"${CANARY}"}, oops`],
  ])("has no secret of an answer that is not JSON: %s", async (_what, text) => {
    const stored = await recorded(answer(text));
    expect(stored.answer).not.toContain(CANARY);
    expect(stored.answer).not.toContain("77, oops");
    expect(stored.answer).toMatch(/^200 "\{/);
  });

  it("has the text of an answer that is not JSON, cut if it is long", async () => {
    expect((await recorded(answer("<h1>Bad gateway</h1>"))).answer).toBe(
      '200 "<h1>Bad gateway</h1>"',
    );
    expect((await recorded(answer("x".repeat(100_000)))).answer).toHaveLength(8_000);
  });

  it("has whether a call without an answer may have arrived", async () => {
    const lost: HttpResult = { kind: "no-answer", reason: "timeout", mayHaveArrived: true };
    expect((await recorded(lost)).answer).toBe("no answer: timeout, may have arrived");
  });
});

it("concurrent calls of two orders are stored separately", async () => {
  const http: HttpClient = {
    send: async ({ operation }) => {
      await new Promise((resolve) => setTimeout(resolve, operation === "slow" ? 20 : 1));
      return answer('"ok"');
    },
    close: async () => {},
  };
  const { client, record } = createRecorder(http, () => 0);
  const order = (operation: string) =>
    record(async () => {
      await client.send({ ...request, operation });
      await client.send({ ...request, operation });
    });
  const [slow, fast] = await Promise.all([order("slow"), order("fast")]);
  expect(slow.exchanges.map(({ operation }) => operation)).toEqual(["slow", "slow"]);
  expect(fast.exchanges.map(({ operation }) => operation)).toEqual(["fast", "fast"]);
});
