import { expect, test } from "vitest";
import {
  allGoesWell,
  answering,
  but,
  DECLINED,
  kitchen,
  MINUTE,
  PENDING,
  paid,
  playOrder,
} from "../checkout/testing/play.ts";
import { timelineOf } from "./order-timeline.ts";

const words = (play: { readonly events: Parameters<typeof timelineOf>[0] }) =>
  timelineOf(play.events).map(({ what, detail }) => (detail === null ? what : `${what} ${detail}`));

test("lists the steps of a usual order in their order", () => {
  const play = playOrder();
  play.run(allGoesWell);
  play.record(kitchen("COOKING"));
  expect(words(play)).toEqual([
    "placed",
    "services-up",
    "payment-asked",
    "payment-success",
    "services-up",
    "kitchen-asked",
    "kitchen-accepted 7",
    "capture-success",
    "closing-success",
    "kitchen-moved COOKING",
  ]);
});

test("what went wrong is told with the service's own code, what staff did about it too", () => {
  const play = playOrder();
  play.run(but({ Capture: answering(DECLINED) }));
  play.record({
    type: "StaffResolved",
    cases: [{ reason: "capture-failed-after-acceptance", subject: "order.1" }],
    how: "collected",
  });
  expect(words(play)).toContain("capture-declined NOT_ENOUGH_MONEY");
  expect(words(play).at(-1)).toBe("staff-resolved collected");
});

test("a refusal is told with the reason that the service gave, and the point of sale's kind of error", () => {
  const reasons = ({ events }: { readonly events: Parameters<typeof timelineOf>[0] }) =>
    timelineOf(events).flatMap(({ what, detail, reason }) =>
      reason ? [{ what, detail, reason }] : [],
    );
  const refused = playOrder();
  refused.run(
    but({
      Create: () => ({
        type: "CreateAnswered",
        outcome: { kind: "rejected", reason: "Soup is out", posErrorType: "ITEM_UNAVAILABLE" },
      }),
    }),
  );
  expect(reasons(refused)).toEqual([
    { what: "kitchen-refused", detail: "ITEM_UNAVAILABLE", reason: "Soup is out" },
  ]);
  const canceled = playOrder();
  canceled.run(
    but({
      Capture: answering({ status: "DECLINED", errorCode: "CARD_BLOCKED", reason: "Blocked" }),
    }),
  );
  canceled.record({
    type: "StaffResolved",
    cases: [{ reason: "capture-failed-after-acceptance", subject: "order.1" }],
    how: "collected",
  });
  canceled.run(
    but({
      CloseLoyalty: () => ({
        type: "CloseAnswered",
        outcome: { kind: "refused", errorText: "Transaction was annulled" },
      }),
    }),
  );
  canceled.record({ type: "KitchenMoved", status: "CANCELED", reason: "The oven is cold" });
  expect(reasons(canceled)).toEqual([
    { what: "capture-declined", detail: "CARD_BLOCKED", reason: "Blocked" },
    { what: "closing-declined", detail: null, reason: "Transaction was annulled" },
    { what: "kitchen-moved", detail: "CANCELED", reason: "The oven is cold" },
  ]);
});

test("an order that the loyalty service took for invalid says so", () => {
  const play = playOrder();
  play.run(but({ CloseLoyalty: () => ({ type: "CloseAnswered", outcome: { kind: "invalid" } }) }));
  expect(words(play).at(-1)).toBe("closing-declined HTTP 400");
});

test("that time passed, that a customer left and that a call began are not worth a line", () => {
  const play = playOrder();
  play.run(but({ Pay: paid(PENDING) }));
  const before = words(play);
  play.later(MINUTE).record({ type: "VisitEnded" }).record({ type: "LoyaltyPassedOn" });
  expect(words(play)).toEqual(before);
});

test("no line names a key, a reference or a customer", () => {
  const play = playOrder();
  play.run(allGoesWell);
  const text = JSON.stringify(timelineOf(play.events));
  for (const secret of ["order.1", "loyalty-order", '"tx"']) expect(text).not.toContain(secret);
});
