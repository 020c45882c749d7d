import { systemClock } from "../../host/checkout/running/clock.ts";
import type { Clock } from "../../host/checkout/running/runner.ts";

type Waiting = { readonly time: number; readonly callback: () => void; cancel: () => void };

/** The machine's clock, which can be advanced while timers wait on it: hours pass at once. */
export class LeapingClock implements Clock {
  readonly #waiting = new Set<Waiting>();
  #aheadMs: number;

  constructor(aheadMs: number) {
    this.#aheadMs = aheadMs;
  }

  get bootId(): string | null {
    return systemClock.bootId;
  }

  now(): number {
    return systemClock.now() + this.#aheadMs;
  }

  /** Time itself is advanced, not only the wall clock. */
  monotonic(): number {
    return systemClock.monotonic() + this.#aheadMs;
  }

  at(time: number, callback: () => void): () => void {
    const waiting: Waiting = { time, callback, cancel: () => {} };
    this.#waiting.add(waiting);
    this.#arm(waiting);
    return () => {
      this.#waiting.delete(waiting);
      waiting.cancel();
    };
  }

  leap(ms: number): void {
    this.#aheadMs += ms;
    for (const waiting of this.#waiting) {
      waiting.cancel();
      this.#arm(waiting);
    }
  }

  #arm(waiting: Waiting): void {
    waiting.cancel = systemClock.at(waiting.time - this.#aheadMs, () => {
      this.#waiting.delete(waiting);
      waiting.callback();
    });
  }
}
