import pino from "pino";
import { describe, expect, test } from "vitest";
import type { OrderStatus } from "../../../../contracts/ordering.ts";
import { MemoryDisk } from "../simulation/memory-journal.ts";
import { VirtualClock } from "../simulation/virtual-clock.ts";
import { but, HOUR, MINUTE, NOON, playOrder, type Respond, usualOrder } from "../testing/play.ts";
import type { Journal } from "./journal.ts";
import { type KitchenWatch, type OrderStateReader, watchKitchen } from "./kitchen-watch.ts";
import { type Perform, Runner } from "./runner.ts";

const LOG = pino({ enabled: false });
const NO_TOKEN = { kind: "failed", cause: "bad-token" } as const;
const REFUSED = { kind: "failed", cause: "error-status" } as const;
const NO_ANSWER = { kind: "failed", cause: "no-answer" } as const;

type Answer = Awaited<ReturnType<OrderStateReader>>;
type Reading = Extract<Answer, { kind: "orders" }>["orders"][number];

function readingOf(posId: string, status: OrderStatus, more: Partial<Reading> = {}): Reading {
  return { posId, status, reason: null, queueNumber: null, ...more };
}

/** A kiosk whose orders cost nothing, so that each goes straight to a kitchen that the test plays. */
class Shop {
  readonly clock = new VirtualClock(NOON);
  readonly disk = new MemoryDisk();
  /** The ids of each read, and its time in seconds after noon. */
  readonly asked: { readonly atS: number; readonly posIds: readonly string[] }[] = [];
  /** What the kitchen reports. */
  readonly kitchen = new Map<string, Reading>();
  answer: (posIds: readonly string[]) => Answer | Promise<Answer> = () => ({
    kind: "orders",
    orders: [...this.kitchen.values()],
  });
  /** How the kitchen answers a create. */
  respond: Respond = but({
    Create: () => ({
      type: "CreateAnswered",
      outcome: { kind: "accepted", posId: this.#nextPosId(), queueNumber: this.queueNumber },
    }),
  });
  queueNumber: string | null = "7";
  diskIsFull = false;
  #orders = 0;
  #run = this.#begin();

  get runner(): Runner {
    return this.#run.runner;
  }

  get watch(): KitchenWatch {
    return this.#run.watch;
  }

  #begin() {
    const run = { alive: true };
    const clock = this.clock.forOneRun();
    const disk = this.disk.forOneRun(
      () => run.alive,
      () => {},
    );
    const journal: Journal = {
      ...disk,
      append: (...entry) => {
        if (this.diskIsFull) throw new Error("the disk is full");
        disk.append(...entry);
      },
    };
    const perform: Perform = (command) => {
      const answer = this.respond(command, playOrder());
      const event = answer && { ...answer, at: this.clock.now() };
      return event ? Promise.resolve({ event, exchanges: [] }) : new Promise(() => {});
    };
    const runner = new Runner({ journal, clock, perform, log: LOG });
    runner.resume();
    const watch = watchKitchen({
      runner,
      clock,
      log: LOG,
      read: async (posIds) => {
        this.asked.push({ atS: (this.clock.now() - NOON) / 1_000, posIds });
        return await this.answer(posIds);
      },
    });
    const die = () => {
      run.alive = false;
      clock.die();
    };
    return { runner, watch, die };
  }

  /** The process ends, as by a power cut, and starts again. */
  restart(): void {
    this.#run.die();
    this.#run = this.#begin();
  }

  #nextPosId(): string {
    this.#orders += 1;
    return `pos-${this.#orders}`;
  }

  /** An order that the kitchen accepts. */
  async order(checkoutId: string, loyaltyOrderId: string | null = null): Promise<void> {
    const order = usualOrder({
      checkoutId,
      paymentFlow: "nothing-due",
      total: "0",
      loyaltyOrderId,
    });
    this.runner.place({ type: "Placed", at: this.clock.now(), order, ids: null });
    await waitUntilIdle();
  }

  async pass(ms: number): Promise<void> {
    let over = false;
    this.clock.after(ms, () => {
      over = true;
    });
    while (!over && this.clock.step()) await waitUntilIdle();
  }

  status(checkoutId: string): OrderStatus | undefined {
    return this.runner.state(checkoutId)?.kitchen?.status;
  }

  moves(checkoutId: string): number {
    return this.disk.events(checkoutId).filter(({ type }) => type === "KitchenMoved").length;
  }

  /** When the kitchen was polled from a time on, in seconds after that time. */
  askedSince(ms: number): number[] {
    const since = (ms - NOON) / 1_000;
    return this.asked.map(({ atS }) => atS - since).filter((atS) => atS >= 0);
  }
}

function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

describe("the states of orders", () => {
  test("are read in one call for all open orders, and a change is journalled once", async () => {
    const shop = new Shop();
    await shop.order("a");
    await shop.order("b");
    shop.kitchen.set("pos-1", readingOf("pos-1", "COOKING"));
    shop.kitchen.set("pos-2", readingOf("pos-2", "CONFIRMED_WAITING_FOR_COOKING"));
    await shop.pass(10_000);
    expect(shop.asked.map(({ posIds }) => posIds)).toEqual(
      Array.from({ length: 4 }, () => ["pos-1", "pos-2"]),
    );
    expect([shop.status("a"), shop.status("b")]).toEqual([
      "COOKING",
      "CONFIRMED_WAITING_FOR_COOKING",
    ]);
    expect([shop.moves("a"), shop.moves("b")]).toEqual([1, 1]);
  });

  test.each(["CANCELED", "FAILED"] as const)("%s is journalled with its reason", async (status) => {
    const shop = new Shop();
    await shop.order("a");
    shop.kitchen.set("pos-1", readingOf("pos-1", status, { reason: "the oven is cold" }));
    await shop.pass(4_000);
    expect(shop.disk.events("a")).toContainEqual(
      expect.objectContaining({ type: "KitchenMoved", status, reason: "the oven is cold" }),
    );
  });

  test("are not polled while there is no order", async () => {
    const shop = new Shop();
    await shop.pass(HOUR);
    expect(shop.asked).toEqual([]);
  });

  test("are polled less often as the youngest order grows older", async () => {
    const shop = new Shop();
    await shop.order("a");
    shop.kitchen.set("pos-1", readingOf("pos-1", "COOKING"));
    await shop.pass(2 * HOUR);
    const pauses = (from: number, to: number) => {
      const times = shop.askedSince(NOON).filter((atS) => atS > from && atS <= to);
      return new Set(times.slice(1).map((atS, index) => atS - (times[index] ?? 0)));
    };
    expect(pauses(0, 900)).toEqual(new Set([3]));
    expect(pauses(930, 3_600)).toEqual(new Set([15]));
    expect(pauses(3_660, 7_200)).toEqual(new Set([60]));
  });

  test.each([
    ["back", -6 * HOUR],
    ["forward", 24 * HOUR],
  ])(
    "are polled as before when the clock is set %s: an order's age is by its own time",
    async (_, jumpMs) => {
      const shop = new Shop();
      await shop.order("a");
      shop.kitchen.set("pos-1", readingOf("pos-1", "COOKING"));
      await shop.pass(10_000);
      shop.clock.set(jumpMs);
      const at = shop.clock.now();
      await shop.pass(10_000);
      expect(shop.askedSince(at)).toEqual([2, 5, 8]);
    },
  );

  test("of a new order do not wait for the slow pace of older ones", async () => {
    const shop = new Shop();
    await shop.order("old");
    shop.kitchen.set("pos-1", readingOf("pos-1", "COOKING"));
    await shop.pass(2 * HOUR + 10_000);
    const at = shop.clock.now();
    await shop.order("new");
    await shop.pass(7_000);
    expect(shop.askedSince(at)).toEqual([3, 6]);
    expect(shop.asked.at(-1)?.posIds).toEqual(["pos-1", "pos-2"]);
  });

  test.each(["PROCESSED", "CANCELED", "FAILED"] as const)(
    "are no longer polled after %s, although the order is not finished",
    async (status) => {
      const shop = new Shop();
      // The loyalty service does not answer: the order stays open for hours.
      shop.respond = but({ Create: shop.respond, CloseLoyalty: () => null });
      await shop.order("a", "loyalty-order");
      await shop.order("b");
      shop.kitchen.set("pos-1", readingOf("pos-1", status, { reason: "the kitchen's own" }));
      shop.kitchen.set("pos-2", readingOf("pos-2", "COOKING"));
      await shop.pass(4_000);
      expect(shop.status("a")).toBe(status);
      await shop.pass(4_000);
      expect(shop.runner.unfinished().map(({ order }) => order.checkoutId)).toEqual(["a", "b"]);
      expect(shop.asked.at(-1)?.posIds).toEqual(["pos-2"]);
    },
  );

  test("are not polled for longer than a business day if the kitchen reports no end", async () => {
    const shop = new Shop();
    await shop.order("a");
    shop.kitchen.set("pos-1", readingOf("pos-1", "COOKING"));
    await shop.pass(13 * HOUR);
    const asked = shop.asked.length;
    await shop.pass(HOUR);
    expect(shop.asked.length).toBe(asked);
    expect(shop.runner.unfinished()).toEqual([]);
  });

  test("are polled again after a restart", async () => {
    const shop = new Shop();
    await shop.order("a");
    await shop.pass(4_000);
    shop.restart();
    shop.kitchen.set("pos-1", readingOf("pos-1", "AWAITING_PICKUP"));
    await shop.pass(4_000);
    expect(shop.status("a")).toBe("AWAITING_PICKUP");
  });
});

test.each([-HOUR, HOUR])(
  "are still polled, and reported silent by true time, when the clock is set by %i ms",
  async (byMs) => {
    const shop = new Shop();
    await shop.order("a");
    await shop.pass(6_000);
    shop.clock.set(byMs);
    // An order that is accepted now moves the next poll ahead, if it was due later.
    await shop.order("b");
    shop.answer = () => NO_TOKEN;
    await shop.pass(14_000);
    expect(shop.watch.silentSince.current()).toBeNull();
    await shop.pass(20_000);
    expect(shop.watch.silentSince.current()).toBe(NOON + byMs + 3_000);
    const asked = shop.asked.length;
    await shop.pass(MINUTE);
    expect(shop.asked.length).toBeGreaterThan(asked);
  },
);

describe("an answer of the kitchen", () => {
  test("without the right token, or none at all, changes nothing; the next poll waits longer each time", async () => {
    const shop = new Shop();
    await shop.order("a");
    shop.answer = () => NO_TOKEN;
    await shop.pass(5 * MINUTE);
    expect(shop.askedSince(NOON).slice(0, 7)).toEqual([0, 6, 18, 42, 90, 150, 210]);
    expect(shop.moves("a")).toBe(0);
    shop.answer = () => ({ kind: "orders", orders: [readingOf("pos-1", "COOKING")] });
    await shop.pass(61_000);
    expect(shop.status("a")).toBe("COOKING");
    const back = shop.clock.now();
    await shop.pass(10_000);
    expect(shop.askedSince(back)).toHaveLength(3);
  });

  test("that leaves an order out changes nothing about it, and the others count", async () => {
    const shop = new Shop();
    await shop.order("a");
    await shop.order("b");
    shop.kitchen.set("pos-2", readingOf("pos-2", "COOKING"));
    await shop.pass(4_000);
    expect([shop.moves("a"), shop.status("b")]).toEqual([0, "COOKING"]);
    shop.kitchen.set("pos-1", readingOf("pos-1", "AWAITING_PICKUP"));
    await shop.pass(4_000);
    expect(shop.status("a")).toBe("AWAITING_PICKUP");
  });

  test.each(["error-status", "bad-token", "malformed"])(
    "that is refused (%s) because of one order hides none of the others: they are asked about in parts",
    async (cause) => {
      const shop = new Shop();
      for (const checkoutId of ["a", "b", "c", "d", "e"]) await shop.order(checkoutId);
      for (const posId of ["pos-1", "pos-3", "pos-4", "pos-5"]) {
        shop.kitchen.set(posId, readingOf(posId, "CANCELED"));
      }
      shop.answer = (posIds) =>
        posIds.includes("pos-2")
          ? { kind: "failed", cause }
          : { kind: "orders", orders: posIds.flatMap((posId) => shop.kitchen.get(posId) ?? []) };
      await shop.pass(5 * MINUTE);
      const moved = ["a", "b", "c", "d", "e"].map((checkoutId) => shop.status(checkoutId));
      expect(moved).toEqual(["CANCELED", undefined, "CANCELED", "CANCELED", "CANCELED"]);
    },
  );

  test("that refuses everything, or does not come, is not asked about in parts without end", async () => {
    const shop = new Shop();
    for (const checkoutId of ["a", "b", "c", "d"]) await shop.order(checkoutId);
    shop.answer = () => NO_ANSWER;
    await shop.pass(5 * MINUTE);
    expect(new Set(shop.asked.map(({ posIds }) => posIds.length))).toEqual(new Set([4]));
    const before = shop.asked.length;
    shop.answer = () => REFUSED;
    await shop.pass(HOUR);
    // At most seven calls a minute: all, two halves, four orders.
    expect(shop.asked.length - before).toBeLessThanOrEqual(7 * 62);
  });

  test("for an order that was not polled is ignored", async () => {
    const shop = new Shop();
    await shop.order("a");
    shop.kitchen.set("pos-9", readingOf("pos-9", "COOKING"));
    await shop.pass(4_000);
    expect(shop.moves("a")).toBe(0);
  });

  test("that reports one order twice counts by its last report, which is journalled once", async () => {
    const shop = new Shop();
    await shop.order("a");
    const twice = [readingOf("pos-1", "COOKING"), readingOf("pos-1", "AWAITING_PICKUP")];
    shop.answer = () => ({ kind: "orders", orders: twice });
    await shop.pass(30_000);
    expect([shop.status("a"), shop.moves("a")]).toEqual(["AWAITING_PICKUP", 1]);
  });

  test("brings the number of an order that was accepted without one, and changes none", async () => {
    const shop = new Shop();
    shop.queueNumber = null;
    await shop.order("a");
    const numbered = readingOf("pos-1", "CONFIRMED_WAITING_FOR_COOKING", { queueNumber: "41" });
    shop.kitchen.set("pos-1", { ...numbered, queueNumber: null });
    await shop.pass(4_000);
    shop.kitchen.set("pos-1", numbered);
    await shop.pass(4_000);
    expect(shop.runner.state("a")?.injection).toMatchObject({ queueNumber: "41" });
    const { since } = shop.runner.state("a")?.kitchen ?? {};
    expect(since).toBe(NOON);
    shop.kitchen.set("pos-1", { ...numbered, queueNumber: "42" });
    await shop.pass(10_000);
    expect(shop.runner.state("a")?.injection).toMatchObject({ queueNumber: "41" });
    expect(shop.moves("a")).toBe(2);
  });

  test("that cannot be written (a full disk) is fetched again, and polling goes on", async () => {
    const shop = new Shop();
    await shop.order("a");
    shop.kitchen.set("pos-1", readingOf("pos-1", "COOKING"));
    shop.diskIsFull = true;
    await shop.pass(10_000);
    expect(shop.status("a")).toBeUndefined();
    shop.diskIsFull = false;
    await shop.pass(MINUTE);
    expect(shop.status("a")).toBe("COOKING");
  });

  test("on which the reader throws does not end polling", async () => {
    const shop = new Shop();
    await shop.order("a");
    shop.answer = () => Promise.reject(new Error("a defect"));
    await shop.pass(10_000);
    shop.answer = () => ({ kind: "orders", orders: [readingOf("pos-1", "COOKING")] });
    await shop.pass(MINUTE);
    expect(shop.status("a")).toBe("COOKING");
  });
});

describe("silence of the kitchen", () => {
  test("is reported after 15 s, with the time of the last answer, and ends with the next", async () => {
    const shop = new Shop();
    await shop.order("a");
    shop.kitchen.set("pos-1", readingOf("pos-1", "COOKING"));
    await shop.pass(7_000);
    const { answer } = shop;
    shop.answer = () => NO_TOKEN;
    await shop.pass(14_000);
    expect(shop.watch.silentSince.current()).toBeNull();
    await shop.pass(20_000);
    expect(shop.watch.silentSince.current()).toBe(NOON + 6_000);
    shop.answer = answer;
    await shop.pass(MINUTE);
    expect(shop.watch.silentSince.current()).toBeNull();
  });

  test("is reported while a question hangs, and before the first answer counts from the first question", async () => {
    const shop = new Shop();
    await shop.order("a");
    shop.answer = () => new Promise(() => {});
    await shop.pass(20_000);
    expect(shop.asked).toHaveLength(1);
    expect(shop.watch.silentSince.current()).toBe(NOON);
  });

  test("is not reported once no order is followed", async () => {
    const shop = new Shop();
    await shop.order("a");
    shop.answer = () => NO_TOKEN;
    await shop.pass(MINUTE);
    expect(shop.watch.silentSince.current()).toBe(NOON);
    await shop.pass(13 * HOUR);
    expect(shop.watch.silentSince.current()).toBeNull();
  });
});

test("stops polling and writing once the watch is stopped", async () => {
  const shop = new Shop();
  await shop.order("a");
  const { promise, resolve } = Promise.withResolvers<Answer>();
  shop.answer = () => promise;
  await shop.pass(4_000);
  shop.watch.stop();
  resolve({ kind: "orders", orders: [readingOf("pos-1", "COOKING")] });
  await shop.pass(MINUTE);
  expect(shop.asked).toHaveLength(1);
  expect(shop.moves("a")).toBe(0);
});
