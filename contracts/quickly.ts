/** Cheap checks for parts that a large menu has ten thousand times. Each agrees with the schema it is named after. */
import { z } from "zod";
import { MAX_DECIMAL, MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from "./common.ts";

/**
 * A schema for parts that a large menu has ten thousand times: `accepts` has the same meaning, costs a tenth, and does
 * not copy. Only if it fails, the schema runs to find what is wrong and where.
 */
export function quickly<Schema extends z.ZodType>(
  schema: Schema,
  accepts: (value: unknown) => boolean,
) {
  return z.custom<z.output<Schema>>(accepts, {
    error: ({ input }) => {
      const [issue] = schema.safeParse(input).error?.issues ?? [];
      if (!issue) return "not accepted";
      const place = issue.path.map(String).join(".");
      return place === "" ? issue.message : `${place}: ${issue.message}`;
    },
  });
}

/** Whether a value is an object with names, as JSON has them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What `wireText` accepts. */
export function isWireText(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_TEXT_LENGTH;
}

/** What `wireName` accepts. */
export function isWireName(value: unknown): value is string {
  return isWireText(value) && value !== "";
}

/** A number as JSON has them. */
export function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** What `wireDecimal` accepts. */
export function isWireDecimal(value: unknown): value is number {
  return isNumber(value) && Math.abs(value) < MAX_DECIMAL;
}

/** Whether a value is left out, null, or what `accepts` accepts. */
export function isNullish(value: unknown, accepts: (value: unknown) => boolean): boolean {
  return value === undefined || value === null || accepts(value);
}

/** Whether a value is a bounded list of what `accepts` accepts. */
export function isListOf(value: unknown, accepts: (value: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= MAX_LIST_LENGTH && value.every(accepts);
}

/**
 * Whether every name of an object, including `__proto__`, has at most `longest` letters and every value is accepted.
 */
export function isRecordOf(
  value: unknown,
  longest: number,
  accepts: (value: unknown) => boolean,
): boolean {
  if (!isRecord(value)) return false;
  for (const name in value) {
    if (name.length > longest || !accepts(value[name])) return false;
  }
  return true;
}
