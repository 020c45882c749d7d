import { describe, expect, test } from "vitest";
import type { OperationOutcome } from "./events.ts";
import { staffReasons } from "./staff-list.ts";
import {
  allGoesWell,
  but,
  callback,
  DECLINED,
  HOUR,
  inquired,
  inquiry,
  LOST,
  MINUTE,
  NOON,
  NOT_SENT,
  PENDING,
  paid,
  playOrder,
  SUCCESS,
  UNKNOWN,
} from "./testing/play.ts";
import { checkoutView } from "./view.ts";

const view = (play: ReturnType<typeof playOrder>) => checkoutView(play.state, "https://return");
const pay = (...outcomes: readonly OperationOutcome[]) => but({ Pay: paid(...outcomes) });

describe("what the integrator answers to authorize", () => {
  test("DECLINED ends the order uncharged, with the integrator's code, and another payment may be tried", () => {
    const play = playOrder();
    expect(play.run(pay(DECLINED))).toEqual(["CheckHealth", "Pay"]);
    expect(view(play)).toEqual({
      step: "not-done",
      reason: "payment-declined",
      money: "not-charged",
      ranOut: null,
      errorCode: "NOT_ENOUGH_MONEY",
      canPayAgain: true,
    });
  });

  test("PENDING shows the payment page until its own time is up", () => {
    const play = playOrder();
    play.run(pay(PENDING));
    expect(view(play)).toEqual({
      step: "paying",
      amount: "12.50",
      redirectUrl: "https://pay.example/tx",
      returnUrlPrefix: "https://return",
      onPhone: false,
      expiresAt: NOON + 5 * MINUTE,
    });
    expect(play.decision()).toEqual({ type: "wait", until: NOON + 5 * MINUTE });
  });

  test("PENDING without a time has fifteen minutes", () => {
    const play = playOrder();
    play.run(pay({ ...PENDING, expectedTtlSeconds: null }));
    expect(play.decision()).toEqual({ type: "wait", until: NOON + 15 * MINUTE });
  });

  test("a lost answer is asked for again with the same identifiers, three times in all, then by inquiry", () => {
    const play = playOrder();
    const calls = play.runThroughTime(but({ Pay: paid(LOST), Inquire: () => null }));
    expect(calls).toEqual(["CheckHealth", "Pay", "Pay", "Pay", "Inquire"]);
    const sent = play.events.flatMap((event) =>
      event.type === "Started" && event.command.type === "Pay" ? [event.command] : [],
    );
    expect(new Set(sent.map((command) => JSON.stringify(command))).size).toBe(1);
  });

  test("lost answers without inquiries go to staff, and nothing is called not charged", () => {
    const play = playOrder({ canInquire: false });
    play.runThroughTime(but({ Pay: paid(LOST) }));
    expect(play.decision()).toEqual({ type: "done" });
    expect(staffReasons(play.state)).toEqual(["payment-outcome-unknowable"]);
    expect(view(play)).toMatchObject({ money: "staff", canPayAgain: false });
  });

  test("a payment of which no byte ever left has failed for certain, and another may be tried", () => {
    const play = playOrder({ canInquire: false });
    expect(play.runThroughTime(pay(NOT_SENT))).toEqual(["CheckHealth", "Pay", "Pay", "Pay"]);
    expect(staffReasons(play.state)).toEqual([]);
    expect(view(play)).toMatchObject({
      reason: "payment-unavailable",
      money: "not-charged",
      canPayAgain: true,
    });
  });

  test("one lost answer among requests that never left keeps the outcome open", () => {
    const play = playOrder();
    play.runThroughTime(but({ Pay: paid(LOST, NOT_SENT), Inquire: () => null }));
    expect(play.standing()).toMatchObject({ at: "unclear" });
  });

  test("UNKNOWN is not repeated: it is asked about", () => {
    const play = playOrder();
    expect(play.run(but({ Pay: paid(UNKNOWN) })).slice(0, 4)).toEqual([
      "CheckHealth",
      "Pay",
      "Inquire",
      "CheckHealth",
    ]);
  });

  test("SUCCESS without a reference is asked about, since it could neither be captured nor given back", () => {
    const bare = { status: "SUCCESS", transactionReference: null } as const;
    const play = playOrder();
    play.run(pay(bare));
    expect(play.standing()).toMatchObject({ at: "taken", reference: "tx" });
    const blind = playOrder({ canInquire: false });
    blind.run(pay(bare));
    expect(staffReasons(blind.state)).toEqual(["payment-outcome-unknowable"]);
  });
});

describe("what an inquiry tells", () => {
  const unclear = (status: Parameters<typeof inquiry>[0], reference?: string | null) => {
    const play = playOrder();
    play.run(but({ Pay: paid(UNKNOWN), Inquire: inquiry(status, reference) }));
    return play;
  };

  test("AUTHORIZED is a hold and CAPTURED is money taken", () => {
    const held = playOrder();
    held.run(but({ Pay: paid(UNKNOWN), Inquire: inquiry("AUTHORIZED"), Create: () => null }));
    expect(held.standing()).toMatchObject({ at: "held", reference: "tx" });
    expect(unclear("CAPTURED").standing()).toMatchObject({ at: "taken", reference: "tx" });
  });

  test("a sale that is only authorized is not made yet: no kitchen, and no call that was not declared", () => {
    const play = playOrder({ road: "sale" });
    const unsettled = but({ Pay: paid(UNKNOWN), Inquire: inquiry("AUTHORIZED") });
    expect(play.run(unsettled)).toEqual(["CheckHealth", "Pay", "Inquire"]);
    expect(play.later(MINUTE).run(unsettled)).toEqual(["Inquire"]);
    const settled = play.later(MINUTE).run(but({ Inquire: inquiry("CAPTURED") }));
    expect(settled).toContain("Create");
    expect(settled).not.toContain("Capture");

    const never = playOrder({ road: "sale" });
    const calls = never.runThroughTime(unsettled);
    expect(new Set(calls)).toEqual(new Set(["CheckHealth", "Pay", "Inquire"]));
    expect(staffReasons(never.state)).toEqual(["payment-outcome-unknowable"]);
  });

  test.each(["AUTHORIZED", "CAPTURED", "DECLINED"] as const)(
    "what it says (%s) under another payment's reference is nothing about this one",
    (status) => {
      const play = playOrder();
      play.run(pay(PENDING));
      play.later(5 * MINUTE);
      const calls = play.run(but({ Inquire: inquiry(status, "tx-of-another") }));
      expect(calls).toEqual(["Inquire"]);
      expect(play.standing()).toMatchObject({ at: "pending", reference: "tx" });
      expect(play.later(MINUTE).run(allGoesWell)).toContain("Inquire");
      expect(play.standing()).not.toMatchObject({ reference: "tx-of-another" });
    },
  );

  test.each([
    ["DECLINED", "payment-declined"],
    ["EXPIRED", "payment-expired"],
    ["VOIDED", "payment-expired"],
  ] as const)("%s ends the order with nothing held", (status, reason) => {
    const play = unclear(status);
    expect(play.state.concluded).toBe(reason);
    expect(staffReasons(play.state)).toEqual([]);
    expect(play.decision()).toEqual({ type: "done" });
  });

  test("money that has no reference cannot be moved by a call: staff", () => {
    expect(staffReasons(unclear("AUTHORIZED", null).state)).toEqual(["payment-outcome-unknowable"]);
  });

  test("NOT_FOUND is believed only fifteen minutes after the request left: it may still arrive", () => {
    const play = playOrder();
    play.run(but({ Pay: paid(UNKNOWN), Inquire: inquiry("NOT_FOUND", null) }));
    expect(view(play)).toEqual({ step: "confirming-payment" });
    play.runThroughTime(but({ Inquire: inquiry("NOT_FOUND", null) }));
    expect(play.now - NOON).toBeGreaterThanOrEqual(15 * MINUTE);
    expect(play.now - NOON).toBeLessThan(20 * MINUTE);
    expect(view(play)).toMatchObject({ reason: "payment-unavailable", canPayAgain: true });
  });

  test("nobody is kept waiting beyond three minutes, and what is found later goes back", () => {
    const play = playOrder();
    play.run(but({ Pay: paid(UNKNOWN), Inquire: inquiry("NOT_FOUND", null) }));
    play.later(3 * MINUTE).run(but({ Inquire: inquiry("NOT_FOUND", null) }));
    expect(view(play)).toEqual({ step: "confirming-payment" });
    play.later(1).run(but({ Inquire: inquiry("NOT_FOUND", null) }));
    expect(view(play)).toMatchObject({
      reason: "payment-outcome-unknown",
      money: "being-given-back",
      canPayAgain: false,
    });
    expect(play.later(2 * MINUTE).run(allGoesWell)).toEqual(["Inquire", "GiveBack"]);
    expect(view(play)).toMatchObject({ reason: "payment-expired", money: "released" });
  });

  test.each([
    ["found after a power cut that outlasted everybody's patience", 3 * MINUTE + 1, "GiveBack"],
    ["found after a short one", 2 * MINUTE, "Create"],
  ])("a payment %s is followed by the right step", (_, downMs, step) => {
    const play = playOrder();
    play.run(but({ Pay: paid(UNKNOWN), Inquire: () => null }));
    play.tell({ type: "Interrupted", cause: "the host stopped" });
    play.now += downMs;
    play.tell({ type: "Resumed" });
    expect(play.run(allGoesWell)).toContain(step);
  });

  test("a terminal, or a page open on a phone, is asked about again and again: its callback may be lost", () => {
    for (const unseen of [{ redirectUrl: null }, { returnsInPublic: true }]) {
      const play = playOrder(unseen);
      play.run(pay({ ...PENDING, ...unseen }));
      for (let asked = 0; asked < 10; asked += 1) {
        play.later(20_000);
        expect(play.run(but({ Inquire: inquiry("PENDING") }))).toEqual(["Inquire"]);
        expect(view(play)).toMatchObject({ step: "paying" });
      }
      expect(play.later(19_999).run(allGoesWell)).toEqual([]);
      expect(play.later(1).run(allGoesWell)).toContain("Create");
    }
    const seen = playOrder();
    seen.run(pay(PENDING));
    expect(seen.later(MINUTE).run(allGoesWell)).toEqual([]);
  });

  test("paid on a page whose time had long been over: given back, whoever told it", () => {
    for (const word of ["inquiry", "callback"]) {
      const play = playOrder();
      play.run(pay(PENDING));
      play.now += 8 * MINUTE + 1;
      if (word === "callback") play.tell(callback("SUCCESS"));
      else play.tell({ type: "Resumed" });
      expect(play.run(allGoesWell)).toContain("GiveBack");
      expect(play.run(allGoesWell)).not.toContain("Create");
      expect(view(play)).toMatchObject({ reason: "payment-expired", money: "released" });
    }
  });

  test("inquiries that never tell end with staff after a bounded number", () => {
    const play = playOrder();
    const calls = play.runThroughTime(but({ Pay: paid(UNKNOWN), Inquire: inquiry("PENDING") }));
    expect(calls.filter((call) => call === "Inquire")).toHaveLength(60);
    expect(staffReasons(play.state)).toEqual(["payment-outcome-unknowable"]);
    expect(play.now - NOON).toBeLessThan(3 * HOUR);
  });

  test("the reference that an inquiry is first to tell is kept, whatever it says about the payment", () => {
    const play = unclear("EXPIRED");
    expect(play.standing()).toMatchObject({ at: "failed", reference: "tx" });
    play.tell(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toEqual(["GiveBack"]);
  });
});

describe("the result callback", () => {
  const pending = (changes?: Parameters<typeof playOrder>[0]) => {
    const play = playOrder(changes);
    play.run(pay(PENDING));
    return play;
  };

  test("SUCCESS goes on to the kitchen; the same again changes nothing", () => {
    const play = pending();
    play.tell(callback("SUCCESS")).tell(callback("SUCCESS"));
    const calls = play.run(allGoesWell);
    expect(calls).toEqual(["CheckHealth", "Create", "Capture", "CloseLoyalty"]);
    play.tell(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toEqual([]);
  });

  test("DECLINED ends the order; the same again changes nothing", () => {
    const play = pending();
    play.tell(callback("DECLINED")).tell(callback("DECLINED"));
    play.run(allGoesWell);
    expect(view(play)).toMatchObject({ reason: "payment-declined", money: "not-charged" });
  });

  test("one for a stranger changes nothing", () => {
    const play = pending();
    const before = play.state;
    play.tell(callback("SUCCESS", "another"));
    expect(play.state).toEqual(before);
  });

  test("a late SUCCESS, after the kiosk had given up, is given back and never cooked", () => {
    const play = pending({ canInquire: false });
    play.runThroughTime(allGoesWell);
    expect(staffReasons(play.state)).toEqual(["payment-outcome-unknowable"]);
    expect(view(play)).toMatchObject({ reason: "payment-expired", money: "staff" });
    play.later(HOUR).tell(callback("SUCCESS"));
    expect(view(play)).toMatchObject({ money: "being-released" });
    expect(play.run(allGoesWell)).toEqual(["GiveBack"]);
    expect(view(play)).toMatchObject({ money: "released" });
    expect(staffReasons(play.state)).toEqual([]);
  });

  test("a late DECLINED clears the staff list", () => {
    const play = pending({ canInquire: false });
    play.runThroughTime(allGoesWell);
    play.later(HOUR).tell(callback("DECLINED"));
    expect(staffReasons(play.state)).toEqual([]);
    expect(play.decision()).toEqual({ type: "done" });
  });

  test("a word against an earlier one is settled by inquiry, however often it is repeated", () => {
    const play = pending();
    play.tell(callback("SUCCESS")).tell(callback("DECLINED")).tell(callback("DECLINED"));
    expect(play.standing()).toMatchObject({ at: "unclear" });
    expect(play.run(but({ Inquire: inquiry("AUTHORIZED") }))).toEqual([
      "Inquire",
      "CheckHealth",
      "Create",
      "Capture",
      "CloseLoyalty",
    ]);
  });

  test("SUCCESS after DECLINED is settled by inquiry and given back", () => {
    const play = pending();
    play.tell(callback("DECLINED"));
    play.run(allGoesWell);
    play.tell(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toEqual(["Inquire", "GiveBack"]);
    expect(view(play)).toMatchObject({ money: "released" });
  });

  test("contradictions without inquiries stay with staff, however often they are repeated", () => {
    const play = pending({ canInquire: false });
    play.tell(callback("SUCCESS")).tell(callback("DECLINED")).tell(callback("DECLINED"));
    play.run(allGoesWell);
    expect(staffReasons(play.state)).toEqual(["payment-outcome-unknowable"]);
  });

  test("DECLINED after a sale's SUCCESS is not passed over", () => {
    const play = pending({ road: "sale" });
    play.tell(callback("SUCCESS"));
    play.run(but({ Create: () => null }));
    play.tell(callback("DECLINED"));
    play.tell({
      type: "CreateAnswered",
      outcome: { kind: "accepted", posId: "pos-1", queueNumber: null },
    });
    play.run(but({ Inquire: inquiry("DECLINED") }));
    expect(staffReasons(play.state)).toEqual(["capture-failed-after-acceptance"]);
  });

  test("an inquiry that was under way when the callback came is not thrown away where it contradicts it", () => {
    const play = pending();
    play.later(6 * MINUTE);
    play.run(but({ Inquire: () => null }));
    play.tell(callback("DECLINED")).tell(inquired("order.1", "AUTHORIZED"));
    expect(play.run(but({ Inquire: inquiry("AUTHORIZED"), Create: () => null }))).toEqual([
      "Inquire",
      "CheckHealth",
      "Create",
    ]);
  });

  test("a SUCCESS that had waited since long before the inquiry told it makes the order too late", () => {
    const play = playOrder();
    play.run(but({ Pay: paid(UNKNOWN), Inquire: () => null }));
    play.later(10 * MINUTE);
    const waiting = { ...callback("SUCCESS"), at: NOON + MINUTE };
    play.tell(inquired("order.1", "AUTHORIZED")).tellAsWritten(waiting);
    expect(play.run(allGoesWell)).toEqual(["GiveBack"]);
    expect(play.state.concluded).toBe("too-late");
  });

  test("the kitchen's deadline counts from the first SUCCESS, not from when a doubt was cleared up", () => {
    const play = pending();
    play.tell(callback("SUCCESS"));
    play.run(but({ CheckHealth: () => null }));
    play.tell(callback("DECLINED"));
    play.now += 4 * MINUTE;
    play.tell({ type: "HealthAnswered", before: "create", up: true, cause: null });
    expect(play.run(but({ Inquire: inquiry("AUTHORIZED") }))).toEqual(["Inquire", "GiveBack"]);
    expect(play.state.concluded).toBe("too-late");
  });
});

describe("customers who come back, leave or wait", () => {
  test("coming back decides nothing: it is asked two seconds later, unless the callback was faster", () => {
    const play = playOrder();
    play.run(pay(PENDING));
    play.later(MINUTE).tell({ type: "Returned", outcome: "success" });
    expect(view(play)).toEqual({ step: "confirming-payment" });
    expect(play.decision()).toEqual({ type: "wait", until: play.now + 2_000 });
    play.later(2_000);
    expect(play.run(but({ Inquire: inquiry("PENDING") }))).toEqual(["Inquire"]);
    play.tell(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toContain("Create");
  });

  test("whoever left before the kitchen was asked gets the money back, whenever it comes", () => {
    const play = playOrder();
    play.run(pay(PENDING));
    play.tell({ type: "Abandoned" });
    play.run(but({ Inquire: inquiry("PENDING") }));
    expect(view(play)).toMatchObject({
      reason: "payment-canceled",
      money: "being-given-back",
      canPayAgain: false,
    });
    play.tell(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toEqual(["GiveBack"]);
  });

  test("whoever leaves while the kitchen is being asked gets the order", () => {
    const play = playOrder();
    play.run(but({ Create: () => null }));
    play.tell({ type: "Abandoned" }).tell({
      type: "CreateAnswered",
      outcome: { kind: "accepted", posId: "pos-1", queueNumber: null },
    });
    expect(play.run(allGoesWell)).toEqual(["Capture", "CloseLoyalty"]);
  });

  test("whoever leaves before anything was sent pays nothing", () => {
    const play = playOrder();
    play.tell({ type: "Abandoned" });
    expect(play.run(allGoesWell)).toEqual([]);
    expect(view(play)).toMatchObject({ reason: "payment-canceled", money: "not-charged" });
  });

  test("after a restart a pending payment is asked about at once: its callback may have been missed", () => {
    const play = playOrder();
    play.run(pay(PENDING));
    play.later(MINUTE).tell({ type: "Resumed" });
    expect(play.decision()).toMatchObject({ type: "perform", command: { type: "Inquire" } });
  });

  test("a payment whose request was under way at a crash is asked for again with the same key", () => {
    const play = playOrder();
    play.run(but({ Pay: () => null }));
    play.tell({ type: "Interrupted", cause: "the host stopped" }).later(1_000);
    expect(play.decision()).toMatchObject({
      type: "perform",
      command: { type: "Pay", ids: { paymentId: "order.1" } },
    });
  });
});

describe("paying again", () => {
  const again = (play: ReturnType<typeof playOrder>) =>
    play.tell({
      type: "PaidAgain",
      ids: {
        paymentId: "order.2",
        payKey: "p2",
        captureKey: "c2",
        reverseKey: "v2",
        refundKey: "r2",
      },
    });

  test("takes a new payment with health asked again, and the order goes through", () => {
    const play = playOrder();
    play.run(pay(DECLINED));
    expect(again(play).run(allGoesWell)).toEqual([
      "CheckHealth",
      "Pay",
      "CheckHealth",
      "Create",
      "Capture",
      "CloseLoyalty",
    ]);
    expect(view(play)).toMatchObject({ step: "done" });
  });

  test("a late SUCCESS of the replaced payment is given back while the new one goes on", () => {
    const play = playOrder();
    play.run(pay(PENDING));
    play.tell(callback("DECLINED"));
    play.run(allGoesWell);
    again(play).run(but({ Create: () => null }));
    play.tell(callback("SUCCESS"));
    play.tell({
      type: "CreateAnswered",
      outcome: { kind: "accepted", posId: "pos-1", queueNumber: null },
    });
    const answers = but({
      Inquire: (command) =>
        command.type === "Inquire" ? inquired(command.paymentId, "AUTHORIZED") : null,
    });
    expect(play.run(answers)).toEqual(["Inquire", "GiveBack", "Capture", "CloseLoyalty"]);
    const places = play.state.payments.map(({ standing }) => standing.at);
    expect(places).toEqual(["given-back", "taken"]);
  });

  test("sends nothing while the replaced payment is contradicted: its outcome comes first", () => {
    const contradicted = (changes?: Parameters<typeof playOrder>[0]) => {
      const play = playOrder(changes);
      play.run(pay(PENDING));
      play.tell(callback("DECLINED"));
      play.run(allGoesWell);
      again(play).run(but({ CheckHealth: () => null }));
      play.tell(callback("SUCCESS"));
      return play.tell({ type: "HealthAnswered", before: "payment", up: true, cause: null });
    };
    const cleared = contradicted();
    const declined = but({ Inquire: inquiry("DECLINED") });
    expect(cleared.run(declined).slice(0, 2)).toEqual(["Inquire", "Pay"]);
    const open = contradicted();
    expect(open.run(but({ Inquire: inquiry("PENDING") }))).toEqual(["Inquire"]);
    expect(view(open)).toMatchObject({ reason: "payment-outcome-unknown", canPayAgain: false });
    const unanswered = contradicted({ canInquire: false });
    expect(unanswered.run(but({ GiveBack: () => null }))).toEqual(["GiveBack"]);
  });

  test("is not offered while the last outcome is open, nor once the kitchen was asked", () => {
    const open = playOrder();
    open.run(but({ Pay: paid(PENDING) }));
    open.later(10 * MINUTE);
    open.run(but({ Inquire: inquiry("PENDING") }));
    expect(view(open)).toMatchObject({ reason: "payment-expired", canPayAgain: false });
    const asked = playOrder();
    asked.run(
      but({
        Create: () => ({
          type: "CreateAnswered",
          outcome: { kind: "rejected", reason: null, posErrorType: null },
        }),
      }),
    );
    expect(view(asked)).toMatchObject({ reason: "kitchen-refused", canPayAgain: false });
  });

  test("SUCCESS is the same on both roads but for where the money is", () => {
    const sale = playOrder({ road: "sale" });
    sale.run(but({ Pay: paid(SUCCESS), Create: () => null }));
    expect(sale.standing()).toMatchObject({ at: "taken" });
  });
});
