import { ANSWERS, CALL_FAULTS, type CallFault, type Operation, type Weather } from "./plan.ts";
import type { Random } from "./random.ts";

type Service = "kitchen" | "integrator" | "loyalty";

const SERVICE_OF: Readonly<Record<Operation, Service>> = {
  health: "kitchen",
  create: "kitchen",
  "payment-health": "integrator",
  authorize: "integrator",
  sale: "integrator",
  inquire: "integrator",
  capture: "integrator",
  reverse: "integrator",
  refund: "integrator",
  salt: "loyalty",
  "order-closed": "loyalty",
  "loyalty-refund": "loyalty",
};

/** How a call ends whose service goes down with it. */
const CUT_OFF: readonly CallFault[] = [
  "lost-before-processing",
  "lost-after-processing",
  "malformed-answer",
];
const GOES_DOWN = 0.3;
/** Milliseconds from the call: longer than the host waits for its answer, so that the next try finds nobody. */
const DOWN_FOR_MS = [70_000, 600_000] as const;

/** Decides for each call what goes wrong with it. A service that went down with a call refuses connections for a while. */
export class Faults {
  readonly #random: Random;
  readonly #weather: Weather;
  /** With "one-fault": the number of the call that goes wrong. */
  readonly #only: number;
  readonly #outage: {
    readonly operations: readonly Operation[];
    readonly fault: CallFault;
    readonly from: number;
    readonly until: number;
  };
  readonly #downUntil = new Map<Service, number>();
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
    const service = SERVICE_OF[operation];
    if (now < (this.#downUntil.get(service) ?? 0)) return "not-sent";
    const fault = this.#ofWeather(operation, now);
    if (fault !== null && CUT_OFF.includes(fault) && this.#random.chance(GOES_DOWN)) {
      this.#downUntil.set(service, now + this.#random.pick(DOWN_FOR_MS));
    }
    return fault;
  }

  #ofWeather(operation: Operation, now: number): CallFault | null {
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
