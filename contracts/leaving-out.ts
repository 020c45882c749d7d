/** Lenient parsing of a message: invalid parts are left out and reported, the rest is used. */
import type { z } from "zod";

/** A field that was left out; `field` is its path, `why` the schema's message. */
export type LeftOut = { readonly field: string; readonly why: string };

/** How many of them a line of the log names: more are the same mistake, a hundred thousand times in the worst case. */
export const MOST_LOGGED = 50;

export type ReadResult<Value> =
  | { readonly ok: true; readonly value: Value; readonly leftOut: readonly LeftOut[] }
  | { readonly ok: false; readonly error: z.ZodError };

type Path = readonly PropertyKey[];

/**
 * Parses `value`. Of what does not fit the schema the smallest dispensable part is left out: a field, an element of a
 * list, or if the schema requires that, the part containing it. Fails only if the whole would have to go. `value` is
 * JSON, and is not modified.
 */
export function parseLeavingOut<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): ReadResult<z.output<Schema>> {
  const leftOut = new Map<string, string>();
  /** Of the fields left out, and of every part that contains one. */
  const reported = new Set<string>();
  let rest = value;
  for (;;) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) {
      const fields = [...leftOut].map(([field, why]) => ({ field, why }));
      return { ok: true, value: parsed.data, leftOut: fields };
    }
    if (rest === value) rest = structuredClone(value);
    const lists = new Set<unknown[]>();
    for (const { path, message } of parsed.error.issues) {
      const cut = cutAt(rest, path, lists);
      if (cut === null) return { ok: false, error: parsed.error };
      const field = cut.map(String);
      // A part that contains a reported one is not reported itself.
      if (reported.has(field.join("."))) continue;
      leftOut.set(field.join("."), message);
      field.forEach((_, index) => void reported.add(field.slice(0, index + 1).join(".")));
    }
    for (const list of lists) removeCut(list);
  }
}

/** Marks a removed list element until all removals of a pass are done: indexes stay valid. */
const CUT = Symbol("cut");

/** Cuts the deepest existing part of a path, and returns its path; null if that is the whole. */
function cutAt(root: unknown, path: Path, lists: Set<unknown[]>): Path | null {
  const holders: unknown[] = [root];
  for (const key of path) {
    const holder = holders.at(-1);
    if (!isHolder(holder) || !Object.hasOwn(holder, key)) break;
    holders.push(Reflect.get(holder, key));
  }
  const depth = holders.length - 1;
  const holder = holders.at(-2);
  const key = path[depth - 1];
  if (depth === 0 || key === undefined || !isHolder(holder)) return null;
  if (Array.isArray(holder)) {
    holder[Number(key)] = CUT;
    lists.add(holder);
  } else Reflect.deleteProperty(holder, key);
  return path.slice(0, depth);
}

function removeCut(list: unknown[]): void {
  let kept = 0;
  for (const one of list) if (one !== CUT) list[kept++] = one;
  list.length = kept;
}

function isHolder(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
