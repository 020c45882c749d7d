/** Composes the menu and the orders of the POS vendor: the client, the menu's sync, and the menu as pages see it. */
import type { PicturedMenu } from "../../../domain/menu-parts.ts";
import type { Mount } from "../api/page-files.ts";
import { createOrderingClient, type OrderingClient } from "../ordering/client.ts";
import { menuCache } from "../ordering/menu-cache.ts";
import { createMenuReader } from "../ordering/menu-reader.ts";
import { createMenuSync, type MenuSync } from "../ordering/menu-sync.ts";
import { readMenuPictures } from "../outlet/menu-pictures.ts";
import { Cell, type Live } from "../shared/live.ts";
import type { Infrastructure } from "./infrastructure.ts";

export type ComposedOrdering = {
  readonly client: OrderingClient;
  readonly menuSync: MenuSync;
  readonly menu: Live<PicturedMenu>;
  readonly pictures: Mount;
};

export function composeOrdering({
  http,
  settings,
  values,
  log,
  now,
}: Infrastructure): ComposedOrdering {
  const client = createOrderingClient({ http, settings, log });
  const menuSync = createMenuSync({
    client,
    cache: menuCache(values, settings.ordering),
    readMenu: createMenuReader({ reusesThread: true }),
    settings,
    log,
    now,
    random: Math.random,
  });
  const { pictures, mount } = readMenuPictures(settings.device.menuPictures);
  const menu = new Cell<PicturedMenu>({ menu: menuSync.current(), pictures });
  menuSync.subscribe((current) => menu.set({ menu: current, pictures }));
  return { client, menuSync, menu, pictures: mount };
}
