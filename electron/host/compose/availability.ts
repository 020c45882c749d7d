/** Composes what closes a kiosk that runs: staff, services that are down, records that cannot be written. */
import type { OutletView } from "../rpc/views.ts";
import type { Live } from "../shared/live.ts";
import { type Closing, createClosing } from "../staff/closing.ts";
import { type ServingWatch, watchServing } from "../staff/serving-watch.ts";
import type { Infrastructure } from "./infrastructure.ts";
import type { ComposedOrdering } from "./ordering.ts";
import type { ComposedPayments } from "./payments.ts";

export type Availability = {
  readonly closing: Closing;
  readonly serving: ServingWatch;
  /** The parts of the outlet's view that say why the kiosk is closed. */
  view(): Pick<OutletView, "closedByStaff" | "servicesDown" | "recordsTrouble"> & {
    readonly isUpdating: boolean;
  };
  /** Whether an order's events could be written, and staff have not closed the kiosk. */
  canTakeOrders(): boolean;
  /** Calls back after a change of the view, except one by staff. */
  subscribe(listener: () => void): void;
};

export function composeAvailability(options: {
  readonly infrastructure: Infrastructure;
  readonly ordering: Pick<ComposedOrdering, "client">;
  readonly payments: Pick<ComposedPayments, "integrator">;
  /** An update may still be taken back. */
  readonly isHeld: Live<boolean>;
  readonly visitIsIdle: () => boolean;
  /** Staff have closed or opened the kiosk. */
  readonly onClosing: () => void;
}): Availability {
  const { infrastructure, ordering, payments } = options;
  const { settings, values, records, clock, log, now } = infrastructure;
  const closing = createClosing({ values, now, refresh: options.onClosing });
  const serving = watchServing({
    kitchen: () => ordering.client.healthcheck(),
    payments: () => payments.integrator.health(),
    payAtCounter: settings.payments.payAtCounter,
    isIdle: options.visitIsIdle,
    closeAfterSeconds: settings.operation.closeAfterSeconds,
    clock,
    log,
  });
  return {
    closing,
    serving,
    view: () => ({
      closedByStaff: closing.current(),
      servicesDown: serving.down.current(),
      recordsTrouble: records.trouble.current(),
      isUpdating: options.isHeld.current(),
    }),
    canTakeOrders: () =>
      !options.isHeld.current() && closing.current() === null && records.canTakeOrders(),
    subscribe(listener) {
      records.trouble.subscribe(listener);
      serving.down.subscribe(listener);
    },
  };
}
