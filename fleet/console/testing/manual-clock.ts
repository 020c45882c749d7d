import type { Clock } from "../clock.ts";

/** A clock that a test sets; what is due is called back in `pass`. */
export class ManualClock implements Clock {
  #now = Date.UTC(2026, 10, 20);
  #timers: { readonly at: number; readonly callback: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { at: this.#now + ms, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Goes through each timer on the way, in the order of their times. */
  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.callback();
    }
    this.#now = until;
  }

  /** Somebody sets the machine's clock. */
  setBack(ms: number): void {
    this.#now -= ms;
  }
}
