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

test("shows errors with the service's own code, and what staff did about them", () => {
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

test("shows who acted at the console, and nobody for what was done at the kiosk", () => {
  const play = playOrder();
  play.run(but({ Capture: answering(DECLINED) }));
  play.record({ type: "StaffRetried", fresh: [], by: "Mona" });
  play.record({ type: "StaffRetried", fresh: [] });
  play.record({ type: "StaffRetried", fresh: [], by: null });
  const retries = timelineOf(play.events).filter(({ what }) => what === "staff-retried");
  expect(retries.map(({ by }) => by)).toEqual(["Mona", null, null]);
});

test("shows a refusal with the service's reason, and the POS error type", () => {
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

test("shows that the loyalty service refused an order as invalid", () => {
  const play = playOrder();
  play.run(but({ CloseLoyalty: () => ({ type: "CloseAnswered", outcome: { kind: "invalid" } }) }));
  expect(words(play).at(-1)).toBe("closing-declined HTTP 400");
});

test("does not show that time passed, that a customer left or that a call began", () => {
  const play = playOrder();
  play.run(but({ Pay: paid(PENDING) }));
  const before = words(play);
  play.later(MINUTE).record({ type: "VisitEnded" }).record({ type: "LoyaltyPassedOn" });
  expect(words(play)).toEqual(before);
});

test("shows no key, reference or customer", () => {
  const play = playOrder();
  play.run(allGoesWell);
  const text = JSON.stringify(timelineOf(play.events));
  for (const secret of ["order.1", "loyalty-order", '"tx"']) expect(text).not.toContain(secret);
});
