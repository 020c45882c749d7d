/** What an inquiry reports about a payment, and how often it is made (payments.md §2.5). */
import { describe, expect, test } from "vitest";
import {
  allGoesWell,
  but,
  callback,
  HOUR,
  inquired,
  inquiry,
  MINUTE,
  NOON,
  PENDING,
  paid,
  pendingOrder,
  playOrder,
  UNKNOWN,
} from "../testing/play.ts";
import { staffReasons } from "./staff-list.ts";

describe("the outcome of an inquiry", () => {
  const unclear = (status: Parameters<typeof inquiry>[0], reference?: string | null) => {
    const play = playOrder();
    play.run(but({ Pay: paid(UNKNOWN), Inquire: inquiry(status, reference) }));
    return play;
  };

  test("AUTHORIZED is an authorization and CAPTURED is captured money", () => {
    const held = playOrder();
    held.run(but({ Pay: paid(UNKNOWN), Inquire: inquiry("AUTHORIZED"), Create: () => null }));
    expect(held.status()).toMatchObject({ at: "authorized", reference: "tx" });
    expect(unclear("CAPTURED").status()).toMatchObject({ at: "captured", reference: "tx" });
  });

  test("a sale that is only authorized is not cooked, and no undeclared call is made for it", () => {
    const play = playOrder({ paymentFlow: "sale" });
    const onlyAuthorized = but({ Pay: paid(UNKNOWN), Inquire: inquiry("AUTHORIZED") });
    expect(play.run(onlyAuthorized)).toEqual(["CheckHealth", "Pay", "Inquire"]);
    expect(play.later(MINUTE).run(onlyAuthorized)).toEqual(["Inquire"]);
    const afterCapture = play.later(MINUTE).run(but({ Inquire: inquiry("CAPTURED") }));
    expect(afterCapture).toContain("Create");
    expect(afterCapture).not.toContain("Capture");

    const never = playOrder({ paymentFlow: "sale" });
    const calls = never.runThroughTime(onlyAuthorized);
    expect(new Set(calls)).toEqual(new Set(["CheckHealth", "Pay", "Inquire"]));
    expect(staffReasons(never.state)).toEqual(["payment-outcome-unknowable"]);
  });

  test.each(["AUTHORIZED", "CAPTURED", "DECLINED"] as const)(
    "a report (%s) under another payment's reference does not affect this one",
    (status) => {
      const play = pendingOrder();
      play.later(5 * MINUTE);
      const calls = play.run(but({ Inquire: inquiry(status, "tx-of-another") }));
      expect(calls).toEqual(["Inquire"]);
      expect(play.status()).toMatchObject({ at: "pending", reference: "tx" });
      expect(play.later(MINUTE).run(allGoesWell)).toContain("Inquire");
      expect(play.status()).not.toMatchObject({ reference: "tx-of-another" });
    },
  );

  test.each([
    ["DECLINED", "payment-declined"],
    ["EXPIRED", "payment-expired"],
    ["VOIDED", "payment-expired"],
    ["REFUNDED", "payment-expired"],
  ] as const)("%s ends the order with nothing authorized", (status, reason) => {
    const play = unclear(status);
    expect(play.state.failure).toBe(reason);
    expect(staffReasons(play.state)).toEqual([]);
    expect(play.decision()).toEqual({ type: "done" });
  });

  test("money without a reference cannot be moved by a call: it goes to staff", () => {
    expect(staffReasons(unclear("AUTHORIZED", null).state)).toEqual(["payment-outcome-unknowable"]);
  });

  test("NOT_FOUND is definite only fifteen minutes after the request left: it may still arrive", () => {
    const play = playOrder();
    play.run(but({ Pay: paid(UNKNOWN), Inquire: inquiry("NOT_FOUND", null) }));
    expect(play.view()).toMatchObject({ reason: "payment-not-found", canPayAgain: false });
    play.runThroughTime(but({ Inquire: inquiry("NOT_FOUND", null) }));
    expect(play.now - NOON).toBeGreaterThanOrEqual(15 * MINUTE);
    expect(play.now - NOON).toBeLessThan(20 * MINUTE);
    expect(play.view()).toMatchObject({ reason: "payment-unavailable", canPayAgain: true });
  });

  test("NOT_FOUND of a payment that is still open is not definite before its time is over", () => {
    const play = playOrder({ returnsInPublic: true });
    play.run(but({ Pay: paid({ ...PENDING, expectedTtlSeconds: 25 * 60 }) }));
    const notFound = but({ Inquire: inquiry("NOT_FOUND", null) });
    play.later(16 * MINUTE).run(notFound);
    play.record({ type: "Returned", outcome: "error" });
    play.later(2_000).run(notFound);
    play.later(MINUTE).run(notFound);
    expect(play.status()).toMatchObject({ at: "pending" });
    expect(play.state.failure).toBeNull();
    play.record(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toContain("Create");

    const never = playOrder();
    never.run(but({ Pay: paid({ ...PENDING, expectedTtlSeconds: 25 * 60 }) }));
    never.runThroughTime(notFound);
    expect(never.now - NOON).toBeGreaterThanOrEqual(25 * MINUTE);
    expect(never.status()).toMatchObject({ at: "failed", why: "never-arrived" });
  });

  test("no customer waits longer than three minutes, and what is found later is returned", () => {
    const play = playOrder();
    const nobodyKnows = but({ Pay: paid(UNKNOWN), Inquire: inquiry("PENDING", null) });
    play.run(nobodyKnows);
    play.later(3 * MINUTE).run(nobodyKnows);
    expect(play.view()).toEqual({ step: "confirming-payment" });
    play.later(1).run(nobodyKnows);
    expect(play.view()).toMatchObject({
      reason: "payment-outcome-unknown",
      money: "being-returned",
      canPayAgain: false,
    });
    expect(play.later(2 * MINUTE).run(allGoesWell)).toEqual(["Inquire", "ReturnMoney"]);
    expect(play.view()).toMatchObject({ reason: "payment-expired", money: "released" });
  });

  test.each([
    ["found after a power cut that outlasted everybody's patience", 3 * MINUTE + 1, "ReturnMoney"],
    ["found after a short one", 2 * MINUTE, "Create"],
  ])("a payment %s is followed by the right step", (_, downMs, step) => {
    const play = playOrder();
    play.run(but({ Pay: paid(UNKNOWN), Inquire: () => null }));
    play.record({ type: "Interrupted", cause: "the host stopped" });
    play.now += downMs;
    play.record({ type: "Resumed" });
    expect(play.run(allGoesWell)).toContain(step);
  });

  test("a terminal, or a page open on a phone, is inquired about repeatedly: its callback may be lost", () => {
    for (const unseen of [{ redirectUrl: null }, { returnsInPublic: true }]) {
      const play = playOrder(unseen);
      play.run(but({ Pay: paid({ ...PENDING, ...unseen }) }));
      for (let asked = 0; asked < 10; asked += 1) {
        play.later(20_000);
        expect(play.run(but({ Inquire: inquiry("PENDING") }))).toEqual(["Inquire"]);
        expect(play.view()).toMatchObject({ step: "paying" });
      }
      expect(play.later(19_999).run(allGoesWell)).toEqual([]);
      expect(play.later(1).run(allGoesWell)).toContain("Create");
    }
    const seen = pendingOrder();
    expect(seen.later(MINUTE).run(allGoesWell)).toEqual([]);
  });

  test("a payment on a page that had expired long before is returned, whether a callback or an inquiry reports it", () => {
    for (const word of ["inquiry", "callback"]) {
      const play = pendingOrder();
      play.now += 8 * MINUTE + 1;
      if (word === "callback") play.record(callback("SUCCESS"));
      else play.record({ type: "Resumed" });
      expect(play.run(allGoesWell)).toContain("ReturnMoney");
      expect(play.run(allGoesWell)).not.toContain("Create");
      expect(play.view()).toMatchObject({ reason: "payment-expired", money: "released" });
    }
  });

  test("inquiries without a definite outcome end with staff after a bounded number", () => {
    const play = playOrder();
    const calls = play.runThroughTime(but({ Pay: paid(UNKNOWN), Inquire: inquiry("PENDING") }));
    expect(calls.filter((call) => call === "Inquire")).toHaveLength(60);
    expect(staffReasons(play.state)).toEqual(["payment-outcome-unknowable"]);
    expect(play.now - NOON).toBeLessThan(3 * HOUR);
  });

  test("the reference that an inquiry is first to name is stored, whatever it says about the payment", () => {
    const play = unclear("EXPIRED");
    expect(play.status()).toMatchObject({ at: "failed", reference: "tx" });
    play.record(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toEqual(["Inquire", "ReturnMoney"]);
  });

  test("another payment's outcome, overtaken by a callback, contradicts nothing", () => {
    const play = pendingOrder();
    play.later(2 * MINUTE).run(but({ Inquire: () => null }));
    play.record(callback("DECLINED"));
    play.record(inquired("order.1", "CAPTURED", "another"));
    expect(play.status()).toMatchObject({ at: "failed", why: "declined" });
  });

  test("a SUCCESS after an inquiry that found the payment expired is not believed without another one", () => {
    const play = playOrder({ paymentFlow: "sale", loyaltyOrderId: null });
    play.run(allGoesWell);
    play.record(callback("DECLINED"));
    expect(play.run(but({ Inquire: inquiry("EXPIRED") }))).toEqual(["Inquire"]);
    play.record(callback("SUCCESS"));
    expect(play.run(but({ Inquire: inquiry("EXPIRED") }))).toEqual(["Inquire"]);
    expect(play.status()?.at).toBe("failed");
    expect(staffReasons(play.state)).not.toEqual([]);
  });
});
