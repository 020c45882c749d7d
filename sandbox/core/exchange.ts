import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, MiddlewareHandler } from "hono";
import type { Fault, FaultBoard } from "./faults.ts";
import type { HabitBoard } from "./habits.ts";
import { maskBody, maskHeaders } from "./mask.ts";
import type { MessageLog } from "./messages.ts";
import type { Operation } from "./operations.ts";

/** The dependencies of an exchange. */
export interface ExchangeDeps {
  faults: FaultBoard;
  habits: HabitBoard;
  messages: MessageLog;
  now: () => number;
}

/** Which operation a route is, and the headers that each of its answers carries. */
export interface ExchangeOptions {
  operation: Operation;
  /** Added to every answer, also to that of a fault (the ordering contract's response token). */
  answerHeaders?: Record<string, string>;
}

/** Hono's environment of a route behind {@link exchange}: gives access to Node's request and response. */
export interface ExchangeEnv {
  Bindings: HttpBindings;
}

const NOT_JSON = "<!doctype html><title>502</title><h1>Bad gateway</h1>";
const WRONG_SHAPE = JSON.stringify({ unexpected: [true, { nested: "shape" }] });
const WRONG_TOKEN = "0".repeat(64);

/** The fault's own answer; undefined if the service's answer is used. */
function replacement(fault: Fault): Response | undefined {
  if (fault.status === undefined && fault.answer === undefined) return undefined;
  const status = fault.status ?? 200;
  if (fault.answer === undefined) return new Response(null, { status });
  return Response.json(fault.answer, { status });
}

async function corrupted(answer: Response, fault: Fault): Promise<Response> {
  const headers = new Headers(answer.headers);
  if (fault.wrongToken) headers.set("AuthorizationToken", WRONG_TOKEN);
  for (const [name, value] of Object.entries(fault.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  // A 304 has no body to corrupt: a corrupted answer has another status.
  const status = fault.malformed && answer.status === 304 ? 200 : answer.status;
  if (fault.malformed === "not-json") {
    headers.set("Content-Type", "text/html");
    return new Response(NOT_JSON, { status, headers });
  }
  const body = fault.malformed === "wrong-shape" ? WRONG_SHAPE : await answer.clone().text();
  return new Response(body === "" ? null : body, { status, headers });
}

/** Sends the status, the headers with the full length, half of the body, and closes the connection. */
function sendHalf(outgoing: ServerResponse, answer: Response, body: string): void {
  const bytes = Buffer.from(body);
  const headers = { ...Object.fromEntries(answer.headers), "Content-Length": bytes.length };
  outgoing.writeHead(answer.status, headers);
  outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => outgoing.destroy());
}

/** The answer under a fault; `work` is that of the service. */
async function answerUnder(
  fault: Fault | undefined,
  work: () => Promise<Response>,
): Promise<Response | "dropped"> {
  if (fault?.latencyMs) await sleep(fault.latencyMs);
  if (fault?.drop === "before-processing") return "dropped";
  const replaced = fault && replacement(fault);
  const answer = !replaced || fault.processed || fault.drop ? await work() : replaced;
  if (fault?.drop) return "dropped";
  return replaced ?? answer;
}

/**
 * The service's answer in its habit; a request that the habit does not allow is refused before the service sees it. The
 * body of a fault's answer has no habit: it is what a test wants to be sent.
 */
async function answerInHabit(
  { habits }: ExchangeDeps,
  operation: Operation,
  {
    context,
    body,
    next,
  }: { context: Context<ExchangeEnv>; body: string; next: () => Promise<void> },
): Promise<Response> {
  const { req } = context;
  const refused = habits.refusal(operation, {
    path: req.path,
    query: new URL(req.url).searchParams,
    headers: req.raw.headers,
    body,
  });
  if (refused !== null) return context.json({ error: refused }, 400);
  await next();
  const answer = context.res;
  const isJson = /\bjson\b/.test(answer.headers.get("content-type") ?? "");
  if (answer.status !== 200 || !isJson) return answer;
  const { status, headers } = answer;
  const message = habits.message(operation, { body: await answer.text(), headers });
  return new Response(message.body, { status, headers: message.headers });
}

/** Sends an answer with the names of its headers as they are written in `headers`, and its body in two parts. */
function sendAsWritten(
  outgoing: ServerResponse,
  { status, headers, body }: { status: number; headers: [string, string][]; body: string },
): void {
  const isCompressed = headers.some(([name]) => name === "CONTENT-ENCODING");
  const bytes = isCompressed ? gzipSync(body) : Buffer.from(body);
  const half = Math.floor(bytes.length / 2);
  outgoing.writeHead(status, headers.flat());
  outgoing.write(bytes.subarray(0, half), () => outgoing.end(bytes.subarray(half)));
}

/**
 * Middleware around one operation: records the request and its answer, masked, and applies the habit and the fault set
 * for it. A dropped exchange is recorded with status null.
 */
export function exchange(
  deps: ExchangeDeps,
  options: ExchangeOptions,
): MiddlewareHandler<ExchangeEnv> {
  return async (context, next) => {
    const atMs = deps.now();
    const startedAt = performance.now();
    const requestBody = await context.req.text();
    const fault = deps.faults.take(options.operation);
    const record = (status: number | null, headers: Headers, body: string) =>
      deps.messages.add({
        operation: options.operation,
        direction: "in",
        atMs,
        durationMs: Math.round(performance.now() - startedAt),
        method: context.req.method,
        path: context.req.path,
        requestHeaders: maskHeaders(context.req.raw.headers),
        requestBody: maskBody(requestBody),
        status,
        responseHeaders: maskHeaders(headers),
        responseBody: maskBody(body),
        fault,
      });
    const answer = await answerUnder(fault, () =>
      answerInHabit(deps, options.operation, { context, body: requestBody, next }),
    );
    if (answer === "dropped") {
      record(null, new Headers(), "");
      context.env.outgoing.destroy();
      context.res = undefined;
      context.res = RESPONSE_ALREADY_SENT;
      return;
    }
    for (const [name, value] of Object.entries(options.answerHeaders ?? {})) {
      answer.headers.set(name, value);
    }
    const final = fault ? await corrupted(answer, fault) : answer;
    const body = await final.clone().text();
    record(final.status, final.headers, body);
    // Assigning a response merges the headers of the previous one, which has to be removed first.
    context.res = undefined;
    const written = deps.habits.headers(final, context.req.raw.headers);
    if (fault?.malformed === "cut") {
      sendHalf(context.env.outgoing, final, body);
      context.res = RESPONSE_ALREADY_SENT;
    } else if (written && body !== "") {
      const { status } = final;
      sendAsWritten(context.env.outgoing, { status, headers: written, body });
      context.res = RESPONSE_ALREADY_SENT;
    } else context.res = final;
  };
}
