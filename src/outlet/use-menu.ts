import { useQuery } from "@tanstack/react-query";
import type { MenuView } from "../../electron/host/api/contract.ts";
import { orpc, STREAM_RETRY } from "../host.ts";

/** The menu now; undefined until the host has sent the first. */
export function useMenu(): MenuView | undefined {
  return useQuery(orpc.menu.live.experimental_liveOptions(STREAM_RETRY)).data;
}
