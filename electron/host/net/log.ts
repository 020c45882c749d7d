import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";

/** The host's logger: JSON lines. Never give it a body of the wire or anything about a customer. */
export type Log = Logger;

/** Field names whose values never reach a line, whatever object they come in. */
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
] as const;

/**
 * Makes the logger. `destination` is where the lines go; standard output where it is absent. Secrets
 * are removed at the top of a line and up to three levels below it.
 */
export function createLog(options: { level?: string; destination?: DestinationStream } = {}): Log {
  const settings = {
    level: options.level ?? "info",
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET_FIELDS.flatMap((name) =>
        ["", "*.", "*.*.", "*.*.*."].map((prefix) => `${prefix}${name}`),
      ),
      censor: "[secret]",
    },
  };
  return options.destination ? pino(settings, options.destination) : pino(settings);
}
