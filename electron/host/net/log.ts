import { type DestinationStream, type Logger, multistream, pino, stdTimeFunctions } from "pino";
import { traceNow } from "./trace.ts";

/** The host's logger: JSON lines. Never pass it the body of a message or anything about a customer. */
export type Log = Logger;

/** Field names whose values never reach a line, in any object. */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  "authorization",
  "Authorization",
  "AuthorizationToken",
  "authorizationToken",
  "authorizationtoken",
  "apiKey",
  "apiKeyResponse",
  "apikey",
  "token",
  "cardToken",
  "outboundToken",
  "inboundTokens",
  "password",
  "salt",
  "staffPin",
  "pin",
  "orderKey",
  "walletPayload",
  // Personal data.
  "phone",
  "phoneNumber",
  "email",
  "clientName",
  "customerName",
]);

/** Deeper than what Pino writes. */
const DEEPEST = 10;

const OPTIONS = {
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  mixin: traceNow,
  serializers: { error: describeError },
  formatters: { log: (fields: object) => Object.fromEntries(withoutSecrets(fields, DEEPEST)) },
} as const;

/**
 * Creates the logger. `destination` receives the lines; standard output by default. Values of secret fields are
 * replaced, however deeply nested.
 */
export function createLog(options: { level?: string; destination?: DestinationStream } = {}): Log {
  const settings = { ...OPTIONS, level: options.level ?? "info" };
  return options.destination ? pino(settings, options.destination) : pino(settings);
}

/** One logger with several destinations, each with its own level. */
export function createBranchedLog(
  branches: readonly { readonly level: pino.Level; readonly stream: DestinationStream }[],
): Log {
  return pino({ ...OPTIONS, level: "trace" }, multistream([...branches]));
}

/**
 * The fields with "[secret]" in place of what is secret; the object itself is not changed. One look at each name: Pino's
 * `redact` looks for each path in each line, which took two thirds of the time of a line.
 */
function withoutSecrets(fields: object, depth: number): [name: string, value: unknown][] {
  return Object.entries(fields).map(([name, value]) => [
    name,
    SECRET_FIELDS.has(name) ? "[secret]" : shown(value, depth - 1),
  ]);
}

function shown(value: unknown, depth: number): unknown {
  // An Error and what says itself how it is written (a date, an address) have no fields of their own to hide.
  if (typeof value !== "object" || value === null || value instanceof Error) return value;
  if ("toJSON" in value || depth === 0) return value;
  if (Array.isArray(value)) return value.map((each) => shown(each, depth - 1));
  return Object.fromEntries(withoutSecrets(value, depth));
}

/**
 * An error without quotations: messages of parsers repeat the text that they could not read, and that text may be about
 * a customer. A value that is not an Error is written unchanged.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const [message = ""] = error.message.split(/["'`«“]/);
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...("code" in error && { code: error.code }),
    message: message.slice(0, 200),
    at: frames.slice(0, 8).map((frame) => frame.trim()),
  };
}
