import type { OrderAnswer } from "../../../fleet/console/rpc/contract.ts";

export type Outcome = OrderAnswer["outcome"];

/**
 * What a person sees after an act.
 * - `done`: it is journalled
 * - `again`: nobody knows whether it was done; the same act may be sent once more
 * - `not-done`: certainly nothing was done
 */
export type OutcomeKind = "done" | "again" | "not-done";

export function kindOf(outcome: Outcome): OutcomeKind {
  switch (outcome) {
    case "recorded":
    case "seen":
      return "done";
    case "no-answer":
      return "again";
    case "stale":
    case "not-possible":
    case "not-allowed":
    case "too-much":
    case "unknown-order":
    case "trouble":
    case "away":
      return "not-done";
  }
}

/** Nothing happens to it any more by itself. */
export function isSettled({ phase }: Pick<NonNullable<OrderAnswer["order"]>, "phase">): boolean {
  return phase === "ended" || phase === "checkout_failed";
}

/** What is shown after a look: without an answer of the kiosk, what was seen before. */
export function afterLook(before: OrderAnswer | undefined, answer: OrderAnswer): OrderAnswer {
  const isAnswered = answer.outcome !== "away" && answer.outcome !== "no-answer";
  return isAnswered || !before?.order ? answer : before;
}

/** The order as the kiosk answered, to be shown instead of what the person saw; null if it said nothing about it. */
export function seenAnew({ order, seq }: OrderAnswer): OrderAnswer | null {
  return order === null || seq === null ? null : { outcome: "seen", order, seq };
}
