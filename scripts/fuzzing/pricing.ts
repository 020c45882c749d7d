import assert from "node:assert/strict";
import fc from "fast-check";
import { pricedTwice } from "../../domain/testing/compare-prices.ts";
import { anyOrder } from "../../domain/testing/model.ts";
import type { FuzzTarget } from "../../electron/host/testing/fuzz.ts";

/** Random orders, each priced by both implementations; `rejected` if a line cannot be ordered as it is. */
export const pricing: FuzzTarget = {
  name: "pricing",
  contract: "pricing",
  check(seed) {
    // Neighbouring seeds would give similar draws.
    const spread = Math.imul(seed, 0x9e3779b1);
    const [order] = fc.sample(anyOrder, { seed: spread, numRuns: 1 });
    assert.ok(order);
    const { actual, expected } = pricedTwice(order);
    assert.deepEqual(actual, expected);
    return expected.problems.some((problem) => problem !== null) ? "rejected" : "valid";
  },
};
