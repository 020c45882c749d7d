import { identifiedAs } from "./visit-context.ts";
import { parts } from "./visit-setup.ts";

/** Also drops what the previous identification brought (requirement V5). */
export const storeCustomer = parts.assign(({ context, event }) =>
  event.type === "IDENTIFIED" ? identifiedAs(context, event) : {},
);

/** A scanned code identifies on every screen; the screen stays. */
export const scannedMeanwhile = {
  IDENTIFIED: { actions: storeCustomer },
} as const;
