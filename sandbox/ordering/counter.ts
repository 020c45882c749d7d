import { isDeepStrictEqual } from "node:util";
import type { OrderRequestBody } from "../../contracts/ordering.ts";
import { inTransaction } from "../core/database.ts";
import type { ServiceDeps } from "../core/service.ts";
import { checkOrder, readCreateRequest } from "./order-check.ts";
import type { KnownOrder, OrderStore } from "./orders.ts";
import type { PublishedMenu } from "./published-menu.ts";
import { joined, type Refusal, refusal } from "./refusal.ts";
import { readSwitches } from "./switches.ts";

/** Body of an answer to POST /rest/order (ordering.md §4). */
export type CreateAnswer =
  | { posId: string; queueNumber: string }
  | { state: { status: "FAILED"; reason: string; posErrorType: string } };

/** Calendar day at the outlet, as `2026-11-04`. */
function businessDay(nowMs: number, timezone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: timezone }).format(nowMs);
}

function failed({ reason, posErrorType }: Refusal): CreateAnswer {
  return { state: { status: "FAILED", reason, posErrorType } };
}

/** The answer from the creation of the order, whatever has happened to it since. */
function firstAnswer(order: KnownOrder): CreateAnswer {
  if (order.posId !== null && order.queueNumber !== null) {
    return { posId: order.posId, queueNumber: String(order.queueNumber) };
  }
  const { reason, posErrorType } = order;
  return failed({
    ...refusal(reason ?? ""),
    ...(posErrorType === "ITEM_UNAVAILABLE" && { posErrorType }),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Takes orders: the only place where a create request becomes an order. `text` is the request's body. One `order.id` is
 * one order (the platform sends it up to three times, ordering.md §7): it gets the same answer again and is cooked
 * once; another order under a known id is refused. Every refusal is recorded.
 */
export function takeOrder(
  deps: Pick<ServiceDeps, "database" | "documents" | "now">,
  orders: OrderStore,
  menu: PublishedMenu,
  text: string,
): CreateAnswer {
  const switches = readSwitches(deps);
  const read = readCreateRequest(parseJson(text));
  const day = businessDay(deps.now(), switches.timezone);
  return inTransaction(deps.database, () => {
    if ("refusals" in read) {
      const why = joined(read.refusals);
      orders.refuse({ refusal: why, body: text, platformOrderId: null });
      return failed(why);
    }
    const { order } = read;
    const known = orders.find(order.id);
    if (known) return answerAgain(orders, known, order, text);
    const shelf = menu.shelf(switches.sendPosCode ? "code" : "id");
    const refusals = checkOrder(order, shelf, switches, deps.now());
    if (refusals.length === 0) {
      const { firstQueueNumber } = switches;
      return firstAnswer(orders.accept(order, { name: day, firstQueueNumber }));
    }
    const why = joined(refusals);
    orders.refuse({
      refusal: why,
      body: text,
      platformOrderId: order.id,
      order: { body: order, businessDay: day },
    });
    return failed(why);
  });
}

function answerAgain(
  orders: OrderStore,
  known: KnownOrder,
  order: OrderRequestBody,
  text: string,
): CreateAnswer {
  if (isDeepStrictEqual(known.body, order)) return firstAnswer(known);
  const why = refusal(`order.id ${order.id} belongs to an order with other contents`);
  orders.refuse({ refusal: why, body: text, platformOrderId: order.id });
  return failed(why);
}
