import pino from "pino";
import { describe, expect, test } from "vitest";
import type { OrderStatus } from "../../../../contracts/ordering.ts";
import { type Perform, Runner } from "../running/runner.ts";
import { MemoryDisk } from "../simulation/memory-journal.ts";
import { VirtualClock } from "../simulation/virtual-clock.ts";
import { allGoesWell, but, HOUR, MINUTE, NOON, type Play, playOrder } from "../testing/play.ts";
import { boardAt, boardMemoryMs, boardOrder, createOrderBoard } from "./order-board.ts";

const TIMES = { collectedMs: 2 * MINUTE, readyMs: 30 * MINUTE };
const EMPTY = { preparing: [], ready: [], ask: [] };

/** An order that the kitchen has accepted, at noon or later, under a number. */
function accepted(checkoutId: string, queueNumber: string | null, afterMs = 0): Play {
  const play = playOrder({ checkoutId, loyaltyOrderId: null });
  play.later(afterMs);
  play.run(
    but({
      Create: () => ({
        type: "CreateAnswered",
        outcome: { kind: "accepted", posId: `pos of ${checkoutId}`, queueNumber },
      }),
    }),
  );
  return play;
}

function move(play: Play, status: OrderStatus, afterMs: number): Play {
  play.later(afterMs);
  return play.record({ type: "KitchenMoved", status, reason: null });
}

/** The order, as one that its customer wants at a time. */
function wantedAt(play: Play, atMs: number): Play {
  const { order } = play.state;
  const deliveryAt = { atMs, datetime: "2027-01-04T19:00:00+01:00" };
  play.state = { ...play.state, order: { ...order, snapshot: { ...order.snapshot, deliveryAt } } };
  return play;
}

/** The board of these orders at a time, each order seen at every step. */
function boardOf(plays: readonly Play[], now: number) {
  const orders = plays.flatMap((play) => boardOrder(play.state, null) ?? []);
  return boardAt(orders, now, TIMES).board;
}

describe("an order", () => {
  test.each([
    ["PROCESSING", "preparing"],
    ["CONFIRMED_WAITING_FOR_COOKING", "preparing"],
    ["COOKING", "preparing"],
    ["AWAITING_PICKUP", "ready"],
    ["AWAITING_DELIVERY", "ready"],
    ["BEING_DELIVERED", "ready"],
    ["PROCESSED", "ready"],
    ["CANCELED", "ask"],
    ["FAILED", "ask"],
  ] as const)("of status %s is listed as %s", (status, column) => {
    const order = boardOrder(move(accepted("a", "7"), status, MINUTE).state, null);
    expect(order).toMatchObject({ number: "7", column });
  });

  test("is being prepared as soon as the kitchen has accepted it", () => {
    expect(boardOf([accepted("a", "7")], NOON)).toEqual({ ...EMPTY, preparing: ["7"] });
  });

  test("without a number is not on it, nor is one that the kitchen has not accepted", () => {
    const refused = playOrder({ loyaltyOrderId: null });
    refused.run(
      but({
        Create: () => ({
          type: "CreateAnswered",
          outcome: { kind: "rejected", reason: null, posErrorType: null },
        }),
      }),
    );
    expect(boardOf([accepted("a", null), refused, playOrder()], NOON)).toEqual(EMPTY);
  });
});

describe("the board", () => {
  test("lists what waits longest first among those in preparation, and the latest first among the ready", () => {
    const order = (number: string, column: "preparing" | "ready", since: number) => ({
      number,
      column,
      ownsNumberSince: since,
      since,
      notBefore: null,
      collectedAt: null,
    });
    const orders = [
      order("2", "preparing", NOON + 1),
      order("1", "preparing", NOON),
      order("3", "ready", NOON + MINUTE),
      order("4", "ready", NOON + 2 * MINUTE),
    ];
    const { board } = boardAt(orders, NOON + 2 * MINUTE + 10_000, TIMES);
    expect(board.preparing).toEqual(["1", "2"]);
    expect(board.ready).toEqual([
      { number: "4", isNew: true },
      { number: "3", isNew: false },
    ]);
  });

  test("shows a number as new for half a minute, and removes it some time after PROCESSED", () => {
    const play = move(accepted("a", "7"), "AWAITING_PICKUP", MINUTE);
    const readyAt = NOON + MINUTE;
    const waiting = boardOrder(play.state, null);
    move(play, "PROCESSED", 5 * MINUTE);
    const collected = boardOrder(play.state, waiting);
    if (!waiting || !collected) throw new Error("on the board");
    const ready = (isNew: boolean) => ({ ...EMPTY, ready: [{ number: "7", isNew }] });
    expect(boardAt([waiting], readyAt + 29_999, TIMES)).toMatchObject({
      board: ready(true),
      nextAt: readyAt + 30_000,
    });
    expect(boardAt([waiting], readyAt + 30_000, TIMES)).toMatchObject({
      board: ready(false),
      nextAt: readyAt + 30 * MINUTE,
    });
    // It was ready before, so it is not called a second time.
    expect(boardAt([collected], readyAt + 5 * MINUTE, TIMES)).toMatchObject({
      board: ready(false),
      nextAt: readyAt + 7 * MINUTE,
    });
    expect(boardAt([collected], readyAt + 7 * MINUTE, TIMES)).toMatchObject({
      board: EMPTY,
      nextAt: null,
    });
  });

  test("removes a ready number after a time if the POS never reports that it was collected", () => {
    const play = move(accepted("a", "7"), "AWAITING_PICKUP", 0);
    expect(boardOf([play], NOON + 30 * MINUTE - 1).ready).toHaveLength(1);
    expect(boardOf([play], NOON + 30 * MINUTE)).toEqual(EMPTY);
  });

  test("removes a number whose end the kitchen never reports", () => {
    expect(boardOf([accepted("a", "7")], NOON + 3 * HOUR - 1).preparing).toEqual(["7"]);
    expect(boardOf([accepted("a", "7")], NOON + 3 * HOUR)).toEqual(EMPTY);
  });

  test("shows an order for later half an hour before its time, or once it is cooked", () => {
    const evening = NOON + 6 * HOUR;
    const play = wantedAt(accepted("a", "7"), evening);
    const waiting = boardOrder(play.state, null);
    if (!waiting) throw new Error("known to the board");
    expect(boardAt([waiting], NOON + HOUR, TIMES)).toMatchObject({
      board: EMPTY,
      nextAt: evening - 30 * MINUTE,
    });
    const shown = boardAt([waiting], evening - 30 * MINUTE, TIMES);
    expect(shown.board.preparing).toEqual(["7"]);
    // Other displays count from then, too.
    expect(shown.entries.preparing).toEqual([{ number: "7", since: evening - 30 * MINUTE }]);
    expect(boardAt([waiting], evening + 2 * HOUR, TIMES).board.preparing).toEqual(["7"]);
    expect(boardAt([waiting], evening + 3 * HOUR, TIMES).board).toEqual(EMPTY);

    move(play, "COOKING", 5 * HOUR);
    const cooking = boardOrder(play.state, waiting);
    if (!cooking) throw new Error("known to the board");
    expect(boardAt([cooking], play.now, TIMES).board.preparing).toEqual(["7"]);
  });

  test("counts the wait from the acceptance if the time had passed before the kitchen was asked", () => {
    const since = (atMs: number) => {
      const play = move(wantedAt(accepted("a", "7"), atMs), "COOKING", 5 * MINUTE);
      return boardOrder(play.state, null)?.since;
    };
    expect(since(NOON + HOUR)).toBe(NOON + 5 * MINUTE);
    expect(since(NOON - MINUTE)).toBe(NOON);
  });

  test("asks the customer of a canceled order to the counter for ten minutes", () => {
    const play = move(accepted("a", "7"), "CANCELED", MINUTE);
    expect(boardOf([play], NOON + 11 * MINUTE - 1)).toEqual({ ...EMPTY, ask: ["7"] });
    expect(boardOf([play], NOON + 11 * MINUTE)).toEqual(EMPTY);
  });

  test.each([
    { earlier: "AWAITING_PICKUP", later: "COOKING", shown: { preparing: ["7"] } },
    {
      earlier: "COOKING",
      later: "AWAITING_PICKUP",
      shown: { ready: [{ number: "7", isNew: true }] },
    },
    { earlier: "CANCELED", later: "COOKING", shown: { preparing: ["7"] } },
  ] as const)(
    "shows a number that was given out again for the later order only: $later, not $earlier",
    ({ earlier, later, shown }) => {
      const second = move(accepted("b", "7", MINUTE), later, MINUTE);
      const first = move(accepted("a", "7"), earlier, 2 * MINUTE);
      expect(boardOf([second, first], NOON + 2 * MINUTE)).toEqual({ ...EMPTY, ...shown });
    },
  );

  test.each(["PROCESSED", "CANCELED"] as const)(
    "does not show a number for an earlier order again once the later one has left: %s",
    (status) => {
      const second = move(accepted("b", "7", MINUTE), status, MINUTE);
      const first = move(accepted("a", "7"), "COOKING", MINUTE);
      expect(boardOf([second, first], NOON + 2 * MINUTE).preparing).toEqual([]);
      expect(boardOf([second, first], NOON + HOUR)).toEqual(EMPTY);
    },
  );

  test("shows the number of an order for later, though another had it before its turn", () => {
    const first = wantedAt(accepted("a", "7"), NOON + 6 * HOUR);
    const second = move(accepted("b", "7", MINUTE), "PROCESSED", MINUTE);
    expect(boardOf([first, second], NOON + 5 * HOUR)).toEqual(EMPTY);
    expect(boardOf([first, second], NOON + 6 * HOUR).preparing).toEqual(["7"]);
    move(first, "COOKING", 6 * HOUR);
    expect(boardOf([first, second], NOON + 6 * HOUR).preparing).toEqual(["7"]);
  });

  test("is made of ended orders too, for as long as an earlier one with their number may be open", () => {
    expect(boardMemoryMs(TIMES)).toBe(3 * HOUR + TIMES.readyMs);
  });
});

describe("the board of a running kiosk", () => {
  const LOG = pino({ enabled: false });

  function openShop() {
    const machine = new VirtualClock(NOON);
    const clock = machine.forOneRun();
    const disk = new MemoryDisk().forOneRun(
      () => true,
      () => {},
    );
    const perform: Perform = (command) => {
      const answer = allGoesWell(command, playOrder());
      return answer
        ? Promise.resolve({ event: { ...answer, at: clock.now() }, exchanges: [] })
        : new Promise(() => {});
    };
    const runner = new Runner({ journal: disk, clock, perform, log: LOG });
    const place = async () => {
      const { order } = playOrder({
        loyaltyOrderId: null,
        paymentFlow: "nothing-due",
        total: "0",
      }).state;
      runner.place({ type: "Placed", at: clock.now(), order, ids: null });
      await waitUntilIdle();
    };
    const record = (status: OrderStatus) =>
      runner.record("order", { type: "KitchenMoved", at: clock.now(), status, reason: null });
    const pass = async (ms: number) => {
      let over = false;
      machine.after(ms, () => {
        over = true;
      });
      while (!over && machine.step()) await waitUntilIdle();
    };
    return { machine, clock, runner, place, record, pass };
  }
  const waitUntilIdle = () => new Promise((resolve) => setImmediate(resolve));

  test("is updated by every order, and by time", async () => {
    const shop = openShop();
    const { board } = createOrderBoard({ ...shop, times: TIMES, earlier: [] });
    let pushed = 0;
    board.subscribe(() => {
      pushed += 1;
    });
    await shop.place();
    expect(board.current()).toEqual({ ...EMPTY, preparing: ["7"] });
    shop.record("COOKING");
    // Nothing shown has changed.
    expect(pushed).toBe(1);
    shop.record("AWAITING_PICKUP");
    expect(board.current().ready).toEqual([{ number: "7", isNew: true }]);
    await shop.pass(30_000);
    expect(board.current().ready).toEqual([{ number: "7", isNew: false }]);
    shop.record("PROCESSED");
    await shop.pass(2 * MINUTE);
    expect(board.current()).toEqual(EMPTY);
    expect(pushed).toBe(4);
  });

  test.each([-HOUR, HOUR])(
    "shows a number for its full time, though the clock is set by %i ms",
    async (byMs) => {
      const shop = openShop();
      const { board } = createOrderBoard({ ...shop, times: TIMES, earlier: [] });
      await shop.place();
      shop.machine.set(byMs);
      await shop.pass(MINUTE);
      shop.record("AWAITING_PICKUP");
      expect(board.current().ready).toEqual([{ number: "7", isNew: true }]);
      await shop.pass(30_000);
      expect(board.current().ready).toEqual([{ number: "7", isNew: false }]);
      shop.machine.set(-byMs);
      await shop.pass(TIMES.readyMs - 30_001);
      expect(board.current().ready).toHaveLength(1);
      await shop.pass(1);
      expect(board.current()).toEqual(EMPTY);
    },
  );

  test.each([-HOUR, HOUR])(
    "keeps the age of its numbers over a restart, though the clock was set by %i ms",
    async (byMs) => {
      const shop = openShop();
      await shop.place();
      shop.record("AWAITING_PICKUP");
      await shop.pass(20 * MINUTE);
      shop.machine.set(byMs);
      const { board } = createOrderBoard({ ...shop, times: TIMES, earlier: [] });
      expect(board.current().ready).toEqual([{ number: "7", isNew: false }]);
      await shop.pass(10 * MINUTE);
      expect(board.current()).toEqual(EMPTY);
    },
  );

  test("does not show a number again that has been removed", async () => {
    const shop = openShop();
    const { board } = createOrderBoard({ ...shop, times: TIMES, earlier: [] });
    await shop.place();
    shop.record("AWAITING_PICKUP");
    await shop.pass(HOUR);
    expect(board.current()).toEqual(EMPTY);
    shop.record("PROCESSED");
    expect(board.current()).toEqual(EMPTY);
  });

  test("shows the same after a restart, both orders under way and just collected", async () => {
    const shop = openShop();
    await shop.place();
    shop.record("COOKING");
    const collected = move(accepted("b", "8"), "PROCESSED", 0).state;
    const { board, stop } = createOrderBoard({ ...shop, times: TIMES, earlier: [collected] });
    expect(board.current()).toEqual({
      preparing: ["7"],
      ready: [{ number: "8", isNew: true }],
      ask: [],
    });
    stop();
    shop.record("AWAITING_PICKUP");
    expect(board.current().preparing).toEqual(["7"]);
  });
});
