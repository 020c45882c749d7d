import { expect, test } from "vitest";
import type { TimelineEntry } from "../../../electron/host/rpc/contract.ts";
import { resolutionOf } from "./resolution-method.ts";

const answered = (detail: string): TimelineEntry => ({
  ...{ at: 1, what: "staff-resolved", detail, reason: null, by: null },
});

test("each case has the answer of staff that was about it, whatever they answered to others", () => {
  const timeline = [answered("returned"), answered("points-corrected")];
  expect(resolutionOf("money-return-refused", timeline)).toBe("returned");
  expect(resolutionOf("loyalty-refund-refused", timeline)).toBe("points-corrected");
  expect(resolutionOf("may-be-in-the-kitchen", timeline)).toBeNull();
});

test("of several answers about a case the last one counts", () => {
  const timeline = [answered("returned"), answered("nothing-to-do")];
  expect(resolutionOf("money-return-refused", timeline)).toBe("nothing-to-do");
});
