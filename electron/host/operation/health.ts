/** What the kiosk says of itself to a watchdog: whether it serves, and if not, why. Nothing of a customer, no secret. */
import type { ConfigurationPollView, OutletView } from "../api/views.ts";
import type { ClockState } from "./clock-check.ts";

export type HealthReport = {
  /** `starting`: there is no host yet; `waiting`: it runs and cannot take orders. */
  readonly state: "starting" | "waiting" | "serving";
  /** Why no order can be taken; empty while they can. */
  readonly because: readonly string[];
  /** What somebody should look at though orders can be taken. */
  readonly notes: readonly string[];
  /** Whether a page is at the host: a kiosk without one shows nothing. Null if that is not known. */
  readonly page: "open" | "none" | null;
};

/** Outcomes of a look for the configuration that somebody should know of. */
const BAD_POLLS: readonly ConfigurationPollView["outcome"][] = [
  "unauthorized",
  "unreachable",
  "malformed",
];

/** The report of a host that runs. */
export function healthOf(seen: {
  readonly outlet: Pick<
    OutletView,
    "outOfOrder" | "recordsTrouble" | "provisioning" | "configurationPoll"
  >;
  readonly clock: ClockState;
  readonly pages: number;
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
      seen.clock.state === "off" ? "clock-wrong" : null,
    ].filter(isText),
    page: seen.pages > 0 ? "open" : "none",
  };
}

/** The report of a kiosk whose host could not begin. */
export function startingHealth(because: string | null): HealthReport {
  return { state: "starting", because: because === null ? [] : [because], notes: [], page: null };
}

function isText(value: string | null | false | undefined): value is string {
  return typeof value === "string" && value !== "";
}
