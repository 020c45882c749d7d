/** Composes what the kiosk reports to a person with a shell. */
import type { StatusReport } from "../operation/status-report.ts";
import type { FleetView } from "../rpc/staff-status-view.ts";
import type { Live } from "../shared/live.ts";
import { ordersForStaff } from "../staff/listed-orders.ts";
import type { ComposedCheckout } from "./checkout.ts";
import type { Infrastructure } from "./infrastructure.ts";
import type { ComposedStaff } from "./staff.ts";

/** The first call begins to search the records for orders that need a person. */
export function composeStatusReport(options: {
  readonly infrastructure: Pick<Infrastructure, "serviceStates">;
  readonly checkout: Pick<ComposedCheckout, "runner">;
  readonly staff: Pick<ComposedStaff, "listed">;
  readonly fleet: { readonly view: Live<FleetView> } | null;
}): () => StatusReport {
  const { infrastructure, checkout, staff, fleet } = options;
  return () => {
    staff.listed.start();
    return {
      orders: {
        unfinished: checkout.runner.unfinished().length,
        needStaff: ordersForStaff(staff.listed, checkout.runner).length,
        isComplete: staff.listed.isComplete(),
      },
      services: infrastructure.serviceStates.current(),
      fleet: fleet?.view.current().state ?? null,
    };
  };
}
