import { implement } from "@orpc/server";
import { statusContract } from "./contract.ts";
import { changesOf, type Live } from "./live.ts";
import type { StatusView } from "./status-view.ts";

/** All that the order-status display can ask: what it shows, now and at every change. */
export function createStatusRouter(status: Live<StatusView>) {
  const os = implement(statusContract);
  return os.router({
    status: { live: os.status.live.handler(({ signal }) => changesOf(status, signal)) },
  });
}

export type StatusRouter = ReturnType<typeof createStatusRouter>;
