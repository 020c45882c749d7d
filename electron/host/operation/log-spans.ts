/**
 * The log's lines as OpenTelemetry spans: nothing leaves the kiosk that is not in its log, which contains nothing about
 * customers.
 */
import { z } from "zod";
import type { Measures } from "./measures.ts";
import type { Attributes, Span } from "./otlp.ts";

const WARNING = 40;
const ERROR = 50;

const logLine = z.looseObject({
  level: z.number(),
  time: z.iso.datetime(),
  msg: z.string().default(""),
  touchId: z.uuid().optional(),
  checkoutId: z.uuid().optional(),
  durationMs: z.number().optional(),
  call: z.string().optional(),
  requestId: z.uuid().optional(),
  operation: z.string().optional(),
  status: z.number().optional(),
  reason: z.string().optional(),
});
type LogLine = z.infer<typeof logLine>;

/**
 * Adds a line to the measures; returns its span, or null if it is not about a call. Throws if it is no line of the log.
 */
export function readLogLine(text: string, measures: Measures): Span | null {
  const line = logLine.parse(JSON.parse(text));
  if (line.level >= WARNING && line.msg !== "") {
    measures.warned(line.level >= ERROR ? "error" : "warning", line.msg);
  }
  return serviceSpan(line, measures) ?? touchSpan(line, measures);
}

/** A call of a service, with the touch that caused it as its parent, if there is one. */
function serviceSpan(line: LogLine, measures: Measures): Span | null {
  const { requestId, operation, durationMs, status, reason, touchId } = line;
  if (requestId === undefined || operation === undefined || durationMs === undefined) return null;
  const outcome = String(status ?? reason ?? "unknown");
  measures.asked(operation, outcome, durationMs / 1_000);
  return {
    traceId: digits(touchId ?? requestId),
    spanId: digits(requestId).slice(0, 16),
    ...(touchId !== undefined && { parentSpanId: digits(touchId).slice(0, 16) }),
    name: operation,
    kind: "client",
    ...timesOf(line, durationMs),
    attributes: { "kiosk.outcome": outcome, ...aboutOrder(line) },
    failed: status === undefined || status >= 400,
  };
}

/** A call of the page. The trace id is the log's id of the touch. */
function touchSpan(line: LogLine, measures: Measures): Span | null {
  const { call, touchId, durationMs } = line;
  if (call === undefined || touchId === undefined || durationMs === undefined) return null;
  const failed = line.level >= WARNING;
  measures.touched(call, failed ? "failed" : "ok", durationMs / 1_000);
  const traceId = digits(touchId);
  return {
    ...{ traceId, spanId: traceId.slice(0, 16), name: call, kind: "server", failed },
    ...timesOf(line, durationMs),
    attributes: aboutOrder(line),
  };
}

function timesOf({ time }: LogLine, durationMs: number): Pick<Span, "startedAt" | "endedAt"> {
  const endedAt = Date.parse(time);
  return { startedAt: endedAt - durationMs, endedAt };
}

const aboutOrder = ({ checkoutId }: LogLine): Attributes =>
  checkoutId === undefined ? {} : { "kiosk.checkout_id": checkoutId };

const digits = (uuid: string): string => uuid.replaceAll("-", "");
