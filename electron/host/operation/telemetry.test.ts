import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { eventually } from "../../testing/eventually.ts";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import { createLog } from "../net/log.ts";
import { withTrace } from "../net/trace.ts";
import { createHttpClient } from "../net/undici-client.ts";
import { gaugesOf } from "./gauges.ts";
import { createTelemetry, type Telemetry } from "./telemetry.ts";

const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.string()) }))
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])),
  );
const nanoseconds = z.string().regex(/^\d{19}$/);
const span = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  status: z.object({ code: z.number().optional() }),
});
const resource = z.object({ attributes });
const traces = z.object({
  resourceSpans: z.array(
    z.object({ resource, scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
});
const point = z.object({
  attributes,
  startTimeUnixNano: nanoseconds,
  timeUnixNano: nanoseconds,
  count: z.string().optional(),
  sum: z.number().optional(),
  bucketCounts: z.array(z.string()).optional(),
  explicitBounds: z.array(z.number()).optional(),
  asDouble: z.number().optional(),
});
const points = z.object({ dataPoints: z.array(point) });
const metrics = z.object({
  resourceMetrics: z.array(
    z.object({
      resource,
      scopeMetrics: z.array(
        z.object({
          metrics: z.array(
            z.object({
              name: z.string(),
              unit: z.string(),
              histogram: points.optional(),
              sum: points.optional(),
              gauge: points.optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

const TOUCH = "0f8fad5b-d9cb-469f-a165-70867728950e";
const REQUEST = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const ORDER = "550e8400-e29b-41d4-a716-446655440000";

type Received = {
  readonly path: string;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
};

let server: Server;
let received: Received[];
let status: number;
let clock: VirtualClock;
let telemetry: Telemetry;
const logged = { warn: vi.fn(), info: vi.fn() };

beforeEach(async () => {
  received = [];
  status = 200;
  vi.clearAllMocks();
  server = createServer(async (request, response) => {
    const body: unknown = JSON.parse(await text(request));
    received.push({ path: request.url ?? "", headers: request.headers, body });
    response.writeHead(status).end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  clock = new VirtualClock(Date.UTC(2027, 0, 4, 13));
  telemetry = createTelemetry({
    endpoint: `http://127.0.0.1:${port}/otlp/`,
    headers: { "x-key": "secret" },
    everySeconds: 60,
    resource: { "service.name": "loyalty-kiosk" },
    http: createHttpClient({ caFile: null, log: createLog({ level: "silent" }) }),
    clock,
    log: () => logged,
    gauges: () =>
      gaugesOf({
        printer: null,
        health: { state: "serving", because: [], notes: [], page: "none" },
        clock: { state: "off", offMs: 600_000 },
        unfinished: 3,
      }),
  });
  telemetry.start();
});
afterEach(async () => {
  await telemetry.close();
  server.closeAllConnections();
  server.close();
});

const log = () => createLog({ destination: telemetry.lines });

/** Lets a minute pass; returns the bodies that a path received until then, newest last. */
async function afterAMinute(path: "metrics" | "traces", many: number): Promise<unknown[]> {
  // The next minute begins once the collector has answered.
  await eventually(() => expect(clock.step()).not.toBeNull());
  const found = () => received.filter((each) => each.path === `/otlp/v1/${path}`);
  await eventually(() => expect(found()).toHaveLength(many));
  return found().map(({ body }) => body);
}

function spansIn(body: unknown) {
  const [first] = traces.parse(body).resourceSpans;
  expect(first?.resource.attributes).toEqual({ "service.name": "loyalty-kiosk" });
  return first?.scopeSpans[0]?.spans ?? [];
}

function metricIn(body: unknown, name: string) {
  const [first] = metrics.parse(body).resourceMetrics;
  const found = first?.scopeMetrics[0]?.metrics.find((metric) => metric.name === name);
  return (found?.histogram ?? found?.sum ?? found?.gauge)?.dataPoints ?? [];
}

test("a touch and the service call that it caused are one trace, whose id is in the log", async () => {
  withTrace({ touchId: TOUCH, checkoutId: ORDER }, () => {
    const asked = { requestId: REQUEST, operation: "payments.authorize", host: "pay.example" };
    log().info({ ...asked, durationMs: 120, status: 200, bytes: 10 }, "answer");
    log().info({ call: "checkout.place", durationMs: 150 }, "touch");
  });
  const [service, touch] = spansIn((await afterAMinute("traces", 1))[0]);
  expect(touch).toMatchObject({
    traceId: TOUCH.replaceAll("-", ""),
    name: "checkout.place",
    kind: 2,
    attributes: { "kiosk.checkout_id": ORDER },
    status: {},
  });
  expect(touch?.parentSpanId).toBeUndefined();
  expect(service).toMatchObject({
    traceId: touch?.traceId,
    parentSpanId: touch?.spanId,
    name: "payments.authorize",
    kind: 3,
    attributes: { "kiosk.outcome": "200", "kiosk.checkout_id": ORDER },
  });
  const tookNs = BigInt(service?.endTimeUnixNano ?? 0) - BigInt(service?.startTimeUnixNano ?? 0);
  expect(tookNs).toBe(120_000_000n);
  expect(received[0]?.headers).toMatchObject({
    "x-key": "secret",
    "content-type": "application/json",
  });
});

test("failures are marked: no answer, an error status, a call that failed", async () => {
  const asked = { requestId: REQUEST, operation: "ordering.order", durationMs: 10_000 };
  log().warn({ ...asked, reason: "timeout", mayHaveArrived: true }, "no answer");
  log().info({ ...asked, status: 503 }, "answer");
  withTrace({ touchId: TOUCH }, () =>
    log().warn({ call: "checkout.place", durationMs: 3 }, "a call of the page failed"),
  );
  const spans = spansIn((await afterAMinute("traces", 1))[0]);
  expect(spans.map(({ status: { code } }) => code)).toEqual([2, 2, 2]);
  expect(spans[0]?.attributes).toEqual({ "kiosk.outcome": "timeout" });
});

test("durations, and the log's warnings, are counted since the start", async () => {
  const asked = { requestId: REQUEST, operation: "loyalty.qr-code", status: 200 };
  log().info({ ...asked, durationMs: 5 }, "answer");
  log().info({ ...asked, durationMs: 700 }, "answer");
  await afterAMinute("metrics", 1);
  log().info({ ...asked, durationMs: 60_000 }, "answer");
  log().warn("the clock is wrong");
  log().warn("the clock is wrong");
  log().error("checkout suspended");
  const [, body] = await afterAMinute("metrics", 2);
  expect(metricIn(body, "kiosk.service.duration")).toMatchObject([
    {
      attributes: { operation: "loyalty.qr-code", outcome: "200" },
      count: "3",
      sum: 60.705,
      // At most 5 ms, 1 s, and more than the last bound.
      bucketCounts: ["1", "0", "0", "0", "0", "0", "0", "1", "0", "0", "0", "1"],
    },
  ]);
  expect(metricIn(body, "kiosk.log.warnings")).toMatchObject([
    { attributes: { level: "warning", line: "the clock is wrong" }, asDouble: 2 },
    { attributes: { level: "error", line: "checkout suspended" }, asDouble: 1 },
  ]);
});

test("gauges are sent with the present state", async () => {
  const [body] = await afterAMinute("metrics", 1);
  const values = [
    "kiosk.serving",
    "kiosk.page.open",
    "kiosk.orders.unfinished",
    "kiosk.clock.offset",
  ];
  expect(values.map((name) => metricIn(body, name).map(({ asDouble }) => asDouble))).toEqual([
    [1],
    [0],
    [3],
    [600],
  ]);
});

test("a collector that is down gets the traces later, and its outage is logged once", async () => {
  status = 503;
  withTrace({ touchId: TOUCH }, () => log().info({ call: "visit.begin", durationMs: 1 }, "touch"));
  await afterAMinute("traces", 1);
  await afterAMinute("traces", 2);
  status = 200;
  const [, , third] = await afterAMinute("traces", 3);
  expect(spansIn(third).map(({ name }) => name)).toEqual(["visit.begin"]);
  expect(logged.warn).toHaveBeenCalledExactlyOnceWith(
    { status: 503 },
    "the collector does not accept measurements",
  );
  expect(logged.info).toHaveBeenCalledExactlyOnceWith("measurements are accepted again");
});

test("messages that the collector refuses definitely are not sent again", async () => {
  status = 400;
  withTrace({ touchId: TOUCH }, () => log().info({ call: "visit.begin", durationMs: 1 }, "touch"));
  await afterAMinute("traces", 1);
  await afterAMinute("metrics", 2);
  expect(received.filter(({ path }) => path.endsWith("traces"))).toHaveLength(1);
});

test("a collector that never answers costs only the memory of the last two thousand spans", async () => {
  status = 503;
  for (let at = 0; at < 2_500; at += 1) {
    withTrace({ touchId: TOUCH }, () => log().info({ call: `call.${at}`, durationMs: 1 }, "touch"));
  }
  await afterAMinute("traces", 1);
  status = 200;
  const [, second] = await afterAMinute("traces", 2);
  const names = spansIn(second).map(({ name }) => name);
  expect([names.length, names.at(-1)]).toEqual([2_000, "call.2499"]);
});

test("at the end the remaining measurements are sent", async () => {
  withTrace({ touchId: TOUCH }, () => log().info({ call: "visit.end", durationMs: 1 }, "touch"));
  await telemetry.close();
  expect(spansIn(received.at(-1)?.body).map(({ name }) => name)).toEqual(["visit.end"]);
});
