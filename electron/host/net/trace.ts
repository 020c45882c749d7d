/** What ties log lines together: one id from a touch to the calls that were made because of it. */
import { AsyncLocalStorage } from "node:async_hooks";

/** Ids that say nothing about a customer; each is random. */
export type Trace = {
  /** One call of the page. */
  readonly touchId?: string;
  readonly visitId?: string;
  readonly checkoutId?: string;
};

const current = new AsyncLocalStorage<Trace>();

/** Runs `work`, and whatever it starts, under these ids and those that hold already. */
export function withTrace<Result>(ids: Trace, work: () => Result): Result {
  return current.run({ ...current.getStore(), ...ids }, work);
}

/** The ids that hold where this is called; a new object, which the caller may keep. */
export function traceNow(): Trace {
  return { ...current.getStore() };
}
