const SECRET_HEADERS = new Set(["authorization", "authorizationtoken", "cookie", "set-cookie"]);

const SECRET_FIELDS = new Set([
  ...["password", "token", "walletPayload", "salt"],
  ...["apiKey", "apiKeyResponse", "inboundToken", "outboundToken"],
]);

/**
 * A string field in JSON. Masked in the text itself, not in a parsed copy, so that the log shows everything else
 * exactly as it was sent: spacing, order, and numbers beyond 2^53.
 */
const TEXT_FIELD = /("([A-Za-z]{1,20})"\s*:\s*")((?:[^"\\]|\\.)*)"/g;

/** Long enough to compare two tokens by eye, too short to use one. */
const SHOWN_CHARACTERS = 4;

/** Longest body text stored in the message log; a full menu is cut. */
const MAX_BODY_CHARACTERS = 20_000;

function maskText(text: string): string {
  return `${text.slice(0, SHOWN_CHARACTERS)}…`;
}

/** Headers as an object, tokens reduced to their first characters. */
export function maskHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [
      name,
      SECRET_HEADERS.has(name) ? maskText(value.replace(/^Bearer /, "")) : value,
    ]),
  );
}

/** A body as text for the log, its secrets masked and its length bounded. */
export function maskBody(text: string): string {
  const shown = text.replace(
    TEXT_FIELD,
    (field: string, before: string, name: string, value: string) =>
      SECRET_FIELDS.has(name) ? `${before}${maskText(value)}"` : field,
  );
  return shown.length > MAX_BODY_CHARACTERS ? `${shown.slice(0, MAX_BODY_CHARACTERS)}…` : shown;
}
