import { expect, test } from "vitest";
import { RESOLUTION_METHODS, STAFF_REASONS } from "./order-course.ts";
import { offeredResolutions } from "./resolutions.ts";

const methods = (...reasons: (typeof STAFF_REASONS)[number][]) =>
  offeredResolutions(reasons).map(({ method }) => method);

test("an answer about points is offered only if points are to be corrected", () => {
  expect(methods("money-return-refused")).not.toContain("points-corrected");
  expect(methods("closing-refused")).toEqual(["points-corrected", "nothing-to-do"]);
});

test("an answer about money leaves the points on the list, and one about points the money", () => {
  const offered = offeredResolutions(["money-return-refused", "loyalty-refund-refused"]);
  expect(offered).toContainEqual({ method: "returned", left: ["loyalty-refund-refused"] });
  expect(offered).toContainEqual({ method: "points-corrected", left: ["money-return-refused"] });
  expect(offered).toContainEqual({ method: "nothing-to-do", left: [] });
});

test("money that was returned leaves open whether the kitchen has the order", () => {
  const offered = offeredResolutions(["money-return-refused", "may-be-in-the-kitchen"]);
  expect(offered).toContainEqual({ method: "returned", left: ["may-be-in-the-kitchen"] });
});

test("damaged records are resolved by any answer: they may hide anything", () => {
  expect(methods("records-damaged")).toEqual(RESOLUTION_METHODS);
});

test.each(STAFF_REASONS)(
  "%s can be resolved by a word about it, and by nothing to do",
  (reason) => {
    expect(methods(reason).length).toBeGreaterThan(1);
    expect(methods(reason)).toContain("nothing-to-do");
  },
);
