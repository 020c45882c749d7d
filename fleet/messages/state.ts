/** How a kiosk is, for the console: every 10 s and at changes. No secret, and nothing about a customer. */
import { z } from "zod";
import { staffOrderRow } from "../../electron/host/rpc/staff-order-views.ts";
import { hardwareState } from "./hardware.ts";
import { digest, instanceId, outletId } from "./ids.ts";
import { LOOK_FILE_USES } from "./look-file.ts";
import { version } from "./message.ts";

/** The most orders in one state: an outlet with more of them that need staff has another problem. */
export const MAX_LISTED = 100;

export const FLEET_ACTS = ["retry", "resolve", "refund", "reclaim-points"] as const;

export const kioskState = z.object({
  v: version,
  instance: instanceId,
  /** For {@link staffRequest}; good for 20 s. */
  nonce: z.string().min(16).max(64),
  /** The kiosk's clock, UTC milliseconds: the console compares it with its own. */
  at: z.number(),
  terminalId: z.string(),
  /** `device.number`; null if it has none. */
  number: z.number().int().nullable(),
  outlet: outletId,
  salesOutletId: z.number().int(),
  outletName: z.string(),
  integration: digest,
  currency: z.string().nullable(),
  health: z.object({
    state: z.enum(["starting", "waiting", "serving"]),
    because: z.array(z.string()),
    notes: z.array(z.string()),
    page: z.enum(["open", "none"]).nullable(),
  }),
  versions: z.object({ kiosk: z.string(), node: z.string() }),
  /** Revisions of what customers see; null before there is one. */
  configuration: z.string().nullable(),
  menu: z.string().nullable(),
  /** Bytes of the records, and free on their disk. */
  disk: z.object({ bytes: z.number(), freeBytes: z.number(), trouble: z.string().nullable() }),
  /** When records were last backed up, UTC milliseconds; null if never. */
  backupAt: z.number().nullable(),
  /** How far the kiosk's clock is ahead of the services'; null if unknown. */
  clockOffMs: z.number().nullable(),
  unfinished: z.number().int().min(0),
  /** Orders that need a person, each with its number of journal entries; the latest first. */
  listed: z
    .array(
      staffOrderRow.extend({
        seq: z.number().int().min(0),
        /** These two are absent at kiosks of an earlier release: their orders are in the outlet's currency. */
        currency: staffOrderRow.shape.currency.optional(),
        currencyDigits: staffOrderRow.shape.currencyDigits.optional(),
      }),
    )
    .max(MAX_LISTED),
  /** How many need one. */
  listedCount: z.number().int().min(0),
  /** Callbacks of SUCCESS that tie to none of its orders. */
  unmatched: z.number().int().min(0),
  /** A customer calls for staff. */
  staffCall: z.object({ agoMs: z.number() }).nullable(),
  /** What its settings let the console do, and refunds up to which amount (null: none). */
  fleetStaff: z.object({
    acts: z.array(z.enum(FLEET_ACTS)),
    upTo: z.string().nullable(),
    /** Absent at kiosks of an earlier release, which know no look files. */
    lookFiles: z.enum(["none", ...LOOK_FILE_USES]).optional(),
  }),
  /** Absent at kiosks of an earlier release, which do not say it; one that cannot be read is no reason to refuse the rest. */
  hardware: hardwareState.optional().catch(undefined),
});
export type KioskState = z.infer<typeof kioskState>;
