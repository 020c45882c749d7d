/** Composes what a paired kiosk shows its fleet: its state for the console, its orders for staff there, its board. */
import { kioskBoard } from "../../../fleet/messages/board.ts";
import { lookPart, lookPartAnswer } from "../../../fleet/messages/look-file.ts";
import { integrationHash, outletOf } from "../../../fleet/messages/names.ts";
import { staffAnswer, staffRequest } from "../../../fleet/messages/staff.ts";
import { kioskState } from "../../../fleet/messages/state.ts";
import { subjects } from "../../../fleet/messages/subjects.ts";
import { type FollowedNeighbours, kioskBoardOf, runOf } from "../fleet/boards.ts";
import { startHeartbeat } from "../fleet/heartbeat.ts";
import type { Link } from "../fleet/link.ts";
import { createLookFileHandler } from "../fleet/look-files.ts";
import { createNonces, type Nonces } from "../fleet/nonces.ts";
import { createStaffRequestHandler } from "../fleet/staff-requests.ts";
import { createKioskState, type ListedRows } from "../fleet/state.ts";
import type { LookStore } from "../look/look-store.ts";
import type { HealthReport } from "../operation/health.ts";
import type { Live } from "../shared/live.ts";
import { ordersForStaff } from "../staff/listed-orders.ts";
import { lastBackupAt } from "../store/backup.ts";
import { createOrderRecords } from "../store/order-records.ts";
import { createStaffRequests } from "../store/staff-requests.ts";
import type { ComposedCheckout } from "./checkout.ts";
import type { Infrastructure } from "./infrastructure.ts";
import type { ComposedLook } from "./look.ts";
import type { ComposedOrdering } from "./ordering.ts";
import type { ComposedOutlet } from "./outlet.ts";
import type { ComposedStaff } from "./staff.ts";
import type { Watches } from "./watches.ts";

/** Changes of the state that are published together. */
const STATE_APART_MS = 500;
/** A number is on all displays as soon as a person can look up. */
const BOARD_APART_MS = 100;

export type FleetStaffOptions = {
  readonly infrastructure: Infrastructure;
  readonly look: Pick<LookStore, "publish">;
  readonly staffLook: Pick<ComposedLook, "transfer">;
  readonly ordering: Pick<ComposedOrdering, "menuSync">;
  readonly outlet: Pick<ComposedOutlet, "view">;
  readonly checkout: Pick<ComposedCheckout, "runner">;
  readonly watches: Watches;
  readonly staff: ComposedStaff;
  readonly neighbours: Pick<FollowedNeighbours, "follow">;
};

/** Returns what to do on the link of a paired kiosk; that returns a function that ends it. */
export function composeFleetStaff(options: FleetStaffOptions): (link: Link) => () => void {
  const { clock } = options.infrastructure;
  const nonces = createNonces(() => clock.monotonic());
  return (link) => {
    const stops = [
      serveStaff(link, options, nonces),
      serveLookFiles(link, options, nonces),
      publishState(link, options, nonces),
      publishBoard(link, options),
      options.neighbours.follow(link),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
}

function serveStaff(
  link: Link,
  { infrastructure, checkout, staff }: FleetStaffOptions,
  nonces: Nonces,
): () => void {
  const { database, now, log } = infrastructure;
  const handle = createStaffRequestHandler({
    orders: staff.staffMode.orders,
    runner: checkout.runner,
    records: createOrderRecords(database),
    done: createStaffRequests(database),
    allowed: allowedIn(infrastructure),
    ...{ nonces, now, log },
  });
  return link.serve(subjects.staff(link.kiosk), staffRequest, staffAnswer, async (request) =>
    handle(request),
  );
}

function serveLookFiles(link: Link, options: FleetStaffOptions, nonces: Nonces): () => void {
  const { infrastructure, look, staffLook } = options;
  const { log } = infrastructure;
  const handle = createLookFileHandler({
    allowed: allowedIn(infrastructure).lookFiles,
    nonces,
    async importLook(file, use) {
      const needs = { allPhotos: use === "publish" };
      return (await staffLook.transfer.importReceived(file, needs)).result;
    },
    publish: () => look.publish(),
    log,
  });
  return link.serve(subjects.lookFile(link.kiosk), lookPart, lookPartAnswer, handle);
}

/** Nothing unless the settings name it. */
function allowedIn({ settings }: Pick<Infrastructure, "settings">) {
  return settings.fleet?.staff ?? { acts: [], upTo: null, lookFiles: "none" as const };
}

function publishState(link: Link, options: FleetStaffOptions, nonces: Nonces): () => void {
  const { infrastructure, ordering, outlet, checkout, watches, staff } = options;
  const { settings, dataDir, clock, now, operation, log } = infrastructure;
  const { staffCalls } = watches;
  const { readiness } = staff.staffMode;
  const state = createKioskState({
    fixed: {
      instance: link.instance,
      number: settings.device.number,
      outlet: outletOf(settings.ordering),
      salesOutletId: settings.ordering.salesOutletId,
      integration: integrationHash(settings.payments.integrationId),
      fleetStaff: allowedIn(infrastructure),
    },
    ...{ nonces, now },
    health: () => withNumbersGivenTwice(operation.health(), watches),
    status: () => staff.staffMode.status.current(),
    outlet: () => outlet.view.current(),
    menuRevision: () => ordering.menuSync.current()?.revision ?? null,
    backupAt: () => lastBackupAt(dataDir),
    listed: listedRows(options),
    staffCall: () => staffCalls.latest.current(),
    hardwareTests: () => readiness.tests.current(),
  });
  staff.listed.start();
  const orders = changesOnly((listener) => checkout.runner.subscribe(listener));
  const listed = changesOnly((listener) => staff.listed.subscribe(listener));
  return startHeartbeat({
    changes: [link.connected, outlet.view, orders, listed, staffCalls.latest, readiness.tests],
    apartMs: STATE_APART_MS,
    publish() {
      if (link.connected.current()) link.publish(subjects.state(link.kiosk), kioskState, state());
    },
    ...{ clock, log },
  });
}

/** Staff at the console cannot hear the display's alarm. */
function withNumbersGivenTwice(health: HealthReport, { statusDisplay }: Watches): HealthReport {
  const twice = statusDisplay.view.current().shared?.twice ?? [];
  const notes = twice.map(
    ({ number, terminalIds }) => `number-given-twice: ${number} (${terminalIds.join(", ")})`,
  );
  return { ...health, notes: [...health.notes, ...notes] };
}

function listedRows({ infrastructure, checkout, staff }: FleetStaffOptions): ListedRows {
  const records = createOrderRecords(infrastructure.database);
  return {
    ids: () => ordersForStaff(staff.listed, checkout.runner),
    row: (checkoutId) => staff.staffMode.orders.row(checkoutId),
    entries: (checkoutId) => records.entries(checkoutId),
  };
}

function changesOnly(subscribe: Live<null>["subscribe"]): Live<null> {
  return { current: () => null, subscribe };
}

function publishBoard(link: Link, { infrastructure, watches }: FleetStaffOptions): () => void {
  const { settings, clock, log } = infrastructure;
  const { own } = watches.statusDisplay;
  const { silentSince } = watches.kitchen;
  const { latest } = watches.staffCalls;
  const { terminalId, number } = settings.device;
  const subject = subjects.board(outletOf(settings.ordering), link.kiosk);
  return startHeartbeat({
    changes: [link.connected, own.board, silentSince, latest],
    apartMs: BOARD_APART_MS,
    publish() {
      const board = kioskBoardOf({
        fixed: { run: runOf(link.instance), device: number, terminalId },
        entries: () => own.entries(),
        silentSince: () => silentSince.current(),
        staffCall: () => latest.current(),
        clock,
      });
      link.publish(subject, kioskBoard, board);
    },
    ...{ clock, log },
  });
}
