import { expect, test } from "vitest";
import {
  allGoesWell,
  but,
  DECLINED,
  kitchen,
  MINUTE,
  PENDING,
  paid,
  playOrder,
  settled,
} from "../checkout/testing/play.ts";
import { timelineOf } from "./order-timeline.ts";

const words = (play: { readonly events: Parameters<typeof timelineOf>[0] }) =>
  timelineOf(play.events).map(({ what, detail }) => (detail === null ? what : `${what} ${detail}`));

test("the usual road is told in the order in which it was gone", () => {
  const play = playOrder();
  play.run(allGoesWell);
  play.tell(kitchen("COOKING"));
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
  play.run(but({ Capture: settled(DECLINED) }));
  play.tell({
    type: "StaffSettled",
    cases: [{ reason: "capture-failed-after-acceptance", subject: "order.1" }],
    how: "collected",
  });
  expect(words(play)).toContain("capture-declined NOT_ENOUGH_MONEY");
  expect(words(play).at(-1)).toBe("staff-settled collected");
});

test("that time passed, that a customer left and that a call began are not worth a line", () => {
  const play = playOrder();
  play.run(but({ Pay: paid(PENDING) }));
  const before = words(play);
  play.later(MINUTE).tell({ type: "VisitEnded" }).tell({ type: "LoyaltyPassedOn" });
  expect(words(play)).toEqual(before);
});

test("no line names a key, a reference or a customer", () => {
  const play = playOrder();
  play.run(allGoesWell);
  const told = JSON.stringify(timelineOf(play.events));
  for (const secret of ["order.1", "loyalty-order", '"tx"']) expect(told).not.toContain(secret);
});
