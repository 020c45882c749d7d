/**
 * The fault matrix (requirement O1): each of the three services, failing in each of four ways, at each step of a visit.
 * The expectations are tested against the real host (`electron/faults.test.ts`) and are the table in
 * docs/operations.md.
 */
import type { Fault } from "../../../sandbox/core/faults.ts";
import type { Operation } from "../../../sandbox/core/operations.ts";

export const SERVICES = ["loyalty", "ordering", "payments"] as const;
export type Service = (typeof SERVICES)[number];

/**
 * `slow`: beyond the time limit of the contract; `wrong`: not JSON; `flapping`: the first call of each kind is lost.
 */
export const KINDS = ["down", "slow", "wrong", "flapping"] as const;
export type Kind = (typeof KINDS)[number];

export const STEPS = [
  "choosing",
  "identifying",
  "tapping Pay",
  "at the payment page",
  "after paying",
  "while it cooks",
  "when the kitchen cancels",
] as const;
export type Step = (typeof STEPS)[number];

/** The operations of a service at a step; if there are none, all of them fail and nobody may notice. */
const ASKED: Partial<Record<`${Service} ${Step}`, readonly Operation[]>> = {
  "loyalty identifying": ["loyalty.one-time-salt", "loyalty.qr-code"],
  "ordering tapping Pay": ["ordering.healthcheck"],
  "payments tapping Pay": ["payments.health", "payments.authorize"],
  "payments at the payment page": ["payments.result-callback", "payments.inquire-status"],
  "loyalty after paying": ["loyalty.one-time-salt", "loyalty.order-closed"],
  "ordering after paying": ["ordering.order"],
  "payments after paying": ["payments.capture", "payments.inquire-status"],
  "ordering while it cooks": ["ordering.orders"],
  "loyalty when the kitchen cancels": ["loyalty.one-time-salt", "loyalty.refund"],
  "ordering when the kitchen cancels": ["ordering.orders"],
  "payments when the kitchen cancels": ["payments.refund", "payments.reverse"],
};

const ALL: Readonly<Record<Service, readonly Operation[]>> = {
  loyalty: ["loyalty.one-time-salt", "loyalty.qr-code", "loyalty.order-closed", "loyalty.refund"],
  ordering: ["ordering.healthcheck", "ordering.menu-revision", "ordering.order", "ordering.orders"],
  payments: [
    "payments.capabilities",
    "payments.health",
    "payments.authorize",
    "payments.capture",
    "payments.reverse",
    "payments.refund",
    "payments.inquire-status",
  ],
};

export function isAsked(service: Service, step: Step): boolean {
  return ASKED[`${service} ${step}`] !== undefined;
}

export function operationsOf(service: Service, step: Step): readonly Operation[] {
  return ASKED[`${service} ${step}`] ?? ALL[service];
}

const FAULTS: Readonly<Record<Kind, Fault>> = {
  down: { drop: "before-processing" },
  slow: { latencyMs: 5_000 },
  wrong: { malformed: "not-json" },
  flapping: { drop: "before-processing", times: 1 },
};

/** The fault for an operation. A callback cannot be slow or wrong as a response can. */
export function faultOf(kind: Kind, operation: Operation): Fault {
  if (operation === "payments.result-callback") {
    return { callback: kind === "wrong" ? "wrong-token" : "lost" };
  }
  return FAULTS[kind];
}

/**
 * What the customer sees: `during`, while the service fails; `after`, once it is back. Each is a key of {@link WORDS}.
 */
export type Expected = { readonly during: Seen; readonly after: Seen };

const DONE = "done, points credited, waiting";
const READY = "done, points credited, ready";
const PAID_BACK = "done, points returned, canceled, returned";
const AGAIN = "payment-unavailable, not-charged, may pay again";

/** What a customer sees, by the page's view, in the words of docs/operations.md. */
export const WORDS = {
  "the menu": "the menu, as usual",
  accepted: "welcome, as usual",
  unavailable: "points are not available now: continue without, or try again",
  paying: "the payment page, as usual",
  opening: "the payment is being opened",
  "confirming-payment": "the kiosk is inquiring about the payment: do not pay twice",
  "outlet-unavailable, not-charged": "no order can be taken now; nothing was charged; try again",
  [AGAIN]: "cards cannot be charged now; nothing was charged; try again",
  "kitchen-unreachable, released":
    "the kitchen could not be reached; the authorization is released",
  "done, points pending, waiting": "the number; points are on their way",
  "done, points later, waiting": "the number; points come later",
  [DONE]: "the number, and the points",
  [READY]: "ready to collect",
  [PAID_BACK]: "the kitchen cancelled; the money and the points are returned",
  "done, points returned, canceled, being-returned":
    "the kitchen cancelled; the money is being returned",
} as const satisfies Record<string, string>;
export type Seen = keyof typeof WORDS;

const both = (seen: Seen): Expected => ({ during: seen, after: seen });

/** If nobody may notice. */
const UNNOTICED: Readonly<Record<Step, Expected>> = {
  choosing: both("the menu"),
  identifying: both("accepted"),
  "tapping Pay": { during: "paying", after: DONE },
  "at the payment page": { during: "paying", after: DONE },
  "after paying": both(DONE),
  "while it cooks": both(READY),
  "when the kitchen cancels": both(PAID_BACK),
};

/** If it is noticed: the expectation for each kind of failure, or for all that are not listed. */
const NOTICED: Partial<
  Record<`${Service} ${Step}`, { readonly usual: Expected } & Partial<Record<Kind, Expected>>>
> = {
  "loyalty identifying": { usual: { during: "unavailable", after: "accepted" } },
  "ordering tapping Pay": { usual: { during: "outlet-unavailable, not-charged", after: DONE } },
  "payments tapping Pay": { usual: { during: AGAIN, after: DONE } },
  "payments at the payment page": {
    usual: { during: "confirming-payment", after: DONE },
    flapping: both(DONE),
  },
  "loyalty after paying": {
    usual: { during: "done, points later, waiting", after: DONE },
    flapping: both(DONE),
  },
  "ordering after paying": {
    usual: both("kitchen-unreachable, released"),
    flapping: both(DONE),
  },
  "payments after paying": {
    usual: { during: "done, points pending, waiting", after: DONE },
    flapping: both(DONE),
  },
  "ordering while it cooks": { usual: { during: DONE, after: READY }, flapping: both(READY) },
  "ordering when the kitchen cancels": {
    usual: { during: DONE, after: PAID_BACK },
    flapping: both(PAID_BACK),
  },
  "payments when the kitchen cancels": {
    usual: { during: "done, points returned, canceled, being-returned", after: PAID_BACK },
    flapping: both(PAID_BACK),
  },
};

export function expectedOf(service: Service, kind: Kind, step: Step): Expected {
  const noticed = NOTICED[`${service} ${step}`];
  return noticed?.[kind] ?? noticed?.usual ?? UNNOTICED[step];
}
