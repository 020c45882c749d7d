import type { Clock, Runner } from "../checkout/runner.ts";
import type { Log } from "../net/log.ts";
import type { OrderRecords } from "../store/order-records.ts";

/** After the start, when the kiosk has nothing to do but to wait for a customer. */
const FIRST_LOOK_MS = 10_000;
/** So many orders are read in one go: a customer's touch must not wait for it. */
const AT_ONCE = 20;
const PAUSE_MS = 200;

/**
 * Reads every ended order once after a start, the latest first: an order that is damaged is then in the staff list before anybody
 * asks for it, and one that ended only by damage does not stay unnoticed. Returns how to stop.
 */
export function checkRecords(options: {
  readonly runner: Pick<Runner, "orders">;
  readonly records: Pick<OrderRecords, "endedBefore">;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn">;
}): () => void {
  const { runner, records, clock, log } = options;
  let cancel = () => {};
  const look = (before: number) => {
    try {
      const found = records.endedBefore(before, AT_ONCE);
      for (const { checkoutId } of found) runner.orders.load(checkoutId);
      const last = found.at(-1);
      if (last) plan(PAUSE_MS, last.platformOrderId);
    } catch (error) {
      log.warn({ error }, "old records could not be checked");
    }
  };
  const plan = (inMs: number, before: number) => {
    cancel = clock.at(clock.now() + inMs, () => look(before));
  };
  plan(FIRST_LOOK_MS, Number.MAX_SAFE_INTEGER);
  return () => cancel();
}
