/** What a customer does while a payment is open, and what a restart of the host makes of it. */
import { describe, expect, test } from "vitest";
import {
  accepted,
  allGoesWell,
  but,
  callback,
  inquiry,
  MINUTE,
  pendingOrder,
  playOrder,
} from "./testing/play.ts";

describe("customers who come back, leave or wait", () => {
  test("coming back decides nothing: it is asked two seconds later, unless the callback was faster", () => {
    const play = pendingOrder();
    play.later(MINUTE).tell({ type: "Returned", outcome: "success" });
    expect(play.view()).toEqual({ step: "confirming-payment" });
    expect(play.decision()).toEqual({ type: "wait", until: play.now + 2_000 });
    play.later(2_000);
    expect(play.run(but({ Inquire: inquiry("PENDING") }))).toEqual(["Inquire"]);
    play.tell(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toContain("Create");
  });

  test("whoever left before the kitchen was asked gets the money back, whenever it comes", () => {
    const play = pendingOrder();
    play.tell({ type: "Abandoned" });
    play.run(but({ Inquire: inquiry("PENDING") }));
    expect(play.view()).toMatchObject({
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
    play.tell({ type: "Abandoned" }).tell(accepted());
    expect(play.run(allGoesWell)).toEqual(["Capture", "CloseLoyalty"]);
  });

  test("whoever leaves before anything was sent pays nothing", () => {
    const play = playOrder();
    play.tell({ type: "Abandoned" });
    expect(play.run(allGoesWell)).toEqual([]);
    expect(play.view()).toMatchObject({ reason: "payment-canceled", money: "not-charged" });
  });

  test("after a restart a pending payment is asked about at once: its callback may have been missed", () => {
    const play = pendingOrder();
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
