/**
 * Orders that were cooked and not paid: when they are closed, and what happens to their points (checkout rules 4 and
 * 8).
 */

import { describe, expect, test } from "vitest";
import type { ResolutionMethod } from "../../../../domain/order-course.ts";
import { isMaybeUnpaidInKitchen, staffCases, staffReasons } from "../state/staff-list.ts";
import {
  accepted,
  allGoesWell,
  answering,
  but,
  callback,
  DECLINED,
  HOUR,
  inquiry,
  kitchen,
  type OrderChanges,
  type Play,
  playOrder,
  UNKNOWN,
} from "../testing/play.ts";

const UNPAID = ["capture-failed-after-acceptance"];
const REFUND: OrderChanges = { unused: "refund" };

/** Accepted, and its capture refused. */
function uncaptured(changes: OrderChanges = {}): Play {
  const play = playOrder(changes);
  expect(play.run(but({ Capture: answering(DECLINED) }))).not.toContain("CloseLoyalty");
  expect(staffReasons(play.state)).toEqual(UNPAID);
  return play;
}
const resolved = (play: Play, how: ResolutionMethod) =>
  play.record({ type: "StaffResolved", cases: staffCases(play.state), how });

const NOT_PAID: readonly (readonly [string, () => Play])[] = [
  ["whose capture is refused", uncaptured],
  [
    "whose capture cannot be inquired about",
    () => {
      const play = playOrder({ canInquire: false });
      play.run(but({ Capture: answering(UNKNOWN) }));
      return play;
    },
  ],
  [
    "whose payment is found declined by an inquiry",
    () => {
      const play = playOrder();
      play.run(but({ Capture: answering(UNKNOWN), Inquire: inquiry("DECLINED") }));
      return play;
    },
  ],
  [
    "whose sale turns out declined after the kitchen took it",
    () => {
      const play = playOrder({ paymentFlow: "sale", canInquire: false });
      play.run(but({ Create: () => null }));
      play.record(callback("DECLINED")).record(accepted("7"));
      play.run(allGoesWell);
      return play;
    },
  ],
];

describe.each(NOT_PAID)("an order %s", (_, made) => {
  test("is not closed, and is on the staff list", () => {
    const play = made();
    play.record(kitchen("PROCESSED"));
    expect(play.runThroughTime(allGoesWell)).toEqual([]);
    expect(play.state.closing).toMatchObject({ at: "open", tries: { count: 0 } });
    expect(staffReasons(play.state)).toHaveLength(1);
    expect(play.view()).toMatchObject({ points: { state: "staff" } });
  });

  test("is closed once staff say that it was collected", () => {
    const play = resolved(made(), "collected");
    expect(play.run(allGoesWell)).toEqual(["CloseLoyalty"]);
    expect(staffReasons(play.state)).toEqual([]);
    expect(play.view()).toMatchObject({ points: { state: "credited" } });
  });

  test.each(["unpaid", "returned", "nothing-to-do"] as const)(
    "is left to annulment once staff resolve it as %s",
    (how) => {
      const play = resolved(made(), how);
      play.record(kitchen("PROCESSED"));
      expect(play.runThroughTime(allGoesWell)).toEqual([]);
      play.later(21 * HOUR);
      expect(play.decision()).toEqual({ type: "done" });
      expect(staffReasons(play.state)).toEqual([]);
      expect(play.view()).toMatchObject({ points: { state: "returned" } });
    },
  );
});

test("an order found captured by staff's retry is closed", () => {
  const play = uncaptured().record({ type: "StaffRetried", fresh: [] });
  expect(play.run(allGoesWell)).toEqual([]);
  const { ids } = play.state.payments[0] ?? {};
  play.record({ type: "StaffRetried", fresh: ids ? [ids] : [] });
  expect(play.run(but({ Inquire: inquiry("CAPTURED") }))).toEqual(["Inquire", "CloseLoyalty"]);
});

describe("a reservation that is refunded by the setting", () => {
  test("is refunded once staff say that the order stays unpaid, and the customer reads that there are no points", () => {
    const play = resolved(uncaptured(REFUND), "unpaid");
    expect(play.run(allGoesWell)).toEqual(["RefundLoyalty"]);
    expect(play.state.loyaltyRefund).toEqual({ at: "refunded" });
    expect(play.view()).toMatchObject({ points: { state: "returned" } });
  });

  test.each(["collected", "nothing-to-do"] as const)("is not refunded when staff say %s", (how) => {
    const play = resolved(uncaptured(REFUND), how);
    expect(play.runThroughTime(allGoesWell)).not.toContain("RefundLoyalty");
  });

  test("is also refunded if staff refunded all of the money before the order was closed", () => {
    const play = playOrder(REFUND);
    play.run(but({ CloseLoyalty: () => null, Capture: () => null }));
    play.record({
      type: "CaptureAnswered",
      paymentId: "order.1",
      outcome: { status: "SUCCESS", transactionReference: null },
    });
    play.record({
      type: "StaffRefundAsked",
      paymentId: "order.1",
      refundId: "r1",
      idempotencyKey: "key",
      amount: "12.50",
    });
    expect(play.run(allGoesWell)).toEqual(["RefundPayment", "RefundLoyalty"]);
    expect(play.view()).toMatchObject({ points: { state: "returned" } });
  });

  test("is never closed afterwards: if the order is paid after all, its points go to staff", () => {
    const play = playOrder({ ...REFUND, paymentFlow: "sale" });
    play.run(but({ Create: () => null }));
    play.record(callback("DECLINED")).record(accepted("7"));
    play.run(but({ Inquire: inquiry("DECLINED") }));
    resolved(play, "unpaid");
    expect(play.run(allGoesWell)).toEqual(["RefundLoyalty"]);
    play.record(callback("SUCCESS"));
    expect(staffReasons(play.state)).toEqual(["payment-outcome-unknowable"]);
    // The kitchen has it: what the provider captured is not to be returned.
    expect(isMaybeUnpaidInKitchen(play.state)).toBe(true);
    resolved(play, "collected");
    expect(isMaybeUnpaidInKitchen(play.state)).toBe(false);
    expect(play.run(allGoesWell)).toEqual([]);
    expect(staffReasons(play.state)).toEqual(["closing-refused"]);
  });
});

test("of an order canceled later needs no refund by staff, once they said that it stays unpaid", () => {
  const play = resolved(uncaptured(), "unpaid").record(kitchen("CANCELED"));
  expect(play.run(allGoesWell)).toEqual([]);
  expect(staffReasons(play.state)).toEqual([]);
});

test("collected more than twenty hours later can only be credited by the operator", () => {
  const play = uncaptured()
    .record(kitchen("PROCESSED"))
    .later(21 * HOUR);
  resolved(play, "collected");
  expect(play.run(allGoesWell)).toEqual([]);
  expect(staffReasons(play.state)).toEqual(["closing-refused"]);
});
