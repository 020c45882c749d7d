/** Composes what follows orders that are under way: the kitchen's states, the status display, calls for staff. */
import { type KitchenWatch, watchKitchen } from "../checkout/running/kitchen-watch.ts";
import { watchUnmatchedCallbacks } from "../checkout/running/unmatched-callbacks.ts";
import type { Neighbours } from "../checkout/views/outlet-board.ts";
import { createStatusDisplay, type StatusDisplay } from "../checkout/views/status-display.ts";
import type { Live } from "../shared/live.ts";
import { createStaffCalls, type StaffCalls } from "../staff/calls.ts";
import { finishedSince } from "../store/finished-orders.ts";
import { createUnmatchedCallbacks } from "../store/unmatched-callbacks.ts";
import type { ComposedCheckout } from "./checkout.ts";
import type { Infrastructure } from "./infrastructure.ts";
import type { ComposedOrdering } from "./ordering.ts";
import type { ComposedOutlet } from "./outlet.ts";

export type Watches = {
  readonly kitchen: KitchenWatch;
  readonly staffCalls: StaffCalls;
  readonly statusDisplay: StatusDisplay;
  stop(): void;
};

/** To be called once the runner has resumed its orders: they are followed, and shown, from then on. */
export function startWatches(options: {
  readonly infrastructure: Infrastructure;
  readonly ordering: Pick<ComposedOrdering, "client">;
  readonly outlet: Pick<ComposedOutlet, "view">;
  readonly checkout: Pick<ComposedCheckout, "runner">;
  /** The order boards of the outlet's other kiosks; null for a kiosk on its own. */
  readonly neighbours: Live<Neighbours> | null;
}): Watches {
  const { settings, database, clock, log } = options.infrastructure;
  const { runner } = options.checkout;
  const stopUnmatched = watchUnmatchedCallbacks({
    callbacks: createUnmatchedCallbacks(database),
    clock,
    log,
  });
  const kitchen = watchKitchen({
    runner,
    clock,
    log,
    read: (posIds) => options.ordering.client.readOrders(posIds),
  });
  const staffCalls = createStaffCalls(clock);
  const statusDisplay = createStatusDisplay({
    runner,
    clock,
    settings,
    outlet: options.outlet.view,
    silentSince: kitchen.silentSince,
    staffCall: staffCalls.latest,
    finishedSince: (at) => finishedSince(database, at),
    neighbours: options.neighbours,
  });
  return {
    kitchen,
    staffCalls,
    statusDisplay,
    stop() {
      kitchen.stop();
      statusDisplay.stop();
      staffCalls.stop();
      stopUnmatched();
    },
  };
}
