/** Deletes old orders (settings `operation.retention`): in small steps, and never by a clock that may be wrong. */
import type { Clock, Runner } from "../checkout/running/runner.ts";
import { staffReasons } from "../checkout/state/staff-list.ts";
import type { Log } from "../net/log.ts";
import type { ClockState } from "../operation/clock-check.ts";
import type { CardStore } from "../store/cards.ts";
import type { PrintJobs } from "../store/print-jobs.ts";
import type { EndedOrder, EndedOrders } from "../store/retention.ts";
import type { UnmatchedCallbacks } from "../store/unmatched-callbacks.ts";

const DAY_MS = 86_400_000;
/** The pause before a round: after a start, and after the last one. */
const FIRST_ROUND_MS = 60_000;
const ROUND_EVERY_MS = 6 * 3_600_000;
/** Between two small steps: a customer's tap never waits for more than one of them. */
const STEP_EVERY_MS = 200;
const ORDERS_A_STEP = 20;
const EXCHANGES_A_STEP = 200;
/** A repeat of a request of staff at the console comes within minutes; a month is for what nobody thought of. */
const STAFF_REQUEST_DAYS = 30;

/** A reported callback of an unknown payment is stored for as long as this, in case its payment turns up after all. */
const CALLBACK_DAYS = 90;
/** Receipts are printed again on the day, perhaps on the next. */
const PRINT_DAYS = 2;

export type RetentionOptions = {
  readonly orders: EndedOrders;
  readonly cards: Pick<CardStore, "eraseExpired" | "forgetEnrollments">;
  readonly callbacks: Pick<UnmatchedCallbacks, "forget">;
  readonly prints: Pick<PrintJobs, "forgetContent">;
  readonly runner: Pick<Runner, "state" | "orders">;
  readonly days: {
    readonly orderDays: number;
    readonly exchangeDays: number;
    readonly personalDays: number;
  };
  /** A clock that is a year ahead would make every order an old one. */
  readonly clockState: () => ClockState;
  readonly clock: Clock;
  readonly log: Pick<Log, "info" | "warn">;
};

/** Starts the rounds, which never throw; returns a function that stops them. */
export function watchRetention(options: RetentionOptions): () => void {
  const { clock, log } = options;
  let cancel = () => {};
  const plan = (inMs: number, work: () => void): void => {
    cancel = clock.at(clock.now() + inMs, work);
  };
  const round = (): void => {
    const { state } = options.clockState();
    if (state === "right") {
      attempt(() => step(beginRound(options)));
      return;
    }
    log.warn({ clock: state }, "nothing is deleted: the clock is not known to be right");
    plan(ROUND_EVERY_MS, round);
  };
  const step = (work: Round): void => {
    if (work.step()) {
      plan(STEP_EVERY_MS, () => attempt(() => step(work)));
      return;
    }
    const gone = work.gone();
    if (Object.values(gone).some((count) => count > 0)) {
      options.orders.emptyLog();
      log.info(gone, "old records deleted");
    }
    plan(ROUND_EVERY_MS, round);
  };
  /** A round that fails, on damaged records or a failing disk, is left to the next one. */
  const attempt = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      log.warn({ error }, "old records could not be deleted");
      plan(ROUND_EVERY_MS, round);
    }
  };
  plan(FIRST_ROUND_MS, round);
  return () => cancel();
}

type Round = {
  /** Deletes a few; returns whether more are left. */
  step(): boolean;
  /** How many were deleted so far. */
  gone(): Gone;
};
type Gone = {
  readonly orders: number;
  readonly exchanges: number;
  readonly personal: number;
  /** Cards on file that had expired. */
  readonly cards: number;
  /** Requests of staff at the console. */
  readonly staffRequests: number;
  /** Enrollments of cards. */
  readonly enrollments: number;
  /** Of payments for no order of this kiosk. */
  readonly callbacks: number;
  /** What could be printed again. */
  readonly prints: number;
};

function beginRound(options: RetentionOptions): Round {
  const { orders, cards, callbacks, prints, runner, days, clock } = options;
  const now = clock.now();
  const resolved = new Set(
    runner.orders.damaged().flatMap((order) => (order.resolved ? order.checkoutId : [])),
  );
  let behind: EndedOrder | undefined;
  let ordersGone = 0;
  let exchangesGone = 0;
  let personalGone = 0;
  let cardsGone = 0;
  let requestsGone = 0;
  let enrollmentsGone = 0;
  let callbacksGone = 0;
  let printsGone = 0;
  // Exchanges with the services name the customer too.
  const exchangeDays = Math.min(days.exchangeDays, days.personalDays);
  const ordersStep = (): boolean => {
    const found = orders.endedBefore(now - days.orderDays * DAY_MS, ORDERS_A_STEP, behind);
    for (const order of found) {
      behind = order;
      // Cases that staff have not resolved stay until they have.
      const state = runner.state(order.checkoutId);
      const needsStaff = state ? staffReasons(state).length > 0 : !resolved.has(order.checkoutId);
      if (needsStaff) continue;
      orders.forget(order.checkoutId);
      ordersGone += 1;
    }
    return found.length === ORDERS_A_STEP;
  };
  return {
    step() {
      if (orders.dateEnds(now, EXCHANGES_A_STEP) === EXCHANGES_A_STEP) return true;
      if (ordersStep()) return true;
      const erased = orders.erasePersonal(now - days.personalDays * DAY_MS, EXCHANGES_A_STEP);
      personalGone += erased;
      if (erased === EXCHANGES_A_STEP) return true;
      const gone = orders.forgetExchanges(now - exchangeDays * DAY_MS, EXCHANGES_A_STEP);
      exchangesGone += gone;
      if (gone === EXCHANGES_A_STEP) return true;
      const done = now - STAFF_REQUEST_DAYS * DAY_MS;
      const requests = orders.forgetStaffRequests(done, EXCHANGES_A_STEP);
      requestsGone += requests;
      if (requests === EXCHANGES_A_STEP) return true;
      cardsGone += cards.eraseExpired(now);
      enrollmentsGone += cards.forgetEnrollments(now);
      callbacksGone += callbacks.forget(now - CALLBACK_DAYS * DAY_MS);
      printsGone += prints.forgetContent(now - PRINT_DAYS * DAY_MS);
      return false;
    },
    gone: () => ({
      orders: ordersGone,
      exchanges: exchangesGone,
      personal: personalGone,
      cards: cardsGone,
      staffRequests: requestsGone,
      enrollments: enrollmentsGone,
      callbacks: callbacksGone,
      prints: printsGone,
    }),
  };
}
