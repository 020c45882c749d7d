import type { Settings } from "../settings/settings.ts";
import { type CallOutcome, createBreaker } from "./breaker.ts";

const SECOND_MS = 1_000;

/** The limits of payments.md §8 by the settings, and those that the contract leaves to the platform. */
export function paymentLimits({ limits }: Settings["payments"]) {
  const requestTimeoutMs = limits.requestTimeoutSeconds * SECOND_MS;
  return {
    requestTimeoutMs,
    connectTimeoutMs: limits.connectTimeoutSeconds * SECOND_MS,
    maxPerSecond: limits.requestsPerSecond,
    maxInFlight: limits.concurrentRequests,
    breakerThreshold: limits.circuitBreakerFailures,
    /** Not in the contract: as long as one abandoned request. */
    breakerOpenMs: requestTimeoutMs,
    /** Not in the contract: beyond this number a call is refused instead of waiting. */
    maxWaiting: 100,
    maxWaitMs: 10_000,
  };
}

export type LimitSettings = {
  readonly maxPerSecond: number;
  readonly maxInFlight: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
  readonly breakerThreshold: number;
  readonly breakerOpenMs: number;
};

/** Why a call was not made: nothing of it left the kiosk. */
export type Refusal = "circuit-open" | "too-many-waiting" | "waited-too-long";

export type Limited<Result> =
  | { readonly made: true; readonly result: Result }
  | { readonly made: false; readonly refusal: Refusal };

export type Limits = {
  /**
   * Makes one call within the limits, waiting for its turn if necessary. `outcomeOf` says what a result is to the
   * breaker; a call that throws has failed, and the error is rethrown.
   */
  run<Result>(
    call: () => Promise<Result>,
    outcomeOf: (result: Result) => CallOutcome,
  ): Promise<Limited<Result>>;
  /** The same without the breaker, so that a health check shows the recovery while the breaker is open. */
  runProbe<Result>(call: () => Promise<Result>): Promise<Limited<Result>>;
  /** Starts no call for a while: others use the same limits, and they are exhausted. */
  pause(ms: number): void;
};

/** The host's clock: limits are measured by its monotonic time, and waits end by its timers. */
export type LimitsClock = {
  monotonic(): number;
  now(): number;
  /** Calls back once at or after a time of `now`; returns a function that cancels it. */
  at(time: number, callback: () => void): () => void;
};

/** `kiosks`: how many share the limits, which are the integration's (payments.md §8): each takes its part. */
export function createLimits(
  settings: LimitSettings,
  clock: LimitsClock,
  kiosks: () => number = () => 1,
): Limits {
  const breaker = createBreaker({
    threshold: settings.breakerThreshold,
    openMs: settings.breakerOpenMs,
    clock,
  });
  const turns = createTurns(settings, clock, kiosks);

  return {
    async run(call, outcomeOf) {
      const refusal = await turns.take();
      if (refusal !== null) return { made: false, refusal };
      try {
        const pass = breaker.enter();
        if (pass === null) return { made: false, refusal: "circuit-open" };
        let outcome: CallOutcome = "failed";
        try {
          const result = await call();
          outcome = outcomeOf(result);
          return { made: true, result };
        } finally {
          pass.done(outcome);
        }
      } finally {
        turns.release();
      }
    },
    async runProbe(call) {
      const refusal = await turns.take();
      if (refusal !== null) return { made: false, refusal };
      try {
        return { made: true, result: await call() };
      } finally {
        turns.release();
      }
    },
    pause: (ms) => turns.pause(ms),
  };
}

/** One kiosk's part of the limits: at most `starts` in `windowMs`, and always one at a time. */
function partOf(
  { maxPerSecond, maxInFlight }: Pick<LimitSettings, "maxPerSecond" | "maxInFlight">,
  kiosks: number,
) {
  const perSecond = maxPerSecond / Math.max(1, kiosks);
  return {
    inFlight: Math.max(1, Math.floor(maxInFlight / Math.max(1, kiosks))),
    starts: Math.max(1, Math.floor(perSecond)),
    windowMs: SECOND_MS * Math.max(1, 1 / perSecond),
  };
}

type Turns = {
  /** Resolves with null when it is the caller's turn, or with the reason if it never will be. */
  take(): Promise<Refusal | null>;
  release(): void;
  pause(ms: number): void;
};

/** First come, first served: at most so many in flight, at most so many starts in any one second. */
function createTurns(settings: LimitSettings, clock: LimitsClock, kiosks: () => number): Turns {
  const { maxWaiting, maxWaitMs } = settings;
  const part = () => partOf(settings, kiosks());
  const after = (delayMs: number, callback: () => void) =>
    clock.at(clock.now() + delayMs, callback);
  const waiting: (() => void)[] = [];
  let inFlight = 0;
  let starts: readonly number[] = [];
  let asleep = false;
  /** By the monotonic clock. */
  let pausedUntil = 0;

  /** Milliseconds until another call may start; 0 means now. */
  function rateDelay(): number {
    const time = clock.monotonic();
    const limit = part();
    starts = starts.filter((start) => time - start < limit.windowMs);
    const [oldest] = starts;
    const isFree = starts.length < limit.starts || oldest === undefined;
    return Math.max(pausedUntil - time, isFree ? 0 : oldest + limit.windowMs - time);
  }

  function sleep(delay: number): void {
    if (asleep) return;
    asleep = true;
    after(delay, () => {
      asleep = false;
      letIn();
    });
  }

  function letIn(): void {
    while (waiting.length > 0 && inFlight < part().inFlight) {
      const delay = rateDelay();
      if (delay > 0) {
        sleep(delay);
        return;
      }
      inFlight += 1;
      starts = [...starts, clock.monotonic()];
      waiting.shift()?.();
    }
  }

  return {
    take() {
      if (waiting.length >= maxWaiting) return Promise.resolve("too-many-waiting");
      const { promise, resolve } = Promise.withResolvers<Refusal | null>();
      const begin = (): void => {
        cancelGivingUp();
        resolve(null);
      };
      const cancelGivingUp = after(maxWaitMs, () => {
        waiting.splice(waiting.indexOf(begin), 1);
        resolve("waited-too-long");
      });
      waiting.push(begin);
      letIn();
      return promise;
    },
    release() {
      inFlight -= 1;
      letIn();
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, clock.monotonic() + ms);
    },
  };
}
