import { useQuery } from "@tanstack/react-query";
import { createContext, use, useDeferredValue } from "react";
import { wholeMenus } from "../../domain/menu-assembly.ts";
import type { PicturedMenu } from "../../domain/menu-parts.ts";
import { host, STREAM_RETRY } from "../host.ts";

export const MENU_KEY = ["menu"] as const;

/** One subscription for the whole page: hundreds of cards read it. */
export const MenuContext = createContext<PicturedMenu | undefined>(undefined);

/**
 * The menu as the host pushes it; for the page's root only. A new one is rendered concurrently, without delaying
 * touches.
 */
export function useMenuStream(): PicturedMenu | undefined {
  const { data } = useQuery({
    queryKey: MENU_KEY,
    // Comparing ten thousand items one by one would take too long.
    structuralSharing: false,
    queryFn: async ({ signal, client, queryKey }) => {
      let last: PicturedMenu | null = null;
      for await (const menu of wholeMenus(await host.menu.live(undefined, { signal }))) {
        signal.throwIfAborted();
        last = menu;
        client.setQueryData(queryKey, menu);
      }
      if (!last) throw new Error("the host sent no menu");
      return last;
    },
    ...STREAM_RETRY,
  });
  return useDeferredValue(data);
}

/** The current menu; undefined until the host has sent the first. */
export function useMenu(): PicturedMenu | undefined {
  return use(MenuContext);
}
