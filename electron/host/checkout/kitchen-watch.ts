import type { Logger } from "pino";
import type { OrderStatus } from "../../../contracts/ordering.ts";
import type { Clock, Runner } from "./runner.ts";
import type { CheckoutState } from "./state.ts";

/** How often the kitchen is asked while orders are young: the customer stands there. */
const YOUNG_EVERY_MS = 3_000;
/** An order is young for this long after its acceptance. */
const YOUNG_FOR_MS = 15 * 60_000;
/** How often older orders are asked about. */
const OLD_EVERY_MS = 30_000;
/** Longest pause after answers that failed. */
const FAILED_EVERY_MS = 60_000;

export type OrderStateReader = (posIds: readonly string[]) => Promise<
  | {
      readonly kind: "orders";
      readonly orders: readonly {
        readonly posId: string;
        readonly status: OrderStatus;
        readonly reason: string | null;
      }[];
    }
  | { readonly kind: "failed" }
>;

/**
 * Follows accepted orders through the kitchen by `/rest/orders`, all in one call (ordering.md §4 rule 4),
 * and writes a change down as an event. Returns how to stop.
 */
export function watchKitchen(options: {
  readonly runner: Runner;
  readonly clock: Clock;
  readonly read: OrderStateReader;
  readonly log: Logger;
}): () => void {
  const { runner, clock, read, log } = options;
  let failures = 0;
  let cancel = () => {};
  let stopped = false;

  const round = async () => {
    const followed = followedOrders(runner.unfinished());
    if (followed.size > 0) await readOnce(followed);
    if (stopped) return;
    cancel = clock.at(clock.now() + pause(followed, failures, clock.now()), start);
  };
  const readOnce = async (followed: Map<string, CheckoutState>) => {
    const answer = await read([...followed.keys()]);
    failures = answer.kind === "orders" ? 0 : failures + 1;
    if (answer.kind !== "orders" || stopped) return;
    for (const { posId, status, reason } of answer.orders) {
      const state = followed.get(posId);
      if (!state || state.kitchen?.status === status) continue;
      const at = clock.now();
      runner.record(state.order.checkoutId, { type: "KitchenMoved", at, status, reason });
    }
  };
  const start = () => {
    round().catch((error: unknown) => log.error({ error }, "kitchen watch"));
  };
  start();
  return () => {
    stopped = true;
    cancel();
  };
}

function followedOrders(states: readonly CheckoutState[]): Map<string, CheckoutState> {
  return new Map(
    states.flatMap((state) =>
      state.injection.at === "accepted" ? [[state.injection.posId, state] as const] : [],
    ),
  );
}

function pause(followed: Map<string, CheckoutState>, failures: number, now: number): number {
  if (failures > 0) return Math.min(YOUNG_EVERY_MS * 2 ** failures, FAILED_EVERY_MS);
  const young = [...followed.values()].some(
    ({ injection }) => injection.at === "accepted" && now - injection.since < YOUNG_FOR_MS,
  );
  return young || followed.size === 0 ? YOUNG_EVERY_MS : OLD_EVERY_MS;
}
