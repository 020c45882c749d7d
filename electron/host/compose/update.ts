/** Composes what the kiosk reports to its updater, and to staff about it: whether it is at rest, and during a trial whether it is healthy. */
import type { Clock } from "../checkout/running/runner.ts";
import type { HealthReport } from "../operation/health.ts";
import { type Rest, type RestReason, watchRest } from "../operation/rest.ts";
import type { UpdateReport } from "../operation/update-report.ts";
import type { SeenUpdates } from "../operation/update-state.ts";
import { updateViewOf } from "../operation/update-view.ts";
import type { UpdateView } from "../rpc/staff-status-view.ts";
import { NO_CURRENCY } from "../settings/currency-digits.ts";
import type { Live } from "../shared/live.ts";
import { VERSION } from "../shared/version.ts";
import type { ComposedCheckout } from "./checkout.ts";
import type { Infrastructure } from "./infrastructure.ts";
import type { ComposedOrdering } from "./ordering.ts";
import type { ComposedOutlet } from "./outlet.ts";
import type { ComposedPayments } from "./payments.ts";

/**
 * By then a service has answered, cannot be reached, or accepts calls and keeps silent. Its client would wait longer for it
 * (ordering.md §8: 210 s for a menu) than a trial may take (`TRIAL_MS` of electron/update).
 */
export const ASKED_MS = 60_000;

export type ComposedUpdate = {
  report(): UpdateReport;
  /** For staff; null if there is no updater. */
  view(): UpdateView | null;
  stop(): void;
};

/**
 * To be called once outlet and menu have been started. Asks every service once, and replays what is unfinished, so that
 * the report can say whether that was possible.
 */
export function composeUpdate(options: {
  readonly infrastructure: Infrastructure;
  readonly ordering: ComposedOrdering;
  readonly payments: ComposedPayments;
  readonly outlet: ComposedOutlet;
  readonly checkout: Pick<ComposedCheckout, "runner">;
  readonly underWay: () => readonly RestReason[];
  readonly isHeld: Live<boolean>;
  readonly seenUpdates: () => SeenUpdates | null;
}): ComposedUpdate {
  const { infrastructure, outlet, isHeld } = options;
  const { settings, clock, operation } = infrastructure;
  const startedAt = clock.monotonic();
  const rest: Rest = watchRest({
    underWay: options.underWay,
    hours: settings.operation.updates,
    timezone: () => outlet.view.current().timezone,
    clock,
  });
  let areServicesAsked = false;
  let areRecordsReplayed = false;
  let stopAsking = () => {};
  if (isHeld.current()) {
    replayUnfinished(options);
    areRecordsReplayed = true;
    stopAsking = askServices(options, clock, () => {
      areServicesAsked = true;
    });
  }
  const missing = ({ page }: Pick<HealthReport, "page">) => [
    ...(page === "open" ? [] : ["page"]),
    ...(areServicesAsked ? [] : ["services"]),
    ...(areRecordsReplayed ? [] : ["records"]),
  ];
  return {
    report() {
      const lacks = isHeld.current() ? missing(operation.health()) : null;
      const because = lacks === null ? rest.because() : ["updating"];
      return {
        version: VERSION,
        runningMs: clock.monotonic() - startedAt,
        atRest: because.length === 0,
        because,
        trial: lacks && { healthy: lacks.length === 0, missing: lacks },
        troubles: troublesOf(options),
      };
    },
    view: () =>
      updateViewOf({
        seen: options.seenUpdates(),
        version: VERSION,
        because: rest.because(),
        hours: settings.operation.updates,
      }),
    stop() {
      stopAsking();
      rest.stop();
    },
  };
}

type Sources = Pick<
  Parameters<typeof composeUpdate>[0],
  "infrastructure" | "ordering" | "payments" | "outlet" | "checkout"
>;

/** Reads each order as its resumption would; damaged ones are found, and counted as a trouble. */
function replayUnfinished({ infrastructure, checkout }: Sources): void {
  for (const id of infrastructure.journal.unfinished()) checkout.runner.orders.load(id);
}

/** What is asked once: without the parts of a host that have nothing to do with it. */
type Services = {
  readonly ordering: {
    readonly client: Pick<ComposedOrdering["client"], "healthcheck">;
    readonly menuSync: Pick<ComposedOrdering["menuSync"], "syncNow">;
  };
  readonly payments: {
    readonly integrator: Pick<ComposedPayments["integrator"], "health">;
    readonly capabilities: Pick<ComposedPayments["capabilities"], "current">;
  };
  readonly outlet: { readonly configuration: Pick<ComposedOutlet["configuration"], "poll"> };
};

/**
 * Asks every service, and calls back once each has answered or failed, at the latest after `ASKED_MS`: a service that is
 * down is not the version's fault. Returns a function that stops waiting for that long.
 */
export function askServices(
  { ordering, payments, outlet }: Services,
  clock: Pick<Clock, "now" | "at">,
  asked: () => void,
): () => void {
  const cancel = clock.at(clock.now() + ASKED_MS, asked);
  const answers = Promise.allSettled([
    ordering.client.healthcheck(),
    payments.integrator.health(),
    payments.capabilities.current(),
    outlet.configuration.poll(),
    ordering.menuSync.syncNow(),
  ]);
  void answers.then(() => {
    cancel();
    asked();
  });
  return cancel;
}

/** What can be the fault of a version that reads the same records and answers as the one before. */
function troublesOf({ outlet, ordering, checkout }: Sources): string[] {
  const { recordsTrouble, provisioning, configurationPoll, currency } = outlet.view.current();
  const { outcome } = configurationPoll;
  const damaged = checkout.runner.orders.damaged().length;
  return [
    ...(recordsTrouble === null ? [] : [`records-${recordsTrouble}`]),
    ...(provisioning === null ? [] : ["no-credential"]),
    ...(outcome === "malformed" || outcome === "unauthorized" ? [`configuration-${outcome}`] : []),
    ...(ordering.menuSync.current() === null ? ["no-menu"] : []),
    ...(currency === NO_CURRENCY ? ["no-currency"] : []),
    ...(damaged === 0 ? [] : [`damaged-orders-${damaged}`]),
  ];
}
