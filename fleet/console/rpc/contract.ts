/**
 * The one interface between the operators' page and the console's process (docs/fleet.md, "The console"). Each method
 * declares the role that it needs; the process refuses all others, whatever the page shows:
 *
 * - UNAUTHORIZED, also as the end of every stream: nobody is signed in any more.
 * - FORBIDDEN: the person lacks the role.
 */
import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { resolutionMethod } from "../../../electron/host/rpc/staff-order-views.ts";
import { exported, exportFormat } from "../../../electron/host/rpc/staff-records-views.ts";
import { kioskId } from "../../messages/ids.ts";
import { refundAmount } from "../../messages/staff.ts";
import { callOf, passiveFor, publicCall, sessionInput } from "./access.ts";
import {
  accountName,
  accountResult,
  accountRow,
  newPassword,
  roles,
  sessionView,
  signInResult,
} from "./account-views.ts";
import { auditCheck, auditFilter, auditPage } from "./audit-views.ts";
import { consoleOrderList, noteText, orderAnswer, reportList, staffCall } from "./case-views.ts";
import {
  deviceChanges,
  fleetView,
  pairingFound,
  pairingKind,
  pairingResult,
  removalResult,
  typedCode,
  waitingList,
} from "./device-views.ts";
import { lookFileResult, lookFileWish, lookUpload } from "./look-file-views.ts";

export type { HardwareState } from "../../messages/hardware.ts";
export type {
  AccountResult,
  AccountRow,
  Person,
  Role,
  SessionView,
  SignInResult,
} from "./account-views.ts";
export type { AuditAct, AuditCheck, AuditEntry, AuditPage } from "./audit-views.ts";
export type {
  ConsoleOrder,
  ConsoleOrderList,
  OrderAnswer,
  ReportList,
  ReportView,
  StaffCall,
} from "./case-views.ts";
export type {
  DeviceAlarm,
  DeviceChanges,
  DeviceRow,
  DeviceState,
  FleetView,
  PairingFound,
  PairingResult,
  WaitingDevice,
} from "./device-views.ts";
export { type LookFileResult, UPLOAD_PART_BYTES } from "./look-file-views.ts";

/** A password that is checked. */
const password = z.string().min(1).max(200);

const ofOrder = sessionInput.extend({ kiosk: kioskId, checkoutId: z.uuid() });
const orderAct = ofOrder.extend({
  /** Of the order as the person saw it: with another one the kiosk does nothing. */
  seq: z.number().int().min(0),
  /** Minted by the page at each touch: a repeat with the same key is the same act. */
  key: z.uuid(),
});
const ofAccount = sessionInput.extend({ name: accountName });

export const contract = {
  /** Signs in; wrong ones are followed by growing delays, for the account and for the address they come from. */
  signIn: publicCall.input(z.object({ name: accountName, password })).output(signInResult),
  session: {
    /** Who is signed in, now and at every change; the session ends after 15 minutes without a call. */
    live: passiveFor("look").input(sessionInput).output(eventIterator(sessionView)),
    /** The person is active although nothing is called: to be sent at touches, at most once a minute. */
    keepAlive: callOf("look").input(sessionInput).output(z.void()),
    signOut: callOf("look").input(sessionInput).output(z.void()),
    /** The person's own password; ends the person's other sessions. */
    changePassword: callOf("look")
      .input(sessionInput.extend({ password, newPassword }))
      .output(accountResult),
  },
  fleet: {
    /** The console, its connection and the gate, now and at every change. */
    live: passiveFor("look").input(sessionInput).output(eventIterator(fleetView)),
  },
  devices: {
    /** All kiosks and displays, then the rows that change. */
    live: passiveFor("look").input(sessionInput).output(eventIterator(deviceChanges)),
    /** A note about a device, for colleagues. */
    note: callOf("settle")
      .input(sessionInput.extend({ id: kioskId, text: noteText }))
      .output(z.object({ result: z.enum(["noted", "unknown-device"]) })),
    /** Removes a device's key: it is disconnected at once, and has to be paired again. */
    remove: callOf("manage")
      .input(sessionInput.extend({ id: kioskId }))
      .output(removalResult),
  },
  pairing: {
    /** The devices that wait to be paired, now and at every change. */
    waiting: passiveFor("look").input(sessionInput).output(eventIterator(waitingList)),
    /** The device that shows this code. */
    find: callOf("manage")
      .input(sessionInput.extend({ code: typedCode }))
      .output(pairingFound),
    approve: callOf("manage")
      .input(sessionInput.extend({ code: typedCode, as: pairingKind }))
      .output(pairingResult),
    /** The device gets this answer, and is not shown again for ten minutes. */
    refuse: callOf("manage")
      .input(sessionInput.extend({ code: typedCode }))
      .output(z.object({ result: z.enum(["refused", "not-found"]) })),
  },
  orders: {
    /** The orders that need a person, of all kiosks, now and at most once a second. */
    live: passiveFor("look").input(sessionInput).output(eventIterator(consoleOrderList)),
    /** One order with its timeline, as its kiosk answers now; a page looks again by itself while it shows it. */
    look: passiveFor("look").input(ofOrder).output(orderAnswer),
    /** Tries at once what waits for its time or was given up. */
    retry: callOf("settle").input(orderAct).output(orderAnswer),
    /** Staff have resolved the order's cases by hand. */
    resolve: callOf("settle")
      .input(orderAct.extend({ how: resolutionMethod }))
      .output(orderAnswer),
    /** Refunds money: `refundId` is minted by the page, so that a repeated call is the same refund. */
    refund: callOf("refund")
      .input(orderAct.extend({ refundId: z.uuid(), amount: refundAmount }))
      .output(orderAnswer),
    /** Refunds the points of an order whose money was returned. */
    reclaimPoints: callOf("refund").input(orderAct).output(orderAnswer),
  },
  lookFiles: {
    /** A part of a look file of an outlet, each in its turn. */
    upload: callOf("manage")
      .input(sessionInput.extend(lookUpload.shape))
      .output(z.object({ received: z.number().int() })),
    /** Sends an uploaded file to a kiosk, and returns when that has taken or refused it. */
    send: callOf("manage")
      .input(sessionInput.extend(lookFileWish.shape))
      .output(z.object({ result: lookFileResult })),
  },
  calls: {
    /** Customers who call for staff now, the latest first. */
    live: passiveFor("look")
      .input(sessionInput)
      .output(eventIterator(z.array(staffCall))),
  },
  reports: {
    /** What the gate reports: money without an order, payments that no kiosk has journalled, claims that clash. */
    live: passiveFor("look").input(sessionInput).output(eventIterator(reportList)),
    /** A person has settled it, and says how. */
    close: callOf("settle")
      .input(sessionInput.extend({ id: z.string().min(1).max(200), text: noteText }))
      .output(z.object({ result: z.enum(["closed", "unknown-report"]) })),
  },
  accounts: {
    list: callOf("manage").input(sessionInput).output(z.array(accountRow)),
    add: callOf("manage")
      .input(ofAccount.extend({ roles, password: newPassword }))
      .output(accountResult),
    /** Replaces an account's roles; its sessions end if one is taken away. */
    setRoles: callOf("manage").input(ofAccount.extend({ roles })).output(accountResult),
    /** Of somebody who has forgotten it; ends the account's sessions. */
    setPassword: callOf("manage")
      .input(ofAccount.extend({ password: newPassword }))
      .output(accountResult),
    /** The next password is checked at once. */
    unlock: callOf("manage").input(ofAccount).output(accountResult),
    remove: callOf("manage").input(ofAccount).output(accountResult),
  },
  audit: {
    /** A page of at most 100 entries, the latest first; `before` continues an earlier page. */
    list: callOf("manage")
      .input(sessionInput.extend({ ...auditFilter, before: z.number().int().nullable() }))
      .output(auditPage),
    /** All entries of a filter, the earliest first, as a text that the page can save. */
    exportAll: callOf("manage")
      .input(sessionInput.extend({ ...auditFilter, format: exportFormat }))
      .output(exported),
    check: callOf("manage").input(sessionInput).output(auditCheck),
  },
};
