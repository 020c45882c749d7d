/** What the integrator answers to a payment request, and paying again after it (payments.md §3, §7). */
import { describe, expect, test } from "vitest";
import {
  accepted,
  allGoesWell,
  but,
  callback,
  DECLINED,
  inquired,
  inquiry,
  LOST,
  MINUTE,
  NOON,
  NOT_SENT,
  type OrderChanges,
  PENDING,
  type Play,
  paid,
  pendingOrder,
  playOrder,
  SUCCESS,
  UNKNOWN,
} from "../testing/play.ts";
import { isMaybeUnpaidInKitchen, staffReasons } from "./staff-list.ts";

describe("the integrator's answer to authorize", () => {
  test("DECLINED ends the order uncharged, with the integrator's code, and another payment may be tried", () => {
    const play = playOrder();
    expect(play.run(but({ Pay: paid(DECLINED) }))).toEqual(["CheckHealth", "Pay"]);
    expect(play.view()).toEqual({
      step: "checkout-failed",
      reason: "payment-declined",
      money: "not-charged",
      ranOut: null,
      errorCode: "NOT_ENOUGH_MONEY",
      canPayAgain: true,
    });
  });

  test("PENDING shows the payment page until its own time is up", () => {
    const play = pendingOrder();
    expect(play.view()).toEqual({
      step: "paying",
      amount: "12.50",
      redirectUrl: "https://pay.example/tx",
      returnUrlPrefix: "https://return",
      onPhone: false,
      expiresInMs: 5 * MINUTE,
    });
    expect(play.decision()).toEqual({ type: "wait", until: NOON + 5 * MINUTE });
  });

  test("PENDING without a time is waited for fifteen minutes", () => {
    const play = playOrder();
    play.run(but({ Pay: paid({ ...PENDING, expectedTtlSeconds: null }) }));
    expect(play.decision()).toEqual({ type: "wait", until: NOON + 15 * MINUTE });
  });

  test.each([
    ["of ten days (milliseconds by mistake)", 900_000, 30],
    ["of thirty minutes", 1_800, 30],
    ["of twenty minutes", 1_200, 20],
  ])(
    "a time %s is waited for, but never longer than thirty minutes",
    (_, expectedTtlSeconds, minutes) => {
      for (const canInquire of [true, false]) {
        const play = playOrder({ canInquire });
        play.run(but({ Pay: paid({ ...PENDING, expectedTtlSeconds }) }));
        expect(play.decision()).toEqual({ type: "wait", until: NOON + minutes * MINUTE });
        const calls = play.later(minutes * MINUTE).run(but({ Inquire: inquiry("PENDING") }));
        expect(play.state.failure).toBe("payment-expired");
        expect(calls).toEqual(canInquire ? ["Inquire"] : []);
        expect(staffReasons(play.state)).toEqual(canInquire ? [] : ["payment-outcome-unknowable"]);
      }
    },
  );

  test("a lost answer is requested again with the same identifiers, three times in all, then inquired about", () => {
    const play = playOrder();
    const calls = play.runThroughTime(but({ Pay: paid(LOST), Inquire: () => null }));
    expect(calls).toEqual(["CheckHealth", "Pay", "Pay", "Pay", "Inquire"]);
    const sent = play.events.flatMap((event) =>
      event.type === "Started" && event.command.type === "Pay" ? [event.command] : [],
    );
    expect(new Set(sent.map((command) => JSON.stringify(command))).size).toBe(1);
  });

  test("lost answers without inquiries go to staff, and are not shown as not charged", () => {
    const play = playOrder({ canInquire: false });
    play.runThroughTime(but({ Pay: paid(LOST) }));
    expect(play.decision()).toEqual({ type: "done" });
    expect(staffReasons(play.state)).toEqual(["payment-outcome-unknowable"]);
    expect(isMaybeUnpaidInKitchen(play.state)).toBe(false);
    expect(play.view()).toMatchObject({ money: "staff", canPayAgain: false });
  });

  test("a payment of which no byte left has definitely failed, and another may be tried", () => {
    const play = playOrder({ canInquire: false });
    expect(play.runThroughTime(but({ Pay: paid(NOT_SENT) }))).toEqual([
      "CheckHealth",
      "Pay",
      "Pay",
      "Pay",
    ]);
    expect(staffReasons(play.state)).toEqual([]);
    expect(play.view()).toMatchObject({
      reason: "payment-unavailable",
      money: "not-charged",
      canPayAgain: true,
    });
  });

  test("one lost answer among requests that never left keeps the outcome open", () => {
    const play = playOrder();
    play.runThroughTime(but({ Pay: paid(LOST, NOT_SENT), Inquire: () => null }));
    expect(play.status()).toMatchObject({ at: "unclear" });
  });

  test("the reference of RETRIABLE is stored across tries, and a callback for it decides", () => {
    const play = playOrder({ canInquire: false });
    play.run(but({ Pay: paid({ ...LOST, transactionReference: "tx" }) }));
    play.later(1_000).run(but({ Pay: paid(LOST) }));
    expect(play.status()).toMatchObject({ at: "asked", reference: "tx" });
    play.record(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toContain("Capture");
    const exhausted = playOrder();
    exhausted.runThroughTime(
      but({ Pay: paid({ ...LOST, transactionReference: "tx" }, LOST), Inquire: () => null }),
    );
    expect(exhausted.decision()).toEqual({ type: "wait", until: null });
    expect(exhausted.status()).toMatchObject({ at: "unclear", reference: "tx" });
  });

  test.each([
    ["SUCCESS", DECLINED],
    ["DECLINED", SUCCESS],
  ] as const)(
    "a callback (%s) that comes during a retry is resolved by an inquiry if the answer contradicts it",
    (status, outcome) => {
      for (const canInquire of [true, false]) {
        const play = playOrder({ canInquire });
        play.run(but({ Pay: paid({ ...LOST, transactionReference: "tx" }) }));
        play.later(1_000).run(but({ Pay: () => null }));
        play
          .record(callback(status))
          .record({ type: "PaymentAnswered", paymentId: "order.1", outcome });
        const calls = play.run(but({ Inquire: () => null }));
        expect(calls).toEqual(canInquire ? ["Inquire"] : []);
        expect(staffReasons(play.state)).toEqual(canInquire ? [] : ["payment-outcome-unknowable"]);
      }
    },
  );

  test("the reference of UNKNOWN is stored: the inquiry uses it, and a callback for it decides", () => {
    const play = playOrder();
    play.run(but({ Pay: paid({ ...UNKNOWN, transactionReference: "tx" }), Inquire: () => null }));
    const command = { type: "Inquire", paymentId: "order.1", transactionReference: "tx" };
    expect(play.events.at(-1)).toMatchObject({ type: "Started", command });
    const blind = playOrder({ canInquire: false });
    blind.run(but({ Pay: paid({ ...UNKNOWN, transactionReference: "tx" }) }));
    blind.record(callback("SUCCESS"));
    expect(blind.run(allGoesWell)).toContain("ReturnMoney");
    expect(staffReasons(blind.state)).toEqual([]);
  });

  test("the reference of DECLINED is stored: a SUCCESS that follows is not lost", () => {
    const play = playOrder();
    play.run(but({ Pay: paid({ ...DECLINED, transactionReference: "tx" }) }));
    play.record(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toEqual(["Inquire", "ReturnMoney"]);
  });

  test("UNKNOWN is not repeated: it is inquired about", () => {
    const play = playOrder();
    expect(play.run(but({ Pay: paid(UNKNOWN) })).slice(0, 4)).toEqual([
      "CheckHealth",
      "Pay",
      "Inquire",
      "CheckHealth",
    ]);
  });

  test("SUCCESS without a reference is inquired about, since it could neither be captured nor returned", () => {
    const bare = { status: "SUCCESS", transactionReference: null } as const;
    const play = playOrder();
    play.run(but({ Pay: paid(bare) }));
    expect(play.status()).toMatchObject({ at: "captured", reference: "tx" });
    const blind = playOrder({ canInquire: false });
    blind.run(but({ Pay: paid(bare) }));
    expect(staffReasons(blind.state)).toEqual(["payment-outcome-unknowable"]);
  });
});

describe("paying again", () => {
  const again = (play: Play) =>
    play.record({
      type: "PaidAgain",
      ids: {
        paymentId: "order.2",
        payKey: "p2",
        captureKey: "c2",
        reverseKey: "v2",
        refundKey: "r2",
      },
    });

  test("makes a new payment after another health check, and the order goes through", () => {
    const play = playOrder();
    play.run(but({ Pay: paid(DECLINED) }));
    expect(again(play).run(allGoesWell)).toEqual([
      "CheckHealth",
      "Pay",
      "CheckHealth",
      "Create",
      "Capture",
      "CloseLoyalty",
    ]);
    expect(play.view()).toMatchObject({ step: "done" });
  });

  test("a late SUCCESS of the replaced payment is returned while the new one goes on", () => {
    const play = pendingOrder();
    play.record(callback("DECLINED"));
    play.run(allGoesWell);
    again(play).run(but({ Create: () => null }));
    play.record(callback("SUCCESS"));
    play.record(accepted());
    const answers = but({
      Inquire: (command) =>
        command.type === "Inquire" ? inquired(command.paymentId, "AUTHORIZED") : null,
    });
    expect(play.run(answers)).toEqual(["Inquire", "ReturnMoney", "Capture", "CloseLoyalty"]);
    const places = play.state.payments.map(({ status }) => status.at);
    expect(places).toEqual(["returned", "captured"]);
  });

  test("sends nothing while the replaced payment is contradicted: its outcome is resolved first", () => {
    const contradicted = (changes?: OrderChanges) => {
      const play = pendingOrder(changes);
      play.record(callback("DECLINED"));
      play.run(allGoesWell);
      again(play).run(but({ CheckHealth: () => null }));
      play.record(callback("SUCCESS"));
      return play.record({ type: "HealthAnswered", before: "payment", up: true, cause: null });
    };
    const cleared = contradicted();
    const declined = but({ Inquire: inquiry("DECLINED") });
    expect(cleared.run(declined).slice(0, 2)).toEqual(["Inquire", "Pay"]);
    const open = contradicted();
    expect(open.run(but({ Inquire: inquiry("PENDING") }))).toEqual(["Inquire"]);
    expect(open.view()).toMatchObject({ reason: "payment-outcome-unknown", canPayAgain: false });
    const unanswered = contradicted({ canInquire: false });
    expect(unanswered.run(but({ ReturnMoney: () => null }))).toEqual(["ReturnMoney"]);
  });

  test("is not offered while the last outcome is unknown, nor once the kitchen was asked", () => {
    const open = pendingOrder();
    open.later(10 * MINUTE);
    open.run(but({ Inquire: inquiry("PENDING") }));
    expect(open.view()).toMatchObject({ reason: "payment-expired", canPayAgain: false });
    const asked = playOrder();
    asked.run(
      but({
        Create: () => ({
          type: "CreateAnswered",
          outcome: { kind: "rejected", reason: null, posErrorType: null },
        }),
      }),
    );
    expect(asked.view()).toMatchObject({ reason: "kitchen-refused", canPayAgain: false });
  });

  test("SUCCESS of a sale is captured at once", () => {
    const sale = playOrder({ paymentFlow: "sale" });
    sale.run(but({ Pay: paid(SUCCESS), Create: () => null }));
    expect(sale.status()).toMatchObject({ at: "captured" });
  });
});
