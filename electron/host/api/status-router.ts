import { implement } from "@orpc/server";
import { statusContract } from "../rpc/contract.ts";
import type { PageFault } from "../rpc/page-fault.ts";
import type { StatusView } from "../rpc/status-view.ts";
import { changesOf, type Live } from "../shared/live.ts";

/**
 * Everything that the order-status display can call: it subscribes to what it shows, and reports its own faults for the
 * log.
 */
export function createStatusRouter(
  status: Live<StatusView>,
  reportPageFault: (fault: PageFault) => void,
) {
  const os = implement(statusContract);
  return os.router({
    status: { live: os.status.live.handler(({ signal }) => changesOf(status, signal)) },
    page: { fault: os.page.fault.handler(({ input }) => reportPageFault(input)) },
  });
}

export type StatusRouter = ReturnType<typeof createStatusRouter>;
