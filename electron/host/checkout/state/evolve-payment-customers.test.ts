/** What a customer does while a payment is open, and how a restart of the host affects it. */
import { describe, expect, test } from "vitest";
import {
  accepted,
  allGoesWell,
  but,
  callback,
  inquired,
  inquiry,
  LOST,
  MINUTE,
  paid,
  pendingOrder,
  playOrder,
  SUCCESS,
  UNKNOWN,
} from "../testing/play.ts";

describe("customers who return, leave or wait", () => {
  test("returning from the page decides nothing: two seconds later an inquiry is made, unless the callback has come", () => {
    const play = pendingOrder();
    play.later(MINUTE).record({ type: "Returned", outcome: "success" });
    expect(play.view()).toEqual({ step: "confirming-payment" });
    expect(play.decision()).toEqual({ type: "wait", until: play.now + 2_000 });
    play.later(2_000);
    expect(play.run(but({ Inquire: inquiry("PENDING") }))).toEqual(["Inquire"]);
    play.record(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toContain("Create");
  });

  test("a customer who left before the kitchen was asked gets the money back, whenever it arrives", () => {
    const play = pendingOrder();
    play.record({ type: "Abandoned" });
    play.run(but({ Inquire: inquiry("PENDING") }));
    expect(play.view()).toMatchObject({
      reason: "payment-canceled",
      money: "being-returned",
      canPayAgain: false,
    });
    play.record(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toEqual(["ReturnMoney"]);
  });

  test("a customer who leaves while the kitchen is being asked gets the order", () => {
    const play = playOrder();
    play.run(but({ Create: () => null }));
    play.record({ type: "Abandoned" }).record(accepted());
    expect(play.run(allGoesWell)).toEqual(["Capture", "CloseLoyalty"]);
  });

  test("a customer who leaves before anything was sent pays nothing", () => {
    const play = playOrder();
    play.record({ type: "Abandoned" });
    expect(play.run(allGoesWell)).toEqual([]);
    expect(play.view()).toMatchObject({ reason: "payment-canceled", money: "not-charged" });
  });

  test("after a restart a pending payment is inquired about at once: its callback may have been missed", () => {
    const play = pendingOrder();
    play.later(MINUTE).record({ type: "Resumed" });
    expect(play.decision()).toMatchObject({ type: "perform", command: { type: "Inquire" } });
  });

  test("a payment whose request was under way at a crash is requested again with the same key", () => {
    const play = playOrder();
    play.run(but({ Pay: () => null }));
    play.record({ type: "Interrupted", cause: "the host stopped" }).later(1_000);
    expect(play.decision()).toMatchObject({
      type: "perform",
      command: { type: "Pay", ids: { paymentId: "order.1" } },
    });
  });
});

describe("customers who abandon a payment (checkout rule 5)", () => {
  test("who paid before choosing to leave gets the order", () => {
    const play = pendingOrder();
    play.record(callback("SUCCESS")).record({ type: "Abandoned" }).record({ type: "VisitEnded" });
    expect(play.run(allGoesWell)).toEqual(["CheckHealth", "Create", "Capture", "CloseLoyalty"]);
  });

  test("who leaves while the payment is being requested gets its money back", () => {
    const play = playOrder();
    play.run(but({ Pay: () => null }));
    play.record({ type: "Abandoned" }).record({ type: "VisitEnded" });
    play.record({ type: "PaymentAnswered", paymentId: "order.1", outcome: SUCCESS });
    expect(play.run(allGoesWell)).toEqual(["ReturnMoney"]);
    expect(play.view()).toMatchObject({ reason: "payment-canceled", money: "released" });
  });

  test("who is silent has not left: a payment that succeeds in time pays for the order", () => {
    const play = pendingOrder();
    play.later(2 * MINUTE).record({ type: "VisitEnded" });
    expect(play.run(but({ Inquire: inquiry("PENDING") }))).toEqual(["Inquire"]);
    play.later(2 * MINUTE).record(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toContain("Create");
  });

  test("who is silent until the time to pay is over gets a later payment back", () => {
    const play = pendingOrder();
    play.record({ type: "VisitEnded" });
    play.later(5 * MINUTE).run(but({ Inquire: inquiry("PENDING") }));
    expect(play.view()).toMatchObject({ reason: "payment-expired" });
    play.record(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toEqual(["ReturnMoney"]);
  });

  test("a silent customer's page is not seen to return: it is inquired about while it is open", () => {
    const play = pendingOrder();
    play.later(2 * MINUTE);
    expect(play.decision()).toMatchObject({ type: "wait" });
    play.record({ type: "VisitEnded" });
    expect(play.decision()).toMatchObject({ type: "perform", command: { type: "Inquire" } });
  });

  test("no payment is begun for a customer who has left", () => {
    const play = playOrder();
    play.record({ type: "VisitEnded" });
    expect(play.run(allGoesWell)).toEqual([]);
    expect(play.view()).toMatchObject({ reason: "payment-canceled", money: "not-charged" });
  });

  test.each([
    ["back from the page", "success", "payment-outcome-unknown"],
    ["backed out on the page", "cancel", "payment-canceled"],
  ] as const)("who stops waiting, %s, is shown what is known", (_, outcome, reason) => {
    const play = pendingOrder();
    play.record({ type: "Returned", outcome }).record({ type: "Abandoned" });
    play.run(but({ Inquire: () => null }));
    expect(play.view()).toMatchObject({ reason, canPayAgain: false });
  });

  test("who cancels a payment of unknown outcome may pay again once it is known to have failed", () => {
    const play = playOrder();
    play.run(but({ Pay: paid(UNKNOWN), Inquire: () => null }));
    play.record({ type: "Abandoned" });
    const decided = { type: "fail", reason: "payment-outcome-unknown" };
    expect(play.record(inquired("order.1", "PENDING")).decision()).toEqual(decided);
    play.record(inquired("order.1", "DECLINED"));
    play.run(allGoesWell);
    expect(play.view()).toMatchObject({ reason: "payment-declined", canPayAgain: true });
  });
});

describe("a payment that the provider does not know", () => {
  const notFound = but({ Pay: paid(LOST), Inquire: inquiry("NOT_FOUND", null) });

  test("is shown as not found at once if no page was shown, and may be paid again only after a definite failure", () => {
    const play = playOrder();
    play.run(notFound);
    while (play.state.failure === null) play.later(1_000).run(notFound);
    expect(play.now - play.state.placedAt).toBeLessThan(10_000);
    const expected = { reason: "payment-not-found", money: "being-returned", canPayAgain: false };
    expect(play.view()).toMatchObject(expected);
    play.later(14 * MINUTE).run(notFound);
    expect(play.view()).toMatchObject(expected);
    play.later(2 * MINUTE).run(notFound);
    expect(play.view()).toMatchObject({ reason: "payment-unavailable", canPayAgain: true });
  });

  test("is returned if it arrives after all", () => {
    const play = playOrder();
    play.run(notFound);
    while (play.state.failure === null) play.later(1_000).run(notFound);
    play.later(MINUTE);
    expect(play.run(but({ Inquire: inquiry("AUTHORIZED") }))).toEqual(["Inquire", "ReturnMoney"]);
    expect(play.view()).toMatchObject({ step: "checkout-failed", money: "released" });
  });

  test("is waited for once an inquiry has named it", () => {
    const play = playOrder();
    const known = [inquired("order.1", "PENDING", "tx"), inquired("order.1", "NOT_FOUND", null)];
    const respond = but({ Pay: paid(LOST), Inquire: () => known.shift() ?? null });
    play.run(respond);
    while (known.length > 0) play.later(1_000).run(respond);
    expect(play.state.failure).toBeNull();
    expect(play.view()).toEqual({ step: "confirming-payment" });
  });

  test("is waited for if its page was shown", () => {
    const play = pendingOrder();
    play.record({ type: "Returned", outcome: "success" }).later(2_000);
    play.run(but({ Inquire: inquiry("NOT_FOUND", null) }));
    expect(play.view()).toEqual({ step: "confirming-payment" });
  });
});

describe("an order that the kiosk could not continue in time", () => {
  test("fails as interrupted by the kiosk if the kitchen was never asked", () => {
    const play = pendingOrder();
    play
      .record(callback("SUCCESS"))
      .later(4 * MINUTE)
      .record({ type: "Resumed" });
    play.run(but({ ReturnMoney: () => null }));
    expect(play.view()).toMatchObject({ reason: "kiosk-interrupted", money: "being-released" });
  });

  test("fails as interrupted by the kiosk if it went down while the kitchen was asked", () => {
    const play = playOrder();
    play.run(but({ Create: () => null }));
    play.record({ type: "Interrupted", cause: "the host stopped" });
    play.later(4 * MINUTE).record({ type: "Resumed" });
    play.run(but({ ReturnMoney: () => null }));
    expect(play.view()).toMatchObject({ reason: "kiosk-interrupted" });
  });
});
