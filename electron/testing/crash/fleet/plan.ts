/** What happens to a fleet: which processes are killed when, and how an integrator reports each payment. Seeded. */
import type { Random } from "../../../host/checkout/simulation/random.ts";
import { type VisitPlan, visitPlan } from "../plan.ts";
import { nextFault, type PlannedFault } from "../weather.ts";

/** `nats-server` is the server itself, `server` the program that runs it and leaves it behind when it is killed. */
export const FLEET_TARGETS = ["nats-server", "server", "gate", "console"] as const;
export type FleetTarget = (typeof FLEET_TARGETS)[number];
/** A number is a kiosk, the first being 0. */
export type Target = FleetTarget | number;

/** Processes that are killed at one instant. */
export type Blow = {
  readonly afterMs: number;
  /**
   * `callback`: then at the next payment's callback that is answered 200, and has hardly reached its kiosk. Otherwise
   * callbacks of payments that no kiosk has are sent, and the kill comes while they are stored.
   */
  readonly at: "any" | "callback" | { readonly callbacks: number; readonly killAfterMs: number };
  readonly targets: readonly Target[];
  /** After this time a killed kiosk is started again; the fleet's programs start by themselves. */
  readonly kioskAwayMs: number;
};

/** At most `most` processes, at least one. */
export function nextBlow(random: Random, kiosks: number, most: number): Blow {
  const pause = random.weighted({ short: 8, usual: 8, calm: 3 });
  const who = random.weighted({
    kiosk: 3,
    "two kiosks": 3,
    gate: 3,
    "nats-server": 3,
    server: 1,
    console: 1,
    messengers: 3,
    "nats-server and a kiosk": 4,
    "gate and a kiosk": 4,
    kiosks: 1,
    everything: 1,
  });
  const one = random.between(0, kiosks - 1);
  const all = Array.from({ length: kiosks }, (_, index) => index);
  const targets: Record<typeof who, readonly Target[]> = {
    kiosk: [one],
    "two kiosks": [one, (one + 1) % kiosks],
    gate: ["gate"],
    "nats-server": ["nats-server"],
    server: ["server"],
    console: ["console"],
    messengers: ["nats-server", "gate"],
    "nats-server and a kiosk": ["nats-server", one],
    "gate and a kiosk": ["gate", one],
    kiosks: all,
    everything: ["nats-server", "gate", "console", ...all],
  };
  return {
    afterMs: PAUSES[pause](random),
    at: MOMENTS[random.weighted({ any: 3, callback: 2, burst: 3 })](random),
    targets: targets[who].slice(0, most),
    kioskAwayMs: random.chance(0.5) ? 0 : random.between(200, 3_000),
  };
}

const PAUSES = {
  /** A part may be killed while it starts. */
  short: (random: Random) => random.between(30, 400),
  usual: (random: Random) => random.between(400, 1_500),
  /** Long enough for callbacks to reach their kiosks. */
  calm: (random: Random) => random.between(2_500, 4_500),
};

const MOMENTS = {
  any: () => "any" as const,
  callback: () => "callback" as const,
  burst: (random: Random) => ({
    callbacks: random.between(1, 4),
    killAfterMs: random.between(0, 8),
  }),
};

type Status = "SUCCESS" | "DECLINED";

/** How the integrator reports one payment. Each report is repeated until it is answered 200 (payments.md §4.3). */
export type ReportPlan = {
  readonly delayMs: number;
  /** One after the other, each after the one before was answered 200. */
  readonly statuses: readonly Status[];
  /** Copies of the first attempt that are sent at the same time. */
  readonly copies: number;
  /** Repeats of all of them after they were answered 200. */
  readonly repeats: number;
  /** What another integration reports about a payment of its own with the same reference. */
  readonly namesake: Status | null;
};

/**
 * A payment that succeeded may be reported as declined, too: before, as by an integrator that gave up waiting for the
 * bank, or after. One that was declined is never reported as a success: the kiosk would have to believe it.
 */
export function reportPlan(random: Random, truth: Status): ReportPlan {
  const story = random.weighted({ plain: 10, declinedFirst: 2, declinedLater: 2 });
  const statuses: Record<typeof story, readonly Status[]> = {
    plain: [truth],
    declinedFirst: ["DECLINED", "SUCCESS"],
    declinedLater: ["SUCCESS", "DECLINED"],
  };
  return {
    delayMs: random.chance(0.2) ? random.between(100, 4_000) : 0,
    statuses: truth === "SUCCESS" ? statuses[story] : [truth],
    copies: random.chance(0.25) ? random.between(1, 2) : 0,
    repeats: random.chance(0.25) ? random.between(1, 2) : 0,
    namesake: random.chance(0.2) ? random.pick(["SUCCESS", "DECLINED"] as const) : null,
  };
}

/** Mostly paid by card; some cards are charged before the kiosk knows the payment's reference. */
export function fleetVisit(random: Random): VisitPlan {
  const plan = visitPlan(random);
  return {
    ...plan,
    paymentMethod: random.chance(0.9) ? "BANK_CARD_IN_APP" : plan.paymentMethod,
    usePoints: plan.usePoints && random.chance(0.2),
    paysEarly: plan.pays === "approved" && random.chance(0.3),
  };
}

/** Lost answers to a payment let its callback overtake them; callbacks themselves fail by kills only. */
export function fleetFault(random: Random): PlannedFault {
  if (random.chance(0.25)) {
    const operation = random.pick(["payments.authorize", "payments.sale"] as const);
    return { operation, fault: { drop: "after-processing", times: 1 } };
  }
  for (;;) {
    const planned = nextFault(random);
    if (planned.operation !== "payments.result-callback") return planned;
  }
}
