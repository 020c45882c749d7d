/** The fields that differ between two configurations. Pure. */
import type { OutletConfiguration } from "../../../contracts/in-store-loyalty.ts";

export type FieldChange = {
  /** Path of the field, `a.b.0.c`. */
  readonly field: string;
  /** As JSON; null if the field is not there. */
  readonly before: string | null;
  readonly after: string | null;
};

/** Every leaf that differs, in the order of the new one. `revision` always differs and is ignored. */
export function fieldChanges(
  before: OutletConfiguration,
  after: OutletConfiguration,
): readonly FieldChange[] {
  const old = new Map(leavesOf(before, ""));
  const now = new Map(leavesOf(after, ""));
  const fields = [...new Set([...now.keys(), ...old.keys()])];
  return fields
    .filter((field) => field !== "revision" && old.get(field) !== now.get(field))
    .map((field) => ({
      field,
      before: old.get(field) ?? null,
      after: now.get(field) ?? null,
    }));
}

/** Documents are matched by their kind, not by their position in the list. */
function nameOf(entry: unknown, index: number): string {
  const kind = typeof entry === "object" && entry !== null && "kind" in entry ? entry.kind : null;
  return typeof kind === "string" ? kind : String(index);
}

function leavesOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  const within = (name: string) => (path === "" ? name : `${path}.${name}`);
  if (Array.isArray(value) && value.some((entry) => typeof entry === "object")) {
    return value.flatMap((entry, index) => leavesOf(entry, within(nameOf(entry, index))));
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return Object.entries(value).flatMap(([name, entry]) => leavesOf(entry, within(name)));
  }
  return value === undefined || value === null ? [] : [[path, JSON.stringify(value)]];
}
