import { orpc, STREAM_RETRY } from "../host.ts";

/** The outlet as it is told at the start, and again with every change. */
export const OUTLET_QUERY = orpc.outlet.live.experimental_liveOptions(STREAM_RETRY);
