import type { DatabaseSync } from "node:sqlite";
import { createCardsOnFile } from "../checkout/placing/cards-on-file.ts";
import type { Visits } from "../checkout/placing/visits.ts";
import type { Clock } from "../checkout/running/runner.ts";
import type { Log } from "../net/log.ts";
import type { Sealer } from "../outlet/sealer.ts";
import { type CapabilityWatch, watchCapabilities } from "../payments/capability-watch.ts";
import { createEnrollments } from "../payments/enrollments.ts";
import {
  createIntegrator,
  type Integrator,
  type IntegratorOptions,
} from "../payments/integrator.ts";
import { canBeInquired, withoutCallbacks } from "../payments/without-callbacks.ts";
import type { OutletView } from "../rpc/contract.ts";
import type { Settings } from "../settings/settings.ts";
import type { Live } from "../shared/live.ts";
import { createCardStore } from "../store/cards.ts";
import { recordConsents } from "../store/consents.ts";
import type { ComposedFleet } from "./fleet.ts";

/** What payments need of the kiosk's fleet. */
type PaymentFleet = Pick<ComposedFleet, "isGateThere" | "kiosks" | "claimEnrollment">;

/** The integrator and its capabilities, which are fetched ahead and again when found out of date. */
export function composePayments(
  options: Omit<IntegratorOptions, "notImplemented" | "canConfirm" | "kiosks"> & {
    /** Null for a kiosk on its own. */
    readonly fleet: PaymentFleet | null;
  },
): { readonly integrator: Integrator; readonly capabilities: CapabilityWatch } {
  const { fleet } = options;
  const integrator = createIntegrator({
    ...options,
    notImplemented: () => capabilities.doubt(),
    ...(fleet && {
      kiosks: () => fleet.kiosks(),
      canConfirm: () => canConfirm(fleet, capabilities),
    }),
  });
  const capabilities = watchCapabilities(() => integrator.capabilities(), options.clock);
  return { integrator, capabilities: fleet ? confirmable(fleet, capabilities) : capabilities };
}

export type ComposedPayments = ReturnType<typeof composePayments>;

/** Whether a payment that is pending would ever be known to have ended. */
async function canConfirm(fleet: PaymentFleet, capabilities: CapabilityWatch): Promise<boolean> {
  if (fleet.isGateThere.current()) return true;
  const declared = await capabilities.current();
  return declared !== null && canBeInquired(declared);
}

/** What is declared, as far as its outcome can be learned now. */
function confirmable(fleet: PaymentFleet, capabilities: CapabilityWatch): CapabilityWatch {
  return {
    ...capabilities,
    async current() {
      const declared = await capabilities.current();
      if (declared === null || fleet.isGateThere.current()) return declared;
      return withoutCallbacks(declared);
    },
  };
}

type ComposeCardsOptions = {
  readonly settings: Pick<Settings, "payments">;
  readonly database: DatabaseSync;
  readonly payments: ComposedPayments;
  /** Null for a kiosk on its own. */
  readonly fleet: PaymentFleet | null;
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
  fleet,
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
    ...(fleet && { claim: (enrollmentId: string) => fleet.claimEnrollment(enrollmentId) }),
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
