/** Settings as JSON: what is there, what was answered, and both in one. */
import { z } from "zod";

export const jsonObject = z.record(z.string(), z.unknown());
export type JsonObject = z.infer<typeof jsonObject>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `changes` over `base`, field by field; lists and references are replaced as a whole. */
export function merged(base: JsonObject, changes: JsonObject): JsonObject {
  const result: JsonObject = { ...base };
  for (const [key, value] of Object.entries(changes)) {
    const present = result[key];
    const isSection = isObject(value) && isObject(present);
    const isWhole = isReference(value) || isReference(present);
    result[key] = isSection && !isWhole ? merged(present, value) : value;
  }
  return result;
}

export function isReference(value: unknown): boolean {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length === 1 && ["env", "file", "credential"].includes(keys[0] ?? "");
}

/** Replaces each value of a tree for which `replace` returns another one. References are values: nothing in them is. */
export function mapped(
  value: unknown,
  replace: (value: unknown, path: readonly string[]) => unknown,
  path: readonly string[] = [],
): unknown {
  const replaced = replace(value, path);
  if (replaced !== value) return replaced;
  if (Array.isArray(value)) {
    return value.map((one, index) => mapped(one, replace, [...path, String(index)]));
  }
  if (!isObject(value) || isReference(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapped(one, replace, [...path, key])]),
  );
}

/** The value at a path, for example `payments.gate.listen`. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((found, key) => (isObject(found) ? found[key] : undefined), value);
}

/** The same object with one value, and the sections that lead to it. */
export function withValue(base: JsonObject, path: string, value: unknown): JsonObject {
  const nested = path.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  return merged(base, jsonObject.parse(nested));
}
