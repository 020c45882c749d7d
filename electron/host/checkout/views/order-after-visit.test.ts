import { describe, expect, test } from "vitest";
import { VirtualClock } from "../simulation/virtual-clock.ts";
import {
  accepted,
  allGoesWell,
  but,
  callback,
  kitchen,
  NOON,
  type Play,
  pendingOrder,
} from "../testing/play.ts";
import { createOrdersAfterVisits } from "./order-after-visit.ts";

/** What the start screen shows of an order that is played by hand. */
function followed(play: Play) {
  const clock = new VirtualClock(NOON);
  const listeners = new Set<(checkoutId: string) => void>();
  const orders = createOrdersAfterVisits(
    {
      state: () => play.state,
      subscribe(listener) {
        const onChange = (checkoutId: string) => listener(checkoutId, play.state);
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },
    },
    clock,
  );
  orders.follow("order");
  return {
    orders,
    clock,
    announce: () => {
      for (const listener of listeners) listener("order");
      return orders.live.current();
    },
    listeners,
  };
}

describe("an order that goes on after its visit", () => {
  test("is shown with its number and in its language once the kitchen has it, for 60 s", () => {
    const play = pendingOrder();
    play.record({ type: "VisitEnded" });
    const { orders, announce, clock, listeners } = followed(play);
    expect(orders.live.current()).toBeNull();
    play.record(callback("SUCCESS"));
    expect(announce()).toBeNull();
    play.run(but({ Create: () => accepted("47"), Capture: () => null }));
    const { locale } = play.state.order;
    const shown = { locale, outcome: "in-kitchen", queueNumber: "47", money: null };
    expect(announce()).toEqual(shown);
    clock.at(NOON + 59_000, () => expect(orders.live.current()).toEqual(shown));
    clock.at(NOON + 61_000, () => expect(orders.live.current()).toBeNull());
    while (clock.step());
    expect(listeners.size).toBe(0);
  });

  test("is shown for 60 s in all, whatever events come meanwhile", () => {
    const play = pendingOrder();
    play.record({ type: "VisitEnded" }).record(callback("SUCCESS"));
    play.run(but({ Create: () => accepted("47"), Capture: () => null }));
    const { orders, announce, clock } = followed(play);
    expect(announce()).not.toBeNull();
    clock.at(NOON + 30_000, () => {
      play.record(kitchen("COOKING"));
      expect(announce()).not.toBeNull();
    });
    const ends: number[] = [];
    orders.live.subscribe(() => {
      if (orders.live.current() === null) ends.push(clock.now() - NOON);
    });
    // Another order has its own 60 s, independent of the first one's.
    clock.at(NOON + 70_000, () => orders.follow("order"));
    while (clock.step());
    expect(ends).toEqual([60_000, 130_000]);
  });

  test("does not shorten the 60 s of the next one, even if notified repeatedly", () => {
    const play = pendingOrder();
    play.record({ type: "VisitEnded" }).record(callback("SUCCESS"));
    play.run(but({ Create: () => accepted("47"), Capture: () => null }));
    const { orders, announce, clock } = followed(play);
    announce();
    clock.at(NOON + 30_000, () => announce());
    clock.at(NOON + 50_000, () => orders.follow("order"));
    const ends: number[] = [];
    orders.live.subscribe(() => {
      if (orders.live.current() === null) ends.push(clock.now() - NOON);
    });
    while (clock.step());
    expect(ends).toEqual([50_000, 110_000]);
  });

  test("is shown as canceled, with what happens to the money", () => {
    const play = pendingOrder();
    play.record({ type: "VisitEnded" }).record(callback("SUCCESS"));
    play.run(but({ Create: () => accepted("47") }));
    const { announce } = followed(play);
    play.record(kitchen("CANCELED"));
    expect(announce()).toMatchObject({
      outcome: "canceled",
      queueNumber: "47",
      money: "being-returned",
    });
  });

  test("that was paid and not made is shown with what happens to the money", () => {
    const play = pendingOrder();
    play.record({ type: "VisitEnded" }).record(callback("SUCCESS"));
    const rejected = { kind: "rejected", reason: null, posErrorType: null } as const;
    play.run(
      but({
        Create: () => ({ type: "CreateAnswered", outcome: rejected }),
        ReturnMoney: () => null,
      }),
    );
    expect(followed(play).announce()).toMatchObject({
      outcome: "not-made",
      money: "being-released",
    });
  });

  test("is not shown if nothing was paid, nor once another visit has begun", () => {
    const unpaid = pendingOrder();
    unpaid.record({ type: "VisitEnded" }).record(callback("DECLINED"));
    unpaid.run(allGoesWell);
    expect(followed(unpaid).announce()).toBeNull();

    const play = pendingOrder();
    play.record({ type: "VisitEnded" }).record(callback("SUCCESS"));
    const { orders, announce } = followed(play);
    orders.over();
    play.run(allGoesWell);
    expect(announce()).toBeNull();
  });
});
