/** Orders that the counter collects (ordering.md §2.7, checkout rules 1, 2, 4 and 7). */
import { describe, expect, test } from "vitest";
import { paymentIds } from "../simulation/placed-order.ts";
import type { CreateOutcome, LoyaltyOutcome } from "../state/events.ts";
import { staffReasons } from "../state/staff-list.ts";
import {
  allGoesWell,
  but,
  callback,
  DECLINED,
  HOUR,
  inquiry,
  kitchen,
  MINUTE,
  NOON,
  NOT_SENT,
  type OrderChanges,
  PENDING,
  paid,
  playOrder,
  type Respond,
} from "../testing/play.ts";

const counterOrder = (changes: OrderChanges = {}) =>
  playOrder({ paymentFlow: "pay-at-counter", ...changes });

function created(outcome: CreateOutcome): Respond {
  return () => ({ type: "CreateAnswered", outcome });
}
function closed(outcome: LoyaltyOutcome): Respond {
  return () => ({ type: "CloseAnswered", outcome });
}
const paymentsDown = but({
  CheckHealth: (command) =>
    command.type === "CheckHealth"
      ? {
          type: "HealthAnswered",
          before: command.before,
          up: command.before === "create",
          cause: command.before === "create" ? null : "payments",
        }
      : null,
});

describe("an order for the counter", () => {
  test("goes to the kitchen without any payment call, and is never called paid", () => {
    const play = counterOrder();
    expect(play.run(allGoesWell)).toEqual(["CheckHealth", "Create"]);
    expect(play.view()).toMatchObject({
      step: "done",
      queueNumber: "7",
      paid: "0",
      dueAtCounter: "12.50",
      points: { state: "after-counter" },
    });
  });

  test("is closed with the loyalty service once it is handed out, not while it cooks", () => {
    const play = counterOrder();
    play.run(allGoesWell);
    play.record(kitchen("COOKING"));
    expect(play.run(allGoesWell)).toEqual([]);
    play.record(kitchen("PROCESSED"));
    expect(play.run(allGoesWell)).toEqual(["CloseLoyalty"]);
    expect(play.decision()).toEqual({ type: "done" });
    expect(staffReasons(play.state)).toEqual([]);
    expect(play.view()).toMatchObject({ points: { state: "credited", earned: 12 } });
  });

  test.each(["CANCELED", "FAILED"] as const)(
    "that ends %s is not closed: its reservation is annulled",
    (end) => {
      const play = counterOrder();
      play.run(allGoesWell);
      play.record(kitchen(end));
      expect(play.run(allGoesWell)).toEqual([]);
      expect(play.decision()).toEqual({ type: "done" });
      expect(staffReasons(play.state)).toEqual([]);
      expect(play.view()).toMatchObject({ step: "done", kitchen: "canceled", paid: "0" });
    },
  );

  test("that ends CANCELED has its reservation refunded at once if the setting says so", () => {
    const play = counterOrder({ unused: "refund" });
    play.run(allGoesWell);
    play.record(kitchen("CANCELED"));
    expect(play.run(allGoesWell)).toEqual(["RefundLoyalty"]);
    expect(play.decision()).toEqual({ type: "done" });
  });

  test("that was handed out and then canceled after all is refunded once", () => {
    const play = counterOrder();
    play.run(allGoesWell);
    play.record(kitchen("PROCESSED"));
    play.run(
      but({ CloseLoyalty: closed({ kind: "no-answer", cause: "lost", mayHaveArrived: true }) }),
    );
    play.record(kitchen("CANCELED"));
    expect(play.runThroughTime(allGoesWell)).toEqual(["CloseLoyalty", "RefundLoyalty"]);
  });

  test("goes to staff after twenty hours if the kitchen reports no end, and not before", () => {
    const play = counterOrder();
    play.run(allGoesWell);
    play.record(kitchen("COOKING"));
    play.later(20 * HOUR - MINUTE);
    expect(play.decision()).toMatchObject({ type: "wait" });
    expect(staffReasons(play.state)).toEqual([]);
    expect(play.runThroughTime(allGoesWell)).toEqual([]);
    expect(play.now - NOON).toBeLessThan(20 * HOUR + MINUTE);
    expect(play.decision()).toEqual({ type: "done" });
    expect(staffReasons(play.state)).toEqual(["closing-refused"]);
  });

  test("of a guest does not go to staff if the kitchen reports no end", () => {
    const play = counterOrder({ loyaltyOrderId: null });
    play.runThroughTime(allGoesWell);
    expect(play.now - NOON).toBe(12 * HOUR);
    expect(play.decision()).toEqual({ type: "done" });
    expect(staffReasons(play.state)).toEqual([]);
    expect(play.view()).toMatchObject({ points: null });
  });

  test("is tried three times, half a second apart, and then nothing is due", () => {
    const play = counterOrder();
    const calls = play.runThroughTime(
      but({ Create: created({ kind: "not-sent", cause: "refused" }) }),
    );
    expect(calls.filter((call) => call === "Create")).toHaveLength(3);
    expect(play.now - NOON).toBe(1_000);
    expect(play.view()).toMatchObject({
      step: "checkout-failed",
      reason: "kitchen-unreachable",
      money: "not-charged",
      ranOut: null,
      errorCode: null,
      canPayAgain: false,
    });
  });

  test("goes to staff if it may have reached the kitchen", () => {
    const play = counterOrder();
    play.runThroughTime(but({ Create: created({ kind: "ambiguous", cause: "lost" }) }));
    expect(staffReasons(play.state)).toEqual(["may-be-in-the-kitchen"]);
  });

  test("is not sent later than three minutes after it was placed", () => {
    const play = counterOrder();
    play.run(but({ CheckHealth: () => null }));
    play.later(3 * MINUTE + 1).record({ type: "Interrupted", cause: "the host stopped" });
    expect(play.run(allGoesWell)).toEqual([]);
    expect(play.view()).toMatchObject({ reason: "kiosk-interrupted" });
  });

  test("is not sent if its customer left before the kitchen was asked, but is followed if they left afterwards", () => {
    const early = counterOrder();
    early.run(but({ CheckHealth: () => null }));
    early.record({ type: "Abandoned" });
    early.record({ type: "HealthAnswered", before: "create", up: true, cause: null });
    expect(early.run(allGoesWell)).toEqual([]);
    expect(early.view()).toMatchObject({ reason: "payment-canceled", money: "not-charged" });
    const late = counterOrder();
    late.run(but({ Create: () => null }));
    late.record({ type: "Abandoned" });
    late.record({ type: "CreateAnswered", outcome: { kind: "ambiguous", cause: "lost" } });
    expect(late.runThroughTime(allGoesWell)).toContain("Create");
  });
});

describe("from a failed payment to the counter", () => {
  const chosen = { type: "CounterChosen", method: "CASH" } as const;

  test.each([
    ["declined", but({ Pay: paid(DECLINED) })],
    ["not reached", but({ Pay: paid(NOT_SENT) })],
    ["not even tried, as the card service is down", paymentsDown],
  ])("%s: the same order goes to the kitchen, to be paid at the counter", (_, failing) => {
    const play = playOrder();
    play.runThroughTime(failing);
    expect(play.view()).toMatchObject({
      step: "checkout-failed",
      money: "not-charged",
      canPayAgain: true,
    });
    play.record(chosen);
    expect(play.run(allGoesWell)).toEqual(["CheckHealth", "Create"]);
    expect(play.state.counter).toMatchObject({ method: "CASH" });
    expect(play.view()).toMatchObject({ step: "done", paid: "0", dueAtCounter: "12.50" });
  });

  test("is not offered once the kitchen may have the order, although the payment came to nothing", () => {
    const play = playOrder();
    play.run(but({ Create: () => null }));
    play.record(callback("DECLINED"));
    play.record({ type: "CreateAnswered", outcome: { kind: "ambiguous", cause: "lost" } });
    play.run(but({ Inquire: inquiry("VOIDED") }));
    expect(play.view()).toMatchObject({ reason: "payment-expired", canPayAgain: false });
  });

  test("is not offered for an order whose identification another order goes on with", () => {
    const play = playOrder();
    play.run(but({ Pay: paid(DECLINED) }));
    expect(play.view()).toMatchObject({ canPayAgain: true });
    play.record({ type: "LoyaltyPassedOn" });
    expect(play.view()).toMatchObject({ canPayAgain: false });
  });

  test("paying by card can be tried again once the card service is up", () => {
    const play = playOrder();
    play.run(paymentsDown);
    expect(play.view()).toMatchObject({ reason: "payment-unavailable", canPayAgain: true });
    play.record({ type: "PaidAgain", ids: paymentIds("order", 2) });
    expect(play.run(allGoesWell)).toContain("Pay");
    expect(play.view()).toMatchObject({ step: "done", paid: "12.50", dueAtCounter: null });
  });

  test("is refused while a payment may still succeed", () => {
    const play = playOrder();
    play.run(but({ Pay: paid(PENDING) }));
    play.record({ type: "Abandoned" });
    play.run(but({ Inquire: inquiry("PENDING") }));
    const before = play.state;
    play.record(chosen);
    expect(play.state).toEqual({ ...before, now: play.state.now });
    expect(play.state.counter).toBeNull();
  });

  test("a payment that succeeds after all is returned: the counter takes the money", () => {
    const play = playOrder();
    play.run(but({ Pay: paid(PENDING) }));
    play.record(callback("DECLINED"));
    play.run(allGoesWell);
    play.record(chosen);
    play.run(allGoesWell);
    play.record(callback("SUCCESS"));
    expect(play.run(but({ Inquire: inquiry("AUTHORIZED") }))).toEqual(["Inquire", "ReturnMoney"]);
    expect(play.view()).toMatchObject({ step: "done", dueAtCounter: "12.50" });
    expect(staffReasons(play.state)).toEqual([]);
  });

  test("has three minutes from the choice of the counter, not from placing", () => {
    const play = playOrder();
    play.run(but({ Pay: paid(DECLINED) }));
    play.later(10 * MINUTE).record(chosen);
    expect(play.run(allGoesWell)).toEqual(["CheckHealth", "Create"]);
  });

  test("is no longer offered after the visit", () => {
    const play = playOrder();
    play.run(but({ Pay: paid(DECLINED) }));
    play.record({ type: "VisitEnded" }).record(chosen);
    expect(play.decision()).toEqual({ type: "done" });
    expect(play.view()).toMatchObject({ step: "checkout-failed", canPayAgain: false });
  });
});
