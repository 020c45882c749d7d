/** Correlates log lines: the lines of a touch and of the calls that it causes have the same id. */
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

/** The ids of the present call, in a new object that the caller may modify. */
export function traceNow(): Trace {
  return { ...current.getStore() };
}
