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
    const { operation, done, timeoutMs } = call;
    const process = () => call.process(false);
    const clock = this.#clock;
    const fault = this.#faults.of(operation, clock.now());
    this.#met(operation, fault);
    const there = this.#random.between(1, 200);
    const back = this.#random.between(1, 200);
    const end = (outcome: Outcome<Answer>) => () => done(outcome);
    const answerLater = (answer: Answer, delayMs: number) =>
      clock.after(delayMs, end({ kind: "answer", answer }));
    const dies = () => {
      if (!this.#kill(`during ${operation}`)) done({ kind: "no-answer" });
    };
    switch (fault) {
      case null:
        clock.after(there, () => answerLater(process(), back));
        return;
      case "slow":
        clock.after(there, () =>
          answerLater(process(), this.#random.between(back, timeoutMs - 1_000)),
        );
        return;
      case "doubled":
        clock.after(there + this.#random.between(0, 30_000), process);
        clock.after(there, () => answerLater(process(), back));
        return;
      case "not-sent":
        clock.after(there, end({ kind: "not-sent" }));
        return;
      case "lost-before-processing":
        clock.after(timeoutMs, end({ kind: "no-answer" }));
        return;
      case "lost-after-processing":
        clock.after(there, process);
        clock.after(timeoutMs, end({ kind: "no-answer" }));
        return;
      case "overtaken":
        clock.after(timeoutMs + this.#random.between(0, OVERTAKEN_MS - timeoutMs), process);
        clock.after(timeoutMs, end({ kind: "no-answer" }));
        return;
      case "malformed-answer":
        clock.after(there, process);
        clock.after(there + back, end({ kind: "malformed" }));
        return;
      case "error-before-processing":
        clock.after(there + back, end({ kind: "error" }));
        return;
      case "error-after-processing":
        clock.after(there, process);
        clock.after(there + back, end({ kind: "error" }));
        return;
      case "refused":
        clock.after(there, () => answerLater(call.process(true), back));
        return;
      case "invalid":
        clock.after(there + back, end({ kind: "invalid" }));
        return;
      case "unknown-before-processing":
        clock.after(there + back, end({ kind: "unknown" }));
        return;
      case "unknown-after-processing":
        clock.after(there, process);
        clock.after(there + back, end({ kind: "unknown" }));
        return;
      case "not-final":
        if (this.#random.chance(0.5)) clock.after(there, process);
        clock.after(there + back, end({ kind: "not-final" }));
        return;
      case "unknown-named":
      case "again-named":
        clock.after(there, () => {
          const answer = process();
          clock.after(back, end({ kind: fault, answer }));
        });
        return;
      case "without-reference":
        clock.after(there, () => {
          const answer = process();
          clock.after(back, end({ kind: "bare-answer", answer }));
        });
        return;
      case "death-before-processing":
        clock.after(there, dies);
        return;
      case "death-after-processing":
        clock.after(there, process);
        clock.after(there + back, dies);
        return;
    }
  }
}
