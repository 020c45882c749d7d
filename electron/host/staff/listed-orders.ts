import type { Clock, Runner } from "../checkout/running/runner.ts";
import { staffCases } from "../checkout/state/staff-list.ts";
import type { CheckoutState } from "../checkout/state/state.ts";
import type { Log } from "../net/log.ts";
import type { OrderRecords } from "../store/order-records.ts";

/** Orders read in one step: a customer's tap must not wait longer. */
const AT_ONCE = 20;
const PAUSE_MS = 30;

/** The orders that need a person: searched for once, then followed by their events. */
export type ListedOrders = {
  /** Their ids, in no particular order. */
  ids(): readonly string[];
  /** Whether all records were searched; stays false if some cannot be read. */
  isComplete(): boolean;
  /** Starts the search of the records; a second call changes nothing. */
  start(): void;
  subscribe(listener: () => void): () => void;
  stop(): void;
};

/** The orders that need a person, with those whose records are damaged. */
export function ordersForStaff(
  listed: Pick<ListedOrders, "ids">,
  { orders }: Pick<Runner, "orders">,
): readonly string[] {
  const ids = new Set(listed.ids());
  // Resolving a damaged order is no event of it, so that it may still be listed.
  for (const { checkoutId, resolved } of orders.damaged()) {
    if (resolved === null) ids.add(checkoutId);
    else ids.delete(checkoutId);
  }
  return [...ids];
}

/**
 * Whether an order needs a person is derived from its journal, and stored nowhere: once staff ask, ended orders are
 * read a few at a time, the latest first. Retention limits how many there are.
 */
export function createListedOrders(options: {
  readonly runner: Pick<Runner, "state" | "subscribe" | "unfinished">;
  readonly records: Pick<OrderRecords, "endedBefore">;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn">;
}): ListedOrders {
  const { runner, records, clock, log } = options;
  const listed = new Set<string>();
  const listeners = new Set<() => void>();
  let state: "not-started" | "searching" | "complete" = "not-started";
  let cancel = () => {};

  /** Returns whether the list has changed. */
  const take = (order: CheckoutState): boolean => {
    const { checkoutId } = order.order;
    const isListed = staffCases(order).length > 0;
    if (isListed === listed.has(checkoutId)) return false;
    if (isListed) listed.add(checkoutId);
    else listed.delete(checkoutId);
    return true;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  /** Returns whether there is news: each reader would read all of its orders again. */
  const searchSome = (before: number): boolean => {
    const found = records.endedBefore(before, AT_ONCE);
    const orders = found.flatMap(({ checkoutId }) => runner.state(checkoutId) ?? []);
    const changes = orders.filter(take);
    const last = found.at(-1);
    if (!last) state = "complete";
    else cancel = clock.at(clock.now() + PAUSE_MS, () => search(last.counter));
    return changes.length > 0 || !last;
  };
  const search = (before: number) => {
    try {
      if (searchSome(before)) notify();
    } catch (error) {
      log.warn({ error }, "old records could not be checked");
      notify();
    }
  };
  const unsubscribe = runner.subscribe((_checkoutId, order) => {
    if (state === "not-started") return;
    take(order);
    notify();
  });
  return {
    ids: () => [...listed],
    isComplete: () => state === "complete",
    start() {
      if (state !== "not-started") return;
      state = "searching";
      for (const order of runner.unfinished()) take(order);
      search(Number.MAX_SAFE_INTEGER);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      cancel();
      unsubscribe();
    },
  };
}
