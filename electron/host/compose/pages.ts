/** Composes what the pages may call: the router of the kiosk's page, and the status display's. */
import type { HandlerDependencies } from "../api/handler-dependencies.ts";
import { createHandlers } from "../api/handlers.ts";
import { createRouter, type KioskRouter } from "../api/router.ts";
import { createStatusRouter } from "../api/status-router.ts";
import { namedByOf } from "../checkout/placing/describe-lines.ts";
import type { Visits } from "../checkout/placing/visits.ts";
import type { Host, HostOptions } from "../host-types.ts";
import { createPageFaults } from "../operation/page-faults.ts";
import { NO_KEYS } from "../rpc/payment-keys.ts";
import type { OutletView } from "../rpc/views.ts";
import { publicClientIdPattern } from "../settings/settings.ts";
import type { Live } from "../shared/live.ts";
import type { Speech } from "../speech/private-speech.ts";
import { createProvisioningActions } from "../staff/provisioning.ts";
import { recordConsents } from "../store/consents.ts";
import { createEndedVisits } from "../store/ended-visits.ts";
import { finishedSince } from "../store/finished-orders.ts";
import { statusSecret } from "../store/status-secret.ts";
import type { Availability } from "./availability.ts";
import type { ComposedCheckout } from "./checkout.ts";
import type { ComposedHeadphones } from "./headphones.ts";
import type { Infrastructure } from "./infrastructure.ts";
import type { ComposedOrdering } from "./ordering.ts";
import type { ComposedOutlet } from "./outlet.ts";
import type { ComposedCards, ComposedPayments } from "./payments.ts";
import type { ComposedPictures } from "./pictures.ts";
import type { ComposedPrinting } from "./printing.ts";
import type { ComposedStaff } from "./staff.ts";
import type { Watches } from "./watches.ts";

type ComposePagesOptions = {
  readonly options: Pick<HostOptions, "returnBaseUrl" | "paymentKeys">;
  readonly infrastructure: Infrastructure;
  readonly ordering: ComposedOrdering;
  readonly payments: ComposedPayments;
  readonly visits: Visits;
  readonly availability: Pick<Availability, "canTakeOrders">;
  readonly outlet: ComposedOutlet;
  readonly pictures: Pick<ComposedPictures, "photos">;
  /** The outlet's view for the kiosk's page, whose subscribers are counted. */
  readonly outletView: Live<OutletView>;
  readonly cardsOnFile: ComposedCards;
  readonly checkout: ComposedCheckout;
  readonly watches: Watches;
  readonly printing: ComposedPrinting;
  readonly headphones: ComposedHeadphones;
  readonly speech: Speech;
  /** An update may still be taken back. */
  readonly isHeld: Live<boolean>;
  readonly staff: ComposedStaff;
};

type PageFaults = ReturnType<typeof createPageFaults>;

export function composePages(parts: ComposePagesOptions): {
  readonly router: KioskRouter;
  readonly status: Host["status"];
} {
  const { infrastructure, outlet, pictures, watches } = parts;
  const report = createPageFaults(infrastructure.log, () => performance.now());
  return {
    router: createRouter(createHandlers(dependenciesOf(parts, report)), () =>
      parts.isHeld.current(),
    ),
    status: {
      router: createStatusRouter(watches.statusDisplay.view, (fault) => report("display", fault)),
      // The outlet's logo may be one of the photos.
      mounts: [...outlet.mounts, pictures.photos.mount],
      secret: statusSecret(infrastructure.values, infrastructure.now()),
    },
  };
}

function dependenciesOf(parts: ComposePagesOptions, report: PageFaults): HandlerDependencies {
  const { infrastructure, outlet, checkout, watches, staff } = parts;
  const { settings, database, journal, values, log, now } = infrastructure;
  const endedVisits = createEndedVisits(values);
  return {
    runner: checkout.runner,
    soldOut: checkout.soldOut,
    interruptedCards: checkout.interruptedCards,
    ordersAfterVisits: checkout.ordersAfterVisits,
    visits: parts.visits,
    outlet: parts.outletView,
    menu: parts.ordering.menu,
    loyalty: outlet.loyalty,
    loyaltyConnection: outlet.connection,
    phoneRefusal: outlet.phoneRefusal,
    canTakeOrders: parts.availability.canTakeOrders,
    capabilities: parts.payments.capabilities,
    terminalId: settings.device.terminalId,
    publicClientIdPattern: publicClientIdPattern(settings),
    rewardCodes: outlet.rewardCodes,
    log,
    pointsNeedScan: settings.outlet.pointsNeedScan,
    namedBy: namedByOf(settings),
    unusedReservation: settings.outlet.unusedReservation,
    sendsCustomerName: settings.ordering.sendCustomerName,
    returnBaseUrl: parts.options.returnBaseUrl,
    returnsInPublic: settings.payments.returnBaseUrl !== null,
    cards: parts.cardsOnFile.cards,
    printing: parts.printing.page,
    headphones: parts.headphones.state,
    speech: parts.speech,
    paymentKeys: parts.options.paymentKeys ?? NO_KEYS,
    nextPlatformOrderId: () => journal.nextPlatformOrderId(settings.device.number ?? 0),
    recordConsents: (consents) => recordConsents(database, consents),
    provisioning: createProvisioningActions({
      pin: staff.pin,
      credential: outlet.credential,
      notes: outlet.notes,
      refresh: outlet.refresh,
    }),
    pin: staff.pin,
    staffMode: staff.staffMode,
    reportPageFault: (fault) => report("kiosk", fault),
    callStaff(screen) {
      log.warn({ screen }, "a customer calls for staff");
      watches.staffCalls.call();
    },
    visitEnded: () => outlet.configuration.applyPending(),
    saveEndedVisits: (visitIds) => endedVisits.write(visitIds, now()),
    finishedSince: (at) => finishedSince(database, at),
    now,
  };
}
