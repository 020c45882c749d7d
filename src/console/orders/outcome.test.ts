import { expect, test } from "vitest";
import type { OrderAnswer } from "../../../fleet/console/rpc/contract.ts";
import { afterLook, kindOf, type Outcome, seenAnew } from "./outcome.ts";

test("only a missing answer may be sent again: all others say what was done", () => {
  const kinds: Record<Outcome, ReturnType<typeof kindOf>> = {
    recorded: "done",
    seen: "done",
    "no-answer": "again",
    away: "not-done",
    stale: "not-done",
    "not-possible": "not-done",
    "not-allowed": "not-done",
    "too-much": "not-done",
    "unknown-order": "not-done",
    trouble: "not-done",
  };
  for (const [outcome, kind] of Object.entries(kinds)) {
    expect(kindOf(outcome as Outcome), outcome).toBe(kind);
  }
});

test("a refused act shows the order as it is now, with the number to act upon", () => {
  const order = { checkoutId: "0c7b" } as unknown as OrderAnswer["order"];
  expect(seenAnew({ outcome: "stale", order, seq: 9 })).toEqual({ outcome: "seen", order, seq: 9 });
  expect(seenAnew({ outcome: "away", order: null, seq: null })).toBeNull();
});

test("a look without an answer leaves the order as it was seen", () => {
  const order = { checkoutId: "0c7b" } as unknown as OrderAnswer["order"];
  const seen: OrderAnswer = { outcome: "seen", order, seq: 9 };
  const without = (outcome: Outcome): OrderAnswer => ({ outcome, order: null, seq: null });
  expect(afterLook(seen, without("no-answer"))).toBe(seen);
  expect(afterLook(seen, without("away"))).toBe(seen);
  expect(afterLook(seen, without("unknown-order"))).toEqual(without("unknown-order"));
  expect(afterLook(without("no-answer"), without("away"))).toEqual(without("away"));
  expect(afterLook(without("away"), seen)).toBe(seen);
});
