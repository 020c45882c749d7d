import { implement, ORPCError } from "@orpc/server";
import type { LookEditor } from "../look/look-editor.ts";
import type { StaffPrinting } from "../printing/receipt-printing.ts";
import { staffContract } from "../rpc/staff-contract.ts";
import { staffInput } from "../rpc/staff-input.ts";
import type { StaffStatusView } from "../rpc/staff-status-view.ts";
import { changesOf, type Live } from "../shared/live.ts";
import type { StaffCall } from "../staff/calls.ts";
import type { Closing } from "../staff/closing.ts";
import type { DoctorRun } from "../staff/doctor-run.ts";
import type { StaffOrders } from "../staff/orders.ts";
import type { StaffReadiness } from "../staff/readiness/readiness.ts";
import type { RecordsReader } from "../staff/records-reader.ts";
import type { StaffSession, StaffSessions } from "../staff/session.ts";
import type { PreviewHandlers } from "./preview-router.ts";

/** What the staff router needs from the host. */
export type StaffHandlers = {
  readonly sessions: StaffSessions;
  readonly orders: StaffOrders;
  readonly calls: Live<StaffCall | null>;
  readonly closing: Closing;
  readonly records: RecordsReader;
  readonly status: Live<StaffStatusView>;
  /** Every check that places no order and takes no money. */
  readonly doctor: DoctorRun;
  /** Requests the outlet's credential again. */
  fetchKeyAgain(): Promise<void>;
  readonly preview: PreviewHandlers;
  readonly look: LookEditor;
  readonly printing: StaffPrinting;
  readonly readiness: StaffReadiness;
};

/**
 * The handlers of staff mode. One check of the session guards all of them, so that no method can be added without it.
 */
export function createStaffRouter(host: StaffHandlers) {
  const { sessions, orders, calls, closing, preview, look } = host;
  const os = guarded(sessions);
  return os.router({
    keepAlive: os.keepAlive.handler(() => {}),
    leave: os.leave.handler(() => sessions.close()),
    calls: os.calls.handler(({ context, signal }) =>
      changesOf(calls, whileSignedIn(context, signal)),
    ),
    status: {
      live: os.status.live.handler(({ context, signal }) =>
        changesOf(host.status, whileSignedIn(context, signal)),
      ),
      examine: os.status.examine.handler(() => host.doctor.examine()),
      examination: os.status.examination.handler(({ context, signal }) =>
        changesOf(host.doctor.examination, whileSignedIn(context, signal)),
      ),
      fetchKeyAgain: os.status.fetchKeyAgain.handler(() => host.fetchKeyAgain()),
    },
    records: {
      log: os.records.log.handler(({ input }) => host.records.log(input)),
      exportLog: os.records.exportLog.handler(({ input }) =>
        host.records.exportLog(input, input.format),
      ),
      consents: os.records.consents.handler(({ input }) => host.records.consents(input.kind)),
      exportConsents: os.records.exportConsents.handler(({ input }) =>
        host.records.exportConsents(input.kind, input.format),
      ),
    },
    closing: {
      close: os.closing.close.handler(({ input }) => closing.close(input.reason)),
      open: os.closing.open.handler(() => closing.open()),
    },
    orders: {
      live: os.orders.live.handler(({ input, context, signal }) =>
        changesOf(orders.list(input.search), whileSignedIn(context, signal)),
      ),
      one: os.orders.one.handler(async function* ({ input, context, signal }) {
        const order = orders.order(input.checkoutId);
        if (order) yield* changesOf(order, whileSignedIn(context, signal));
      }),
      retry: os.orders.retry.handler(({ input }) => orders.retry(input.checkoutId)),
      refund: os.orders.refund.handler(({ input }) => orders.refund(input)),
      reclaimPoints: os.orders.reclaimPoints.handler(({ input }) =>
        orders.reclaimPoints(input.checkoutId),
      ),
      resolve: os.orders.resolve.handler(({ input }) => orders.resolve(input)),
    },
    printing: printingRouter(os.printing, host.printing),
    readiness: readinessRouter(os.readiness, host.readiness),
    look: lookRouter(os.look, look),
    preview: {
      sources: os.preview.sources.handler(({ context, signal }) =>
        preview.sources(whileSignedIn(context, signal)),
      ),
      configuration: os.preview.configuration.handler(({ input, context, signal }) =>
        preview.configuration(input.previewed, whileSignedIn(context, signal)),
      ),
    },
  });
}

function guarded(sessions: StaffSessions) {
  return implement(staffContract).use(({ next }, input: unknown) => {
    const given = staffInput.safeParse(input);
    const session = given.success ? sessions.use(given.data.session) : null;
    if (!session) throw new ORPCError("UNAUTHORIZED");
    return next({ context: { session } });
  });
}

function printingRouter(os: ReturnType<typeof guarded>["printing"], printing: StaffPrinting) {
  return {
    ofOrder: os.ofOrder.handler(({ input, context, signal }) =>
      changesOf(printing.ofOrder(input.checkoutId), whileSignedIn(context, signal)),
    ),
    again: os.again.handler(({ input }) => printing.again(input)),
    confirm: os.confirm.handler(({ input }) => printing.confirm(input)),
    test: os.test.handler(({ input }) => printing.test(input)),
    live: os.live.handler(({ input, context, signal }) =>
      changesOf(printing.state(input.jobId), whileSignedIn(context, signal)),
    ),
  };
}

function readinessRouter(os: ReturnType<typeof guarded>["readiness"], readiness: StaffReadiness) {
  return {
    readings: os.readings.handler(() => readiness.readings()),
    tests: os.tests.handler(({ context, signal }) =>
      changesOf(readiness.tests, whileSignedIn(context, signal)),
    ),
    record: os.record.handler(({ input: { part, verdict, note, tester } }) =>
      readiness.record({ part, verdict, note, tester }),
    ),
    report: os.report.handler(({ input }) => readiness.report(input.format)),
  };
}

function lookRouter(os: ReturnType<typeof guarded>["look"], look: LookEditor) {
  return {
    live: os.live.handler(({ context, signal }) =>
      changesOf(look.view, whileSignedIn(context, signal)),
    ),
    change: os.change.handler(({ input }) => look.change(input.change)),
    library: os.library.handler(({ input }) => look.pictures.library(input.locale)),
    drawings: os.drawings.handler(() => look.pictures.drawings()),
    videos: os.videos.handler(() => look.pictures.videos()),
    volumes: os.volumes.handler(() => look.pictures.volumes()),
    importPhoto: os.importPhoto.handler(({ input }) => look.pictures.importPhoto(input.path)),
    removePhoto: os.removePhoto.handler(({ input }) => look.removePhoto(input.photo)),
    exportLook: os.exportLook.handler(() => look.transfer.exportLook()),
    lookFiles: os.lookFiles.handler(() => look.transfer.files()),
    importLook: os.importLook.handler(({ input }) => look.transfer.importLook(input.path)),
    undo: os.undo.handler(() => look.undo()),
    discard: os.discard.handler(() => look.discard()),
    publish: os.publish.handler(({ input }) => look.publish(input.digest)),
  };
}

/** A stream of staff mode ends with its session. */
function whileSignedIn(
  { session }: { readonly session: StaffSession },
  signal: AbortSignal | undefined,
): AbortSignal {
  return signal ? AbortSignal.any([signal, session.ended]) : session.ended;
}
