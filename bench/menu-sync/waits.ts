/** How long a customer's call waits in a real host while it syncs a large menu. */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/websocket";
import type { ContractRouterClient } from "@orpc/contract";
import { WebSocket } from "ws";
import { z } from "zod";
import { wholeMenus } from "../../domain/menu-assembly.ts";
import type { contract } from "../../electron/host/rpc/contract.ts";
import { startLargeVendor } from "../menu/vendor.ts";
import { openShop } from "../support/shop.ts";

/** The vendor is asked for its revision this often. */
const POLL_SECONDS = 5;
/** After a menu has arrived, its pictures are still matched. */
const SETTLE_MS = 6_000;

const callTimes = z.array(z.number());

/** Milliseconds. */
export type Waits = {
  /** The median call. */
  readonly usualMs: number;
  /** The longest call of each round while a new menu arrives, and of an equally long time in which none does. */
  readonly longestMs: readonly number[];
  readonly quietLongestMs: readonly number[];
};

/** Calls a host all the time while a menu of so many items, which a page is subscribed to, changes `rounds` times. */
export async function measureWaits(items: number, rounds: number): Promise<Waits> {
  const vendor = await startLargeVendor(items);
  const { url: vendorBaseUrl, apiKeyResponse } = vendor;
  const shop = await openShop({
    settingsPatch: () => ({
      ordering: { vendorBaseUrl, apiKeyResponse, menuPollSeconds: POLL_SECONDS },
    }),
  });
  const origin = new URL(shop.url).origin;
  const socket = new WebSocket(new URL("rpc", shop.url.replace("http:", "ws:")), { origin });
  await once(socket, "open");
  const page: ContractRouterClient<typeof contract> = createORPCClient(
    new RPCLink({ websocket: socket }),
  );
  const caller = new Worker(new URL("caller.ts", import.meta.url), { workerData: shop.url });
  const taken = async (): Promise<number[]> => {
    caller.postMessage("taken");
    const [times] = await once(caller, "message");
    return callTimes.parse(times);
  };
  try {
    const arrivals = wholeMenus(await page.menu.live())[Symbol.asyncIterator]();
    const arrives = async (revision: number) => {
      for (;;) {
        const { value } = await arrivals.next();
        if (value?.menu?.revision === revision) return;
      }
    };
    await arrives(1);
    await sleep(SETTLE_MS);
    const longestMs: number[] = [];
    const quietLongestMs: number[] = [];
    let usual: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await taken();
      await sleep(POLL_SECONDS * 1_000 + SETTLE_MS);
      const quiet = await taken();
      vendor.publishAnew();
      await arrives(round + 2);
      await sleep(SETTLE_MS);
      longestMs.push(Math.max(...(await taken())));
      quietLongestMs.push(Math.max(...quiet));
      usual = quiet;
    }
    const sorted = usual.toSorted((one, other) => one - other);
    return { usualMs: sorted[Math.floor(sorted.length / 2)] ?? 0, longestMs, quietLongestMs };
  } finally {
    await caller.terminate();
    socket.terminate();
    await shop.close();
    vendor.close();
  }
}
