/** JSON as the habits see it: parsed without losing a digit, and addressed by paths. */

/** A number that is written as this text: beyond 2^53, or in a form of its own. */
export class WireNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof WireNumber)
  );
}

/** Parses JSON; integers beyond 2^53 become {@link WireNumber}. Throws a SyntaxError. */
export function parse(text: string): unknown {
  return JSON.parse(text, (_key, value, context?: { source?: string }) => {
    const isExact = typeof value !== "number" || !Number.isInteger(value);
    if (isExact || Number.isSafeInteger(value)) return value;
    return new WireNumber(context?.source ?? String(value));
  });
}

/** How {@link print} writes texts: plainly, or with every escape that JSON allows. */
export type Print = { readonly indent: string; readonly escapes: boolean };
const PLAIN: Print = { indent: "", escapes: false };

/** Writes JSON; `undefined` fields are left out. */
export function print(value: unknown, how: Print = PLAIN, before = ""): string {
  const inner = before + how.indent;
  const [open, close] = how.indent === "" ? ["", ""] : [`\n${inner}`, `\n${before}`];
  if (value instanceof WireNumber) return value.text;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => print(entry, how, inner));
    return entries.length === 0 ? "[]" : `[${open}${entries.join(`,${open}`)}${close}]`;
  }
  if (isObject(value)) {
    const space = how.indent === "" ? "" : " ";
    const fields = Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .map(([key, entry]) => `${printText(key, how)}${space}:${space}${print(entry, how, inner)}`);
    return fields.length === 0 ? "{}" : `{${open}${fields.join(`,${open}`)}${close}}`;
  }
  return typeof value === "string" ? printText(value, how) : JSON.stringify(value);
}

/** With escapes: each slash, and about half of the characters beyond ASCII, so that texts are written in both ways. */
function printText(text: string, { escapes }: Print): string {
  const plain = JSON.stringify(text);
  if (!escapes) return plain;
  return plain
    .replaceAll("/", "\\/")
    .replace(/[\u{80}-\u{10ffff}]/gu, (character) =>
      (character.codePointAt(0) ?? 0) % 2 === 0 ? character : escaped(character),
    );
}

function escaped(character: string): string {
  const units = character.split("").map((unit) => unit.charCodeAt(0));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

/** A copy that shares nothing with the original but its immutable values. */
export function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copy(entry)]));
}

/**
 * Calls `visit` for each place that `path` names, whether or not there is a value: with the object that contains it and
 * its key. `items[].title` is the title of each element, `masks.*` each entry of a map.
 */
export function eachPlace(
  root: unknown,
  path: string,
  visit: (holder: JsonObject, key: string) => void,
): void {
  walk([root], path.replaceAll("[]", ".[]").split("."), visit);
}

function walk(
  holders: readonly unknown[],
  [step = "", ...rest]: readonly string[],
  visit: (holder: JsonObject, key: string) => void,
): void {
  if (step === "[]") {
    const elements = holders.flatMap((holder) => (Array.isArray(holder) ? holder : []));
    walk(elements, rest, visit);
    return;
  }
  for (const holder of holders) {
    if (!isObject(holder)) continue;
    for (const key of step === "*" ? Object.keys(holder) : [step]) {
      if (rest.length === 0) visit(holder, key);
      else walk([holder[key]], rest, visit);
    }
  }
}

/**
 * Calls `visit` for each object in `root`, the innermost first, with its path. Below the paths in `maps` keys are data:
 * they are `*` in a path.
 */
export function eachObject(
  root: unknown,
  maps: readonly string[],
  visit: (object: JsonObject, path: string) => void,
  path = "",
): void {
  if (Array.isArray(root)) {
    for (const element of root) eachObject(element, maps, visit, `${path}[]`);
    return;
  }
  if (!isObject(root)) return;
  for (const [key, value] of Object.entries(root)) {
    const name = maps.includes(path) ? "*" : key;
    eachObject(value, maps, visit, path === "" ? name : `${path}.${name}`);
  }
  visit(root, path);
}
