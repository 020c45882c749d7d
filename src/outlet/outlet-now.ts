import { createContext, use } from "react";
import type { OutletView } from "../../electron/host/rpc/contract.ts";
import { createStream, type Stream } from "../app/stream.ts";
import { host } from "../host-client.ts";

/** The outlet: sent by the host at the start, and again with every change. */
export function createOutletStream(): Stream<OutletView> {
  return createStream((signal) => host.outlet.live(undefined, { signal }));
}

export const OutletNowContext = createContext<OutletView | undefined>(undefined);

/** The newest outlet that the host has sent, also during a visit: that keeps the one from its beginning. */
export function useOutletNow(): OutletView | undefined {
  return use(OutletNowContext);
}
