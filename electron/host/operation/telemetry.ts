/** Metrics and traces to a collector that speaks OTLP (docs/operations.md), made from the log's own lines. */
import { setTimeout as delay } from "node:timers/promises";
import type { Clock } from "../checkout/running/runner.ts";
import { join } from "../net/address.ts";
import type { HttpClient } from "../net/http-client.ts";
import type { Log } from "../net/log.ts";
import { readLogLine } from "./log-spans.ts";
import { createMeasures } from "./measures.ts";
import { type Attributes, type Metric, metricsBody, type Span, tracesBody } from "./otlp.ts";

/** Spans that wait while the collector does not answer; the oldest are dropped. */
const MOST_WAITING = 2_000;
/** How long a program that is ending waits for the collector. */
const FINAL_FLUSH_MS = 1_500;
const LIMITS = { connectTimeoutMs: 2_000, totalTimeoutMs: 10_000, maxBytes: 100_000 } as const;

export type TelemetryOptions = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly everySeconds: number;
  /** The kiosk's identity: see docs/operations.md. */
  readonly resource: Attributes;
  /** A client whose requests are not logged: they would be measured too. */
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly log: () => Pick<Log, "warn" | "info">;
  /** The present values of the gauges. */
  readonly gauges: () => readonly Metric[];
};

export type Telemetry = {
  /** A destination for the log's lines. Never throws. */
  readonly lines: { write(line: string): void };
  start(): void;
  /** Sends the remaining measurements, waiting at most 1.5 s for the collector, and stops. */
  close(): Promise<void>;
};

export function createTelemetry(options: TelemetryOptions): Telemetry {
  const { endpoint, everySeconds, resource, http, clock } = options;
  const startedAt = clock.now();
  const measures = createMeasures();
  let waiting: Span[] = [];
  let isTaken = true;
  let isClosed = false;
  let cancel = () => {};

  const post = async (path: string, body: object): Promise<boolean> => {
    const result = await http.send({
      operation: `telemetry.${path}`,
      method: "POST",
      url: join(endpoint, "v1", path),
      headers: { "Content-Type": "application/json", ...options.headers },
      body,
      ...LIMITS,
    });
    logOnce(result.kind === "answer" && result.status < 300 ? null : result);
    // A refused message would be refused again; an unanswered one is sent again.
    return result.kind === "answer" && result.status < 500 && result.status !== 429;
  };
  const logOnce = (failure: { readonly kind: string } | null) => {
    const log = options.log();
    if (failure === null && !isTaken) log.info("measurements are accepted again");
    if (failure !== null && isTaken) {
      const why = "status" in failure ? { status: failure.status } : {};
      log.warn(why, "the collector does not accept measurements");
    }
    isTaken = failure === null;
  };
  const send = async () => {
    const times = { startedAt, now: clock.now() };
    await post(
      "metrics",
      metricsBody(resource, [...measures.metrics(), ...options.gauges()], times),
    );
    const spans = waiting;
    waiting = [];
    if (spans.length === 0 || (await post("traces", tracesBody(resource, spans)))) return;
    waiting = [...spans, ...waiting].slice(-MOST_WAITING);
  };
  const later = () => {
    if (isClosed) return;
    cancel = clock.at(clock.now() + everySeconds * 1_000, () => {
      send()
        .catch((error) => {
          const log = options.log();
          log.warn({ error }, "the measurements could not be read");
        })
        .finally(later);
    });
  };
  return {
    lines: {
      write(line) {
        const span = attempt(() => readLogLine(line, measures));
        if (span) waiting.push(span);
        if (waiting.length > MOST_WAITING) waiting.shift();
      },
    },
    start: later,
    async close() {
      isClosed = true;
      cancel();
      await Promise.race([send(), delay(FINAL_FLUSH_MS, undefined, { ref: false })]);
      await http.close();
    },
  };
}

/** An unexpected line is not measured; the log itself has it. */
function attempt(read: () => Span | null): Span | null {
  try {
    return read();
  } catch {
    return null;
  }
}
