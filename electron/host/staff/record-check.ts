import type { Clock, Runner } from "../checkout/running/runner.ts";
import type { Log } from "../net/log.ts";
import type { OrderRecords } from "../store/order-records.ts";

/** After the start, when the kiosk is idle. */
const FIRST_CHECK_MS = 10_000;
/** Orders read in one step: a customer's tap must not wait longer. */
const AT_ONCE = 20;
const PAUSE_MS = 200;

/**
 * Reads every ended order once after a start, the latest first: damaged orders are then in the staff list before
 * anybody asks for them, and an order that only counts as ended because of damage is noticed. Returns a function that
 * stops it.
 */
export function checkRecords(options: {
  readonly runner: Pick<Runner, "orders">;
  readonly records: Pick<OrderRecords, "endedBefore">;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn">;
}): () => void {
  const { runner, records, clock, log } = options;
  let cancel = () => {};
  const checkSome = (before: number) => {
    try {
      const found = records.endedBefore(before, AT_ONCE);
      for (const { checkoutId } of found) runner.orders.load(checkoutId);
      const last = found.at(-1);
      if (last) plan(PAUSE_MS, last.counter);
    } catch (error) {
      log.warn({ error }, "old records could not be checked");
    }
  };
  const plan = (inMs: number, before: number) => {
    cancel = clock.at(clock.now() + inMs, () => checkSome(before));
  };
  plan(FIRST_CHECK_MS, Number.MAX_SAFE_INTEGER);
  return () => cancel();
}
