import { z } from "zod";
import type { DocumentStore } from "./store.ts";

const CLOCK = "clock";
const schema = z.object({ aheadMs: z.number().int() });

/** The sandbox's time: the machine's, set ahead through the control API so that a day can pass at once. */
export interface Clock {
  /** UTC milliseconds. */
  now(): number;
  advance(ms: number): void;
}

/** A {@link Clock} whose lead over the machine's own is stored in `store`. */
export function clock(store: DocumentStore, machineNow: () => number): Clock {
  let { aheadMs } = store.read(CLOCK, schema, () => ({ aheadMs: 0 }));
  return {
    now: () => machineNow() + aheadMs,
    advance(ms) {
      aheadMs += ms;
      store.write(CLOCK, { aheadMs });
    },
  };
}
