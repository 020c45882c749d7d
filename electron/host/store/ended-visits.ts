import type { Keeper } from "./kept.ts";

const NAME = "visits that were ended";

/**
 * The visits that were ended lately, latest first: a kiosk that is started again shows nobody's order to the
 * next customer. Ids only, which say nothing of who it was.
 */
export type EndedVisits = {
  read(): readonly string[];
  write(visitIds: readonly string[], now: number): void;
};

export function createEndedVisits(keeper: Keeper): EndedVisits {
  return {
    read() {
      const found: unknown = JSON.parse(keeper.read(NAME)?.content ?? "[]");
      return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
    },
    write(visitIds, now) {
      keeper.write(NAME, { tag: null, content: JSON.stringify(visitIds), keptAt: now });
    },
  };
}
