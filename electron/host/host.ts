import { join } from "node:path";
import { hasProducts } from "../../domain/menu.ts";
import type { PicturedMenu } from "../../domain/menu-parts.ts";
import { createHandlers } from "./api/handlers.ts";
import { createRouter } from "./api/router.ts";
import { createStatusRouter } from "./api/status-router.ts";
import { namedByOf } from "./checkout/placing/describe-lines.ts";
import { watchSoldOut } from "./checkout/placing/sold-out.ts";
import { Visits } from "./checkout/placing/visits.ts";
import { systemClock } from "./checkout/running/clock.ts";
import { watchKitchen } from "./checkout/running/kitchen-watch.ts";
import { createPerform } from "./checkout/running/perform.ts";
import { Runner } from "./checkout/running/runner.ts";
import { watchUnmatchedCallbacks } from "./checkout/running/unmatched-callbacks.ts";
import { createInterruptedCards } from "./checkout/views/interrupted-card.ts";
import { createOrdersAfterVisits } from "./checkout/views/order-after-visit.ts";
import { createStatusDisplay } from "./checkout/views/status-display.ts";
import { composeOperation } from "./compose/operation.ts";
import { composeOutlet } from "./compose/outlet.ts";
import { composeCardsOnFile, composePayments } from "./compose/payments.ts";
import { composePreview } from "./compose/preview.ts";
import { openRecords } from "./compose/records.ts";
import { composeStaff } from "./compose/staff.ts";
import type { Host, HostOptions } from "./host-types.ts";
import { createRecorder } from "./net/recorder.ts";
import { createHttpClient } from "./net/undici-client.ts";
import { createPageFaults } from "./operation/page-faults.ts";
import { createOrderingClient } from "./ordering/client.ts";
import { menuCache } from "./ordering/menu-cache.ts";
import { createMenuReader } from "./ordering/menu-reader.ts";
import { CACHED_MENU_WAIT_MS, createMenuSync } from "./ordering/menu-sync.ts";
import { lookupKey } from "./outlet/credential-answer.ts";
import { readMenuPictures } from "./outlet/menu-pictures.ts";
import { createAesSealer, readSealKey } from "./outlet/sealer.ts";
import { createGate } from "./payments/gate.ts";
import { NO_KEYS } from "./rpc/payment-keys.ts";
import { publicClientIdPattern } from "./settings/settings.ts";
import { Cell } from "./shared/live.ts";
import { createStaffCalls } from "./staff/calls.ts";
import { createClosing } from "./staff/closing.ts";
import { createProvisioningActions } from "./staff/provisioning.ts";
import { watchServices } from "./staff/service-watch.ts";
import { watchServing } from "./staff/serving-watch.ts";
import { recordConsents } from "./store/consents.ts";
import { createEndedVisits } from "./store/ended-visits.ts";
import { finishedSince } from "./store/finished-orders.ts";
import { createProvisioningNotes } from "./store/provisioning-notes.ts";
import { statusSecret } from "./store/status-secret.ts";
import { createUnmatchedCallbacks } from "./store/unmatched-callbacks.ts";
import { createValueStore } from "./store/value-store.ts";

export type { Host, HostOptions } from "./host-types.ts";

/** Starts everything that the kiosk's main process does; the composition root. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { settings, dataDir, returnBaseUrl, clock = systemClock } = options;
  const operation = composeOperation({ settings, dataDir, clock, log: options.log });
  const { log } = operation;
  const now = () => clock.now();
  const observer = options.journalObserver;
  const opened = openRecords({ dataDir, observer, clock, log });
  const { database, records, journal, marks } = opened;
  const values = createValueStore(database);
  const http = createHttpClient({ caFile: settings.caFile, log, onResponse: operation.onResponse });
  const services = watchServices(http, now);
  const recorder = createRecorder(services.client, now);
  const sealer = options.sealer ?? createAesSealer(readSealKey(join(dataDir, "keys"), process.env));

  const ordering = createOrderingClient({ http: recorder.client, settings, log });
  const payments = composePayments({ http: recorder.client, settings, log, clock });
  const menuSync = createMenuSync({
    client: ordering,
    cache: menuCache(values, settings.ordering),
    readMenu: createMenuReader({ reusesThread: true }),
    settings,
    log,
    now,
    random: Math.random,
  });
  const endedVisits = createEndedVisits(values);
  const visits = new Visits(endedVisits.read());
  const notes = createProvisioningNotes(database, lookupKey(settings));
  const closing = createClosing({ values, now, refresh: () => outlet.refresh() });
  const serving = watchServing({
    kitchen: () => ordering.healthcheck(),
    payments: () => payments.integrator.health(),
    payAtCounter: settings.payments.payAtCounter,
    isIdle: () => visits.none(),
    closeAfterSeconds: settings.operation.closeAfterSeconds,
    clock,
    log,
  });
  const outlet = composeOutlet({
    settings,
    dataDir,
    http: recorder.client,
    bytes: http,
    values,
    sealer,
    notes,
    vaultObserver: options.vaultObserver,
    log,
    clock,
    hasMenu: () => hasProducts(menuSync.current()),
    closedByStaff: () => closing.current(),
    servicesDown: () => serving.down.current(),
    recordsTrouble: () => records.trouble.current(),
    visitIsIdle: () => visits.none(),
  });
  const { cards, enrollments } = composeCardsOnFile({
    settings,
    database,
    payments,
    sealer,
    visits,
    outlet: outlet.view,
    returnBaseUrl,
    clock,
    log,
  });
  const perform = createPerform({
    ordering,
    payments: payments.integrator,
    cardInstrument: cards.instrument,
    loyalty: outlet.loyalty,
    loyaltyConnection: outlet.connection,
    recorder,
    settings,
    now,
  });
  const runner = new Runner({ journal, clock, perform, log });
  const pictures = readMenuPictures(settings.device.menuPictures);
  const menu = new Cell<PicturedMenu>({ menu: menuSync.current(), pictureUrls: pictures.urls });
  menuSync.subscribe((current) => {
    menu.set({ menu: current, pictureUrls: pictures.urls });
    outlet.refresh();
  });
  records.trouble.subscribe(outlet.refresh);
  serving.down.subscribe(outlet.refresh);

  const soldOut = watchSoldOut({
    runner,
    clock,
    menu: () => menuSync.current(),
    pull: () => menuSync.pullNow(),
  });

  const gate = createGate({
    settings,
    log,
    onResult: async ({ transactionReference, status, errorCode }) =>
      runner.recordCallback({
        type: "CallbackReceived",
        at: now(),
        transactionReference,
        status,
        errorCode: errorCode ?? null,
      }),
    onEnrollmentResult: async (result) => enrollments.recordCallback(result),
  });
  const { url: gateUrl } = await gate.listen();
  const interruptedCards = createInterruptedCards(clock);
  const ordersAfterVisits = createOrdersAfterVisits(runner, clock);
  const resumed = enrollments.resume(
    async () => (await payments.capabilities.current())?.has("STATUS_POLLING") ?? false,
  );
  // A kiosk has one customer at a time: the latest may still be there.
  const interrupted = enrollments.progress(resumed.at(-1) ?? "");
  if (interrupted) interruptedCards.follow(interrupted);
  outlet.start();
  menuSync.start();
  payments.capabilities.refresh();
  runner.resume();
  const stopUnmatchedWatch = watchUnmatchedCallbacks({
    callbacks: createUnmatchedCallbacks(database),
    clock,
    log,
  });
  const kitchenWatch = watchKitchen({
    runner,
    clock,
    log,
    read: (posIds) => ordering.readOrders(posIds),
  });
  const reportPageFault = createPageFaults(log, () => performance.now());
  const staffCalls = createStaffCalls(clock);
  const statusDisplay = createStatusDisplay({
    runner,
    clock,
    settings,
    outlet: outlet.view,
    silentSince: kitchenWatch.silentSince,
    staffCall: staffCalls.latest,
    finishedSince: (at) => finishedSince(database, at),
  });

  const preview = composePreview({ settings, dataDir, bytes: http, outlet, log, now });
  const staff = composeStaff({
    preview: preview.preview,
    menu: () => menuSync.current(),
    settings,
    database,
    runner,
    clock,
    calls: staffCalls,
    closing,
    log,
    dataDir,
    state: {
      outlet: outlet.view,
      services: services.states,
      establishmentId: () => outlet.connection()?.establishmentId ?? null,
      keyAskedAt: () => notes.read().askedAt,
      gateUrl,
      clockState: operation.clockState,
    },
  });
  const outletView = operation.watch({ database, runner, marks, outlet: outlet.view });
  const router = createRouter(
    createHandlers({
      runner,
      soldOut,
      visits,
      outlet: outletView,
      menu,
      loyalty: outlet.loyalty,
      loyaltyConnection: outlet.connection,
      phoneRefusal: outlet.phoneRefusal,
      canTakeOrders: () => closing.current() === null && records.canTakeOrders(),
      capabilities: payments.capabilities,
      terminalId: settings.device.terminalId,
      publicClientIdPattern: publicClientIdPattern(settings),
      rewardCodes: outlet.rewardCodes,
      log,
      pointsNeedScan: settings.outlet.pointsNeedScan,
      namedBy: namedByOf(settings),
      unusedReservation: settings.outlet.unusedReservation,
      sendsCustomerName: settings.ordering.sendCustomerName,
      returnBaseUrl,
      cards,
      interruptedCards,
      ordersAfterVisits,
      paymentKeys: options.paymentKeys ?? NO_KEYS,
      returnsInPublic: settings.payments.returnBaseUrl !== null,
      nextPlatformOrderId: () => journal.nextPlatformOrderId(),
      recordConsents: (consents) => recordConsents(database, consents),
      provisioning: createProvisioningActions({
        pin: staff.pin,
        credential: outlet.credential,
        notes,
        refresh: outlet.refresh,
      }),
      pin: staff.pin,
      staffMode: staff.staffMode,
      reportPageFault: (fault) => reportPageFault("kiosk", fault),
      callStaff(screen) {
        log.warn({ screen }, "a customer calls for staff");
        staffCalls.call();
      },
      visitEnded: () => outlet.configuration.applyPending(),
      saveEndedVisits: (visitIds) => endedVisits.write(visitIds, now()),
      finishedSince: (at) => finishedSince(database, at),
      now,
    }),
  );
  await menuSync.restored(CACHED_MENU_WAIT_MS);
  return {
    router,
    outlet: outletView,
    status: {
      router: createStatusRouter(statusDisplay.view, (fault) => reportPageFault("display", fault)),
      mounts: outlet.mounts,
      secret: statusSecret(values, now()),
    },
    gateUrl,
    health: operation.health,
    isAtRest: () => visits.none() && journal.unfinished().length === 0,
    timezone: () => outlet.view.current().timezone,
    log,
    mounts: [...outlet.mounts, preview.mount, pictures.mount],
    async close() {
      runner.stop();
      enrollments.stop();
      records.stop();
      serving.stop();
      soldOut.stop();
      kitchenWatch.stop();
      statusDisplay.stop();
      staffCalls.stop();
      staff.stop();
      stopUnmatchedWatch();
      menuSync.stop();
      outlet.stop();
      await gate.close();
      await http.close();
      await operation.close();
      opened.close();
    },
  };
}
