import { type DestinationStream, type Logger, multistream, pino, stdTimeFunctions } from "pino";
import { traceNow } from "./trace.ts";

/** The host's logger: JSON lines. Never pass it the body of a message or anything about a customer. */
export type Log = Logger;

/** Field names whose values never reach a line, in any object. */
const SECRET_FIELDS = [
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
] as const;

const OPTIONS = {
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  mixin: traceNow,
  serializers: { error: describeError },
  redact: {
    paths: SECRET_FIELDS.flatMap((name) =>
      ["", "*.", "*.*.", "*.*.*."].map((prefix) => `${prefix}${name}`),
    ),
    censor: "[secret]",
  },
} as const;

/**
 * Creates the logger. `destination` receives the lines; standard output by default. Values of secret fields are
 * replaced at the top of a line and up to three levels below it.
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
