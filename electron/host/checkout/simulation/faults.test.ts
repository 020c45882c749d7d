import { expect, test } from "vitest";
import { Faults } from "./faults.ts";
import type { CallFault } from "./plan.ts";
import { randomOf } from "./random.ts";

test("a service that went down with a call refuses connections, and comes back", () => {
  const faults = new Faults("heavy", 0, randomOf(1));
  const hour = 3_600_000;
  // Two calls an hour, the second one soon after the first.
  const pairs = Array.from({ length: 2_000 }, (_, index): [CallFault | null, CallFault | null] => [
    faults.of("create", index * hour),
    faults.of("health", index * hour + 65_500),
  ]);
  const seconds = (first: CallFault | null) =>
    pairs.filter((pair) => pair[0] === first).map(([, second]) => second === "not-sent");
  const share = (of: readonly boolean[]) => of.filter(Boolean).length / of.length;
  expect(share(seconds("lost-after-processing"))).toBeGreaterThan(0.15);
  expect(share(seconds(null))).toBeLessThan(0.05);
});
