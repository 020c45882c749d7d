/** Actions and findings of a run over fleets. */
import type { KioskOrder } from "../kiosk-books.ts";
import { added, type CrashReport, type Finding, journalOf, summed } from "../report.ts";
import type { CallbackVerdict } from "./callback-verdict.ts";
import type { Integrator } from "./integrator.ts";
import type { Target } from "./plan.ts";

type Counts = Readonly<Record<string, number>>;

export type FleetReport = Pick<
  CrashReport,
  "kills" | "unresolved" | "orders" | "byOutcome" | "staffByReason"
> & {
  /** Processes killed, by what they were. */
  readonly killed: Counts;
  /** Distinct callbacks. */
  readonly callbacks: number;
  readonly lost: number;
  readonly unacknowledged: number;
  readonly violations: number;
  /** What the integrator did. */
  readonly sending: Counts;
  /** From the last kill until every callback was answered 200 and journalled; of several fleets the longest. */
  readonly healedMs: number;
  /** Everything that is wrong, each with the journal of its order, if there is one. */
  readonly findings: readonly Finding[];
};

export type FleetRun = {
  readonly killed: readonly Target[];
  readonly healedMs: number;
  readonly integrator: Pick<Integrator, "counts" | "refusals">;
  readonly kiosk: readonly KioskOrder[];
  readonly callbacks: CallbackVerdict;
  readonly orders: CrashReport;
};

export function reportOf(run: FleetRun): FleetReport {
  const { killed, healedMs, integrator, kiosk, callbacks, orders } = run;
  const { lost, unacknowledged } = callbacks;
  const violations = [
    ...orders.violations,
    ...integrator.refusals.map(withoutJournal),
    ...callbacks.violations.map(({ checkoutId, what }) => ({
      what,
      journal: journalOf(kiosk.find((order) => order.checkoutId === checkoutId)),
    })),
  ];
  return {
    ...orders,
    kills: killed.length,
    killed: added({}, killed.map(nameOf)),
    callbacks: callbacks.callbacks,
    lost: lost.length,
    unacknowledged: unacknowledged.length,
    violations: violations.length,
    sending: { ...integrator.counts, "of nobody": callbacks.ofNobody },
    healedMs,
    findings: [
      ...lost.map((what) => withoutJournal(`lost: ${what}`)),
      ...unacknowledged.map((what) => withoutJournal(`unacknowledged: ${what}`)),
      ...violations,
    ],
  };
}

const nameOf = (target: Target) => (typeof target === "number" ? "kiosk" : target);
const withoutJournal = (what: string): Finding => ({ what, journal: [] });

/** Merges several reports. */
export function together(reports: readonly FleetReport[]): FleetReport {
  const [first, ...others] = reports;
  if (!first) throw new Error("no fleet was run");
  return others.reduce(
    (left, right) => ({
      kills: left.kills + right.kills,
      unresolved: left.unresolved + right.unresolved,
      orders: left.orders + right.orders,
      byOutcome: summed(left.byOutcome, right.byOutcome),
      staffByReason: summed(left.staffByReason, right.staffByReason),
      killed: summed(left.killed, right.killed),
      callbacks: left.callbacks + right.callbacks,
      lost: left.lost + right.lost,
      unacknowledged: left.unacknowledged + right.unacknowledged,
      violations: left.violations + right.violations,
      sending: summed(left.sending, right.sending),
      healedMs: Math.max(left.healedMs, right.healedMs),
      findings: [...left.findings, ...right.findings],
    }),
    first,
  );
}
