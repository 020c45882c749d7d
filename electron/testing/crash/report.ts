import type { KioskOrder } from "./kiosk-books.ts";
import type { Verdict } from "./verdict.ts";

type Counts = Record<string, number>;

export type Finding = { readonly what: string; readonly journal: readonly string[] };

/** Actions and findings of a run. */
export type CrashReport = {
  readonly kills: number;
  /** Each with the journal of its order, if there is one. */
  readonly violations: readonly Finding[];
  readonly unresolved: number;
  readonly orders: number;
  /** How orders ended: accepted, canceled by the kitchen, or the reason of their failure. */
  readonly byOutcome: Counts;
  readonly byFlow: Counts;
  /** How orders ended whose customers never reported that they leave. */
  readonly silentByOutcome: Counts;
  readonly staffByReason: Counts;
  /** Orders that a host found unfinished at its start, counted at each. */
  readonly recoveries: number;
  /** What was in progress in an order when its host died. */
  readonly diedDuring: Counts;
};

export const NOTHING_YET: CrashReport = {
  kills: 0,
  violations: [],
  unresolved: 0,
  orders: 0,
  byOutcome: {},
  byFlow: {},
  silentByOutcome: {},
  staffByReason: {},
  recoveries: 0,
  diedDuring: {},
};

/** The records after the death of a host; `before` are those after the previous one. */
export function afterDeath(
  report: CrashReport,
  unfinished: readonly KioskOrder[],
  before: readonly KioskOrder[],
): CrashReport {
  const lengths = new Map(before.map(({ checkoutId, events }) => [checkoutId, events.length]));
  // What a run did not touch was left by an earlier one.
  const touched = unfinished.filter(
    ({ checkoutId, events }) => lengths.get(checkoutId) !== events.length,
  );
  return {
    ...report,
    kills: report.kills + 1,
    recoveries: report.recoveries + before.length,
    diedDuring: added(report.diedDuring, touched.map(underWay)),
  };
}

function underWay({ state }: KioskOrder): string {
  const { inFlight } = state;
  if (inFlight === null) return "waiting";
  return inFlight.type === "ReturnMoney" || inFlight.type === "Pay"
    ? inFlight.operation
    : inFlight.type;
}

/** The records at the end. */
export function afterAll(
  report: CrashReport,
  {
    kiosk,
    silent,
  }: { readonly kiosk: readonly KioskOrder[]; readonly silent: ReadonlySet<string> },
  { violations, unresolved, staff }: Verdict,
): CrashReport {
  return {
    ...report,
    orders: kiosk.length,
    violations: violations.map(({ checkoutId, what }) => ({
      what,
      journal: journalOf(kiosk.find((order) => order.checkoutId === checkoutId)),
    })),
    unresolved: unresolved.length,
    byOutcome: added({}, kiosk.map(outcomeOf)),
    silentByOutcome: added(
      {},
      kiosk.filter(({ checkoutId }) => silent.has(checkoutId)).map(outcomeOf),
    ),
    byFlow: added(
      {},
      kiosk.map(({ state }) => (state.counter ? "pay-at-counter" : state.order.paymentFlow)),
    ),
    staffByReason: added({}, [...staff.values()].flat()),
  };
}

export function journalOf(order: KioskOrder | undefined): string[] {
  return (order?.events ?? []).map(({ at, ...event }, index) => {
    const seconds = ((at - (order?.state.placedAt ?? at)) / 1_000).toFixed(3);
    return `${index + 1}  +${seconds} s  ${JSON.stringify(event)}`;
  });
}

function outcomeOf({ state }: KioskOrder): string {
  if (state.injection.at !== "accepted") return state.failure ?? "under way";
  const status = state.kitchen?.status;
  return status === "CANCELED" || status === "FAILED" ? "canceled" : "accepted";
}

/** Merges several reports. */
export function together(reports: readonly CrashReport[]): CrashReport {
  return reports.reduce(
    (left, right) => ({
      kills: left.kills + right.kills,
      violations: [...left.violations, ...right.violations],
      unresolved: left.unresolved + right.unresolved,
      orders: left.orders + right.orders,
      byOutcome: summed(left.byOutcome, right.byOutcome),
      byFlow: summed(left.byFlow, right.byFlow),
      silentByOutcome: summed(left.silentByOutcome, right.silentByOutcome),
      staffByReason: summed(left.staffByReason, right.staffByReason),
      recoveries: left.recoveries + right.recoveries,
      diedDuring: summed(left.diedDuring, right.diedDuring),
    }),
    NOTHING_YET,
  );
}

export function added(counts: Counts, names: readonly string[]): Counts {
  const all = { ...counts };
  for (const name of names) all[name] = (all[name] ?? 0) + 1;
  return all;
}

export function summed(left: Counts, right: Counts): Counts {
  const all = { ...left };
  for (const [name, times] of Object.entries(right)) all[name] = (all[name] ?? 0) + times;
  return all;
}
