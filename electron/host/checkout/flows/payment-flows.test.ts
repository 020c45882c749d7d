import { expect, test } from "vitest";
import { replay } from "../state/evolve.ts";
import { staffReasons } from "../state/staff-list.ts";
import { allGoesWell, but, kitchen, playOrder } from "../testing/play.ts";

test("an authorization is captured only after the kitchen has the order, and points are closed last", () => {
  const play = playOrder();
  expect(play.run(allGoesWell)).toEqual([
    "CheckHealth",
    "Pay",
    "CheckHealth",
    "Create",
    "Capture",
    "CloseLoyalty",
  ]);
  expect(
    play.events.find((event) => event.type === "Started" && event.command.type === "Pay"),
  ).toMatchObject({
    command: { operation: "authorize" },
  });
  expect(play.decision()).toMatchObject({ type: "wait" });
  play.record(kitchen("PROCESSED"));
  expect(play.decision()).toEqual({ type: "done" });
  expect(staffReasons(play.state)).toEqual([]);
  expect(play.view()).toMatchObject({
    step: "done",
    queueNumber: "7",
    paid: "12.50",
    kitchen: "ready",
    points: { state: "credited", earned: 12, spent: 3 },
  });
});

test("a sale takes the money before the kitchen is asked, and there is nothing to capture", () => {
  const play = playOrder({ paymentFlow: "sale" });
  expect(play.run(allGoesWell)).toEqual([
    "CheckHealth",
    "Pay",
    "CheckHealth",
    "Create",
    "CloseLoyalty",
  ]);
  expect(play.status()).toMatchObject({ at: "captured" });
});

test("if nothing is due no payment call is made", () => {
  const play = playOrder({ paymentFlow: "nothing-due", total: "0" });
  expect(play.run(allGoesWell)).toEqual(["CheckHealth", "Create", "CloseLoyalty"]);
});

test("an order of a guest calls no loyalty service", () => {
  const play = playOrder({ loyaltyOrderId: null });
  expect(play.run(allGoesWell)).not.toContain("CloseLoyalty");
  expect(play.view()).toMatchObject({ step: "done", points: null });
});

test("nothing is paid if a service is down", () => {
  const play = playOrder();
  const down = but({
    CheckHealth: () => ({
      type: "HealthAnswered",
      before: "payment",
      up: false,
      cause: "ordering",
    }),
  });
  expect(play.run(down)).toEqual(["CheckHealth"]);
  expect(play.decision()).toEqual({ type: "done" });
  expect(play.view()).toMatchObject({
    step: "checkout-failed",
    reason: "outlet-unavailable",
    money: "not-charged",
  });
});

test("an outlet that went down after the payment gets no order, and the authorization is reversed", () => {
  const play = playOrder();
  const downLater = but({
    CheckHealth: (command) =>
      command.type === "CheckHealth"
        ? {
            type: "HealthAnswered",
            before: command.before,
            up: command.before === "payment",
            cause: null,
          }
        : null,
  });
  expect(play.run(downLater)).toEqual(["CheckHealth", "Pay", "CheckHealth", "ReturnMoney"]);
  expect(play.view()).toMatchObject({
    step: "checkout-failed",
    money: "released",
    canPayAgain: false,
  });
});

test("health that was checked before a restart is checked again after it", () => {
  const play = playOrder();
  play.run(but({ Create: () => null }));
  play
    .record({ type: "Interrupted", cause: "the host stopped" })
    .record({ type: "Resumed" })
    .later(500);
  expect(play.run(allGoesWell).slice(0, 2)).toEqual(["CheckHealth", "Create"]);
});

test("a health check that was lost with the process is repeated; one that fails by a defect counts as down", () => {
  const play = playOrder();
  play.run(but({ CheckHealth: () => null }));
  play.record({ type: "Interrupted", cause: "the host stopped" });
  expect(play.decision()).toMatchObject({ type: "perform", command: { type: "CheckHealth" } });
  play.run(but({ CheckHealth: () => null }));
  play.record({ type: "Interrupted", cause: "defect" });
  expect(play.decision()).toEqual({ type: "fail", reason: "outlet-unavailable" });
});

test("an order read back from its journal has the same state", () => {
  const play = playOrder();
  play.run(allGoesWell);
  expect(replay(JSON.parse(JSON.stringify(play.events)))).toEqual(play.state);
});

test("a journal that does not begin with Placed is refused", () => {
  expect(() => replay([])).toThrow("begins with Placed");
  expect(() => replay([{ type: "Resumed", at: 1 }])).toThrow("begins with Placed");
});
