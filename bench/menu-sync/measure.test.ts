/** The measurement itself: nothing else in the tests runs it. */
import { expect, it } from "vitest";
import { measureSync } from "./measure.ts";

it("imports a menu whole, and a second one over it, and times each", async () => {
  const { bytes, ...times } = await measureSync(1_000, 1);
  expect(bytes).toBeGreaterThan(100_000);
  for (const time of Object.values(times)) expect(time).toBeGreaterThan(0);
});
