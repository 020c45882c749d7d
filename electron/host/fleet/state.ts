/** How this kiosk is, for the console (fleet/messages/state.ts): no secret, and nothing about a customer. */
import { type HardwareTest, readinessOf } from "../../../domain/readiness/tests.ts";
import type { HardwareState } from "../../../fleet/messages/hardware.ts";
import { VERSION } from "../../../fleet/messages/message.ts";
import { type KioskState, MAX_LISTED } from "../../../fleet/messages/state.ts";
import type { ClockState } from "../operation/clock-check.ts";
import type { HealthReport } from "../operation/health.ts";
import type { StaffOrderRow } from "../rpc/staff-order-views.ts";
import type { StaffStatusView } from "../rpc/staff-status-view.ts";
import type { OutletView } from "../rpc/views.ts";
import type { StaffCall } from "../staff/calls.ts";
import type { Nonces } from "./nonces.ts";

/** The orders that need a person. */
export type ListedRows = {
  /** Their ids, in no particular order. */
  ids(): readonly string[];
  row(checkoutId: string): StaffOrderRow | null;
  /** The number of an order's journal entries: with the same one its row is the same. */
  entries(checkoutId: string): number;
};

export type StateSources = {
  /** What does not change while the kiosk runs. */
  readonly fixed: Pick<
    KioskState,
    "instance" | "number" | "outlet" | "salesOutletId" | "integration" | "fleetStaff"
  >;
  readonly nonces: Pick<Nonces, "current">;
  /** UTC milliseconds. */
  readonly now: () => number;
  readonly health: () => HealthReport;
  readonly status: () => StaffStatusView;
  readonly outlet: () => OutletView;
  readonly menuRevision: () => number | null;
  /** UTC milliseconds; null if the records were never backed up. */
  readonly backupAt: () => number | null;
  readonly listed: ListedRows;
  readonly staffCall: () => StaffCall | null;
  /** The tests of the hardware by hand, the latest first. */
  readonly hardwareTests: () => readonly HardwareTest[];
};

/** Returns a function that makes the state of the present. */
export function createKioskState(sources: StateSources): () => KioskState {
  const { fixed, nonces, now, health, status, outlet } = sources;
  const listedRows = cachedRows(sources.listed);
  return () => {
    const current = status();
    const { versions, database, clock, orders, unmatchedPayments, terminalId } = current;
    const { name, currency, configurationPoll } = outlet();
    const { state, because, notes, page } = health();
    const listed = listedRows();
    const call = sources.staffCall();
    return {
      v: VERSION,
      ...fixed,
      nonce: nonces.current(),
      at: now(),
      terminalId,
      outletName: name,
      currency: currency || null,
      health: { state, because: [...because], notes: [...notes], page },
      versions: { kiosk: versions.kiosk, node: versions.node },
      configuration: textOf(configurationPoll.revision),
      menu: textOf(sources.menuRevision()),
      disk: database,
      backupAt: sources.backupAt(),
      clockOffMs: clockOffMs(clock),
      unfinished: orders.unfinished,
      listed: listed.slice(0, MAX_LISTED),
      listedCount: listed.length,
      unmatched: unmatchedPayments.length,
      staffCall: call && { agoMs: Math.max(0, now() - call.at) },
      hardware: hardwareOf(current, sources.hardwareTests(), now()),
    };
  };
}

/** Of the tests no notes: they are written for the staff of the kiosk. */
function hardwareOf(
  { printer, headphones }: StaffStatusView,
  tests: readonly HardwareTest[],
  now: number,
): HardwareState {
  const { failed, old, untested } = readinessOf(tests, now);
  const [latest] = tests;
  return {
    printer: printer && { condition: printer.condition, isPaperLow: printer.isPaperLow },
    headphones,
    failed: [...failed],
    old: [...old],
    untested: [...untested],
    lastTest: latest ? { at: latest.at, tester: latest.tester } : null,
  };
}

function textOf(revision: number | null): string | null {
  return revision === null ? null : String(revision);
}

/** A clock that is right differs by less than the check can measure. */
function clockOffMs(clock: ClockState): number | null {
  if (clock.state === "unknown") return null;
  return clock.state === "off" ? clock.offMs : 0;
}

type Listed = KioskState["listed"][number];

/** The latest first. Orders that have ended are read from disk: each only once for a number of entries. */
function cachedRows(listed: ListedRows): () => Listed[] {
  let known = new Map<string, Listed>();
  return () => {
    const current = new Map<string, Listed>();
    for (const checkoutId of listed.ids()) {
      const seq = listed.entries(checkoutId);
      const before = known.get(checkoutId);
      const row = before?.seq === seq ? before : listed.row(checkoutId);
      if (row) current.set(checkoutId, { ...row, seq });
    }
    known = current;
    return [...current.values()].sort(
      (left, right) =>
        right.placedAt - left.placedAt || right.platformOrderId - left.platformOrderId,
    );
  };
}
