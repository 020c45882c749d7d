/** What people at the console ask of this kiosk's orders (docs/fleet.md, "Staff from afar"). */
import { add, compare } from "../../../domain/money.ts";
import type { StaffAct, StaffAnswer, StaffRequest } from "../../../fleet/messages/staff.ts";
import type { KioskState } from "../../../fleet/messages/state.ts";
import type { FromAfar } from "../checkout/running/journal.ts";
import type { Runner } from "../checkout/running/runner.ts";
import type { Log } from "../net/log.ts";
import type { StaffOrderResult } from "../rpc/staff-order-views.ts";
import type { StaffOrders } from "../staff/orders.ts";
import type { OrderRecords } from "../store/order-records.ts";
import type { StaffRequests } from "../store/staff-requests.ts";
import type { Nonces } from "./nonces.ts";

type Outcome = StaffAnswer["outcome"];
type Acting = Exclude<StaffAct, { type: "look" }>;

export type StaffRequestOptions = {
  readonly orders: StaffOrders;
  readonly runner: Pick<Runner, "settledState" | "orders">;
  readonly records: Pick<OrderRecords, "entries">;
  /** Those that were done before. */
  readonly done: StaffRequests;
  readonly nonces: Pick<Nonces, "isGood">;
  /** The setting `fleet.staff`. */
  readonly allowed: KioskState["fleetStaff"];
  /** UTC milliseconds. */
  readonly now: () => number;
  readonly log: Pick<Log, "error" | "warn">;
};

/**
 * Answers requests once what they ask for is journalled, as the kiosk's own staff's doing. Nothing is done for a request
 * that was under way for too long or whose order has changed since the person saw it; a repeat gets the first answer.
 */
export function createStaffRequestHandler(
  options: StaffRequestOptions,
): (request: StaffRequest) => StaffAnswer {
  const { records, orders, log } = options;
  return (request) => {
    const { checkoutId, type } = request.act;
    const outcome = outcomeOf(request, options);
    if (outcome !== "seen" && outcome !== "recorded") {
      log.warn({ checkoutId, act: type, outcome }, "request of staff at the console not done");
    }
    const order = orders.order(checkoutId)?.current() ?? null;
    return { v: 1, outcome, order, seq: order && records.entries(checkoutId) };
  };
}

function outcomeOf(request: StaffRequest, options: StaffRequestOptions): Outcome {
  try {
    const { act } = request;
    if (act.type !== "look") return actOnce(request, act, options);
    return options.runner.orders.load(act.checkoutId) || isDamaged(act.checkoutId, options)
      ? "seen"
      : "unknown-order";
  } catch (error) {
    options.log.error({ error }, "a request of staff at the console could not be written");
    return "trouble";
  }
}

/** Throws if it cannot be written: then nothing was done. */
function actOnce(request: StaffRequest, act: Acting, options: StaffRequestOptions): Outcome {
  const { done, nonces, allowed, runner, records, orders, now } = options;
  const { key, person } = request;
  const { checkoutId } = act;
  const asked = JSON.stringify(act);
  const before = done.find(key);
  // One key for two different acts is a defect of the console.
  if (before) return before.act === asked ? "recorded" : "not-possible";
  if (!isAllowed(act, allowed)) return "not-allowed";
  // Writes what could not be written until now: it counts among the entries that the person must have seen.
  if (!runner.settledState(checkoutId) && !isDamaged(checkoutId, options)) return "unknown-order";
  if (!nonces.isGood(request.nonce) || records.entries(checkoutId) !== act.seq) return "stale";
  if (act.type === "refund" && isTooMuch(act, options)) return "too-much";
  const fromAfar = { by: person, request: { key, checkoutId, act: asked, at: now() } };
  return perform(act, orders, fromAfar).result;
}

function isAllowed({ type }: Acting, { acts, upTo }: KioskState["fleetStaff"]): boolean {
  return acts.includes(type) && (type !== "refund" || upTo !== null);
}

/** An order of which nothing can be read is known by its damage only. */
function isDamaged(checkoutId: string, { runner }: StaffRequestOptions): boolean {
  return runner.orders.damaged().some((order) => order.checkoutId === checkoutId);
}

/**
 * Whether the refunds of this order from the console would together be more than the settings allow: the limit cannot be
 * passed by splitting. Those that were refused moved no money.
 */
function isTooMuch(
  act: Acting & { type: "refund" },
  { runner, allowed }: StaffRequestOptions,
): boolean {
  const { state = null, events = [] } = runner.orders.load(act.checkoutId) ?? {};
  const refused = new Set(
    state?.payments
      .flatMap(({ refunds }) => refunds)
      .filter(({ at }) => at === "refused")
      .map(({ refundId }) => refundId),
  );
  const earlier = events.flatMap((event) =>
    event.type === "StaffRefundAsked" &&
    event.by !== undefined &&
    event.refundId !== act.refundId &&
    !refused.has(event.refundId)
      ? [event.amount]
      : [],
  );
  return compare(add(act.amount, ...earlier), allowed.upTo ?? "0") > 0;
}

function perform(act: Acting, orders: StaffOrders, fromAfar: FromAfar): StaffOrderResult {
  const { checkoutId } = act;
  switch (act.type) {
    case "retry":
      return orders.retry(checkoutId, fromAfar);
    case "resolve":
      return orders.resolve({ checkoutId, how: act.how }, fromAfar);
    case "reclaim-points":
      return orders.reclaimPoints(checkoutId, fromAfar);
    case "refund": {
      const { refundId, amount } = act;
      return orders.refund({ checkoutId, refundId, amount }, fromAfar);
    }
  }
}
