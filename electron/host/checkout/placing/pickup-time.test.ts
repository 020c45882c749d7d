/** An order for later (ordering.md §2.7 deliveryAt), and what happens when its time passes. */
import { expect, test } from "vitest";
import { paymentIds } from "../simulation/placed-order.ts";
import { sentSnapshot } from "../state/sent-snapshot.ts";
import {
  allGoesWell,
  but,
  callback,
  DECLINED,
  HOUR,
  kitchen,
  MINUTE,
  NOON,
  PENDING,
  Play,
  paid,
  usualOrder,
} from "../testing/play.ts";

const QUARTER_PAST = { atMs: NOON + 15 * MINUTE, datetime: "2027-01-04T13:15:00+01:00" };

function wanted(
  paymentFlow: "authorize-capture" | "pay-at-counter" | "nothing-due" = "authorize-capture",
): Play {
  const total = paymentFlow === "nothing-due" ? "0" : "12.50";
  const order = usualOrder({ paymentFlow, total, loyaltyOrderId: null });
  return new Play({ ...order, snapshot: { ...order.snapshot, deliveryAt: QUARTER_PAST } });
}

test("in time, every attempt sends the kitchen the same time", () => {
  const play = wanted();
  const lost = but({
    Create: () => ({ type: "CreateAnswered", outcome: { kind: "ambiguous", cause: "lost" } }),
  });
  play.run(lost);
  expect(sentSnapshot(play.state).deliveryAt).toEqual(QUARTER_PAST);
  play.later(20 * MINUTE);
  expect(sentSnapshot(play.state).deliveryAt).toEqual(QUARTER_PAST);
});

test("a time that passes while the customer pays becomes as soon as possible, in every attempt", () => {
  const play = wanted();
  play.run(but({ Pay: paid(PENDING) }));
  play.later(4 * MINUTE).record(callback("SUCCESS"));
  const late = wanted();
  late.run(but({ Pay: paid({ ...PENDING, expectedTtlSeconds: 1_800 }) }));
  late.later(16 * MINUTE).record(callback("SUCCESS"));
  for (const each of [play, late]) each.run(but({ Create: () => null }));
  expect(sentSnapshot(play.state).deliveryAt).toEqual(QUARTER_PAST);
  expect(sentSnapshot(late.state).deliveryAt).toBeNull();
});

test("the customer sees whether the kitchen was asked before the chosen time", () => {
  const play = wanted();
  play.run(allGoesWell);
  expect(play.view()).toMatchObject({ step: "done", pickupTimePassed: false });
  // That it passes later changes nothing: it is the time that the kitchen has.
  expect(play.later(20 * MINUTE).view()).toMatchObject({ pickupTimePassed: false });
  const late = wanted();
  late.run(but({ Pay: paid({ ...PENDING, expectedTtlSeconds: 1_800 }) }));
  late
    .later(16 * MINUTE)
    .record(callback("SUCCESS"))
    .run(allGoesWell);
  expect(late.view()).toMatchObject({ step: "done", pickupTimePassed: true });
});

test("an order for the evening is followed until twelve hours after its time: a cancellation returns the money", () => {
  const order = usualOrder({ loyaltyOrderId: null });
  const evening = { atMs: NOON + 13 * HOUR, datetime: "2027-01-05T02:00:00+01:00" };
  const play = new Play({ ...order, snapshot: { ...order.snapshot, deliveryAt: evening } });
  play.run(allGoesWell);
  play.later(24 * HOUR);
  expect(play.decision()).toEqual({ type: "wait", until: evening.atMs + 12 * HOUR });
  expect(play.record(kitchen("CANCELED")).run(allGoesWell)).toEqual(["ReturnMoney"]);
});

test.each(["pay-at-counter", "nothing-due"] as const)(
  "a time that passes before a %s order is sent ends the order",
  (paymentFlow) => {
    const play = wanted(paymentFlow);
    play.run(but({ CheckHealth: () => null }));
    play.later(15 * MINUTE).record({ type: "Interrupted", cause: "the host stopped" });
    expect(play.run(allGoesWell)).toEqual([]);
    expect(play.view()).toMatchObject({ step: "checkout-failed", reason: "pickup-time-passed" });
  },
);

test("a customer who pays again after the time has passed is notified before any payment", () => {
  const play = wanted();
  play.run(but({ Pay: paid(DECLINED) }));
  play.later(16 * MINUTE).record({ type: "PaidAgain", ids: paymentIds("order", 2) });
  expect(play.run(allGoesWell)).toEqual([]);
  expect(play.view()).toMatchObject({
    step: "checkout-failed",
    reason: "pickup-time-passed",
    money: "not-charged",
    errorCode: null,
    canPayAgain: false,
  });
});
