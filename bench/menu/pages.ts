/** The two measured pages: the kiosk's own, and the plain one with the same menu and pictures. */
import { once } from "node:events";
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/websocket";
import type { ContractRouterClient } from "@orpc/contract";
import { WebSocket } from "ws";
import { wholeMenus } from "../../domain/menu-assembly.ts";
import type { PicturedMenu } from "../../domain/menu-parts.ts";
import { createPageFiles, KIOSK_PAGE } from "../../electron/host/api/page-files.ts";
import { readDrawings } from "../../electron/host/look/photos/picture-folder.ts";
import type { contract } from "../../electron/host/rpc/contract.ts";
import { root } from "../../scripts/running/processes.ts";
import { buildBenchPage } from "../support/build-page.ts";
import { openShop, type Shop } from "../support/shop.ts";
import { type LargeVendor, startLargeVendor } from "./vendor.ts";

/** Three dishes of seven have a picture: both kinds of cards in every category. */
const isPictured = (item: number): boolean => item % 7 < 3;
const PICTURES = join(root, "sandbox/restaurant/pictures");

export type MenuPages = {
  readonly kioskUrl: string;
  readonly peerUrl: string;
  readonly vendor: LargeVendor;
  close(): Promise<void>;
};

/** Starts both pages on one menu of `items` items. */
export async function openPages(items: number): Promise<MenuPages> {
  const vendor = await startLargeVendor(items);
  const shop = await openShop({
    settingsPatch: ({ folder }) => ({
      ordering: {
        vendorBaseUrl: vendor.url,
        apiKeyResponse: vendor.apiKeyResponse,
        menuPollSeconds: 5,
      },
      device: { menuPictures: fillPictures(join(folder, "pictures"), items), idleSeconds: 600 },
    }),
  });
  const close = async () => {
    await shop.close();
    vendor.close();
  };
  const peer = await menuOf(shop.url)
    .then((menu) => servePeer(shop, menu))
    .catch(async (error: unknown) => {
      await close();
      throw error;
    });
  return {
    kioskUrl: shop.url,
    peerUrl: peer.url,
    vendor,
    async close() {
      peer.close();
      await close();
    },
  };
}

/** Creates a folder of pictures by product id; returns its path. */
function fillPictures(folder: string, items: number): string {
  mkdirSync(folder);
  const known = readdirSync(PICTURES);
  for (let number = 0; number < items; number += 1) {
    if (!isPictured(number)) continue;
    const picture = known[number % known.length] ?? "";
    copyFileSync(join(PICTURES, picture), join(folder, `item-${number}.svg`));
  }
  return folder;
}

/** The menu as sent to the kiosk's page. */
async function menuOf(kioskUrl: string): Promise<PicturedMenu> {
  const socket = new WebSocket(new URL("rpc", kioskUrl.replace("http:", "ws:")), {
    origin: new URL(kioskUrl).origin,
  });
  await once(socket, "open");
  const client: ContractRouterClient<typeof contract> = createORPCClient(
    new RPCLink({ websocket: socket }),
  );
  try {
    for await (const view of wholeMenus(await client.menu.live())) if (view.menu) return view;
    throw new Error("the host sent no menu");
  } finally {
    socket.terminate();
  }
}

async function servePeer(
  { folder }: Shop,
  menu: PicturedMenu,
): Promise<{ url: string; close(): void }> {
  const pageDir = join(folder, "peer");
  await buildBenchPage(join(root, "bench/menu/peer"), pageDir);
  writeFileSync(join(pageDir, "menu.json"), JSON.stringify(menu));
  const files = createPageFiles({
    pageDir,
    page: KIOSK_PAGE,
    mounts: [readDrawings(join(folder, "pictures")).mount],
    policy: { connect: "'self'", frame: "'none'" },
  });
  const server = createServer(async (request, response) => {
    const answer = await files.answer((request.url ?? "/").slice(1), "bench");
    response.writeHead(answer.status, { ...answer.headers }).end(answer.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
