/** The staff page "Orders": what it shows, and what staff may do about each order (docs/staff.md). */

import { randomUUID } from "node:crypto";
import type { Menu } from "../../../domain/menu.ts";
import { compare, isZero, roundHalfUp } from "../../../domain/money.ts";
import type { ResolutionMethod } from "../../../domain/order-course.ts";
import { isResolvedBy } from "../../../domain/resolutions.ts";
import { MOST_ORDERS_LISTED } from "../../../domain/staff-limits.ts";
import { decide } from "../checkout/rules/decide.ts";
import type { DamagedOrder, FromAfar } from "../checkout/running/journal.ts";
import type { Runner } from "../checkout/running/runner.ts";
import type { StaffEvent } from "../checkout/state/evolve-staff.ts";
import type { PaymentIds } from "../checkout/state/order.ts";
import { sentSnapshot } from "../checkout/state/sent-snapshot.ts";
import {
  isMaybeUnpaidInKitchen,
  isRemainderUnknown,
  staffCases,
  staffReasons,
} from "../checkout/state/staff-list.ts";
import {
  canReclaimPoints,
  isResolvedRefund,
  refundablePayment,
  remainingOf,
} from "../checkout/state/staff-refunds.ts";
import { canRetry } from "../checkout/state/staff-retry.ts";
import type { CheckoutState } from "../checkout/state/state.ts";
import { phaseOf } from "../checkout/views/phases.ts";
import type { Log } from "../net/log.ts";
import type {
  StaffOrderList,
  StaffOrderResult,
  StaffOrderRow,
  StaffOrderView,
  TimelineEntry,
} from "../rpc/staff-order-views.ts";
import type { Live } from "../shared/live.ts";
import { hasDigits, type OrderRecords } from "../store/order-records.ts";
import { damagedTimeline, unreadableRow, unreadableView } from "./damaged-order-views.ts";
import type { ListedOrders } from "./listed-orders.ts";
import { timelineOf } from "./order-timeline.ts";
import { orderedLines } from "./ordered-lines.ts";

/** Each act: at the kiosk itself, or `fromAfar`, which is journalled with the request that it answers. */
type RefundWish = { checkoutId: string; refundId: string; amount: string };
type ResolveWish = { checkoutId: string; how: ResolutionMethod };

export type StaffOrders = {
  /** The list now and at every change; `search` is a queue number or the kiosk's own, null for the latest. */
  list(search: string | null): Live<StaffOrderList>;
  /** An order's row in the list; null for an unknown one. */
  row(checkoutId: string): StaffOrderRow | null;
  /** One order now and at every change; null for an unknown one. */
  order(checkoutId: string): Live<StaffOrderView> | null;
  /** Tries at once what waits for its time or was given up. */
  retry(checkoutId: string, fromAfar?: FromAfar): StaffOrderResult;
  /**
   * Refunds `amount`, in the order's currency, of a captured payment. `refundId` is minted by the caller: a second call
   * with it is the same refund.
   */
  refund(wish: RefundWish, fromAfar?: FromAfar): StaffOrderResult;
  /** Refunds the points of a closed order, once all of its money was returned (in-store-loyalty.md §4.4). */
  reclaimPoints(checkoutId: string, fromAfar?: FromAfar): StaffOrderResult;
  /** Records how staff have resolved the cases of the order that are on their list and that `how` is about. */
  resolve(wish: ResolveWish, fromAfar?: FromAfar): StaffOrderResult;
};

export type StaffOrdersOptions = {
  readonly runner: Pick<Runner, "state" | "settledState" | "record" | "subscribe" | "orders">;
  readonly records: Pick<OrderRecords, "latest" | "numbered">;
  readonly listed: ListedOrders;
  /** Orders of which the receipt printer has not confirmed a print. */
  readonly unconfirmedPrints: Live<readonly string[]>;
  /** Today's menu, for the names of ordered products; null before there is one. */
  readonly menu: () => Menu | null;
  readonly log: Pick<Log, "info">;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Fractional digits of a currency. */
  readonly digitsOf: (currency: string) => number;
};

const NOT_POSSIBLE: StaffOrderResult = { result: "not-possible" };

export function createStaffOrders(options: StaffOrdersOptions): StaffOrders {
  return new JournalledOrders(options);
}

class JournalledOrders implements StaffOrders {
  readonly #options: StaffOrdersOptions;
  /** Damaged orders have no events: their views are notified here when one is resolved. */
  readonly #resolvedListeners = new Set<() => void>();

  constructor(options: StaffOrdersOptions) {
    this.#options = options;
  }

  list(search: string | null): Live<StaffOrderList> {
    const { listed, runner, records, unconfirmedPrints } = this.#options;
    // All entries are read for a search: once, and then those of orders that have news.
    let found: Set<string> | null = null;
    const idsNow = () => {
      if (search === null) return records.latest(MOST_ORDERS_LISTED);
      found ??= new Set(records.numbered(search, MOST_ORDERS_LISTED));
      return [...found];
    };
    return {
      current: () => this.#listOf(search, idsNow()),
      subscribe: (listener) => {
        listed.start();
        return stopAll([
          listed.subscribe(listener),
          runner.subscribe((changed) => {
            if (search !== null && this.#isNumbered(changed, search)) found?.add(changed);
            listener();
          }),
          unconfirmedPrints.subscribe(listener),
          this.#onResolved(listener),
        ]);
      },
    };
  }

  row(checkoutId: string): StaffOrderRow | null {
    const state = this.#options.runner.state(checkoutId);
    if (state) return rowOf(state, this.#options.digitsOf);
    const damaged = this.#damagedOrder(checkoutId);
    return damaged && unreadableRow(damaged);
  }

  order(checkoutId: string): Live<StaffOrderView> | null {
    if (!this.#viewOf(checkoutId)) return null;
    return {
      current: () => {
        const current = this.#viewOf(checkoutId);
        if (!current) throw new Error("an order that was there is gone");
        return current;
      },
      subscribe: (listener) =>
        stopAll([
          this.#onResolved(listener),
          this.#options.runner.subscribe((changed) => {
            if (changed === checkoutId) listener();
          }),
        ]),
    };
  }

  retry(checkoutId: string, fromAfar?: FromAfar): StaffOrderResult {
    return this.#wish(checkoutId, fromAfar, (state, at) =>
      canRetry(state) ? { type: "StaffRetried", at, fresh: state.payments.map(freshKeys) } : null,
    );
  }

  refund({ checkoutId, refundId, amount }: RefundWish, fromAfar?: FromAfar): StaffOrderResult {
    const { runner } = this.#options;
    const known = runner.state(checkoutId)?.payments.flatMap(({ refunds }) => refunds) ?? [];
    if (known.some((refund) => refund.refundId === refundId)) return { result: "recorded" };
    return this.#wish(checkoutId, fromAfar, (state, at) => {
      const payment = refundablePayment(state);
      if (!payment || !this.#isAmount(amount, state)) return null;
      if (compare(amount, remainingOf(state, payment)) > 0) return null;
      const { paymentId } = payment.ids;
      const idempotencyKey = randomUUID();
      return { type: "StaffRefundAsked", at, paymentId, refundId, idempotencyKey, amount };
    });
  }

  reclaimPoints(checkoutId: string, fromAfar?: FromAfar): StaffOrderResult {
    return this.#wish(checkoutId, fromAfar, (state, at) =>
      canReclaimPoints(state) ? { type: "StaffLoyaltyRefundAsked", at } : null,
    );
  }

  resolve({ checkoutId, how }: ResolveWish, fromAfar?: FromAfar): StaffOrderResult {
    if (this.#damagedOrder(checkoutId)) return this.#resolveDamaged(checkoutId, how, fromAfar);
    return this.#wish(checkoutId, fromAfar, (state, at) => {
      const cases = staffCases(state).filter(({ reason }) => isResolvedBy(reason, how));
      return cases.length > 0 ? { type: "StaffResolved", at, cases, how } : null;
    });
  }

  /** Journals an action of staff, if the order exists and it is possible; a call under way has precedence. */
  #wish(
    checkoutId: string,
    fromAfar: FromAfar | undefined,
    choose: (state: CheckoutState, at: number) => StaffEvent | null,
  ): StaffOrderResult {
    const { runner, log, now } = this.#options;
    const state = runner.settledState(checkoutId);
    const event = state && choose(state, now());
    if (!event) return NOT_POSSIBLE;
    log.info({ checkoutId, wish: event.type }, "staff act on an order");
    if (fromAfar) runner.record(checkoutId, { ...event, by: fromAfar.by }, fromAfar.request);
    else runner.record(checkoutId, event);
    return { result: "recorded" };
  }

  /** A damaged journal is not written any more: what staff did is stored beside it. */
  #resolveDamaged(
    checkoutId: string,
    how: ResolutionMethod,
    fromAfar: FromAfar | undefined,
  ): StaffOrderResult {
    const { runner, log } = this.#options;
    if (!runner.orders.resolve(checkoutId, how, fromAfar)) return NOT_POSSIBLE;
    log.info({ checkoutId, how }, "staff act on a damaged order");
    for (const listener of this.#resolvedListeners) listener();
    return { result: "recorded" };
  }

  #damagedOrder(checkoutId: string): DamagedOrder | null {
    const damaged = this.#options.runner.orders.damaged();
    return damaged.find((order) => order.checkoutId === checkoutId) ?? null;
  }

  #onResolved(listener: () => void): () => void {
    this.#resolvedListeners.add(listener);
    return () => this.#resolvedListeners.delete(listener);
  }

  /** Whether it is more than zero, in whole units of the currency. */
  #isAmount(amount: string, { order }: CheckoutState): boolean {
    if (isZero(amount) || compare(amount, "0") < 0) return false;
    return compare(roundHalfUp(amount, this.#options.digitsOf(order.currency)), amount) === 0;
  }

  #viewOf(checkoutId: string): StaffOrderView | null {
    const { runner, menu, digitsOf } = this.#options;
    const loaded = runner.orders.load(checkoutId);
    const damaged = this.#damagedOrder(checkoutId);
    if (!loaded?.state) return damaged && unreadableView(damaged);
    const timeline = [...timelineOf(loaded.events), ...damagedTimeline(damaged)];
    return viewOf(loaded.state, timeline, menu(), digitsOf);
  }

  #isNumbered(checkoutId: string, digits: string): boolean {
    const row = this.row(checkoutId);
    return row !== null && isNumbered(row, digits);
  }

  #listOf(search: string | null, ids: readonly string[]): StaffOrderList {
    const { runner, listed, digitsOf } = this.#options;
    const damaged = runner.orders.damaged();
    const prints = this.#options.unconfirmedPrints.current();
    const listedIds = search === null ? [...listed.ids(), ...prints] : [];
    const wanted = new Set([...listedIds, ...ids, ...damaged.map(({ checkoutId }) => checkoutId)]);
    const unreadable = new Map(damaged.map((order) => [order.checkoutId, unreadableRow(order)]));
    const rows = [...wanted]
      .flatMap((id) => {
        const state = runner.state(id);
        return state ? rowOf(state, digitsOf) : (unreadable.get(id) ?? []);
      })
      .filter((row) => search === null || isNumbered(row, search))
      .sort(byPlacing);
    return {
      listed: rows.filter(({ reasons }) => reasons.length > 0),
      others: rows.filter(({ reasons }) => reasons.length === 0),
      unconfirmedPrints: rows.flatMap(({ checkoutId }) =>
        prints.includes(checkoutId) ? checkoutId : [],
      ),
      isComplete: listed.isComplete(),
    };
  }
}

function stopAll(stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop();
  };
}

/** The latest first; at one time, by the counter. */
function byPlacing(left: StaffOrderRow, right: StaffOrderRow): number {
  return right.placedAt - left.placedAt || right.platformOrderId - left.platformOrderId;
}

function isNumbered({ queueNumber, platformOrderId }: StaffOrderRow, digits: string): boolean {
  const isQueued = queueNumber !== null && hasDigits(queueNumber, digits);
  return isQueued || String(platformOrderId) === digits;
}

/** New keys for everything; the order's state decides which of them are used (checkout rule 3). */
function freshKeys({ ids: { paymentId, payKey } }: { readonly ids: PaymentIds }): PaymentIds {
  return {
    paymentId,
    payKey,
    captureKey: randomUUID(),
    reverseKey: randomUUID(),
    refundKey: randomUUID(),
  };
}

function rowOf(state: CheckoutState, digitsOf: StaffOrdersOptions["digitsOf"]): StaffOrderRow {
  const { order, injection, placedAt } = state;
  return {
    checkoutId: order.checkoutId,
    queueNumber: injection.at === "accepted" ? injection.queueNumber : null,
    platformOrderId: order.snapshot.platformOrderId,
    placedAt,
    orderType: order.snapshot.orderType,
    total: order.snapshot.charge.total,
    currency: order.currency,
    currencyDigits: digitsOf(order.currency),
    phase: phaseOf(state),
    reasons: [...staffReasons(state)],
  };
}

function viewOf(
  state: CheckoutState,
  timeline: readonly TimelineEntry[],
  menu: Menu | null,
  digitsOf: StaffOrdersOptions["digitsOf"],
): StaffOrderView {
  const decision = state.inFlight === null ? decide(state) : null;
  const refundable = refundablePayment(state);
  return {
    ...rowOf(state, digitsOf),
    lines: orderedLines(sentSnapshot(state), menu),
    nextTryAt: decision?.type === "wait" ? decision.until : null,
    atCounter: state.counter !== null,
    timeline: [...timeline],
    refunds: state.payments.flatMap(({ refunds }) =>
      refunds.map((refund) => ({
        refundId: refund.refundId,
        amount: refund.amount,
        at: refund.at,
        isResolved: isResolvedRefund(state, refund),
      })),
    ),
    maybeUnpaidInKitchen: isMaybeUnpaidInKitchen(state),
    isRemainderUnknown: isRemainderUnknown(state),
    canRetry: canRetry(state),
    refundable: refundable && remainingOf(state, refundable),
    canReclaimPoints: canReclaimPoints(state),
    isIdentified: state.order.loyalty !== null,
    resolved: [...new Set(state.resolved.map(({ reason }) => reason))],
  };
}
