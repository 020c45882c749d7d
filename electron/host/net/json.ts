/** Deepest nesting accepted in a message; the deepest one of the contracts has nine levels. */
export const MAX_JSON_DEPTH = 64;
/** Longest text that is parsed at all, in characters. */
export const MAX_JSON_LENGTH = 64 * 1024 * 1024;

export type ParsedJson = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

const NOT_JSON: ParsedJson = { ok: false };
/**
 * Sixteen digits at the start of a value: only then can an integer be beyond 2^53. A reviver makes parsing ten times
 * slower, so a menu with long barcodes (strings) must not need it.
 */
const LONG_INTEGER = /(?:^|[:[,])\s*-?\d{16}/;

/**
 * Parses JSON of the services. Integers beyond `Number.MAX_SAFE_INTEGER` become strings of their digits, because a
 * float would change them. Text that is not JSON, too long or nested too deep is `ok: false`; nothing is ever thrown.
 */
export function parseJson(text: string): ParsedJson {
  if (text.length > MAX_JSON_LENGTH || isTooDeep(text)) return NOT_JSON;
  try {
    const value: unknown = LONG_INTEGER.test(text)
      ? JSON.parse(text, reviveLongIntegers)
      : JSON.parse(text);
    return { ok: true, value };
  } catch {
    return NOT_JSON;
  }
}

function reviveLongIntegers(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
  const source = context?.source;
  return source !== undefined && /^-?\d+$/.test(source) ? source : value;
}

/** Counts brackets outside strings before parsing: the reviver recurses, a hostile text must not. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case "[":
      case "{":
        depth += 1;
        if (depth > MAX_JSON_DEPTH) return true;
        break;
      case "]":
      case "}":
        depth -= 1;
        break;
      default:
    }
  }
  return false;
}

/** Index of the quote that closes the string opened at `start`, or the text's end. */
function endOfString(text: string, start: number): number {
  for (
    let quote = text.indexOf('"', start + 1);
    quote !== -1;
    quote = text.indexOf('"', quote + 1)
  ) {
    let backslashes = 0;
    while (text[quote - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return quote;
  }
  return text.length;
}
