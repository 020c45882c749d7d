import type { Weather } from "../plan.ts";
import type { Random } from "../random.ts";

/** Between the integrator and the kiosk's journal. `line`: the kiosk's own connection to the server. */
export type FleetPart = "line" | "gate" | "server" | "console";
const PARTS: readonly FleetPart[] = ["line", "gate", "server", "console"];

/** What befalls the delivery of results to the kiosk. */
export const DELIVERY_FAULTS = [
  /** The request is lost. */
  "request lost",
  /** It arrives after the gate has given it up. */
  "request late",
  /** The kiosk has answered, and the gate does not learn it. */
  "answer lost",
  /** The kiosk's process ends once its answer has left. */
  "death after the answer",
] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** Everything about a fleet's day that is decided before it starts. */
export type FleetPlan = {
  readonly outages: readonly {
    readonly part: FleetPart;
    readonly afterMs: number;
    readonly lastsMs: number;
  }[];
  readonly delivery: Readonly<Record<DeliveryFault, number>>;
  /** The probability that a callback is stored although the gate does not learn it, and answers 503. */
  readonly storedUnnoticed: number;
  /** The probability that another integration has a payment of the same reference. */
  readonly sameReference: number;
  /** The probability that another kiosk claims a payment of this one. */
  readonly otherClaimant: number;
  /** The probability that results arrive of which this kiosk knows nothing, though one is claimed in its name. */
  readonly strangers: number;
};

const SOUND: FleetPlan = {
  outages: [],
  delivery: {
    "request lost": 0,
    "request late": 0,
    "answer lost": 0,
    "death after the answer": 0,
  },
  storedUnnoticed: 0,
  sameReference: 0,
  otherClaimant: 0,
  strangers: 0,
};

/** Most are short; the longest is longer than anybody waits for an order. */
const LASTS_MS = [
  2_000, 2_000, 15_000, 15_000, 60_000, 60_000, 300_000, 300_000, 1_800_000, 14_400_000, 90_000_000,
];
/** The probability of each fault of a delivery. */
const FAULTY: Readonly<Record<Weather, number>> = {
  calm: 0,
  "one-fault": 0.05,
  light: 0.1,
  heavy: 0.3,
  outage: 0.1,
};

export function fleetPlanOf(weather: Weather, random: Random): FleetPlan {
  if (weather === "calm") return SOUND;
  const chance = FAULTY[weather];
  const outages = weather === "one-fault" ? random.between(0, 1) : random.between(0, 3);
  return {
    outages: Array.from({ length: outages }, () => ({
      part: random.pick(PARTS),
      afterMs: random.chance(0.2) ? 0 : Math.floor(1_800_000 * random.fraction() ** 2),
      lastsMs: random.pick(LASTS_MS),
    })),
    delivery: {
      "request lost": chance / 2,
      "request late": chance / 2,
      "answer lost": chance,
      "death after the answer": chance / 4,
    },
    storedUnnoticed: chance / 2,
    sameReference: random.pick([0, 0, 0, 0.5]),
    otherClaimant: random.pick([0, 0, 0, 0.3]),
    strangers: 0.1,
  };
}
