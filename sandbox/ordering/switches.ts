import { z } from "zod";
import { orderType, paymentMethodType } from "../../contracts/ordering.ts";
import type { ServiceDeps } from "../core/service.ts";

function isTimezone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, "u"));
  } catch {
    return false;
  }
}

/** What the vendor and the platform agree at onboarding (ordering.md §5), and the counter's own settings. */
export const orderingSwitches = z.strictObject({
  /** Numeric id of the one outlet that this vendor serves. */
  salesOutletId: z.number().int().min(1),
  /** Orders carry codes instead of global ids (ordering.md §2.7). */
  sendPosCode: z.boolean(),
  /** Prices of the menu include their taxes. */
  taxesIncluded: z.boolean(),
  /** The order types that this outlet serves. */
  orderTypes: z.array(orderType).min(1),
  /** The first queue number of a day. */
  firstQueueNumber: z.number().int().min(1).max(999),
  /** IANA time zone: of the business day of queue numbers, and of requested times. */
  timezone: z.string().refine(isTimezone, { error: "no IANA time zone" }),
  /** How orders may be paid: at the kiosk, or at the counter. */
  paymentMethods: z.array(paymentMethodType).min(1),
  /** Valid table names, as a regular expression for the whole number; null: no tables. */
  tables: z
    .strictObject({ pattern: z.string().refine(isPattern), required: z.boolean() })
    .nullable(),
});
export type OrderingSwitches = z.infer<typeof orderingSwitches>;

const NAME = "ordering";

const AT_ONBOARDING: OrderingSwitches = {
  salesOutletId: 101,
  sendPosCode: false,
  taxesIncluded: true,
  orderTypes: ["EAT_IN", "PICKUP"],
  firstQueueNumber: 47,
  timezone: "Europe/Berlin",
  paymentMethods: ["CASH", "BANK_CARD_IN_APP", "BANK_CARD_IN_STORE"],
  tables: { pattern: "[1-9]\\d?", required: false },
};

/** Switches as they are stored; a data folder of an earlier version lacks newer ones. */
const stored = z
  .record(z.string(), z.unknown())
  .transform((found) => orderingSwitches.parse({ ...AT_ONBOARDING, ...found }));

/** The switches of this data folder. */
export function readSwitches({ documents }: Pick<ServiceDeps, "documents">): OrderingSwitches {
  return documents.read(NAME, stored, () => AT_ONBOARDING);
}

/** Changes some switches; throws a ZodError, and changes nothing, when the result is not valid. */
export function patchSwitches(
  deps: Pick<ServiceDeps, "documents">,
  patch: Partial<OrderingSwitches>,
): OrderingSwitches {
  const merged = orderingSwitches.parse({ ...readSwitches(deps), ...patch });
  deps.documents.write(NAME, merged);
  return merged;
}

/** Service names are the vendor's own; values are `UP` or `DOWN` (ordering.md §2.7, health answer). */
export const healthServices = z
  .record(z.string().min(1), z.enum(["UP", "DOWN"]))
  .refine((services) => Object.keys(services).length > 0, { error: "names no service" });
export type HealthServices = z.infer<typeof healthServices>;

const HEALTH = "ordering-health";

const ALL_UP: HealthServices = { till: "UP", kitchen: "UP", printer: "UP" };

/** What the health check answers. */
export function readHealth({ documents }: Pick<ServiceDeps, "documents">): HealthServices {
  return documents.read(HEALTH, healthServices, () => ALL_UP);
}

export function writeHealth(
  { documents }: Pick<ServiceDeps, "documents">,
  services: HealthServices,
): void {
  documents.write(HEALTH, services);
}
