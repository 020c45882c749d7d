import { describe, expect, test } from "vitest";
import type { OperationOutcome } from "../state/events.ts";
import type { Play } from "../testing/play.ts";
import {
  answering,
  but,
  DECLINED,
  inquiry,
  kitchen,
  LOST,
  playOrder,
  SUCCESS,
  UNKNOWN,
} from "../testing/play.ts";
import { checkoutView } from "./checkout-view.ts";

const view = (play: Play) => checkoutView(play.state, "");

function refund(play: Play) {
  const seen = view(play);
  return seen.step === "done" ? seen.refund : seen.step;
}

describe("an order that the kitchen cancels after it was paid", () => {
  const RETURN_OUTCOMES: readonly [OperationOutcome, string][] = [
    [SUCCESS, "returned"],
    [LOST, "being-returned"],
    [DECLINED, "staff"],
  ];

  test("says nothing about money being returned before that", () => {
    const play = playOrder({ loyaltyOrderId: null });
    play.run(but({}));
    expect(view(play)).toMatchObject({ step: "done", kitchen: "waiting", refund: null });
  });

  test.each(RETURN_OUTCOMES)(
    "captured, and answered %o: the customer sees %s",
    (outcome, refund) => {
      const play = playOrder({ loyaltyOrderId: null });
      play.run(but({}));
      play.record(kitchen("CANCELED"));
      play.run(but({ ReturnMoney: answering(outcome) }));
      expect(view(play)).toMatchObject({ kitchen: "canceled", refund });
    },
  );

  test("with its capture unanswered: shown as being returned, until it is known that nothing was captured", () => {
    const play = playOrder({ loyaltyOrderId: null });
    play.run(but({ Capture: () => null }));
    expect(play.status()?.at).toBe("authorized");
    // The capture was under way: only its outcome shows whether anything was captured.
    play.record({ type: "Interrupted", cause: "the host stopped" });
    play.record(kitchen("FAILED"));
    expect(refund(play)).toBe("being-returned");
    play.run(but({ Inquire: inquiry("AUTHORIZED"), ReturnMoney: answering(SUCCESS) }));
    expect(refund(play)).toBe("returned");
  });

  test("canceled before anything was captured: the authorization is released", () => {
    const play = playOrder({ loyaltyOrderId: null });
    play.run(but({ Create: () => null }));
    play.record({
      type: "CreateAnswered",
      outcome: { kind: "accepted", posId: "pos-1", queueNumber: "7" },
    });
    play.record(kitchen("CANCELED"));
    expect(refund(play)).toBe("being-released");
    play.run(but({}));
    expect(refund(play)).toBe("released");
  });

  test("whose money no call could return goes to staff", () => {
    const play = playOrder({ loyaltyOrderId: null, canRefund: false });
    play.run(but({}));
    play.record(kitchen("CANCELED"));
    play.run(but({}));
    expect(refund(play)).toBe("staff");
  });

  test("that cost nothing was not charged", () => {
    const play = playOrder({ loyaltyOrderId: null, paymentFlow: "nothing-due", total: "0" });
    play.run(but({}));
    play.record(kitchen("CANCELED"));
    expect(refund(play)).toBe("not-charged");
  });

  test("refunds the points, or says that only staff can", () => {
    const play = playOrder();
    play.run(but({}));
    expect(view(play)).toMatchObject({ points: { state: "credited", earned: 12 } });
    play.record(kitchen("CANCELED"));
    play.run(but({}));
    expect(view(play)).toMatchObject({ points: { state: "returned" } });

    const refused = playOrder();
    refused.run(but({}));
    refused.record(kitchen("CANCELED"));
    refused.run(
      but({
        RefundLoyalty: () => ({
          type: "LoyaltyRefundAnswered",
          outcome: { kind: "refused", errorText: null },
        }),
      }),
    );
    expect(view(refused)).toMatchObject({ points: { state: "staff" } });
  });
});

describe("an order that failed", () => {
  const REFUSED = {
    Create: () =>
      ({
        type: "CreateAnswered",
        outcome: { kind: "rejected", reason: null, posErrorType: "ITEM_UNAVAILABLE" },
      }) as const,
  };

  test("paid by an authorization: nothing was charged, the authorization is released", () => {
    const play = playOrder({ loyaltyOrderId: null });
    play.run(but({ ...REFUSED, ReturnMoney: answering(LOST) }));
    expect(view(play)).toMatchObject({ reason: "item-unavailable", money: "being-released" });
    play.runThroughTime(but({}));
    expect(view(play)).toMatchObject({ money: "released" });
  });

  test("paid by a sale: the money is refunded", () => {
    const play = playOrder({ loyaltyOrderId: null, paymentFlow: "sale" });
    play.run(but({ ...REFUSED, ReturnMoney: answering(UNKNOWN) }));
    expect(view(play)).toMatchObject({ reason: "item-unavailable", money: "being-returned" });
    play.runThroughTime(but({ Inquire: inquiry("CAPTURED") }));
    expect(view(play)).toMatchObject({ money: "returned" });
  });

  test("says what ran out if that is known, and nothing about it otherwise", () => {
    const play = playOrder({ loyaltyOrderId: null });
    play.run(but(REFUSED));
    expect(view(play)).toMatchObject({ ranOut: null });
    const ranOut = { state: "known", titles: [{ en: "Soup" }] } as const;
    const known = { ...ranOut, titles: [...ranOut.titles] };
    expect(checkoutView(play.state, "", known)).toMatchObject({ ranOut });
  });
});
