/** Correlates log lines: one id from a touch to the calls that it causes. */
import { AsyncLocalStorage } from "node:async_hooks";

/** Ids that say nothing about a customer; each is random. */
export type Trace = {
  /** One call of the page. */
  readonly touchId?: string;
  readonly visitId?: string;
  readonly checkoutId?: string;
};

const current = new AsyncLocalStorage<Trace>();

/** Runs `work`, and whatever it starts, under these ids in addition to the present ones. */
export function withTrace<Result>(ids: Trace, work: () => Result): Result {
  return current.run({ ...current.getStore(), ...ids }, work);
}

/** The present ids; a new object, which the caller may modify. */
export function traceNow(): Trace {
  return { ...current.getStore() };
}
