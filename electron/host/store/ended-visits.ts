import type { ValueStore } from "./value-store.ts";

const NAME = "visits that were ended";

/**
 * The visits that ended recently, latest first: after a restart no order of theirs is shown to the next customer. Ids
 * only, which identify nobody.
 */
export type EndedVisits = {
  read(): readonly string[];
  /** `now` in UTC milliseconds. */
  write(visitIds: readonly string[], now: number): void;
};

export function createEndedVisits(values: ValueStore): EndedVisits {
  return {
    read() {
      const found: unknown = JSON.parse(values.read(NAME)?.content ?? "[]");
      return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
    },
    write(visitIds, now) {
      values.write(NAME, { tag: null, content: JSON.stringify(visitIds), storedAt: now });
    },
  };
}
