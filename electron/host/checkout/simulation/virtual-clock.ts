import type { Clock } from "../running/runner.ts";

/** A timer's kind, by what it means for the day. */
export type TimerKind =
  /** Something happens. */
  | "event"
  /** A repeat that the day has to wait for. It changes nothing by itself. */
  | "repeat"
  /** One of the rounds of something that never ends. The day ends without it. */
  | "round";

/** After an event all rounds have come more than once, and repeat what they did until the next event. */
const SETTLED_AFTER_MS = 40_000;

type Timer = {
  time: number;
  readonly callback: () => void;
  readonly kind: TimerKind;
  canceled: boolean;
};

/** The host's clock during one process: when the process dies, its timers are gone. */
export type HostClock = Clock & {
  /** The same for what never ends: its timers are rounds. */
  readonly rounds: Pick<Clock, "now" | "at">;
  die(): void;
};

/** Time that advances only when a run lets it, straight to the next timer. */
export class VirtualClock implements Clock {
  #now: number;
  #boots = 1;
  #bootedAt: number;
  /** How far the machine's clock is ahead of the time. */
  #aheadMs = 0;
  /** The latest first, so that the next one can be popped from the end. */
  readonly #timers: Timer[] = [];
  /** The same of rounds. */
  readonly #rounds: Timer[] = [];
  /** When the last event was. */
  #stirredAt: number;

  constructor(start: number) {
    this.#now = start;
    this.#stirredAt = start;
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

  at(time: number, callback: () => void, kind: TimerKind = "event"): () => void {
    const timer = { time: Math.max(time, this.#now), callback, kind, canceled: false };
    const timers = kind === "round" ? this.#rounds : this.#timers;
    let place = timers.length;
    // Of two timers of one time the one that was set first fires first.
    while (place > 0 && (timers[place - 1]?.time ?? 0) <= timer.time) place -= 1;
    timers.splice(place, 0, timer);
    return () => {
      timer.canceled = true;
    };
  }

  /** Calls back after this many milliseconds. */
  after(delayMs: number, callback: () => void, kind: TimerKind = "event"): () => void {
    return this.at(this.#now + delayMs, callback, kind);
  }

  /**
   * Advances to the next timer and calls it. Returns its kind, or null if there is none left but rounds that change
   * nothing any more.
   */
  step(): TimerKind | null {
    const next = firstOf(this.#timers);
    const round = firstOf(this.#rounds);
    const settledAt = this.#stirredAt + SETTLED_AFTER_MS;
    if (round && round.time <= settledAt && round.time < (next?.time ?? Number.POSITIVE_INFINITY)) {
      return this.#fire(this.#rounds);
    }
    if (!next) return null;
    // Nothing changes until then: the rounds in between are left out.
    const leftOutMs = round && round.time < next.time ? next.time - this.#now : 0;
    for (const timer of this.#rounds) timer.time += leftOutMs;
    if (next.kind === "event") this.#stirredAt = next.time;
    return this.#fire(this.#timers);
  }

  #fire(timers: Timer[]): TimerKind | null {
    const timer = timers.pop();
    if (!timer) return null;
    this.#now = timer.time;
    timer.callback();
    return timer.kind;
  }

  /** The clock as one process of the host sees it. */
  forOneRun(): HostClock {
    let alive = true;
    const now = () => this.shown();
    const at = (kind: TimerKind): Clock["at"] => {
      return (time, callback) => this.at(time - this.#aheadMs, () => alive && callback(), kind);
    };
    return {
      now,
      monotonic: () => this.monotonic(),
      bootId: this.bootId,
      at: at("event"),
      rounds: { now, at: at("round") },
      die: () => {
        alive = false;
      },
    };
  }
}

/** The next timer that is not canceled; those before it are removed. */
function firstOf(timers: Timer[]): Timer | undefined {
  while (timers.at(-1)?.canceled) timers.pop();
  return timers.at(-1);
}
