/** Shapes of JSON values, for lists of what a request may contain. */
import { isObject, WireNumber } from "./json.ts";

/** What is wrong with a value, beginning with its path; null if nothing is. */
export type Shape = (value: unknown, at: string) => string | null;

function shape(expected: string, fits: (value: unknown) => boolean): Shape {
  return (value, at) => (fits(value) ? null : `${at} is not ${expected}`);
}

export const anything: Shape = () => null;
export const text = shape("a string", (value) => typeof value === "string");
export const flag = shape("true or false", (value) => typeof value === "boolean");
export const decimal = shape("a number", (value) => typeof value === "number");
export const integer = shape(
  "an integer",
  (value) => value instanceof WireNumber || Number.isInteger(value),
);

export function atLeast(least: number): Shape {
  return shape(
    `an integer of at least ${least}`,
    (value) => typeof value === "number" && Number.isInteger(value) && value >= least,
  );
}

export function matching(pattern: RegExp, expected: string): Shape {
  return shape(expected, (value) => typeof value === "string" && pattern.test(value));
}

export function oneOf(...values: readonly string[]): Shape {
  return shape(values.join(" or "), (value) => values.some((one) => one === value));
}

export function orNull(inner: Shape): Shape {
  return (value, at) => (value === null ? null : inner(value, at));
}

export function listOf(inner: Shape): Shape {
  return (value, at) => {
    if (!Array.isArray(value)) return `${at} is not a list`;
    return firstOf(value.map((element, index) => inner(element, `${at}[${index}]`)));
  };
}

/** An object whose keys are data. */
export function mapOf(inner: Shape): Shape {
  return (value, at) => {
    if (!isObject(value)) return `${at || "body"} is not an object`;
    return firstOf(Object.entries(value).map(([key, entry]) => inner(entry, fieldAt(at, key))));
  };
}

type Fields = Readonly<Record<string, Shape>>;

/** The fields of an object. `others` are tolerated if the contract says that they are not shown. */
export type ObjectShape = {
  readonly required?: Fields;
  readonly optional?: Fields;
  readonly others?: "tolerated";
};

export function objectOf({ required = {}, optional = {}, others }: ObjectShape): Shape {
  const known = new Map(Object.entries({ ...required, ...optional }));
  return (value, at) => {
    if (!isObject(value)) return `${at || "body"} is not an object`;
    const missing = Object.keys(required).find((key) => !Object.hasOwn(value, key));
    if (missing !== undefined) return `${fieldAt(at, missing)} is missing`;
    return firstOf(
      Object.entries(value).map(([key, entry]) => {
        const inner = known.get(key);
        if (inner) return inner(entry, fieldAt(at, key));
        return others === "tolerated" ? null : `${fieldAt(at, key)} is not in the contract`;
      }),
    );
  };
}

/** The first shape, and then a rule across the fields of the object. */
export function withRule(
  inner: Shape,
  rule: (object: Readonly<Record<string, unknown>>) => string | null,
): Shape {
  return (value, at) => {
    const problem = inner(value, at);
    if (problem !== null || !isObject(value)) return problem;
    const broken = rule(value);
    return broken === null ? null : `${at === "" ? "body" : at}: ${broken}`;
  };
}

function fieldAt(at: string, key: string): string {
  return at === "" ? key : `${at}.${key}`;
}

function firstOf(problems: readonly (string | null)[]): string | null {
  return problems.find((problem) => problem !== null) ?? null;
}
