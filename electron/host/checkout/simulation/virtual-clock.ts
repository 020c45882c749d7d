import type { Clock } from "../running/runner.ts";

type Timer = { readonly time: number; readonly callback: () => void; canceled: boolean };

/** The host's clock during one process: when the process dies, its timers are gone. */
export type HostClock = Clock & { die(): void };

/** Time that advances only when a run lets it, straight to the next timer. */
export class VirtualClock implements Clock {
  #now: number;
  #boots = 1;
  #bootedAt: number;
  /** How far the machine's clock is ahead of the time. */
  #aheadMs = 0;
  /** The latest first, so that the next one can be popped from the end. */
  readonly #timers: Timer[] = [];

  constructor(start: number) {
    this.#now = start;
    this.#bootedAt = start;
  }

  now(): number {
    return this.#now;
  }

  monotonic(): number {
    return this.#now - this.#bootedAt;
  }

  get bootId(): string {
    return `boot ${this.#boots}`;
  }

  /** The same boot counts from zero again, as in a container that is restarted. */
  restartMonotonic(): void {
    this.#bootedAt = this.#now;
  }

  /** The machine restarts. Its processes have died before. */
  reboot(): void {
    this.#boots += 1;
    this.#bootedAt = this.#now;
  }

  /** What the machine's clock shows. */
  shown(): number {
    return this.#now + this.#aheadMs;
  }

  /** The machine's clock is set, by a person or a time server. Elapsed time is unaffected. */
  set(byMs: number): void {
    this.#aheadMs += byMs;
  }

  at(time: number, callback: () => void): () => void {
    const timer = { time: Math.max(time, this.#now), callback, canceled: false };
    let place = this.#timers.length;
    // Of two timers of one time the one that was set first fires first.
    while (place > 0 && (this.#timers[place - 1]?.time ?? 0) <= timer.time) place -= 1;
    this.#timers.splice(place, 0, timer);
    return () => {
      timer.canceled = true;
    };
  }

  /** Calls back after this many milliseconds. */
  after(delayMs: number, callback: () => void): void {
    this.at(this.#now + delayMs, callback);
  }

  /** Advances to the next timer and calls it; false if there is none left. */
  step(): boolean {
    let timer = this.#timers.pop();
    while (timer?.canceled) timer = this.#timers.pop();
    if (!timer) return false;
    this.#now = timer.time;
    timer.callback();
    return true;
  }

  /** The clock as one process of the host sees it. */
  forOneRun(): HostClock {
    let alive = true;
    return {
      now: () => this.shown(),
      monotonic: () => this.monotonic(),
      bootId: this.bootId,
      at: (time, callback) => this.at(time - this.#aheadMs, () => alive && callback()),
      die: () => {
        alive = false;
      },
    };
  }
}
