import { ANSWERS, CALL_FAULTS, type CallFault, type Operation, type Weather } from "./plan.ts";
import type { Random } from "./random.ts";

/** Decides for each call what goes wrong with it. */
export class Faults {
  readonly #random: Random;
  readonly #weather: Weather;
  /** With "one-fault": the number of the call that fails. */
  readonly #only: number;
  readonly #outage: {
    readonly operations: readonly Operation[];
    readonly fault: CallFault;
    readonly from: number;
    readonly until: number;
  };
  #calls = 0;

  constructor(weather: Weather, startsAt: number, random: Random) {
    this.#random = random;
    this.#weather = weather;
    this.#only = random.between(1, 9);
    const from = startsAt + random.pick([0, 0, random.between(0, 60_000)]);
    const lasts = random.pick([5_000, 60_000, 600_000, 7_200_000, 200_000_000]);
    this.#outage = {
      operations: random.pick(OUTAGES),
      fault: random.pick([
        "not-sent",
        "lost-before-processing",
        "lost-after-processing",
        "error-before-processing",
        "malformed-answer",
      ] as const),
      from,
      until: from + lasts,
    };
  }

  /** The fault of this call; null when it goes well. */
  of(operation: Operation, now: number): CallFault | null {
    this.#calls += 1;
    switch (this.#weather) {
      case "calm":
        return null;
      case "one-fault":
        return this.#calls === this.#only ? this.#pick(operation) : null;
      case "light":
        return this.#random.chance(0.08) ? this.#pick(operation) : null;
      case "heavy":
        return this.#random.chance(0.35) ? this.#pick(operation) : null;
      case "outage": {
        const { operations, fault, from, until } = this.#outage;
        if (operations.includes(operation) && now >= from && now < until) return fault;
        return this.#random.chance(0.02) ? this.#pick(operation) : null;
      }
    }
  }

  #pick(operation: Operation): CallFault {
    const answers = ANSWERS[operation];
    return answers.length > 0 && this.#random.chance(0.3)
      ? this.#random.pick(answers)
      : this.#random.pick(CALL_FAULTS);
  }
}

const OUTAGES: readonly (readonly Operation[])[] = [
  ["authorize", "sale"],
  ["payment-health"],
  ["authorize", "sale", "capture", "reverse", "refund", "inquire"],
  ["capture", "reverse", "refund"],
  ["inquire"],
  ["create"],
  ["health", "create"],
  ["salt", "order-closed", "loyalty-refund"],
  ["order-closed"],
];
