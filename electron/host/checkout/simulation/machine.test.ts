/** Defects that only show with a full disk, a clock that is set, or an inconsistent integrator. */
import { expect, test, vi } from "vitest";
import { orderTime } from "../running/order-time.ts";
import type { Clock } from "../running/runner.ts";
import { simulateMany } from "./many-runs.ts";
import { brokenWith } from "./testing/broken-with.ts";

const RUNS = 1_200;

/** A defect that few runs show takes long to find on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

test("full disks, clock changes, references and contradictions occur, and no rule is broken", async () => {
  const { broken, coverage } = await simulateMany({ runs: RUNS, firstSeed: 90_000 });
  expect(broken.map(({ seed, violations }) => ({ seed, violations }))).toEqual([]);
  const met = [...coverage.faults.values()].flatMap((counts) => [...counts.keys()]);
  expect(met).toEqual(
    expect.arrayContaining([
      "full disk",
      "clock set back",
      "clock set forward",
      "full disk, clock set and death at once",
      "leaving written after a hold-up",
      "authorize unknown-named",
      "authorize again-named",
      "callback contradicting-at-once",
    ]),
  );
});

const TEN_DAYS_MS = 864_000_000;
const never = () => false;

test.each([
  [
    "an old health check is good enough",
    "staleness",
    { isHealthOld: never },
    "health was asked long ago",
  ],
  [
    "payments are asked for however late",
    "staleness",
    { isUnawaited: never },
    "paying after the deadline",
  ],
  ["a time of ten days is waited for", "limits", { LONGEST_PAYMENT_TTL_MS: TEN_DAYS_MS }, "rule 5"],
  ["the clock is believed after a reboot", "order-time", { isAbsenceUnknown: never }, "rule 2"],
  ["the boot is forgotten with its process", "order-time", { resumedTime: byTheClock }, "rule 2"],
  ["ages follow the machine's clock", "order-time", { orderTime: machineTime }, "rule 2", 6_380],
  [
    "references of odd answers are dropped",
    "payment-status",
    { newReference: pendingOnly },
    "was named",
  ],
  ["a contradiction is obeyed", "payment-status", { unclear: asIs }, "contradicted"],
])("a planted defect is reported: %s", async (_, module, change, rule, firstSeed?: number) => {
  const found = await brokenWith(`${module}.ts`, () => change, rule, firstSeed);
  expect(found).toContainEqual(expect.stringContaining(rule));
});

test("a planted defect is reported: a customer who leaves while nothing can be written is forgotten", async () => {
  const change = ({ RunningOrder }: Record<string, unknown>) => {
    if (typeof RunningOrder !== "function") throw new Error("RunningOrder is a class");
    const { toWrite } = RunningOrder.prototype;
    RunningOrder.prototype.toWrite = function (event: { type: string }, exchanges: unknown) {
      if (event.type !== "Abandoned") toWrite.call(this, event, exchanges);
    };
    return { RunningOrder };
  };
  const rule = "before it was written that the customer left";
  expect(await brokenWith("running-order.ts", change, rule, 6_920)).toContainEqual(
    expect.stringContaining(rule),
  );
});

test("a planted defect is reported: a decision from before a hold-up is carried out after it", async () => {
  const change = ({ RunningOrder }: Record<string, unknown>) => {
    if (typeof RunningOrder !== "function") throw new Error("RunningOrder is a class");
    RunningOrder.prototype.catchUp = RunningOrder.prototype.writeRest;
    RunningOrder.prototype.isOvertaken = never;
    return { RunningOrder };
  };
  const found = await brokenWith("running-order.ts", change, "rule 2");
  expect(found).toContainEqual(expect.stringContaining("rule 2"));
});

function machineTime(clock: { now(): number }) {
  return { now: () => clock.now() };
}

/** The end of an absence by the machine's clock, as if no boot id were known. */
function byTheClock(clock: Clock, { now }: { now: number }) {
  return orderTime(clock, Math.max(clock.now(), now));
}

function pendingOnly(event: {
  type: string;
  outcome?: { status?: string; transactionReference?: string };
}) {
  const { outcome } = event;
  return outcome?.status === "PENDING" ? outcome.transactionReference : null;
}

function asIs(payment: object) {
  return payment;
}
