import { isDeepStrictEqual } from "node:util";
import { Cell, type Live } from "../../shared/live.ts";
import type { Clock, Runner } from "../running/runner.ts";
import { kitchenStep } from "../state/kitchen-step.ts";
import { sentSnapshot } from "../state/sent-snapshot.ts";
import type { CheckoutState } from "../state/state.ts";

/** How long a number that has just become ready is called out as new. */
const NEW_FOR_MS = 30_000;
/** An order that its kitchen never calls ready leaves the board after this long. */
const PREPARING_SHOWN_MS = 3 * 60 * 60_000;
/** An order for later is shown from this long before its time, or once it is being cooked. */
const SHOWN_BEFORE_MS = 30 * 60_000;
/** How long the customer of a canceled order is asked to the counter. */
const ASK_SHOWN_MS = 10 * 60_000;
/** What has left the board is remembered for so long: a late report of the kitchen must not bring it back. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;
/** No display shows more numbers than this in one column. */
const MOST_IN_A_COLUMN = 200;

/** What the device's settings say of the order-status display. */
export type BoardTimes = {
  /** How long a number stays after PROCESSED. */
  readonly collectedMs: number;
  /** How long a ready number stays if PROCESSED does not come. */
  readonly readyMs: number;
};

/** The numbers of this kiosk's orders, as shown to everybody in the outlet. */
export type Board = {
  /** Oldest first. */
  readonly preparing: readonly string[];
  /** Latest first. */
  readonly ready: readonly { readonly number: string; readonly isNew: boolean }[];
  /** Canceled: their customers are to ask at the counter. Latest first. */
  readonly ask: readonly string[];
};

/**
 * An order on the board; times in milliseconds, in the order's own time or, for `boardAt` and `leavesAt`, in the
 * board's.
 */
export type BoardOrder = {
  readonly number: string;
  readonly column: "preparing" | "ready" | "ask";
  /** Since when the number is its own: when the kitchen accepted it, or, for later, when its turn comes. */
  readonly ownsNumberSince: number;
  /** Since when it is in this column. */
  readonly since: number;
  /** Of an order for later: from when on it is shown; null if it may be shown at once. */
  readonly notBefore: number | null;
  /** When the POS reported PROCESSED; null before. */
  readonly collectedAt: number | null;
};

/** A number in a column, since when in milliseconds of the board's monotonic clock. */
export type BoardEntry = { readonly number: string; readonly since: number };

/** The numbers of one kiosk by column, in no particular order. */
export type BoardEntries = Readonly<Record<BoardOrder["column"], readonly BoardEntry[]>>;

export type OrderBoard = {
  readonly board: Live<Board>;
  /** What the board is made of. */
  entries(): BoardEntries;
  stop(): void;
};

const COLUMNS = {
  waiting: "preparing",
  preparing: "preparing",
  ready: "ready",
  canceled: "ask",
} as const;

/** The column of an order, from its previous one; null if it has no number to show. */
export function boardOrder(state: CheckoutState, before: BoardOrder | null): BoardOrder | null {
  const { injection, kitchen } = state;
  if (injection.at !== "accepted" || injection.queueNumber === null) return null;
  const step = kitchenStep(state);
  const column = COLUMNS[step];
  const { deliveryAt = null } = sentSnapshot(state);
  const turnAt = deliveryAt && deliveryAt.atMs - SHOWN_BEFORE_MS;
  // Of an order for later the wait begins when it is cooked.
  const since =
    column === "preparing" && deliveryAt === null
      ? injection.since
      : (kitchen?.since ?? injection.since);
  return {
    number: injection.queueNumber,
    column,
    ownsNumberSince: Math.max(injection.since, turnAt ?? 0),
    // PROCESSED after it was ready: it has been ready since then.
    since: before?.column === column && column !== "preparing" ? before.since : since,
    notBefore: step === "waiting" ? turnAt : null,
    collectedAt: kitchen?.status === "PROCESSED" ? kitchen.since : null,
  };
}

/** When an order leaves the board, in the time of its fields. */
export function leavesAt(
  order: Pick<BoardOrder, "column" | "since" | "notBefore" | "collectedAt">,
  times: BoardTimes,
): number {
  const { column, since, notBefore, collectedAt } = order;
  if (column === "preparing") return Math.max(since, notBefore ?? 0) + PREPARING_SHOWN_MS;
  if (column === "ask") return since + ASK_SHOWN_MS;
  const uncollected = since + times.readyMs;
  return collectedAt === null
    ? uncollected
    : Math.min(uncollected, collectedAt + times.collectedMs);
}

/** An order in the board's time: its past steps keep their age, and its pick-up time is the clock's. */
function shifted(
  { ownsNumberSince, since, collectedAt, notBefore, ...order }: BoardOrder,
  { orderAheadMs, clockAheadMs }: { readonly orderAheadMs: number; readonly clockAheadMs: number },
): BoardOrder {
  return {
    ...order,
    ownsNumberSince: ownsNumberSince - orderAheadMs,
    since: since - orderAheadMs,
    collectedAt: collectedAt && collectedAt - orderAheadMs,
    notBefore: notBefore && notBefore - clockAheadMs,
  };
}

/**
 * How long after its end an order can still decide what is on the board, in milliseconds: it is shown itself, or it was
 * given the number of an earlier one that would be.
 */
export function boardMemoryMs(times: BoardTimes): number {
  return PREPARING_SHOWN_MS + Math.max(times.readyMs, times.collectedMs, ASK_SHOWN_MS);
}

/** The board at a time, and when it next changes without any event; null if it does not. */
export function boardAt(
  orders: Iterable<BoardOrder>,
  now: number,
  times: BoardTimes,
): { readonly board: Board; readonly entries: BoardEntries; readonly nextAt: number | null } {
  const isCurrent = (order: BoardOrder) => now < leavesAt(order, times);
  const all = [...orders];
  const begun = all.filter(({ notBefore }) => notBefore === null || now >= notBefore);
  // An order that has left the board has taken its number with it.
  const shown = lastOfEachNumber(begun).filter(isCurrent);
  const current = all.filter(isCurrent);
  const changes = current.flatMap((order) => [
    leavesAt(order, times),
    order.since + NEW_FOR_MS,
    order.notBefore ?? 0,
  ]);
  const nextAt = Math.min(...changes.filter((time) => time > now));
  const entries = {
    preparing: columnOf(shown, "preparing"),
    ready: columnOf(shown, "ready"),
    ask: columnOf(shown, "ask"),
  };
  return {
    board: boardOf(entries, now),
    entries,
    nextAt: Number.isFinite(nextAt) ? nextAt : null,
  };
}

/** What is shown of the numbers of one kiosk, or of several. */
export function boardOf({ preparing, ready, ask }: BoardEntries, now: number): Board {
  return {
    preparing: latestFirst(preparing)
      .reverse()
      .map(({ number }) => number),
    ready: latestFirst(ready).map(({ number, since }) => ({
      number,
      isNew: now < since + NEW_FOR_MS,
    })),
    ask: latestFirst(ask).map(({ number }) => number),
  };
}

/** A POS gives numbers out again: whoever was given one last waits for it, in one column, or has collected it. */
function lastOfEachNumber(orders: readonly BoardOrder[]): readonly BoardOrder[] {
  const oldestFirst = orders.toSorted(
    (left, right) => left.ownsNumberSince - right.ownsNumberSince,
  );
  return [...new Map(oldestFirst.map((order) => [order.number, order])).values()];
}

function columnOf(orders: readonly BoardOrder[], column: BoardOrder["column"]): BoardEntry[] {
  return orders
    .filter((order) => order.column === column)
    .map(({ number, since, notBefore }) => ({
      number,
      since: Math.max(since, notBefore ?? since),
    }));
}

/** A number that several kiosks gave out is shown once: the latest. */
function latestFirst(entries: readonly BoardEntry[]): BoardEntry[] {
  const seen = new Set<string>();
  return [...entries]
    .sort((left, right) => right.since - left.since)
    .filter(({ number }) => !seen.has(number) && seen.add(number))
    .slice(0, MOST_IN_A_COLUMN);
}

/** The board of a running kiosk. `earlier` are orders from before this start that have ended and may still be on it. */
export function createOrderBoard(options: {
  readonly runner: Runner;
  readonly clock: Clock;
  readonly times: BoardTimes;
  readonly earlier: readonly CheckoutState[];
}): OrderBoard {
  const { runner, clock, times, earlier } = options;
  /** By checkoutId, each in its order's own time, with how far that is ahead of the board's. */
  const orders = new Map<string, { readonly order: BoardOrder; readonly aheadMs: number }>();
  const board = new Cell<Board>({ preparing: [], ready: [], ask: [] });
  let entries: BoardEntries = { preparing: [], ready: [], ask: [] };
  let cancel = () => {};

  const take = (state: CheckoutState) => {
    const { checkoutId } = state.order;
    const order = boardOrder(state, orders.get(checkoutId)?.order ?? null);
    if (order) {
      orders.set(checkoutId, { order, aheadMs: runner.timeOf(checkoutId) - clock.monotonic() });
    }
    return order !== null;
  };
  const show = () => {
    const now = clock.monotonic();
    const clockAheadMs = clock.now() - now;
    const shown: BoardOrder[] = [];
    for (const [checkoutId, { order, aheadMs }] of orders) {
      const inBoardTime = shifted(order, { orderAheadMs: aheadMs, clockAheadMs });
      if (now > leavesAt(inBoardTime, times) + FORGOTTEN_AFTER_MS) orders.delete(checkoutId);
      else shown.push(inBoardTime);
    }
    const at = boardAt(shown, now, times);
    ({ entries } = at);
    if (!isDeepStrictEqual(at.board, board.current())) board.set(at.board);
    cancel();
    cancel = at.nextAt === null ? () => {} : clock.at(at.nextAt + clockAheadMs, show);
  };

  for (const state of [...earlier, ...runner.unfinished()]) take(state);
  show();
  const unsubscribe = runner.subscribe((_checkoutId, state) => {
    if (take(state)) show();
  });
  return {
    board,
    entries: () => entries,
    stop() {
      unsubscribe();
      cancel();
    },
  };
}
