/** The decisions that the rules of a checkout can take, and how a rule takes them. */
import type { CheckoutFailureReason } from "../../../../domain/order-course.ts";
import type { Command } from "../state/events.ts";
import type { CheckoutState } from "../state/state.ts";

/** What to do next with an order. */
export type Decision =
  | { readonly type: "perform"; readonly command: Command }
  /** The checkout has failed; the runner journals that and decides again. */
  | { readonly type: "fail"; readonly reason: CheckoutFailureReason }
  /** Nothing until an event comes, or until this time (UTC milliseconds). */
  | { readonly type: "wait"; readonly until: number | null }
  /** The order has ended, or is on the staff list. */
  | { readonly type: "done" };

/** What one rule decides; null if it does not apply. */
export type RuleDecision = Exclude<Decision, { type: "done" }> | null;

/** Performs a command at once. */
export function perform(command: Command): RuleDecision {
  return { type: "perform", command };
}

/** Performs a command at or after `nextAt`, UTC milliseconds in the order's time; waits until then. */
export function performAt(state: CheckoutState, nextAt: number, command: Command): RuleDecision {
  return state.now >= nextAt ? perform(command) : { type: "wait", until: nextAt };
}
