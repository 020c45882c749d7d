import { expect, test } from "vitest";
import { withCurrentNames } from "./legacy-events.ts";

test("what staff resolved is read under the names of today", () => {
  const stored = {
    type: "StaffSettled",
    at: 1,
    cases: [{ reason: "give-back-refused", subject: "order.1" }],
    how: "given-back",
  };
  expect(withCurrentNames(stored)).toEqual({
    ...stored,
    cases: [{ reason: "money-return-refused", subject: "order.1" }],
    how: "returned",
  });
});

test("what is written today is read as it is", () => {
  const stored = {
    type: "StaffSettled",
    at: 1,
    cases: [{ reason: "money-return-refused", subject: "order.1" }],
    how: "returned",
  };
  expect(withCurrentNames(stored)).toEqual(stored);
});
