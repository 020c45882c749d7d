import { expect, test } from "vitest";
import {
  accepted,
  allGoesWell,
  answering,
  but,
  callback,
  HOUR,
  inquiry,
  kitchen,
  LOST,
  NOON,
  playOrder,
  type Respond,
} from "../testing/play.ts";
import type { LoyaltyOutcome } from "./events.ts";
import { staffReasons } from "./staff-list.ts";

const CLOSED: LoyaltyOutcome = { kind: "accepted", pointsReward: 12, pointsSpent: 0 };
const REFUSED: LoyaltyOutcome = { kind: "refused", errorText: "no" };
const lost = (mayHaveArrived: boolean): LoyaltyOutcome => ({
  kind: "no-answer",
  cause: "lost",
  mayHaveArrived,
});

/** Answers order-closed, or the loyalty refund, with these outcomes in turn; the last one repeats. */
function answers(...outcomes: readonly LoyaltyOutcome[]): Respond {
  let count = 0;
  return (command) => {
    const outcome = outcomes[Math.min(count, outcomes.length - 1)];
    count += 1;
    if (!outcome) return null;
    const type = command.type === "CloseLoyalty" ? "CloseAnswered" : "LoyaltyRefundAnswered";
    return { type, outcome };
  };
}
const closings = (calls: readonly string[]) =>
  calls.filter((call) => call === "CloseLoyalty").length;

test("closing waits until the money is captured", () => {
  const play = playOrder();
  play.run(but({ Capture: answering(LOST) }));
  expect(
    play.events.some((event) => event.type === "Started" && event.command.type === "CloseLoyalty"),
  ).toBe(false);
});

test("a closing whose answer was lost is repeated until accepted, and never sent again", () => {
  const play = playOrder();
  play.run(but({ CloseLoyalty: answers(lost(true)) }));
  play.record(kitchen("PROCESSED"));
  expect(play.runThroughTime(but({ CloseLoyalty: answers(lost(true), CLOSED) }))).toEqual([
    "CloseLoyalty",
    "CloseLoyalty",
  ]);
  expect(play.decision()).toEqual({ type: "done" });
  expect(staffReasons(play.state)).toEqual([]);
});

test("after two tries the customer sees that points come later", () => {
  const play = playOrder();
  play.run(but({ CloseLoyalty: answers(lost(false)) }));
  expect(play.view()).toMatchObject({ points: { state: "pending" } });
  for (let tries = 0; tries < 2; tries += 1) {
    play.later(HOUR).run(but({ CloseLoyalty: answers(lost(false)) }));
  }
  expect(play.view()).toMatchObject({ points: { state: "later" } });
});

test("a refusal at the first answer goes to staff, and the customer is promised no points", () => {
  const play = playOrder();
  play.run(but({ CloseLoyalty: answers(REFUSED) }));
  expect(staffReasons(play.state)).toEqual(["closing-refused"]);
  expect(play.view()).toMatchObject({ points: { state: "staff" } });
});

test("HTTP 400 goes to staff at once and is not repeated, unless they ask for it", () => {
  const play = playOrder();
  play.record(kitchen("PROCESSED"));
  const calls = play.runThroughTime(but({ CloseLoyalty: answers({ kind: "invalid" }) }));
  expect(closings(calls)).toBe(1);
  expect(staffReasons(play.state)).toEqual(["closing-refused"]);
  expect(play.view()).toMatchObject({ points: { state: "staff" } });
  play.record({ type: "StaffRetried", fresh: [] });
  expect(play.run(allGoesWell)).toEqual(["CloseLoyalty"]);
  expect(staffReasons(play.state)).toEqual([]);
});

test("HTTP 400 on the loyalty refund goes to staff at once; a mere reservation is left to annulment", () => {
  const invalid = but({ RefundLoyalty: answers({ kind: "invalid" }) });
  const closed = playOrder();
  closed.run(allGoesWell);
  closed.record(kitchen("CANCELED"));
  expect(closed.runThroughTime(invalid)).toEqual(["ReturnMoney", "RefundLoyalty"]);
  expect(staffReasons(closed.state)).toEqual(["loyalty-refund-refused"]);
  const reserved = playOrder({ paymentFlow: "pay-at-counter", unused: "refund" });
  reserved.run(allGoesWell);
  reserved.record(kitchen("CANCELED"));
  expect(reserved.runThroughTime(invalid)).toEqual(["RefundLoyalty"]);
  expect(staffReasons(reserved.state)).toEqual([]);
});

test("a refusal after requests that never arrived is a refusal", () => {
  const play = playOrder();
  play.record(kitchen("COOKING"));
  play.runThroughTime(but({ CloseLoyalty: answers(lost(false), REFUSED) }));
  expect(staffReasons(play.state)).toEqual(["closing-refused"]);
});

test("a refusal after a lost answer counts as probably closed", () => {
  const play = playOrder();
  play.run(but({ CloseLoyalty: answers(lost(true)) }));
  play.later(HOUR).run(but({ CloseLoyalty: answers(REFUSED) }));
  expect(staffReasons(play.state)).toEqual(["closing-probably-done"]);
});

test("a refusal after a lost answer counts as probably closed, although a later request never arrived", () => {
  const play = playOrder();
  play.run(but({ CloseLoyalty: answers(lost(true)) }));
  play.later(HOUR).run(but({ CloseLoyalty: answers(lost(false)) }));
  play.later(HOUR).run(but({ CloseLoyalty: answers(REFUSED) }));
  expect(staffReasons(play.state)).toEqual(["closing-probably-done"]);
});

test("an order that cost nothing and was canceled before closing is left to annulment", () => {
  const play = playOrder({ paymentFlow: "nothing-due", total: "0" });
  play.run(but({ CheckHealth: () => null }));
  play.record({ type: "HealthAnswered", before: "create", up: true, cause: null });
  play.run(but({ Create: () => null }));
  play.record(accepted()).record(kitchen("CANCELED"));
  expect(closings(play.runThroughTime(allGoesWell))).toBe(0);
});

test("closing is tried for twenty hours, also across a crash, and then goes to staff", () => {
  const play = playOrder();
  play.run(but({ CloseLoyalty: () => null }));
  play.record({ type: "Interrupted", cause: "the host stopped" }).record({ type: "Resumed" });
  play.record(kitchen("PROCESSED"));
  const calls = play.runThroughTime(but({ CloseLoyalty: answers(lost(true)) }));
  expect(closings(calls)).toBeGreaterThan(30);
  expect(play.now).toBeGreaterThan(NOON + 20 * HOUR);
  expect(play.now).toBeLessThan(NOON + 21 * HOUR);
  expect(play.decision()).toEqual({ type: "done" });
  expect(staffReasons(play.state)).toEqual(["closing-refused"]);
});

test("an order canceled before closing is left to annulment, also after twenty hours", () => {
  const play = playOrder();
  play.run(but({ Capture: answering(LOST) }));
  play.record(kitchen("CANCELED"));
  expect(closings(play.runThroughTime(allGoesWell))).toBe(0);
  play.later(21 * HOUR);
  expect(play.decision()).toEqual({ type: "done" });
  expect(staffReasons(play.state)).toEqual([]);
});

test("an order canceled after a closing without an answer is closed first, then refunded: a repeat credits once", () => {
  const play = playOrder();
  play.run(but({ CloseLoyalty: answers(lost(true)) }));
  play.record(kitchen("CANCELED"));
  const calls = play.runThroughTime(allGoesWell);
  expect(calls).toEqual(["ReturnMoney", "CloseLoyalty", "RefundLoyalty"]);
});

test("a closing that was begun is repeated although the payment is found missing: it may have credited", () => {
  const play = playOrder({ paymentFlow: "sale" });
  play.run(but({ CloseLoyalty: answers(lost(true)) }));
  play.record(callback("DECLINED"));
  play.run(but({ Inquire: inquiry("DECLINED"), CloseLoyalty: () => null }));
  play.record(kitchen("CANCELED"));
  expect(play.runThroughTime(allGoesWell)).toEqual(["CloseLoyalty", "RefundLoyalty"]);
});

test("the points of a canceled order that was probably closed are refunded, and staff learn of a refusal", () => {
  const probablyClosed = () => {
    const play = playOrder();
    play.run(but({ CloseLoyalty: answers(lost(true)) }));
    play.later(HOUR).run(but({ CloseLoyalty: answers(REFUSED) }));
    return play.record(kitchen("CANCELED"));
  };
  const play = probablyClosed();
  expect(play.runThroughTime(allGoesWell)).toEqual(["ReturnMoney", "RefundLoyalty"]);
  const refused = probablyClosed();
  refused.runThroughTime(but({ RefundLoyalty: answers(REFUSED) }));
  expect(staffReasons(refused.state)).toContain("loyalty-refund-refused");
});

test("an order canceled after closings that never arrived is not closed: nothing of it was paid", () => {
  const play = playOrder({ unused: "refund" });
  play.run(but({ CloseLoyalty: answers(lost(false)) }));
  play.record(kitchen("CANCELED"));
  expect(play.runThroughTime(allGoesWell)).toEqual(["ReturnMoney", "RefundLoyalty"]);
  expect(staffReasons(play.state)).toEqual([]);
});

test("an order canceled after a refused closing needs nobody, and is not closed by a retry", () => {
  const play = playOrder();
  play.run(but({ CloseLoyalty: answers(REFUSED) }));
  play.record(kitchen("CANCELED"));
  expect(play.runThroughTime(allGoesWell)).toEqual(["ReturnMoney"]);
  expect(staffReasons(play.state)).toEqual([]);
  play.record({ type: "StaffRetried", fresh: [] });
  expect(play.runThroughTime(allGoesWell)).toEqual([]);
});

test("a refused loyalty refund goes to staff, an unanswered one after sixty tries", () => {
  const canceled = () => {
    const play = playOrder();
    play.run(allGoesWell);
    return play.record(kitchen("CANCELED"));
  };
  const refused = canceled();
  refused.run(but({ RefundLoyalty: answers(REFUSED) }));
  expect(staffReasons(refused.state)).toEqual(["loyalty-refund-refused"]);
  const silent = canceled();
  const calls = silent.runThroughTime(but({ RefundLoyalty: answers(lost(false)) }));
  expect(calls.filter((call) => call === "RefundLoyalty")).toHaveLength(60);
  expect(silent.decision()).toEqual({ type: "done" });
  expect(staffReasons(silent.state)).toEqual(["loyalty-refund-refused"]);
});

test("an order that was not accepted is never closed", () => {
  const play = playOrder();
  play.run(
    but({
      Create: () => ({
        type: "CreateAnswered",
        outcome: { kind: "rejected", reason: null, posErrorType: null },
      }),
    }),
  );
  play.later(21 * HOUR);
  expect(closings(play.run(allGoesWell))).toBe(0);
  expect(staffReasons(play.state)).toEqual([]);
});
