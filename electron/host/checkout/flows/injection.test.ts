import { expect, test } from "vitest";
import type { CreateOutcome } from "../state/events.ts";
import { staffReasons } from "../state/staff-list.ts";
import { allGoesWell, but, MINUTE, NOON, playOrder, type Respond } from "../testing/play.ts";

const ACCEPTED: CreateOutcome = { kind: "accepted", posId: "pos-1", queueNumber: "7" };
const REJECTED: CreateOutcome = { kind: "rejected", reason: "no", posErrorType: "UNKNOWN" };
const AMBIGUOUS: CreateOutcome = { kind: "ambiguous", cause: "token" };
const NOT_SENT: CreateOutcome = { kind: "not-sent", cause: "refused" };

/** Answers create with these outcomes in turn. */
function creates(...outcomes: readonly CreateOutcome[]): Respond {
  let count = 0;
  return () => {
    const outcome = outcomes[count];
    count += 1;
    return outcome ? { type: "CreateAnswered", outcome } : null;
  };
}

test("an attempt without an answer is repeated 500 ms later, and accepted then", () => {
  const play = playOrder({ loyaltyOrderId: null });
  play.run(but({ Create: creates(AMBIGUOUS) }));
  expect(play.decision()).toEqual({ type: "wait", until: NOON + 500 });
  play.later(500);
  expect(play.run(but({ Create: creates(ACCEPTED) }))).toEqual(["Create", "Capture"]);
  expect(staffReasons(play.state)).toEqual([]);
});

test("after three attempts without an answer the money is returned, and staff check the kitchen", () => {
  const play = playOrder();
  const calls = play.runThroughTime(but({ Create: creates(AMBIGUOUS, AMBIGUOUS, AMBIGUOUS) }));
  expect(calls.filter((call) => call === "Create")).toHaveLength(3);
  expect(calls.at(-1)).toBe("ReturnMoney");
  expect(staffReasons(play.state)).toEqual(["may-be-in-the-kitchen"]);
  expect(play.view()).toMatchObject({ reason: "kitchen-unreachable", money: "released" });
});

test("three attempts of which none was sent do not go to staff", () => {
  const play = playOrder();
  play.runThroughTime(but({ Create: creates(NOT_SENT, NOT_SENT, NOT_SENT) }));
  expect(staffReasons(play.state)).toEqual([]);
  expect(play.view()).toMatchObject({ reason: "kitchen-unreachable", money: "released" });
});

test("one attempt without an answer among others that were not sent goes to staff", () => {
  const play = playOrder();
  play.runThroughTime(but({ Create: creates(AMBIGUOUS, NOT_SENT, NOT_SENT) }));
  expect(staffReasons(play.state)).toEqual(["may-be-in-the-kitchen"]);
});

test("FAILED is definite: no further attempt, and the money is returned", () => {
  const play = playOrder();
  const calls = play.run(but({ Create: creates(REJECTED) }));
  expect(calls).toEqual(["CheckHealth", "Pay", "CheckHealth", "Create", "ReturnMoney"]);
  expect(play.view()).toMatchObject({ reason: "kitchen-refused", money: "released" });
});

test("an item that ran out is shown as the reason", () => {
  const play = playOrder();
  play.run(but({ Create: creates({ ...REJECTED, posErrorType: "ITEM_UNAVAILABLE" }) }));
  expect(play.view()).toMatchObject({ reason: "item-unavailable" });
});

test("FAILED after an attempt without an answer still sends staff to the kitchen", () => {
  const play = playOrder();
  play.runThroughTime(but({ Create: creates(AMBIGUOUS, REJECTED) }));
  expect(staffReasons(play.state)).toEqual(["may-be-in-the-kitchen"]);
  expect(play.view()).toMatchObject({ reason: "kitchen-refused", money: "released" });
});

test("an attempt that was under way at a crash counts, and may be in the kitchen", () => {
  const play = playOrder();
  play.run(but({ Create: () => null }));
  play.record({ type: "Interrupted", cause: "the host stopped" });
  play.now += 3 * MINUTE + 1;
  play.record({ type: "Resumed" });
  expect(play.run(allGoesWell)).toEqual(["ReturnMoney"]);
  expect(staffReasons(play.state)).toEqual(["may-be-in-the-kitchen"]);
});

test("three minutes after the payment the order is no longer sent", () => {
  const play = playOrder();
  play.run(
    but({
      CheckHealth: (command) =>
        command.type === "CheckHealth" && command.before === "create"
          ? null
          : allGoesWell(command, play),
    }),
  );
  play.now += 3 * MINUTE;
  play.record({ type: "HealthAnswered", before: "create", up: true, cause: null });
  expect(play.decision()).toMatchObject({ command: { type: "Create" } });
  play.now += 1;
  play.record({ type: "TimePassed" });
  expect(play.run(allGoesWell)).toEqual(["ReturnMoney"]);
  expect(play.view()).toMatchObject({ reason: "kiosk-interrupted" });
});

test("a free order is not sent later than three minutes either", () => {
  const play = playOrder({ paymentFlow: "nothing-due", total: "0" });
  play.later(3 * MINUTE + 1);
  expect(play.run(allGoesWell)).toEqual([]);
  expect(play.view()).toMatchObject({ reason: "kiosk-interrupted", money: "not-charged" });
});
