/** Composes the menu and the orders of the POS vendor: the client, the menu's sync, and the menu as pages see it. */
import { join } from "node:path";
import type { Look } from "../../../domain/look/look.ts";
import type { PicturedMenu } from "../../../domain/menu-parts.ts";
import { createOrderingClient, type OrderingClient } from "../ordering/client.ts";
import { menuCache } from "../ordering/menu-cache.ts";
import { createMenuReader } from "../ordering/menu-reader.ts";
import { createMenuSync, type MenuSync } from "../ordering/menu-sync.ts";
import { Cell, type Live } from "../shared/live.ts";
import type { Infrastructure } from "./infrastructure.ts";
import type { ComposedPictures } from "./pictures.ts";

export type ComposedOrdering = {
  readonly client: OrderingClient;
  readonly menuSync: MenuSync;
  readonly menu: Live<PicturedMenu>;
};

export type ComposeOrderingOptions = {
  readonly infrastructure: Infrastructure;
  /** What customers see. */
  readonly look: Live<Look>;
  readonly pictures: Pick<ComposedPictures, "resolve" | "changes">;
};

export function composeOrdering({
  infrastructure: { http, settings, values, dataDir, log, now },
  look,
  pictures,
}: ComposeOrderingOptions): ComposedOrdering {
  const client = createOrderingClient({ http, settings, log });
  const menuSync = createMenuSync({
    client,
    cache: menuCache(values, join(dataDir, "menu"), settings.ordering),
    readMenu: createMenuReader({ reusesThread: true }),
    settings,
    log,
    now,
    random: Math.random,
  });
  const seen = (): PicturedMenu => {
    const menu = menuSync.current();
    return { menu, pictures: menu ? pictures.resolve(menu, look.current()).pictures : {} };
  };
  const menu = new Cell<PicturedMenu>(seen());
  const refresh = () => menu.set(seen());
  for (const source of [menuSync, look, pictures.changes]) source.subscribe(refresh);
  return { client, menuSync, menu };
}
