import { beforeEach, expect, test } from "vitest";
import type { HttpRequest, HttpResult } from "../../../net/http-client.ts";
import { VirtualClock } from "../virtual-clock.ts";
import { SETTINGS } from "./agreed.ts";
import { LimitCheck } from "./limit-check.ts";

const UP: HttpResult = { kind: "answer", status: 200, headers: {}, text: "" };
const DOWN: HttpResult = { kind: "answer", status: 503, headers: {}, text: "" };

let clock: VirtualClock;
let complaints: string[];
/** Ends the calls under way, in their order. */
let ends: ((result: HttpResult) => void)[];

beforeEach(() => {
  clock = new VirtualClock(0);
  complaints = [];
  ends = [];
});

function checked(limits: Partial<typeof SETTINGS.payments.limits>) {
  const http = { send: () => new Promise<HttpResult>((resolve) => void ends.push(resolve)) };
  const check = new LimitCheck(http, {
    limits: { ...SETTINGS.payments.limits, ...limits },
    clock,
    complain: (what) => void complaints.push(what),
  });
  const send = (method: HttpRequest["method"] = "POST") => {
    const request = { operation: "test", url: "https://integrator.example", headers: {} };
    return check.send({ ...request, method, connectTimeoutMs: 1, totalTimeoutMs: 1, maxBytes: 1 });
  };
  const answered = async (result: HttpResult, method?: HttpRequest["method"]) => {
    const sent = send(method);
    ends.at(-1)?.(result);
    await sent;
  };
  return { send, answered };
}

function pass(ms: number): void {
  clock.after(ms, () => {});
  clock.step();
}

test("more calls in one second than agreed are complained about", async () => {
  const { answered } = checked({ requestsPerSecond: 2 });
  await answered(UP);
  await answered(UP);
  pass(1_000);
  await answered(UP);
  await answered(UP);
  expect(complaints).toEqual([]);
  pass(999);
  await answered(UP);
  expect(complaints).toEqual([expect.stringContaining("per second")]);
});

test("more calls at once than agreed are complained about", async () => {
  const { send, answered } = checked({ concurrentRequests: 2 });
  void send();
  await answered(UP);
  await answered(UP);
  expect(complaints).toEqual([]);
  void send();
  void send();
  expect(complaints).toEqual([expect.stringContaining("at once")]);
});

test("calls through an open breaker are complained about, but for health checks and one trial", async () => {
  const { answered } = checked({ circuitBreakerFailures: 2 });
  await answered(DOWN);
  await answered(UP);
  await answered(DOWN);
  await answered(DOWN);
  pass(9_999);
  await answered(UP, "GET");
  expect(complaints).toEqual([]);
  pass(1);
  await answered(DOWN);
  expect(complaints).toEqual([]);
  pass(9_999);
  await answered(UP);
  expect(complaints).toEqual([expect.stringContaining("open breaker")]);
});

test("after a trial that succeeds, calls are no reason to complain", async () => {
  const { answered } = checked({ circuitBreakerFailures: 1 });
  await answered(DOWN);
  pass(10_000);
  await answered(UP);
  pass(1);
  await answered(UP);
  expect(complaints).toEqual([]);
});
