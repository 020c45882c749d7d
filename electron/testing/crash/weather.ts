import type { Fault } from "../../../sandbox/core/faults.ts";
import type { Operation } from "../../../sandbox/core/operations.ts";
import type { Random } from "../../host/checkout/simulation/random.ts";
import { repeat } from "./repeat.ts";
import type { SandboxProcess } from "./sandbox-process.ts";

/** How often each operation is chosen to fail. */
const TARGETS = {
  "payments.capabilities": 1,
  "payments.health": 2,
  "payments.authorize": 6,
  "payments.sale": 6,
  "payments.capture": 6,
  "payments.reverse": 4,
  "payments.refund": 4,
  "payments.inquire-status": 5,
  "payments.result-callback": 7,
  "ordering.healthcheck": 2,
  "ordering.order": 8,
  "ordering.orders": 2,
  "loyalty.one-time-salt": 2,
  "loyalty.qr-code": 2,
  "loyalty.order-closed": 6,
  "loyalty.refund": 3,
  "configuration.config": 1,
} as const satisfies Partial<Record<Operation, number>>;
type Target = keyof typeof TARGETS;

const STATUSES = [400, 401, 403, 404, 408, 429, 500, 501, 502, 503, 504];

const DECLINED = { status: "DECLINED", errorCode: "GATEWAY_ERROR", reason: "out of luck" };
const PAYMENT_ANSWERS = [
  DECLINED,
  { status: "RETRIABLE", errorCode: "GATEWAY_ERROR" },
  { status: "UNKNOWN", errorCode: "GATEWAY_ERROR" },
];
const REFUSED = { accepted: false, pointsReward: 0, pointsSpent: 0, errorCode: 0, errorText: "no" };
const REJECTED = { state: { status: "FAILED", reason: "no", posErrorType: "ITEM_UNAVAILABLE" } };
/** Valid answers with which a service refuses. It has done nothing then. */
const ANSWERS: Partial<Record<Target, readonly unknown[]>> = {
  "payments.health": [{ status: "DOWN" }],
  "payments.authorize": PAYMENT_ANSWERS,
  "payments.sale": PAYMENT_ANSWERS,
  "payments.capture": PAYMENT_ANSWERS,
  "payments.reverse": PAYMENT_ANSWERS,
  "payments.refund": PAYMENT_ANSWERS,
  "ordering.healthcheck": [{ kitchen: "DOWN" }],
  "ordering.order": [REJECTED],
  "loyalty.order-closed": [REFUSED],
  "loyalty.refund": [REFUSED],
};

export type PlannedFault = { readonly operation: Target; readonly fault: Fault };

/** Sets a fault from time to time until it is stopped; then none is left. */
export function startWeather(sandbox: SandboxProcess, next: () => PlannedFault, random: Random) {
  const setOne = () => {
    const { operation, fault } = next();
    return sandbox.control("PUT", `faults/${operation}`, fault);
  };
  const setting = repeat(setOne, () => random.between(20, 300));
  return {
    async stop(): Promise<void> {
      await setting.stop();
      await sandbox.control("DELETE", "faults");
    },
  };
}

/** The next fault, and its operation. */
export function nextFault(random: Random): PlannedFault {
  const operation = random.weighted(TARGETS);
  const times = random.weighted({ once: 5, twice: 3, often: 2 });
  const fault =
    operation === "payments.result-callback" ? callbackFault(random) : callFault(operation, random);
  return { operation, fault: { ...fault, times: { once: 1, twice: 2, often: 4 }[times] } };
}

function callbackFault(random: Random): Fault {
  const callback = random.pick(["lost", "doubled", "late", "wrong-token"] as const);
  return callback === "late" ? { callback, latencyMs: random.between(200, 4_000) } : { callback };
}

function callFault(operation: Target, random: Random): Fault {
  const answers = ANSWERS[operation] ?? [];
  const kind = random.weighted({
    latency: 8,
    status: 3,
    dropBefore: 2,
    dropAfter: 5,
    malformed: 3,
    wrongToken: operation.startsWith("ordering.") ? 4 : 0,
    answer: answers.length > 0 ? 2 : 0,
    /** Beyond the host's own limit of 10 s (payments.md §8). */
    hanging: 0.2,
  });
  switch (kind) {
    case "latency":
      return { latencyMs: random.between(100, 2_500) };
    case "status":
      return { status: random.pick(STATUSES), processed: random.chance(0.5) };
    case "dropBefore":
      return { drop: "before-processing" };
    case "dropAfter":
      return { drop: "after-processing" };
    case "malformed":
      return { malformed: random.pick(["cut", "not-json", "wrong-shape"] as const) };
    case "wrongToken":
      return { wrongToken: true };
    case "answer":
      return { answer: random.pick(answers) };
    case "hanging":
      return { latencyMs: 11_000 };
  }
}
