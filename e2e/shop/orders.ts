/** Whether every order of a shop is where it belongs, by the records of both sides. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { allOrders, unfinishedOrders } from "../../electron/testing/crash/kiosk-books.ts";
import { ledgerOf, RequestLog } from "../../electron/testing/crash/sandbox-books.ts";
import { verdictOf } from "../../electron/testing/crash/verdict.ts";
import { eventually } from "./kiosk-screen.ts";
import { DATA_FOLDER, type Shop } from "./shop.ts";

/** The kitchen takes seconds. */
const FINISHED_MS = 90_000;

export type Judged = { readonly orders: number; readonly lost: readonly string[] };

/** Waits until all orders have ended; `lost` says what is missing, too much, or against the rules. */
export async function judgeOrders(shop: Shop): Promise<Judged> {
  const dataDir = join(shop.kiosk.files, DATA_FOLDER);
  if (!existsSync(dataDir)) throw new Error(`${DATA_FOLDER} is missing`);
  const log = new RequestLog(shop.sandbox);
  await eventually(() => {
    const open = unfinishedOrders(dataDir);
    if (open.length > 0) throw new Error(`${open.length} orders have not ended`);
  }, FINISHED_MS);
  await log.collect();
  const kiosk = allOrders(dataDir);
  const { violations } = verdictOf({
    kiosk,
    unfinished: unfinishedOrders(dataDir).map(({ checkoutId }) => checkoutId),
    sandbox: await ledgerOf(shop.sandbox, { settled: true }),
    requests: log.requests,
    silent: new Set(),
  });
  const shown = shop.numbers.length;
  const lost = violations.map(({ what }) => what);
  if (kiosk.length < shown)
    lost.push(`${shown} numbers were shown, ${kiosk.length} orders are left`);
  return { orders: kiosk.length, lost };
}
