import { expect, test } from "vitest";
import type { HttpClient, HttpResult } from "../net/http-client.ts";
import { watchServices } from "./service-watch.ts";

const NOON = Date.UTC(2027, 0, 4, 12);
const answer = (status: number): HttpResult => ({ kind: "answer", status, headers: {}, text: "" });

function watched(...results: HttpResult[]) {
  const http: HttpClient = {
    send: async () => results.shift() ?? answer(200),
    close: async () => {},
  };
  const watch = watchServices(http, () => NOON);
  const ask = (operation: string) =>
    watch.client.send({
      operation,
      method: "GET",
      url: "http://127.0.0.1/",
      headers: {},
      connectTimeoutMs: 1,
      totalTimeoutMs: 1,
      maxBytes: 1,
    });
  return { ask, states: () => watch.states.current() };
}

test("shows each service's last answer, and its last error even after successes", async () => {
  const refused = { kind: "no-answer", reason: "refused", mayHaveArrived: false } as const;
  const { ask, states } = watched(answer(200), refused, answer(503), answer(200));
  await ask("ordering.healthcheck");
  await ask("payments.health");
  await ask("outlet.configuration");
  expect(states().ordering).toMatchObject({ lastAt: NOON, lastError: null });
  expect(states().payments).toMatchObject({ lastAt: null, lastError: { reason: "refused" } });
  expect(states().loyalty).toMatchObject({ lastAt: NOON, lastError: { status: 503 } });
  await ask("loyalty.one-time-salt");
  expect(states().loyalty).toMatchObject({ lastError: { status: 503, at: NOON } });
});

test("an operation of none of the services changes nothing", async () => {
  const { ask, states } = watched();
  const before = states();
  await ask("gate.result");
  expect(states()).toBe(before);
});
