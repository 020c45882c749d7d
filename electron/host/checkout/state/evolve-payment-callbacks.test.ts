/** The result callback: late, twice, or in contradiction to an earlier outcome (payments.md §4.2). */
import { describe, expect, test } from "vitest";
import {
  accepted,
  allGoesWell,
  but,
  callback,
  HOUR,
  inquired,
  inquiry,
  MINUTE,
  NOON,
  paid,
  pendingOrder,
  playOrder,
  UNKNOWN,
} from "../testing/play.ts";
import { staffReasons } from "./staff-list.ts";

describe("the result callback", () => {
  test("SUCCESS sends the order to the kitchen; a repeat changes nothing", () => {
    const play = pendingOrder();
    play.record(callback("SUCCESS")).record(callback("SUCCESS"));
    const calls = play.run(allGoesWell);
    expect(calls).toEqual(["CheckHealth", "Create", "Capture", "CloseLoyalty"]);
    play.record(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toEqual([]);
  });

  test("DECLINED ends the order; a repeat changes nothing", () => {
    const play = pendingOrder();
    play.record(callback("DECLINED")).record(callback("DECLINED"));
    play.run(allGoesWell);
    expect(play.view()).toMatchObject({ reason: "payment-declined", money: "not-charged" });
  });

  test("one for an unknown payment changes nothing", () => {
    const play = pendingOrder();
    const before = play.state;
    play.record(callback("SUCCESS", "another"));
    expect(play.state).toEqual(before);
  });

  test("a late SUCCESS, after the kiosk had given up, is returned and never cooked", () => {
    const play = pendingOrder({ canInquire: false });
    play.runThroughTime(allGoesWell);
    expect(staffReasons(play.state)).toEqual(["payment-outcome-unknowable"]);
    expect(play.view()).toMatchObject({ reason: "payment-expired", money: "staff" });
    play.later(HOUR).record(callback("SUCCESS"));
    expect(play.view()).toMatchObject({ money: "being-released" });
    expect(play.run(allGoesWell)).toEqual(["ReturnMoney"]);
    expect(play.view()).toMatchObject({ money: "released" });
    expect(staffReasons(play.state)).toEqual([]);
  });

  test("a late DECLINED clears the staff list", () => {
    const play = pendingOrder({ canInquire: false });
    play.runThroughTime(allGoesWell);
    play.later(HOUR).record(callback("DECLINED"));
    expect(staffReasons(play.state)).toEqual([]);
    expect(play.decision()).toEqual({ type: "done" });
  });

  test("one that contradicts an earlier outcome is resolved by an inquiry, also when repeated", () => {
    const play = pendingOrder();
    play.record(callback("SUCCESS")).record(callback("DECLINED")).record(callback("DECLINED"));
    expect(play.status()).toMatchObject({ at: "unclear" });
    expect(play.run(but({ Inquire: inquiry("AUTHORIZED") }))).toEqual([
      "Inquire",
      "CheckHealth",
      "Create",
      "Capture",
      "CloseLoyalty",
    ]);
  });

  test("SUCCESS after DECLINED is resolved by an inquiry and returned", () => {
    const play = pendingOrder();
    play.record(callback("DECLINED"));
    play.run(allGoesWell);
    play.record(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toEqual(["Inquire", "ReturnMoney"]);
    expect(play.view()).toMatchObject({ money: "released" });
  });

  test("contradictions without inquiries stay with staff, also when repeated", () => {
    const play = pendingOrder({ canInquire: false });
    play.record(callback("SUCCESS")).record(callback("DECLINED")).record(callback("DECLINED"));
    play.run(allGoesWell);
    expect(staffReasons(play.state)).toEqual(["payment-outcome-unknowable"]);
  });

  test.each([
    ["DECLINED", "SUCCESS"],
    ["SUCCESS", "DECLINED"],
  ] as const)(
    "%s, then %s, before anything was done about the first: nothing is cooked or captured without an inquiry",
    (first, second) => {
      const blind = pendingOrder({ canInquire: false });
      blind.record(callback(first)).record(callback(second));
      expect(blind.run(allGoesWell)).toEqual([]);
      expect(staffReasons(blind.state)).toEqual(["payment-outcome-unknowable"]);
      expect(blind.view()).toMatchObject({ money: "staff", canPayAgain: false });
      const asked = pendingOrder();
      asked.record(callback(first)).record(callback(second));
      expect(asked.run(allGoesWell)[0]).toBe("Inquire");
    },
  );

  test("SUCCESS after a DECLINED that ended the order is returned, even without inquiries", () => {
    const play = pendingOrder({ canInquire: false });
    play.record(callback("DECLINED"));
    play.run(allGoesWell);
    play.record(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toEqual(["ReturnMoney"]);
    expect(staffReasons(play.state)).toEqual([]);
  });

  test("DECLINED after a sale's SUCCESS is not ignored", () => {
    const play = pendingOrder({ paymentFlow: "sale" });
    play.record(callback("SUCCESS"));
    play.run(but({ Create: () => null }));
    play.record(callback("DECLINED"));
    play.record(accepted());
    play.run(but({ Inquire: inquiry("DECLINED") }));
    expect(staffReasons(play.state)).toEqual(["capture-failed-after-acceptance"]);
  });

  test("DECLINED after a SUCCESS that named no reference is resolved by an inquiry, or by staff", () => {
    const onlyAuthorized = but({
      Pay: paid({ status: "SUCCESS", transactionReference: null }),
      Inquire: inquiry("AUTHORIZED"),
    });
    const play = playOrder({ paymentFlow: "sale" });
    play.run(onlyAuthorized);
    play.record(callback("DECLINED"));
    expect(play.run(but({ Inquire: inquiry("PENDING") }))).toEqual(["Inquire"]);
    expect(play.state.failure).toBeNull();
    expect(play.later(MINUTE).run(but({ Inquire: inquiry("CAPTURED") }))).toContain("Create");

    const never = playOrder({ paymentFlow: "sale" });
    never.runThroughTime(onlyAuthorized);
    never.record(callback("DECLINED"));
    expect(staffReasons(never.state)).toEqual(["payment-outcome-unknowable"]);
    expect(never.view()).toMatchObject({ canPayAgain: false });
    never.record(callback("SUCCESS"));
    expect(never.run(allGoesWell)).toEqual(["ReturnMoney"]);
  });

  test("SUCCESS after a DECLINED that contradicted a SUCCESS without a reference decides nothing", () => {
    const play = playOrder({ paymentFlow: "sale" });
    play.run(
      but({
        Pay: paid({ status: "SUCCESS", transactionReference: null }),
        Inquire: inquiry("AUTHORIZED"),
      }),
    );
    play.record(callback("DECLINED")).record(callback("SUCCESS"));
    expect(play.run(but({ Inquire: inquiry("CAPTURED"), Create: () => null }))).toEqual([
      "Inquire",
      "CheckHealth",
      "Create",
    ]);
  });

  test("a contradiction that an inquiry has not resolved is not resolved by a further callback", () => {
    const play = pendingOrder();
    play.record(callback("SUCCESS")).record(callback("DECLINED"));
    play.run(but({ Inquire: inquiry("PENDING") }));
    play.record(callback("SUCCESS"));
    expect(play.status()).toMatchObject({ at: "unclear" });
    expect(play.run(but({ Inquire: inquiry("AUTHORIZED"), Create: () => null }))[0]).toBe(
      "Inquire",
    );
  });

  test("SUCCESS of a payment that the integrator had not known is returned without an inquiry", () => {
    const play = pendingOrder();
    play.runThroughTime(but({ Inquire: inquiry("NOT_FOUND") }));
    expect(play.status()).toMatchObject({ at: "failed", why: "never-arrived" });
    play.record(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toEqual(["ReturnMoney"]);
  });

  test.each(["DECLINED", "EXPIRED", "VOIDED", "AUTHORIZED"] as const)(
    "an inquiry that a callback overtakes resolves no contradiction: its answer (%s) may be older",
    (status) => {
      const play = pendingOrder();
      play.record(callback("SUCCESS")).record(callback("DECLINED"));
      play.run(but({ Inquire: () => null }));
      play.record(callback("SUCCESS")).record(inquired("order.1", status));
      expect(play.run(allGoesWell)).toEqual([]);
      expect(play.status()).toMatchObject({ at: "unclear" });
      expect(play.later(MINUTE).run(allGoesWell)).toEqual([
        "Inquire",
        "CheckHealth",
        "Create",
        "Capture",
        "CloseLoyalty",
      ]);
    },
  );

  test("the answer of an inquiry that was under way counts if it contradicts the callback", () => {
    const play = pendingOrder();
    play.later(6 * MINUTE);
    play.run(but({ Inquire: () => null }));
    play.record(callback("DECLINED")).record(inquired("order.1", "AUTHORIZED"));
    expect(play.run(but({ Inquire: inquiry("AUTHORIZED"), Create: () => null }))).toEqual([
      "Inquire",
      "CheckHealth",
      "Create",
    ]);
  });

  test("a SUCCESS that waited since long before the inquiry reported it makes the order too late", () => {
    const play = playOrder();
    play.run(but({ Pay: paid(UNKNOWN), Inquire: () => null }));
    play.later(10 * MINUTE);
    const waiting = { ...callback("SUCCESS"), at: NOON + MINUTE };
    play.record(inquired("order.1", "AUTHORIZED")).recordAsWritten(waiting);
    expect(play.run(allGoesWell)).toEqual(["ReturnMoney"]);
    expect(play.state.failure).toBe("too-late");
  });

  test("the kitchen's deadline counts from the first SUCCESS, not from a repeated one", () => {
    const play = pendingOrder();
    play.record(callback("SUCCESS"));
    play.run(but({ CheckHealth: () => null }));
    play.now += 3 * MINUTE;
    play.record(callback("SUCCESS"));
    play.now += MINUTE;
    play.record({ type: "HealthAnswered", before: "create", up: true, cause: null });
    expect(play.run(allGoesWell)).toEqual(["ReturnMoney"]);
    expect(play.state.failure).toBe("kiosk-interrupted");
  });

  test("the kitchen's deadline counts from the first SUCCESS, not from when a doubt was resolved", () => {
    const play = pendingOrder();
    play.record(callback("SUCCESS"));
    play.run(but({ CheckHealth: () => null }));
    play.record(callback("DECLINED"));
    play.now += 4 * MINUTE;
    play.record({ type: "HealthAnswered", before: "create", up: true, cause: null });
    expect(play.run(but({ Inquire: inquiry("AUTHORIZED") }))).toEqual(["Inquire", "ReturnMoney"]);
    expect(play.state.failure).toBe("too-late");
  });
});
