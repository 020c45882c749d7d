export type BreakerOptions = {
  /** Failures in a row after which it opens. */
  readonly threshold: number;
  /** How long it stays open before one call may try. */
  readonly openMs: number;
  readonly clock: { monotonic(): number };
};

/** Permission to make one call; its outcome has to be reported once. */
export type Pass = {
  /** `throttled`: the service works and has enough to do, which is neither a failure nor an end of failures. */
  done(outcome: CallOutcome): void;
};
export type CallOutcome = "succeeded" | "failed" | "throttled";

export type Breaker = {
  /** Null while the breaker is open, and in the half-open state while another call is trying. */
  enter(): Pass | null;
};

type State =
  | { readonly name: "closed"; readonly failures: number }
  | { readonly name: "open"; readonly since: number }
  | { readonly name: "half-open" };

const CLOSED: State = { name: "closed", failures: 0 };

/**
 * A circuit breaker (payments.md §8): after `threshold` failures in a row it refuses for `openMs`, then
 * lets one call try; that one's outcome closes it or opens it again.
 */
export function createBreaker({ threshold, openMs, clock }: BreakerOptions): Breaker {
  let state: State = CLOSED;

  const open = (): void => {
    state = { name: "open", since: clock.monotonic() };
  };

  const trial: Pass = {
    done(outcome) {
      if (outcome === "failed") open();
      else state = CLOSED;
    },
  };
  /** Calls that were under way when the breaker opened no longer count. */
  const ordinary: Pass = {
    done(outcome) {
      if (state.name !== "closed" || outcome === "throttled") return;
      const failures = outcome === "succeeded" ? 0 : state.failures + 1;
      if (failures >= threshold) open();
      else state = { name: "closed", failures };
    },
  };

  return {
    enter() {
      if (state.name === "closed") return ordinary;
      if (state.name === "half-open") return null;
      if (clock.monotonic() - state.since < openMs) return null;
      state = { name: "half-open" };
      return trial;
    },
  };
}
