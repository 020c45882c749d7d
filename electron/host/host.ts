import { hasProducts } from "../../domain/menu.ts";
import { Visits } from "./checkout/placing/visits.ts";
import { endVisits } from "./checkout/running/visit-end.ts";
import { composeAvailability } from "./compose/availability.ts";
import { composeCheckout } from "./compose/checkout.ts";
import { composeFleet } from "./compose/fleet.ts";
import { composeFleetStaff } from "./compose/fleet-staff.ts";
import { composeHeadphones } from "./compose/headphones.ts";
import { composeInfrastructure } from "./compose/infrastructure.ts";
import { composeLook } from "./compose/look.ts";
import { composeOrdering } from "./compose/ordering.ts";
import { composeOutlet } from "./compose/outlet.ts";
import { composePages } from "./compose/pages.ts";
import { composeCardsOnFile, composePayments } from "./compose/payments.ts";
import { composePictures } from "./compose/pictures.ts";
import { composePreview } from "./compose/preview.ts";
import { composePrinting } from "./compose/printing.ts";
import { composeSpeech } from "./compose/speech.ts";
import { type ComposedStaff, composeStaff, type StaffState } from "./compose/staff.ts";
import { composeStage } from "./compose/stage.ts";
import { composeStatusReport } from "./compose/status-report.ts";
import { composeUpdate } from "./compose/update.ts";
import { startWatches, type Watches } from "./compose/watches.ts";
import type { Host, HostOptions } from "./host-types.ts";
import { createLookStore } from "./look/look-store.ts";
import { createStageVideos } from "./look/stage-videos.ts";
import { type RestReason, underWay } from "./operation/rest.ts";
import { NEVER_HELD } from "./operation/update-hold.ts";
import { CACHED_MENU_WAIT_MS } from "./ordering/menu-sync.ts";
import { keyRequestViewOf } from "./outlet/provisioning-view.ts";
import type { Live } from "./shared/live.ts";
import { createEndedVisits } from "./store/ended-visits.ts";

export type { Host, HostOptions } from "./host-types.ts";

/** Starts everything that the kiosk's main process does; the composition root. */
export async function startHost(options: HostOptions): Promise<Host> {
  const parts = createParts(options);
  connect(parts);
  const gateUrl = await listenToGate(parts);
  observe(parts);
  const isHeld = options.isHeld ?? NEVER_HELD;
  if (!isHeld.current()) operate(parts);
  const watches = startWatches({
    ...parts,
    neighbours: parts.fleet?.neighbours.neighbours ?? null,
  });
  const seenUpdates = options.seenUpdates ?? (() => null);
  const staff = createStaff(parts, watches, {
    gateUrl,
    update: () => update.view(),
    exportsToFiles: options.exportsToFiles ?? false,
  });
  const underWay = () => workOf(parts, staff);
  const update = composeUpdate({ ...parts, isHeld, underWay, seenUpdates });
  const outletView = watchOperation(parts);
  const afterHold = () => {
    parts.infrastructure.operation.deleteOldRecords();
    joinFleet(parts, watches, staff);
  };
  const stopHold = whenReleased(isHeld, parts, afterHold);
  const { router, status } = composePages({
    ...{ ...parts, options, outletView, watches, staff, isHeld },
  });
  const { infrastructure, ordering, outlet, pictures, stage, preview } = parts;
  await ordering.menuSync.restored(CACHED_MENU_WAIT_MS);
  return {
    router,
    outlet: outletView,
    status,
    gateUrl,
    fleet: parts.fleet?.view ?? null,
    health: infrastructure.operation.health,
    update: update.report,
    statusReport: composeStatusReport({ ...parts, staff }),
    log: infrastructure.log,
    mounts: [...outlet.mounts, preview.mount, ...pictures.mounts, ...stage.mounts],
    close() {
      stopHold();
      update.stop();
      return close(parts, watches, staff);
    },
  };
}

type Parts = ReturnType<typeof createParts>;

/** Each part is created from those above it. Orders and polls begin with `start`. */
function createParts(options: HostOptions) {
  const infrastructure = composeInfrastructure(options);
  const look = createLookStore(infrastructure);
  const pictures = composePictures(infrastructure, options.runProgram);
  const ordering = composeOrdering({ infrastructure, look: look.published, pictures });
  const videos = createStageVideos(infrastructure.settings.device.menuPictures);
  const stage = composeStage({ infrastructure, look: look.published, ordering, pictures, videos });
  const fleet = composeFleet(infrastructure);
  const payments = composePayments({ ...infrastructure, fleet });
  const visits = new Visits(createEndedVisits(infrastructure.values).read());
  const visitIsIdle = () => visits.none();
  const isHeld = options.isHeld ?? NEVER_HELD;
  const availability = composeAvailability({
    isHeld,
    infrastructure,
    ordering,
    payments,
    visitIsIdle,
    onClosing: () => outlet.refresh(),
  });
  const printing = composePrinting({
    ...infrastructure,
    runner: { state: (checkoutId) => checkout.runner.state(checkoutId) },
  });
  const headphones = composeHeadphones(infrastructure, options.inputFolders);
  const speech = composeSpeech(infrastructure, headphones, options.speechSocket);
  const outlet = composeOutlet({
    infrastructure,
    look: look.published,
    stage: stage.view,
    printer: () => printing.view.current(),
    photo: pictures.photo,
    vaultObserver: options.vaultObserver,
    mayFetchCredential: () => !isHeld.current(),
    closedFor: availability.view,
    hasMenu: () => hasProducts(ordering.menuSync.current()),
    visitIsIdle,
  });
  const cardsOnFile = composeCardsOnFile({
    ...infrastructure,
    payments,
    fleet,
    visits,
    outlet: outlet.view,
    returnBaseUrl: options.returnBaseUrl,
  });
  const checkout = composeCheckout({
    isHeld,
    infrastructure,
    ordering,
    payments,
    outlet,
    cardsOnFile,
  });
  const { exportsToFiles = false } = options;
  const preview = composePreview({ ...infrastructure, outlet, exportsToFiles });
  const staffLook = composeLook({ infrastructure, look, pictures, videos, ordering, outlet });
  return {
    ...{ infrastructure, fleet, look, stage, pictures, ordering, payments, visits, availability },
    ...{ outlet, cardsOnFile, checkout, preview, printing, headphones, speech, staffLook },
  };
}

/** The outlet's view depends on its look and start screen, on the menu, and on whatever closes the kiosk. */
function connect(parts: Parts): void {
  const { look, pictures, stage, ordering, availability, outlet, printing } = parts;
  look.published.subscribe(outlet.refresh);
  pictures.changes.subscribe(outlet.refresh);
  ordering.menuSync.subscribe(outlet.refresh);
  availability.subscribe(outlet.refresh);
  stage.view.subscribe(outlet.refresh);
  printing.view.subscribe(outlet.refresh);
  stage.follow(outlet.view);
}

/** Nothing has begun yet: if the gate's address is taken, the records are closed for another attempt. */
async function listenToGate(parts: Parts): Promise<string | null> {
  try {
    return (await parts.checkout.gate?.listen())?.url ?? null;
  } catch (error) {
    await closeParts(parts);
    throw error;
  }
}

/** Asks the services, and changes nothing at them: also what a version on trial does. */
function observe({ pictures, ordering, payments, outlet, headphones }: Parts): void {
  headphones.start();
  outlet.start();
  pictures.start();
  ordering.menuSync.start();
  payments.capabilities.refresh();
}

/** To be called once the gate listens: a callback may come for whatever is resumed. */
function operate({ payments, outlet, cardsOnFile, checkout, printing }: Parts): void {
  outlet.obtainCredential();
  const { enrollments } = cardsOnFile;
  const resumed = enrollments.resume(
    async () => (await payments.capabilities.current())?.has("STATUS_POLLING") ?? false,
  );
  // A kiosk has one customer at a time: the latest may still be there.
  const interrupted = enrollments.progress(resumed.at(-1) ?? "");
  if (interrupted) checkout.interruptedCards.follow(interrupted);
  checkout.runner.resume();
  printing.start();
}

/** Begins what a hold has kept back, now or when it ends; returns a function that stops waiting for that. */
function whenReleased(isHeld: Live<boolean>, parts: Parts, after: () => void): () => void {
  if (!isHeld.current()) {
    after();
    return () => {};
  }
  const { infrastructure, outlet, checkout } = parts;
  infrastructure.log.info("on trial: no order is taken until the update has ended");
  const stop = isHeld.subscribe(() => {
    stop();
    operate(parts);
    // The page was loaded meanwhile: any visit is over.
    endVisits(checkout.runner, () => true, infrastructure.now());
    after();
    outlet.refresh();
    infrastructure.log.info("the trial has ended: orders are taken");
  });
  return stop;
}

function workOf({ visits, checkout, cardsOnFile }: Parts, staff: ComposedStaff): RestReason[] {
  return underWay({
    hasVisit: !visits.none(),
    hasStaff: staff.staffMode.sessions.isOpen(),
    hasEnrollment: cardsOnFile.cards.underWay() !== null,
    orders: checkout.runner.unfinished(),
  });
}

/** Once everything that the fleet is shown, or may do, is there. */
function joinFleet(parts: Parts, watches: Watches, staff: ComposedStaff): void {
  const { fleet, infrastructure, checkout } = parts;
  if (fleet === null) return;
  const others = composeFleetStaff({ ...parts, watches, staff, neighbours: fleet.neighbours });
  fleet.start({ ...checkout, journal: infrastructure.journal, others });
}

function createStaff(
  parts: Parts,
  { staffCalls }: Watches,
  {
    exportsToFiles,
    ...state
  }: Pick<StaffState, "gateUrl" | "update"> & { readonly exportsToFiles: boolean },
): ComposedStaff {
  const { infrastructure, fleet, ordering, availability, outlet, checkout, preview } = parts;
  return composeStaff({
    ...infrastructure,
    runner: checkout.runner,
    calls: staffCalls,
    closing: availability.closing,
    preview: preview.preview,
    look: parts.staffLook.editor,
    printing: parts.printing,
    headphones: parts.headphones.status,
    menu: () => ordering.menuSync.current(),
    exportsToFiles,
    async fetchKeyAgain() {
      await outlet.credential.fetchAgain();
    },
    state: {
      outlet: outlet.view,
      services: infrastructure.serviceStates,
      establishmentId: () => outlet.connection()?.establishmentId ?? null,
      keyFetchedAt: () => outlet.credential.fetchedAt(),
      keyRequest: () => keyRequestViewOf(outlet.credential),
      ...state,
      fleet: fleet?.view ?? null,
      clockState: infrastructure.operation.clockState,
    },
  });
}

/** Health, telemetry and retention; returns the outlet's view for pages, whose subscribers are counted. */
function watchOperation({
  infrastructure,
  fleet,
  outlet,
  checkout,
  printing,
  headphones,
}: Parts): Host["outlet"] {
  const { operation, database, marks, serviceStates: services } = infrastructure;
  const { runner } = checkout;
  const view = fleet?.view ?? null;
  return operation.watch({
    ...{ database, marks, runner, services },
    outlet: outlet.view,
    fleet: view,
    printer: printing.status,
    headphones: headphones.status,
  });
}

async function close(parts: Parts, watches: Watches, staff: ComposedStaff): Promise<void> {
  watches.stop();
  staff.stop();
  await closeParts(parts);
}

/** The runner first, so that nothing new is begun; the records last, since every other part writes to them. */
async function closeParts(parts: Parts): Promise<void> {
  const { infrastructure, fleet, ordering, availability, outlet, cardsOnFile, checkout } = parts;
  parts.stage.stop();
  parts.staffLook.stop();
  parts.printing.stop();
  parts.headphones.stop();
  parts.speech.stop();
  parts.pictures.stop();
  checkout.runner.stop();
  cardsOnFile.enrollments.stop();
  infrastructure.records.stop();
  availability.serving.stop();
  checkout.soldOut.stop();
  ordering.menuSync.stop();
  outlet.stop();
  await fleet?.stop();
  await checkout.gate?.close();
  await infrastructure.close();
}
