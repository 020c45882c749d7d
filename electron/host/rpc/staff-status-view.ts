/** The state of the kiosk as staff see it. Of its key only whether it is there; no address with a secret in it. */
import { z } from "zod";
import { UPDATE_FAILURES } from "../shared/update-failures.ts";
import { headphonesStatus } from "./headphones-view.ts";
import { printerView } from "./printing-views.ts";
import { provisioningProblem } from "./views.ts";

export const serviceState = z.object({
  /** UTC milliseconds of the last answer, and how long it took; null before the first. */
  lastAt: z.number().nullable(),
  lastMs: z.number().nullable(),
  /** The last error, although there may have been none since. */
  lastError: z
    .object({
      at: z.number(),
      operation: z.string(),
      reason: z.enum([
        "refused",
        "connect-timeout",
        "timeout",
        "broken",
        "too-large",
        "private-address",
        "status",
      ]),
      /** With `status`. */
      status: z.number().nullable(),
    })
    .nullable(),
});
export type ServiceState = z.infer<typeof serviceState>;

/** How this kiosk is in its fleet (docs/fleet.md). */
export const fleetView = z.object({
  /**
   * `not-paired`: staff have to type `code` at the fleet's console; `removed`: the same, and it was paired before.
   * `gate-away`: connected, but no callbacks arrive. `away`: the fleet cannot be reached.
   */
  state: z.enum(["not-paired", "removed", "connected", "gate-away", "away"]),
  code: z.string().nullable(),
});
export type FleetView = z.infer<typeof fleetView>;

/** How this kiosk is updated (docs/updates.md). */
export const updateView = z.object({
  /** A version that was installed by apt, is newer than the running one, and has not failed here. */
  waiting: z
    .object({
      version: z.string(),
      /** Empty: it is brought into use at once. The last three are the reasons of an attempt that failed. */
      because: z.array(z.enum(["in-use", "payment", "outside-window", "disk", "stop", "copy"])),
      /** Times of day, `HH:MM`, between which it may be brought into use. */
      from: z.string(),
      until: z.string(),
    })
    .nullable(),
  /** The last update that ended; null before the first. */
  last: z
    .object({
      result: z.enum(["updated", "returned", "refused"]),
      from: z.string(),
      to: z.string(),
      /** UTC milliseconds. */
      at: z.number(),
      /** Why the version was given up; null if it was not. */
      reason: z.enum(UPDATE_FAILURES).nullable(),
      /** What was not there, or was wrong; codes of the health report. */
      missing: z.array(z.string()),
    })
    .nullable(),
  /** Whether the updater's own file needs a person: nothing is updated until then. */
  trouble: z.enum(["damaged", "unreadable"]).nullable(),
});
export type UpdateView = z.infer<typeof updateView>;

/** The last request of staff for the outlet's credential since the start. */
export const keyRequestView = z.object({
  /** UTC milliseconds. */
  at: z.number(),
  /** `after-update`: requested once it is certain that this version is kept. */
  outcome: z.union([z.enum(["asking", "after-update", "renewed"]), provisioningProblem]),
  /** With `not-the-service`. */
  httpStatus: z.number().nullable(),
});
export type KeyRequestView = z.infer<typeof keyRequestView>;

export const staffStatusView = z.object({
  /** The contracts' own names of this outlet and device. */
  salesOutletId: z.string(),
  /** Null before the credential. */
  establishmentId: z.number().nullable(),
  terminalId: z.string(),
  /** Whether the device has its loyalty key, and when it was requested, UTC milliseconds; null if unknown. */
  key: z.object({
    isPresent: z.boolean(),
    since: z.number().nullable(),
    request: keyRequestView.nullable(),
  }),
  services: z.object({ loyalty: serviceState, ordering: serviceState, payments: serviceState }),
  /** The settings mark the services as test ones: no real money, no real food. */
  areTestServices: z.boolean(),
  /** Where the integrator's callbacks are received; null if the fleet's gate receives them. */
  gateUrl: z.string().nullable(),
  /** Null for a kiosk on its own. */
  fleet: fleetView.nullable(),
  orders: z.object({ unfinished: z.number() }),
  /** SUCCESS callbacks for payments that this kiosk does not know: money moved for none of its orders. */
  unmatchedPayments: z.array(
    z.object({ transactionReference: z.string(), receivedAt: z.number() }),
  ),
  database: z.object({
    bytes: z.number(),
    freeBytes: z.number(),
    trouble: z.string().nullable(),
  }),
  /** When the records were last backed up, UTC milliseconds; null if never. */
  backup: z.object({ at: z.number().nullable(), problem: z.enum(["failed", "old"]).nullable() }),
  /** `offMs`: how far this machine's clock is ahead of the services'. */
  clock: z.discriminatedUnion("state", [
    z.object({ state: z.literal("unknown") }),
    z.object({ state: z.literal("right") }),
    z.object({ state: z.literal("off"), offMs: z.number() }),
  ]),
  /** `unconfirmed`: prints about which only staff can decide. Null without a receipt printer. */
  printer: printerView.extend({ unconfirmed: z.number() }).nullable(),
  /** Null if headphones are not noticed here, and need not be. */
  headphones: headphonesStatus.nullable(),
  /** Null for a kiosk that is not updated by the updater of serve mode. */
  update: updateView.nullable(),
  versions: z.object({
    kiosk: z.string(),
    node: z.string(),
    sqlite: z.string(),
    /** Null in serve mode. */
    electron: z.string().nullable(),
  }),
});
export type StaffStatusView = z.infer<typeof staffStatusView>;

export const doctorReport = z.object({
  findings: z.array(
    z.object({
      area: z.enum([
        "settings",
        "outlet",
        "loyalty",
        "ordering",
        "payments",
        "connections",
        "hardware",
        "whole order",
      ]),
      section: z.string(),
      title: z.string(),
      verdict: z.enum(["ok", "failed", "warning", "skipped"]),
      seen: z.string(),
      advice: z.string().nullable(),
    }),
  ),
  counts: z.object({
    ok: z.number(),
    failed: z.number(),
    warning: z.number(),
    skipped: z.number(),
  }),
});
export type DoctorReport = z.infer<typeof doctorReport>;

/** Times in UTC milliseconds. */
export const examination = z.object({
  /** Null if the doctor is not running. */
  runningSince: z.number().nullable(),
  /** The latest report since the host started; null before the first. */
  latest: z.object({ at: z.number(), report: doctorReport }).nullable(),
});
export type Examination = z.infer<typeof examination>;
