/** What happens to the points reserved for an order that failed (checkout rule 8). */
import { expect, test } from "vitest";
import type { LoyaltyOutcome } from "../state/events.ts";
import { staffReasons } from "../state/staff-list.ts";
import {
  allGoesWell,
  answering,
  but,
  DECLINED,
  HOUR,
  kitchen,
  LOST,
  paid,
  playOrder,
  type Respond,
  SUCCESS,
} from "../testing/play.ts";

const REFUND = { unused: "refund" } as const;

function answers(...outcomes: readonly LoyaltyOutcome[]): Respond {
  let count = 0;
  return () => {
    const outcome = outcomes[Math.min(count, outcomes.length - 1)];
    count += 1;
    return outcome ? { type: "LoyaltyRefundAnswered", outcome } : null;
  };
}
const lost: LoyaltyOutcome = { kind: "no-answer", cause: "lost", mayHaveArrived: true };

/** An identified order whose payment was declined. */
function declined(changes: Parameters<typeof playOrder>[0] = {}) {
  const play = playOrder(changes);
  play.run(but({ Pay: paid(DECLINED) }));
  return play;
}

test("is left to annulment by default", () => {
  const play = declined().record({ type: "VisitEnded" });
  expect(play.decision()).toEqual({ type: "done" });
  expect(play.run(allGoesWell)).toEqual([]);
});

test("is refunded once the customer has left, if the setting says so", () => {
  const play = declined(REFUND);
  expect(play.run(allGoesWell)).toEqual([]);
  expect(play.decision()).toMatchObject({ type: "wait" });
  play.record({ type: "VisitEnded" });
  expect(play.run(allGoesWell)).toEqual(["RefundLoyalty"]);
  expect(play.state.loyaltyRefund).toEqual({ at: "refunded" });
  expect(play.decision()).toEqual({ type: "done" });
});

test("of an order that the kitchen refused is refunded too, after the money", () => {
  const play = playOrder(REFUND);
  play.run(but({ Pay: () => null }));
  play.record({ type: "VisitEnded" }).record({
    type: "PaymentAnswered",
    paymentId: "order.1",
    outcome: SUCCESS,
  });
  const refused = but({
    Create: () => ({
      type: "CreateAnswered",
      outcome: { kind: "rejected", reason: null, posErrorType: null },
    }),
  });
  expect(play.run(refused).slice(-2)).toEqual(["ReturnMoney", "RefundLoyalty"]);
});

test("of a card order canceled before its closing is refunded as well", () => {
  const play = playOrder(REFUND);
  play.run(but({ Capture: answering(LOST) }));
  play.record(kitchen("CANCELED"));
  expect(play.runThroughTime(allGoesWell)).toContain("RefundLoyalty");
  expect(staffReasons(play.state)).toEqual([]);
});

test("stays if another order of the visit uses it", () => {
  const play = declined(REFUND).record({ type: "LoyaltyPassedOn" }).record({ type: "VisitEnded" });
  expect(play.run(allGoesWell)).toEqual([]);
  expect(play.decision()).toEqual({ type: "done" });
});

test("whose refund the service refuses is annulled by itself: it does not go to staff", () => {
  const play = declined(REFUND).record({ type: "VisitEnded" });
  play.run(but({ RefundLoyalty: answers({ kind: "refused", errorText: "no" }) }));
  expect(play.state.loyaltyRefund).toEqual({ at: "left-to-annulment" });
  expect(play.decision()).toEqual({ type: "done" });
  expect(staffReasons(play.state)).toEqual([]);
});

test("is retried until an answer comes, for at most twenty hours", () => {
  const once = declined(REFUND).record({ type: "VisitEnded" });
  const accepted: LoyaltyOutcome = { kind: "accepted", pointsReward: 0, pointsSpent: 0 };
  expect(once.runThroughTime(but({ RefundLoyalty: answers(lost, lost, accepted) }))).toHaveLength(
    3,
  );
  expect(once.state.loyaltyRefund).toEqual({ at: "refunded" });
  const never = declined(REFUND).record({ type: "VisitEnded" });
  const from = never.now;
  never.runThroughTime(but({ RefundLoyalty: answers(lost) }));
  expect(never.decision()).toEqual({ type: "done" });
  expect(never.now - from).toBeLessThan(21 * HOUR);
  expect(staffReasons(never.state)).toEqual([]);
});

test("of a customer who never leaves is left to annulment after twenty hours", () => {
  const play = declined(REFUND);
  expect(play.runThroughTime(allGoesWell)).toEqual([]);
  expect(play.decision()).toEqual({ type: "done" });
});

test("does not exist for a guest", () => {
  const play = declined({ ...REFUND, loyaltyOrderId: null }).record({ type: "VisitEnded" });
  expect(play.decision()).toEqual({ type: "done" });
});
