import type { Faults } from "./faults.ts";
import type { CallFault, Operation } from "./plan.ts";
import type { Random } from "./random.ts";
import type { VirtualClock } from "./virtual-clock.ts";

/** The outcome of a call: the service's answer, or how it failed to arrive. */
export type Outcome<Answer> =
  | { readonly kind: "answer"; readonly answer: Answer }
  /** An answer that leaves out what the contract makes optional. */
  | { readonly kind: "bare-answer"; readonly answer: Answer }
  /** The service answers that it does not know. */
  | { readonly kind: "unknown" }
  /** The same, or that the request should be repeated, with the payment's reference. */
  | { readonly kind: "unknown-named" | "again-named"; readonly answer: Answer }
  /** The service refused the request as invalid, and did nothing. */
  | { readonly kind: "invalid" }
  | { readonly kind: "not-final" }
  | { readonly kind: "error" }
  | { readonly kind: "malformed" }
  | { readonly kind: "no-answer" }
  | { readonly kind: "not-sent" };

export type Call<Answer> = {
  readonly operation: Operation;
  /** How long the host waits for the answer. */
  readonly timeoutMs: number;
  /** Runs at the service when the request arrives, once or more often; `refuse`: it has to refuse. */
  readonly process: (refuse: boolean) => Answer;
  /** Runs at the host when the call has ended for it. */
  readonly done: (outcome: Outcome<Answer>) => void;
};

/** A request that was given up arrives at most this much later: less than NOT_FOUND's 15 minutes. */
const OVERTAKEN_MS = 14 * 60_000;

/** The connection between one process of the host and the services, with everything that can go wrong with a call. */
export class Network {
  readonly #clock: VirtualClock;
  readonly #random: Random;
  readonly #faults: Faults;
  /** Ends the host's process; false if it does not end. */
  readonly #kill: (point: string) => boolean;
  readonly #met: (operation: Operation, fault: CallFault | null) => void;

  constructor(parts: {
    readonly clock: VirtualClock;
    readonly random: Random;
    readonly faults: Faults;
    readonly kill: (point: string) => boolean;
    readonly met: (operation: Operation, fault: CallFault | null) => void;
  }) {
    this.#clock = parts.clock;
    this.#random = parts.random;
    this.#faults = parts.faults;
    this.#kill = parts.kill;
    this.#met = parts.met;
  }

  /** Makes a call. The host may be dead when `done` runs: the caller has to check. */
  send<Answer>(call: Call<Answer>): void {
    const { operation } = call;
    const fault = this.#faults.of(operation, this.#clock.now());
    this.#met(operation, fault);
    const kill = () => this.#kill(`during ${operation}`);
    COURSES[fault ?? "none"](new Trip({ call, clock: this.#clock, random: this.#random, kill }));
  }
}

/** A call on its way. */
class Trip<Answer> {
  readonly #call: Call<Answer>;
  readonly #clock: VirtualClock;
  readonly #kill: () => boolean;
  readonly random: Random;
  readonly timeoutMs: number;
  /** Milliseconds until the request arrives at the service. */
  readonly there: number;
  /** Milliseconds from there until the answer arrives at the host. */
  readonly back: number;

  constructor(parts: {
    readonly call: Call<Answer>;
    readonly clock: VirtualClock;
    readonly random: Random;
    readonly kill: () => boolean;
  }) {
    this.#call = parts.call;
    this.#clock = parts.clock;
    this.#kill = parts.kill;
    this.random = parts.random;
    this.timeoutMs = parts.call.timeoutMs;
    this.there = parts.random.between(1, 200);
    this.back = parts.random.between(1, 200);
  }

  /** The service processes the request; nothing of its answer arrives. */
  process(afterMs = this.there): void {
    this.#clock.after(afterMs, () => this.#call.process(false));
  }

  /** The service processes the request, and its answer arrives `backMs` later. */
  answer(backMs = () => this.back, refuse = false): void {
    this.#answer((answer) => ({ kind: "answer", answer }), backMs, refuse);
  }

  /** The same with an answer that is not the complete one. */
  answerAs(kind: "bare-answer" | "unknown-named" | "again-named"): void {
    this.#answer((answer) => ({ kind, answer }));
  }

  /** The call ends for the host, whatever the service does. */
  end(outcome: Outcome<Answer>, afterMs = this.there + this.back): void {
    this.#clock.after(afterMs, () => this.#call.done(outcome));
  }

  timeOut(): void {
    this.end({ kind: "no-answer" }, this.timeoutMs);
  }

  /** The host's process ends; if it does not, the call has no answer. */
  die(afterMs: number): void {
    this.#clock.after(afterMs, () => {
      if (!this.#kill()) this.#call.done({ kind: "no-answer" });
    });
  }

  #answer(
    outcomeOf: (answer: Answer) => Outcome<Answer>,
    backMs = () => this.back,
    refuse = false,
  ): void {
    this.#clock.after(this.there, () => {
      const answer = this.#call.process(refuse);
      this.end(outcomeOf(answer), backMs());
    });
  }
}

/** What happens to a call with each fault, in the order of the random numbers that it draws. */
const COURSES: Readonly<Record<CallFault | "none", <Answer>(trip: Trip<Answer>) => void>> = {
  none: (trip) => trip.answer(),
  slow: (trip) => trip.answer(() => trip.random.between(trip.back, trip.timeoutMs - 1_000)),
  doubled(trip) {
    trip.process(trip.there + trip.random.between(0, 30_000));
    trip.answer();
  },
  "not-sent": (trip) => trip.end({ kind: "not-sent" }, trip.there),
  "lost-before-processing": (trip) => trip.timeOut(),
  "lost-after-processing"(trip) {
    trip.process();
    trip.timeOut();
  },
  overtaken(trip) {
    const { timeoutMs } = trip;
    trip.process(timeoutMs + trip.random.between(0, OVERTAKEN_MS - timeoutMs));
    trip.timeOut();
  },
  "malformed-answer"(trip) {
    trip.process();
    trip.end({ kind: "malformed" });
  },
  "error-before-processing": (trip) => trip.end({ kind: "error" }),
  "error-after-processing"(trip) {
    trip.process();
    trip.end({ kind: "error" });
  },
  refused: (trip) => trip.answer(() => trip.back, true),
  invalid: (trip) => trip.end({ kind: "invalid" }),
  "unknown-before-processing": (trip) => trip.end({ kind: "unknown" }),
  "unknown-after-processing"(trip) {
    trip.process();
    trip.end({ kind: "unknown" });
  },
  "not-final"(trip) {
    if (trip.random.chance(0.5)) trip.process();
    trip.end({ kind: "not-final" });
  },
  "unknown-named": (trip) => trip.answerAs("unknown-named"),
  "again-named": (trip) => trip.answerAs("again-named"),
  "without-reference": (trip) => trip.answerAs("bare-answer"),
  "death-before-processing": (trip) => trip.die(trip.there),
  "death-after-processing"(trip) {
    trip.process();
    trip.die(trip.there + trip.back);
  },
};
