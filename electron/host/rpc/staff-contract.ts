/**
 * What staff may call (docs/staff.md). Every method has the session that `staff.signIn` returned: the host refuses
 * calls without it, whatever the page shows (`staff-router.ts`).
 */
import { eventIterator, oc } from "@orpc/contract";
import { z } from "zod";
import { lookContract } from "./look-contract.ts";
import { previewInput, previewResult, previewSources } from "./preview-contract.ts";
import { printDocument, printState, printView } from "./printing-views.ts";
import { readinessContract } from "./readiness-contract.ts";
import { staffInput } from "./staff-input.ts";
import {
  resolutionMethod,
  staffOrderList,
  staffOrderResult,
  staffOrderView,
} from "./staff-order-views.ts";
import {
  consentKind,
  consentRow,
  exported,
  exportFormat,
  logLevel,
  logLine,
} from "./staff-records-views.ts";
import { doctorReport, examination, staffStatusView } from "./staff-status-view.ts";
import { CLOSING_REASONS } from "./views.ts";

/** `at` in UTC milliseconds. */
const staffCall = z.object({ at: z.number() });
const jobId = z.string().min(1).max(64);
const ofOrder = staffInput.extend({ checkoutId: z.uuid() });

const logFilter = {
  /** The lowest level to be included. */
  level: logLevel,
  contains: z.string().min(1).max(60).nullable(),
};
const consentFilter = { kind: consentKind.nullable() };
const exportWish = { format: exportFormat };

export const staffContract = {
  /** Staff are active: the session goes on. */
  keepAlive: oc.input(staffInput).output(z.void()),
  /** Staff have left: the session ends. */
  leave: oc.input(staffInput).output(z.void()),
  /** The latest call for staff of a customer at this kiosk, while it rings. */
  calls: oc.input(staffInput).output(eventIterator(staffCall.nullable())),
  status: {
    live: oc.input(staffInput).output(eventIterator(staffStatusView)),
    /** Runs the doctor; it calls the services, places no order and takes no money. */
    examine: oc.input(staffInput).output(doctorReport),
    /** The doctor's latest report, and whether it is running. */
    examination: oc.input(staffInput).output(eventIterator(examination)),
    /** Requests the outlet's credential again (in-store-loyalty.md §4.5); the status shows the outcome. */
    fetchKeyAgain: oc.input(staffInput).output(z.void()),
  },
  /** The log and the consents, filtered; exports are files if the page cannot save their texts. */
  records: {
    log: oc.input(staffInput.extend(logFilter)).output(z.array(logLine)),
    exportLog: oc.input(staffInput.extend({ ...logFilter, ...exportWish })).output(exported),
    consents: oc.input(staffInput.extend(consentFilter)).output(z.array(consentRow)),
    exportConsents: oc
      .input(staffInput.extend({ ...consentFilter, ...exportWish }))
      .output(exported),
  },
  closing: {
    /** Closes the kiosk for customers, who are shown the reason. */
    close: oc.input(staffInput.extend({ reason: z.enum(CLOSING_REASONS) })).output(z.void()),
    open: oc.input(staffInput).output(z.void()),
  },
  orders: {
    /** The orders now and at every change; a search has the digits of a queue number, or of the kiosk's own. */
    live: oc
      .input(
        staffInput.extend({
          search: z
            .string()
            .regex(/^\d{1,9}$/)
            .nullable(),
        }),
      )
      .output(eventIterator(staffOrderList)),
    /** One order with its timeline, now and at every change; nothing for an unknown one. */
    one: oc.input(ofOrder).output(eventIterator(staffOrderView)),
    /** Tries at once what waits for its time or was given up. */
    retry: oc.input(ofOrder).output(staffOrderResult),
    /** Refunds money: `refundId` is minted by the page, so that a repeated call is the same refund. */
    refund: oc
      .input(
        ofOrder.extend({
          refundId: z.uuid(),
          amount: z.string().regex(/^\d{1,12}(\.\d{1,3})?$/),
        }),
      )
      .output(staffOrderResult),
    /** Refunds the points of an order whose money was returned. */
    reclaimPoints: oc.input(ofOrder).output(staffOrderResult),
    /** Staff have resolved this order's cases in the staff list by hand. */
    resolve: oc.input(ofOrder.extend({ how: resolutionMethod })).output(staffOrderResult),
  },
  /** The receipt printer (docs/printing.md). */
  printing: {
    /** Prints of an order, now and at every change. */
    ofOrder: oc.input(ofOrder).output(eventIterator(z.array(printView))),
    /** Prints again, marked as a copy if it is one; `copyId` is minted by the page, so that a repeated call is the same copy. */
    again: oc.input(ofOrder.extend({ jobId, copyId: z.uuid() })).output(staffOrderResult),
    /** Whether the paper of an unconfirmed print is there. */
    confirm: oc.input(ofOrder.extend({ jobId, isHere: z.boolean() })).output(staffOrderResult),
    test: oc
      .input(staffInput.extend({ jobId: z.uuid(), document: printDocument }))
      .output(z.void()),
    /** How a test is. */
    live: oc
      .input(staffInput.extend({ jobId: z.uuid() }))
      .output(eventIterator(printState.nullable())),
  },
  /** The kiosk's hardware (see `readiness-contract.ts`). */
  readiness: readinessContract,
  /** The outlet's look (see `look-contract.ts`). */
  look: lookContract,
  /** The configuration preview (see `preview-contract.ts`). */
  preview: {
    sources: oc.input(staffInput).output(eventIterator(previewSources)),
    configuration: oc
      .input(staffInput.extend({ previewed: previewInput }))
      .output(eventIterator(previewResult)),
  },
};
