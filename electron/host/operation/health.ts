/** The kiosk's report to a watchdog: whether it serves, and if not, why. Nothing about a customer, no secret. */
import type { FleetView, StaffStatusView } from "../rpc/staff-status-view.ts";
import type { ConfigurationPollView, OutletView } from "../rpc/views.ts";
import type { ServiceName, ServiceStates } from "../staff/service-watch.ts";
import type { BackupProblem } from "../store/backup.ts";
import type { ClockState } from "./clock-check.ts";

export type HealthReport = {
  /** `starting`: there is no host yet; `waiting`: it runs, but cannot take orders. */
  readonly state: "starting" | "waiting" | "serving";
  /** Why no order can be taken; empty while they can. */
  readonly because: readonly string[];
  /** What needs attention although orders can be taken. */
  readonly notes: readonly string[];
  /** What prevents the start, one line each, without any value of the settings. Left out if nothing does. */
  readonly problems?: readonly string[];
  /** Whether a page is connected to the host: a kiosk without one shows nothing. Null if unknown. */
  readonly page: "open" | "none" | null;
};

/** Orders can be taken, and customers see a page. */
export function isServing({ state, page }: Pick<HealthReport, "state" | "page">): boolean {
  return state === "serving" && page !== "none";
}

/** Outcomes of polling for the configuration that need attention. */
const BAD_POLLS: readonly ConfigurationPollView["outcome"][] = [
  "unauthorized",
  "unreachable",
  "malformed",
];

/** The report of a running host. */
export function healthOf(seen: {
  readonly outlet: Pick<
    OutletView,
    "outOfOrder" | "recordsTrouble" | "provisioning" | "configurationPoll"
  >;
  readonly clock: ClockState;
  readonly pages: number;
  readonly services: ServiceStates;
  readonly backup: BackupProblem | null;
  /** What is wrong with the kiosk's fleet; empty for a kiosk on its own. */
  readonly fleetNotes: readonly string[];
  /** How the last update ended, unless well. */
  readonly updateNotes: readonly string[];
  /** What is wrong with the receipt printer; empty without one. */
  readonly printerNotes: readonly string[];
  /** Null if headphones are not noticed here, and need not be. */
  readonly headphones: StaffStatusView["headphones"];
}): HealthReport {
  const { outOfOrder, recordsTrouble, provisioning, configurationPoll } = seen.outlet;
  const because = [outOfOrder, recordsTrouble && `records-${recordsTrouble}`].filter(isText);
  const { outcome } = configurationPoll;
  return {
    state: because.length === 0 ? "serving" : "waiting",
    because,
    notes: [
      provisioning && `no-credential: ${provisioning.problem}`,
      BAD_POLLS.includes(outcome) ? `configuration-${outcome}` : null,
      noAnswerNote(seen.services),
      seen.clock.state === "off" ? "clock-wrong" : null,
      seen.backup && `backup-${seen.backup}`,
      ...seen.fleetNotes,
      ...seen.updateNotes,
      ...seen.printerNotes,
      seen.headphones === "no-jack" ? "headphones-no-jack" : null,
    ].filter(isText),
    page: seen.pages > 0 ? "open" : "none",
  };
}

const SERVICES: readonly ServiceName[] = ["loyalty", "ordering", "payments"];

/**
 * The services that left the last call unanswered. The kiosk itself stays open, as the settings say, until they have been
 * down for `operation.closeAfterSeconds`.
 */
function noAnswerNote(services: ServiceStates): string | null {
  const silent = SERVICES.filter((name) => {
    const { lastAt, lastError } = services[name];
    return lastError !== null && lastError.status === null && lastError.at >= (lastAt ?? 0);
  });
  return silent.length === 0 ? null : `no-answer: ${silent.join(", ")}`;
}

/** A note for each state of the fleet in which something is missing. */
export function fleetNotesOf(state: FleetView["state"]): readonly string[] {
  switch (state) {
    case "connected":
      return [];
    case "gate-away":
      return ["gate-away"];
    case "away":
      return ["fleet-away"];
    case "not-paired":
    case "removed":
      return ["fleet-not-paired"];
  }
}

/** The report of a kiosk whose host has not started. */
export function startingHealth(
  because: string | null,
  problems: readonly string[] = [],
): HealthReport {
  return {
    state: "starting",
    because: because === null ? [] : [because],
    notes: [],
    ...(problems.length > 0 && { problems }),
    page: null,
  };
}

function isText(value: string | null | false | undefined): value is string {
  return typeof value === "string" && value !== "";
}
