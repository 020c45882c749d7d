import type { DatabaseSync } from "node:sqlite";
import { createCardsOnFile } from "../checkout/placing/cards-on-file.ts";
import type { Visits } from "../checkout/placing/visits.ts";
import type { Clock } from "../checkout/running/runner.ts";
import type { Log } from "../net/log.ts";
import type { Sealer } from "../outlet/sealer.ts";
import { watchCapabilities } from "../payments/capability-watch.ts";
import { createEnrollments } from "../payments/enrollments.ts";
import { createIntegrator, type IntegratorOptions } from "../payments/integrator.ts";
import type { OutletView } from "../rpc/contract.ts";
import type { Settings } from "../settings/settings.ts";
import type { Live } from "../shared/live.ts";
import { createCardStore } from "../store/cards.ts";
import { recordConsents } from "../store/consents.ts";

/** The integrator and its capabilities, which are fetched ahead and again when found out of date. */
export function composePayments(options: Omit<IntegratorOptions, "notImplemented">) {
  const integrator = createIntegrator({ ...options, notImplemented: () => capabilities.doubt() });
  const capabilities = watchCapabilities(() => integrator.capabilities(), options.clock);
  return { integrator, capabilities };
}

export type ComposedPayments = ReturnType<typeof composePayments>;

type ComposeCardsOptions = {
  readonly settings: Pick<Settings, "payments">;
  readonly database: DatabaseSync;
  readonly payments: ComposedPayments;
  readonly sealer: Sealer;
  readonly visits: Visits;
  readonly outlet: Live<OutletView>;
  readonly returnBaseUrl: string;
  readonly clock: Clock;
  readonly log: Log;
};

/** Cards on file: how they are enrolled, and to whom they belong. */
export function composeCardsOnFile({
  settings: { payments: settings },
  database,
  payments,
  sealer,
  visits,
  outlet,
  returnBaseUrl,
  clock,
  log,
}: ComposeCardsOptions) {
  const store = createCardStore(database);
  const enrollments = createEnrollments({
    store,
    integrator: payments.integrator,
    seal: (plain) => sealer.seal(plain),
    clock,
    log,
    expiryMs: settings.limits.enrollmentExpirySeconds * 1_000,
  });
  const cards = createCardsOnFile({
    isOn: settings.cardsOnFile,
    store,
    enrollments,
    scanned: (visitId) => visits.scanned(visitId),
    capabilities: () => payments.capabilities.current(),
    openSeal: (sealed) => sealer.open(sealed),
    recordConsents: (consents) => recordConsents(database, consents),
    currency: () => outlet.current().currency,
    timezone: () => outlet.current().timezone,
    returnBaseUrl,
    returnsInPublic: settings.returnBaseUrl !== null,
    clock,
  });
  return { cards, enrollments };
}

export type ComposedCards = ReturnType<typeof composeCardsOnFile>;
