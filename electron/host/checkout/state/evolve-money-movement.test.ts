import { describe, expect, test } from "vitest";
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
  LOST,
  MINUTE,
  NOON,
  type OrderChanges,
  type Play,
  playOrder,
  SUCCESS,
  UNKNOWN,
} from "../testing/play.ts";
import type { OperationOutcome } from "./events.ts";
import { staffReasons } from "./staff-list.ts";

/** An order that the kitchen has, whose capture gets these answers. */
function captured(...outcomes: readonly OperationOutcome[]) {
  const play = playOrder({ loyaltyOrderId: null });
  play.run(but({ Create: () => null }));
  play.record(accepted());
  return { play, answers: but({ Capture: answering(...outcomes) }) };
}

const given = (play: Play) =>
  play.events.flatMap((event) =>
    event.type === "Started" && event.command.type === "ReturnMoney"
      ? [event.command.operation]
      : [],
  );

describe("capture", () => {
  test("DECLINED after the kitchen has the order goes to staff: the customer is eating", () => {
    const { play, answers } = captured(DECLINED);
    expect(play.run(answers)).toEqual(["Capture"]);
    expect(staffReasons(play.state)).toEqual(["capture-failed-after-acceptance"]);
    play.record(kitchen("PROCESSED"));
    expect(play.decision()).toEqual({ type: "done" });
  });

  test("a lost answer is repeated with the same key for about a day, then goes to staff", () => {
    const { play, answers } = captured(LOST);
    play.record(kitchen("PROCESSED"));
    const calls = play.runThroughTime(answers);
    expect(calls).toHaveLength(60);
    expect(play.now - NOON).toBeGreaterThan(20 * HOUR);
    expect(staffReasons(play.state)).toEqual(["capture-failed-after-acceptance"]);
  });

  test("a capture repeated after a lost answer captures once", () => {
    const { play, answers } = captured(LOST, SUCCESS);
    play.record(kitchen("PROCESSED"));
    expect(play.runThroughTime(answers)).toEqual(["Capture", "Capture"]);
    expect(play.status()).toMatchObject({ at: "captured" });
  });

  test("UNKNOWN is inquired about: found captured, it is not captured again", () => {
    const { play } = captured(UNKNOWN);
    const answers = but({ Capture: answering(UNKNOWN), Inquire: inquiry("CAPTURED") });
    expect(play.run(answers)).toEqual(["Capture", "Inquire"]);
    expect(play.status()).toMatchObject({ at: "captured" });
  });

  test("UNKNOWN is inquired about: found still authorized, it is captured later", () => {
    const { play } = captured();
    play.record(kitchen("PROCESSED"));
    const answers = but({ Capture: answering(UNKNOWN, SUCCESS), Inquire: inquiry("AUTHORIZED") });
    expect(play.runThroughTime(answers)).toEqual(["Capture", "Inquire", "Capture"]);
  });

  test("UNKNOWN again and again goes to staff within minutes: the integrator may not know the operation", () => {
    const { play } = captured();
    const times: number[] = [];
    play.runThroughTime((command, played) => {
      if (command.type === "Capture") times.push(played.now - NOON);
      const answers = { Capture: answering(UNKNOWN), Inquire: inquiry("AUTHORIZED") };
      return but(answers)(command, played);
    });
    expect(times).toHaveLength(6);
    expect(times.at(-1)).toBeLessThan(10 * MINUTE);
    expect(staffReasons(play.state)).toEqual(["capture-failed-after-acceptance"]);
    play.record({ type: "StaffRetried", fresh: [] });
    const again = but({ Inquire: inquiry("AUTHORIZED") });
    expect(play.runThroughTime(again)).toEqual(["Inquire", "Capture"]);
    expect(staffReasons(play.state)).toEqual([]);
  });

  test("UNKNOWN without inquiries goes to staff", () => {
    const play = playOrder({ canInquire: false });
    play.run(but({ Capture: answering(UNKNOWN) }));
    expect(staffReasons(play.state)).toEqual(["capture-failed-after-acceptance"]);
  });

  test.each(["VOIDED", "EXPIRED", "DECLINED"] as const)(
    "an authorization found %s under an order that is being cooked goes to staff, and points stay reserved",
    (status) => {
      const play = playOrder();
      const answers = but({ Capture: answering(UNKNOWN), Inquire: inquiry(status) });
      expect(play.run(answers)).not.toContain("CloseLoyalty");
      expect(staffReasons(play.state)).toEqual(["capture-failed-after-acceptance"]);
    },
  );

  test("a repeated callback while the capture is unclear decides nothing", () => {
    const { play } = captured();
    play.run(but({ Capture: answering(UNKNOWN), Inquire: () => null }));
    play.record(callback("DECLINED"));
    expect(play.status()).toMatchObject({ at: "unclear" });
  });
});

describe("returning money", () => {
  const canceled = (changes?: OrderChanges) => {
    const play = playOrder(changes);
    play.run(allGoesWell);
    return play.record(kitchen("CANCELED"));
  };

  test("a canceled order is refunded once, its points too", () => {
    const play = canceled();
    expect(play.run(allGoesWell)).toEqual(["ReturnMoney", "RefundLoyalty"]);
    expect(given(play)).toEqual(["refund"]);
    expect(play.decision()).toEqual({ type: "done" });
    expect(staffReasons(play.state)).toEqual([]);
    expect(play.view()).toMatchObject({ step: "done", kitchen: "canceled" });
  });

  test("CANCELED is the kitchen's final status: a later one captures nothing", () => {
    const play = canceled();
    play.run(allGoesWell);
    play.record(kitchen("COOKING")).record(kitchen("PROCESSED"));
    expect(play.run(allGoesWell)).toEqual([]);
    expect(play.view()).toMatchObject({ kitchen: "canceled" });
  });

  test("while a reversal without an answer waits for its repeat, nothing is captured", () => {
    const play = playOrder({ loyaltyOrderId: null });
    play.run(but({ Create: () => null }));
    play.record(accepted()).record(kitchen("CANCELED"));
    expect(play.run(but({ ReturnMoney: answering(LOST) }))).toEqual(["ReturnMoney"]);
    expect(play.runThroughTime(allGoesWell)).toEqual(["ReturnMoney"]);
    expect(play.status()).toEqual({ at: "returned", reference: "tx" });
  });

  test("after FAILED of the kitchen the money is returned as after CANCELED", () => {
    const play = playOrder();
    play.run(allGoesWell);
    expect(play.record(kitchen("FAILED")).run(allGoesWell)).toContain("ReturnMoney");
  });

  test("captured money goes to staff if no refund was declared", () => {
    const play = canceled({ canRefund: false });
    expect(play.run(allGoesWell)).not.toContain("ReturnMoney");
    expect(staffReasons(play.state)).toEqual(["money-return-refused"]);
  });

  test("a refusal goes to staff", () => {
    const play = canceled();
    play.run(but({ ReturnMoney: answering(DECLINED) }));
    expect(staffReasons(play.state)).toEqual(["money-return-refused"]);
  });

  test("a lost answer is repeated, UNKNOWN is inquired about, neither returns money twice", () => {
    const lost = canceled();
    expect(lost.runThroughTime(but({ ReturnMoney: answering(LOST, SUCCESS) }))).toEqual([
      "ReturnMoney",
      "RefundLoyalty",
      "ReturnMoney",
    ]);
    const unknown = canceled({ loyaltyOrderId: null });
    const answers = but({ ReturnMoney: answering(UNKNOWN), Inquire: inquiry("VOIDED") });
    expect(unknown.run(answers)).toEqual(["ReturnMoney", "Inquire"]);
    expect(unknown.status()).toEqual({ at: "returned", reference: "tx" });
  });

  test.each([
    ["a refund", "CAPTURED"],
    ["a reversal", "AUTHORIZED"],
  ] as const)("UNKNOWN of %s again and again goes to staff within minutes", (_what, reported) => {
    const { play } = captured();
    if (reported === "CAPTURED") play.run(allGoesWell);
    play.record(kitchen("CANCELED"));
    const answers = but({ ReturnMoney: answering(UNKNOWN), Inquire: inquiry(reported) });
    const calls = play.runThroughTime(answers);
    expect(calls.filter((call) => call === "ReturnMoney")).toHaveLength(6);
    expect(play.now - NOON).toBeLessThan(10 * MINUTE);
    expect(staffReasons(play.state)).toEqual(["money-return-refused"]);
  });

  test("UNKNOWN of captures counts for none of the refunds", () => {
    const { play } = captured();
    const unknown = but({ Capture: answering(UNKNOWN), Inquire: inquiry("AUTHORIZED") });
    for (let tries = 0; tries < 4; tries += 1) play.run(unknown) && play.later(10 * MINUTE);
    play.run(but({ Capture: answering(UNKNOWN), Inquire: inquiry("CAPTURED") }));
    play.record(kitchen("CANCELED"));
    const answers = but({ ReturnMoney: answering(UNKNOWN, SUCCESS), Inquire: inquiry("CAPTURED") });
    play.runThroughTime(answers);
    expect(given(play)).toEqual(["refund", "refund"]);
    expect(staffReasons(play.state)).toEqual([]);
  });

  test("an authorization whose capture got no answer is inquired about before it is reversed or refunded", () => {
    const { play } = captured();
    play.run(but({ Capture: answering(LOST) }));
    play.record(kitchen("CANCELED"));
    expect(play.run(but({ Inquire: inquiry("CAPTURED") }))).toEqual(["Inquire", "ReturnMoney"]);
    expect(given(play)).toEqual(["refund"]);
  });

  test("an authorization that was captured after all is refunded, under a key of its own", () => {
    const { play } = captured();
    play.run(but({ Capture: answering(LOST) }));
    play.record(kitchen("CANCELED"));
    play.run(but({ Inquire: inquiry("AUTHORIZED"), ReturnMoney: () => null }));
    play.record({ type: "ReturnMoneyAnswered", paymentId: "order.1", outcome: UNKNOWN });
    play.runThroughTime(but({ Inquire: inquiry("CAPTURED") }));
    expect(given(play)).toEqual(["reverse", "refund"]);
    expect(staffReasons(play.state)).toEqual([]);
  });

  test("a canceled order whose payment is found missing does not go to staff", () => {
    const { play } = captured();
    play.run(but({ Capture: answering(UNKNOWN), Inquire: inquiry("EXPIRED") }));
    play.record(kitchen("CANCELED"));
    play.run(allGoesWell);
    expect(staffReasons(play.state)).toEqual([]);
  });
});
