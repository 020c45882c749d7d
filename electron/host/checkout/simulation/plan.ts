import type { PaymentFlow, UnusedReservation } from "../state/order.ts";
import { machineTrouble, SOUND_MACHINE, turningAwayWhileFull } from "./machine.ts";
import type { Random } from "./random.ts";

/** What can go wrong with one call, whatever it is for. */
export const CALL_FAULTS = [
  /** No byte left: connection refused, circuit breaker open. */
  "not-sent",
  "lost-before-processing",
  "lost-after-processing",
  /** Answered late, but within the time limit. */
  "slow",
  /** Given up by the host, processed minutes later. */
  "overtaken",
  /** Processed twice. */
  "doubled",
  "malformed-answer",
  "error-before-processing",
  "error-after-processing",
  /** The host's process ends while the call is under way. */
  "death-before-processing",
  "death-after-processing",
] as const;
/** What a service may answer although the connection is fine. */
export const ANSWER_FAULTS = [
  "refused",
  /** HTTP 400 of a signed operation. */
  "invalid",
  "unknown-before-processing",
  "unknown-after-processing",
  "not-final",
  "without-reference",
  /** UNKNOWN, or RETRIABLE in a body, with the payment's reference; the payment goes on at the service. */
  "unknown-named",
  "again-named",
] as const;
export const CALLBACK_FAULTS = [
  "contradicting",
  "contradicting-at-once",
  "lost",
  "late",
  "doubled",
] as const;

export type CallFault = (typeof CALL_FAULTS)[number] | (typeof ANSWER_FAULTS)[number];
export type CallbackFault = (typeof CALLBACK_FAULTS)[number];

/** The calls that a run makes; the loyalty salt is a call of its own. */
export type Operation =
  | "health"
  | "payment-health"
  | "authorize"
  | "sale"
  | "inquire"
  | "create"
  | "capture"
  | "reverse"
  | "refund"
  | "salt"
  | "order-closed"
  | "loyalty-refund";

const SERVED_WITHOUT_PAYING: readonly Operation[] = [
  "health",
  "create",
  "salt",
  "order-closed",
  "loyalty-refund",
];
/** The calls that an order in this payment flow may need. */
const OPERATIONS: Readonly<Record<PaymentFlow, readonly Operation[]>> = {
  "authorize-capture": [
    ...SERVED_WITHOUT_PAYING,
    "payment-health",
    "authorize",
    "inquire",
    "capture",
    "reverse",
    "refund",
  ],
  sale: [...SERVED_WITHOUT_PAYING, "payment-health", "sale", "inquire", "refund"],
  "pay-at-counter": SERVED_WITHOUT_PAYING,
  "nothing-due": SERVED_WITHOUT_PAYING,
};

const PAYMENT_ANSWERS = [
  "refused",
  "unknown-before-processing",
  "unknown-after-processing",
] as const;
/** Which answers besides its normal one a service may give. */
export const ANSWERS: Readonly<Record<Operation, readonly CallFault[]>> = {
  health: ["refused"],
  "payment-health": ["refused"],
  authorize: [...PAYMENT_ANSWERS, "without-reference", "unknown-named", "again-named"],
  sale: [...PAYMENT_ANSWERS, "without-reference", "unknown-named", "again-named"],
  inquire: ["not-final"],
  create: ["refused"],
  capture: [...PAYMENT_ANSWERS, "not-final"],
  reverse: [...PAYMENT_ANSWERS, "not-final"],
  refund: [...PAYMENT_ANSWERS, "not-final"],
  salt: [],
  "order-closed": ["refused", "invalid"],
  "loyalty-refund": ["refused", "invalid"],
};

/** Everything that can happen to the calls of a payment flow, as the coverage names it. */
export function possibleFaults(paymentFlow: PaymentFlow): readonly string[] {
  return OPERATIONS[paymentFlow].flatMap((operation) =>
    [...CALL_FAULTS, ...ANSWERS[operation]].map((fault) => `${operation} ${fault}`),
  );
}

/** How a kitchen treats a second create with an order.id that it has. */
export type KitchenMode = "same-ticket-again" | "second-ticket" | "refuses-duplicates";

/** What goes wrong in a run. */
export type Weather = "calm" | "one-fault" | "light" | "heavy" | "outage";

/** Everything about a run that is decided before it starts. */
export type Plan = {
  readonly weather: Weather;
  readonly kitchenMode: KitchenMode;
  /** Some orders are never reported as handed out, or a day late, or changed after their final status. */
  readonly kitchenSlips: boolean;
  readonly orders: readonly PlannedOrder[];
  readonly callback: Readonly<Record<CallbackFault, number>>;
  /** The probability that the PSP lets an authorization lapse before it was requested again. */
  readonly lapse: number;
  /** The probability that the process ends after a write of its journal. */
  readonly death: number;
  /** The probability that an integrator names a payment's time in milliseconds instead of seconds. */
  readonly wrongTtl: number;
  /** The probability that an inquiry by reference is answered with another payment's outcome. */
  readonly mistaken: number;
  /** The probability that an integrator reports a captured sale as AUTHORIZED. */
  readonly authorizedSale: number;
  /** When nothing can be written; `killAfterMs`: the process is ended meanwhile, null if it is not. */
  readonly fullDisk: readonly {
    readonly afterMs: number;
    readonly lastsMs: number;
    readonly killAfterMs: number | null;
  }[];
  /** The probability that the whole machine restarts when the process ends. */
  readonly reboots: number;
  /** When the machine's clock is set, and by how much. */
  readonly clockSets: readonly { readonly afterMs: number; readonly byMs: number }[];
};

/** How a customer abandons the order before it has ended. */
export type TurningAway = {
  /** Cancels the payment and stays, chooses to leave, or no longer answers the kiosk's question. */
  readonly how: "cancels" | "leaves" | "falls-silent";
  /** Milliseconds after placing; null: as soon as the payment has succeeded. */
  readonly afterMs: number | null;
};

export type PlannedOrder = {
  readonly paymentFlow: PaymentFlow;
  readonly total: string;
  readonly canInquire: boolean;
  readonly canRefund: boolean;
  readonly identified: boolean;
  readonly returnsInPublic: boolean;
  /** Null for a customer who stays until the order has ended. */
  readonly turnsAway: TurningAway | null;
  /** After a payment that failed. */
  readonly paysAgain: "never" | "here" | "at-counter";
  /** After an order that failed: places another one, with the same identification. */
  readonly ordersAgain: boolean;
  readonly unused: UnusedReservation;
  /** What staff do about an order on their list. */
  readonly staff: "nobody" | "retries" | "by-hand";
  /** What staff refund of an order that is done. */
  readonly staffRefunds: "none" | "part" | "whole";
};

const NO_CALLBACK_FAULTS = {
  lost: 0,
  late: 0,
  doubled: 0,
  contradicting: 0,
  "contradicting-at-once": 0,
};
const DEATHS: Readonly<Record<Weather, number>> = {
  calm: 0,
  "one-fault": 0,
  light: 0.01,
  heavy: 0.05,
  outage: 0.02,
};

/** Draws a day. Without faults every service works and has every capability. */
export function planOf(random: Random, options: { readonly noFaults: boolean }): Plan {
  const plan = anyPlan(random);
  if (!options.noFaults) return plan;
  return {
    ...plan,
    weather: "calm",
    kitchenSlips: false,
    orders: plan.orders.map((order) => ({ ...order, canInquire: true, canRefund: true })),
    callback: NO_CALLBACK_FAULTS,
    lapse: 0,
    death: 0,
    wrongTtl: 0,
    authorizedSale: 0,
    mistaken: 0,
    ...SOUND_MACHINE,
  };
}

function anyPlan(random: Random): Plan {
  const weather = random.weighted({ calm: 1, "one-fault": 4, light: 3, heavy: 3, outage: 2 });
  const paymentFlow = random.weighted({
    "authorize-capture": 6,
    sale: 4,
    "pay-at-counter": 3,
    "nothing-due": 2,
  });
  const stormy = weather === "heavy" || weather === "outage";
  // Half of the stormy runs keep their process: frequent deaths would hide what a long-running process does.
  const death = stormy && random.chance(0.5) ? 0 : DEATHS[weather];
  const machine = weather === "calm" ? SOUND_MACHINE : machineTrouble(random);
  const orders = Array.from({ length: random.chance(0.1) ? 2 : 1 }, () =>
    plannedOrder(paymentFlow, random),
  );
  return {
    weather,
    kitchenMode: random.pick(["same-ticket-again", "second-ticket", "refuses-duplicates"] as const),
    kitchenSlips: true,
    orders: turningAwayWhileFull(orders, machine.fullDisk, random),
    callback: callbackFaults(weather, random),
    // On some days the PSP hardly holds any authorization.
    lapse: stormy ? random.pick([0.03, 0.6]) : 0,
    death,
    wrongTtl: weather === "calm" ? 0 : 0.08,
    authorizedSale: weather === "calm" ? 0 : 0.15,
    mistaken: weather === "calm" ? 0 : 0.05,
    ...machine,
  };
}

function callbackFaults(weather: Weather, random: Random): Plan["callback"] {
  if (weather === "calm") return NO_CALLBACK_FAULTS;
  if (weather === "one-fault") {
    if (random.chance(0.7)) return NO_CALLBACK_FAULTS;
    return { ...NO_CALLBACK_FAULTS, [random.pick(CALLBACK_FAULTS)]: 1 };
  }
  const chance = weather === "light" ? 0.1 : 0.3;
  const lies = { contradicting: chance / 2, "contradicting-at-once": chance / 2 };
  return { lost: chance, late: chance, doubled: chance, ...lies };
}

function plannedOrder(paymentFlow: PaymentFlow, random: Random): PlannedOrder {
  const cents = random.between(1, 99_999);
  return {
    paymentFlow,
    total:
      paymentFlow === "nothing-due"
        ? "0"
        : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`,
    canInquire: random.chance(0.7),
    canRefund: random.chance(0.8),
    identified: random.chance(0.6),
    returnsInPublic: random.chance(0.3),
    turnsAway: random.chance(0.25) ? turningAway(random) : null,
    paysAgain: random.weighted({ never: 3, here: 5, "at-counter": 2 }),
    ordersAgain: random.chance(0.3),
    unused: random.pick(["annulment", "refund"] as const),
    staff: random.weighted({ nobody: 2, retries: 5, "by-hand": 2 }),
    staffRefunds: random.weighted({ none: 6, part: 1, whole: 1 }),
  };
}

function turningAway(random: Random): TurningAway {
  const how = random.pick(["cancels", "leaves", "falls-silent"] as const);
  return { how, afterMs: random.chance(0.2) ? null : Math.floor(600_000 * random.fraction() ** 3) };
}
