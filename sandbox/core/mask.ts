const SECRET_KEYS = new Set([
  "password",
  "token",
  "walletPayload",
  "salt",
  "apiKey",
  "apiKeyResponse",
  "inboundToken",
  "outboundToken",
]);
const SECRET_HEADERS = new Set(["authorization", "authorizationtoken", "cookie", "set-cookie"]);

/** Long enough to compare two tokens by eye, too short to use one. */
const SHOWN_CHARACTERS = 4;

/** Longest body text kept in the message log; a full menu is cut. */
const MAX_BODY_CHARACTERS = 20_000;

function maskText(text: string): string {
  return `${text.slice(0, SHOWN_CHARACTERS)}…`;
}

function maskValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskValue);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      SECRET_KEYS.has(key) && typeof inner === "string"
        ? [key, maskText(inner)]
        : [key, maskValue(inner)],
    ),
  );
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

/** A body as text for the log: JSON with its secrets masked, anything else as it is, both bounded. */
export function maskBody(text: string): string {
  let shown = text;
  try {
    shown = JSON.stringify(maskValue(JSON.parse(text)));
  } catch {
    // Not JSON: an injected fault, an empty body or a client's mistake, all worth seeing as sent.
  }
  return shown.length > MAX_BODY_CHARACTERS ? `${shown.slice(0, MAX_BODY_CHARACTERS)}…` : shown;
}
