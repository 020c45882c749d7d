import { expect, test } from "vitest";
import { allGoesWell, but, inquiry, LOST, paid, playOrder } from "../checkout/testing/play.ts";
import { claimedPayments } from "./orders.ts";

test.each(["DECLINED", "EXPIRED", "VOIDED", "REFUNDED"] as const)(
  "a payment that only an inquiry names, as %s, is claimed: its results may wait at the gate",
  (status) => {
    const play = playOrder();
    play.runThroughTime(but({ Pay: paid(LOST), Inquire: inquiry(status) }));
    expect(claimedPayments(play.state)).toEqual([{ reference: "tx", isPending: false }]);
  },
);

test("a payment whose money was returned is claimed still", () => {
  const play = playOrder();
  play.run(but({ Create: () => null }));
  play.record({
    type: "CreateAnswered",
    outcome: { kind: "rejected", reason: null, posErrorType: null },
  });
  expect(play.run(allGoesWell)).toContain("ReturnMoney");
  expect(claimedPayments(play.state)).toEqual([{ reference: "tx", isPending: false }]);
});
