/** What services write on the wire, and what of it arrives at the HTTP client. */
import type { HttpResult } from "../../../net/http-client.ts";
import type { Random } from "../random.ts";

type Headers = Readonly<Record<string, string>>;

const NO_HEADERS: Headers = {};
const HTML = "<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>";

/** An answer with a body of JSON, to which a service may have added a field that the contract does not name. */
export function json(
  body: object,
  { status = 200, headers = NO_HEADERS }: { status?: number; headers?: Headers } = {},
): HttpResult {
  return { kind: "answer", status, headers, text: JSON.stringify(body) };
}

/** An HTTP status with whatever a service, or a gateway in front of it, sends along. */
export function errorAnswer(
  status: number,
  random: Random,
  headers: Headers = NO_HEADERS,
): HttpResult {
  const text = random.pick([HTML, "", '{"error":"try again"}', '{"status":"SUCCESS"}']);
  return { kind: "answer", status, headers, text };
}

/** A request of which nothing was written. */
export function notSent(random: Random): HttpResult {
  const reason = random.pick(["refused", "connect-timeout"] as const);
  return { kind: "no-answer", reason, mayHaveArrived: false };
}

/** A request whose answer did not come. */
export function lost(random: Random): HttpResult {
  const reason = random.pick(["timeout", "broken"] as const);
  return { kind: "no-answer", reason, mayHaveArrived: true };
}

/** A good answer as it arrives through something that spoils it: nothing may be concluded from it. */
export function unreadable(
  good: object,
  random: Random,
  headers: Headers = NO_HEADERS,
): HttpResult {
  const whole = JSON.stringify(good);
  const cut = whole.slice(0, random.between(1, whole.length - 1));
  const text = random.pick([
    HTML,
    cut,
    "",
    "null",
    "[]",
    "{}",
    `[${whole}]`,
    `"${cut.length}"`,
    null,
  ]);
  if (text === null) return { kind: "no-answer", reason: "too-large", mayHaveArrived: true };
  return { kind: "answer", status: 200, headers, text };
}

/** A field without a value is left out, or null. */
export function optionalField(name: string, value: unknown, random: Random): object {
  return value === null && random.chance(0.5) ? {} : { [name]: value };
}
