/** Records the exchanges of the host's own clients: what they sent where, the answer, how long it took. */
import type { z } from "zod";
import type { HttpClient, HttpResult } from "../../net/http-client.ts";
import { issuesOf } from "../../net/issues.ts";
import { parseJson } from "../../net/json.ts";

export type Exchange = {
  readonly operation: string;
  readonly url: string;
  /** UTC milliseconds by this machine's clock, halfway between request and answer. */
  readonly atMs: number;
  readonly durationMs: number;
  /** The time limit of this call: the contract's or, if it has none, the kiosk's. */
  readonly limitMs: number;
  readonly result: HttpResult;
};

export type Watch = {
  /** For a client of the host; closing it closes nothing. */
  readonly http: HttpClient;
  /** Every exchange so far, oldest first. */
  exchanges(): readonly Exchange[];
  /** The last one; undefined if nothing was sent yet. */
  last(): Exchange | undefined;
};

/** Wraps a client; `now` in UTC milliseconds. */
export function watch(http: Pick<HttpClient, "send">, now: () => number): Watch {
  const seen: Exchange[] = [];
  return {
    http: {
      async send(request) {
        const startedAt = performance.now();
        const result = await http.send(request);
        const durationMs = performance.now() - startedAt;
        seen.push({
          operation: request.operation,
          url: request.url,
          atMs: now() - durationMs / 2,
          durationMs,
          limitMs: request.totalTimeoutMs,
          result,
        });
        return result;
      },
      close: async () => undefined,
    },
    exchanges: () => seen,
    last: () => seen.at(-1),
  };
}

const NO_ANSWER: Readonly<Record<Extract<HttpResult, { kind: "no-answer" }>["reason"], string>> = {
  refused: "no connection (refused, unknown host, or a certificate that is not trusted)",
  "connect-timeout": "no connection in time",
  timeout: "no answer in time",
  broken: "the connection broke before the answer was whole",
  "too-large": "the answer is too large",
  "private-address": "not called: a public service named an address of a private network",
};

/** `HTTP 200 in 12 ms`, or why there is no answer. */
export function described(exchange: Exchange | undefined): string {
  if (!exchange) return "nothing was sent";
  const { result, durationMs } = exchange;
  const time = `${Math.round(durationMs)} ms`;
  return result.kind === "answer"
    ? `HTTP ${result.status} in ${time}`
    : `${NO_ANSWER[result.reason]} (${time})`;
}

/** The status of the answer; null if there is none. */
export function statusOf(exchange: Exchange | undefined): number | null {
  return exchange?.result.kind === "answer" ? exchange.result.status : null;
}

/** A header of the answer; null if there is none. `name` in lower case. */
export function headerOf(exchange: Exchange | undefined, name: string): string | null {
  return exchange?.result.kind === "answer" ? (exchange.result.headers[name] ?? null) : null;
}

/** The body; empty if there is none. */
export function textOf(exchange: Exchange | undefined): string {
  return exchange?.result.kind === "answer" ? exchange.result.text : "";
}

/** The body as JSON; undefined if it is not JSON. */
export function jsonOf(exchange: Exchange | undefined): unknown {
  if (exchange?.result.kind !== "answer") return undefined;
  const json = parseJson(exchange.result.text);
  return json.ok ? json.value : undefined;
}

/** What is wrong with a body, field by field; null if it fits. */
export function misfitOf(schema: z.ZodType, exchange: Exchange | undefined): string | null {
  const value = jsonOf(exchange);
  if (value === undefined) return "not JSON";
  const parsed = schema.safeParse(value);
  return parsed.success ? null : issuesOf(parsed.error);
}
