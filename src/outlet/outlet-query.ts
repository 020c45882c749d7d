import { orpc, STREAM_RETRY } from "../host.ts";

/** The outlet: sent by the host at the start, and again with every change. */
export const OUTLET_QUERY = orpc.outlet.live.experimental_liveOptions(STREAM_RETRY);
