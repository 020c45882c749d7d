import { createContext, use, useDeferredValue, useState } from "react";
import { wholeMenus } from "../../domain/menu-assembly.ts";
import type { PicturedMenu } from "../../domain/menu-parts.ts";
import { createStream, useStream } from "../app/stream.ts";
import { host } from "../host-client.ts";

/** One subscription for the whole page: hundreds of cards read it. */
export const MenuContext = createContext<PicturedMenu | undefined>(undefined);

/**
 * The menu as the host pushes it; for the page's root only. A new one is rendered concurrently, without delaying
 * touches.
 */
export function useMenuStream(): PicturedMenu | undefined {
  const [stream] = useState(() =>
    createStream(
      async (signal) => wholeMenus(await host.menu.live(undefined, { signal })),
      // Comparing ten thousand items one by one would take too long.
      Object.is,
    ),
  );
  return useDeferredValue(useStream(stream));
}

/** The current menu; undefined until the host has sent the first. */
export function useMenu(): PicturedMenu | undefined {
  return use(MenuContext);
}
