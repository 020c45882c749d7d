import { useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { MenuView } from "../../electron/host/api/contract.ts";
import { orpc, STREAM_RETRY } from "../host.ts";

/** One subscription for the whole page: hundreds of cards read it. */
export const MenuContext = createContext<MenuView | undefined>(undefined);

/** The menu as the host pushes it; for the page's root only. */
export function useMenuStream(): MenuView | undefined {
  return useQuery(orpc.menu.live.experimental_liveOptions(STREAM_RETRY)).data;
}

/** The menu now; undefined until the host has sent the first. */
export function useMenu(): MenuView | undefined {
  return use(MenuContext);
}
