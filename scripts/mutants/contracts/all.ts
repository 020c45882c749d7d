/** One change for each row of docs/contracts.md: what its line says is no longer done. */
import { LOYALTY } from "./loyalty.ts";
import { ORDERING } from "./ordering.ts";
import { PAYMENTS } from "./payments.ts";
import type { SpoiltRow } from "./spoilt-row.ts";

/** By the heading of the contract's section. */
export const SPOILT_ROWS: Readonly<Record<string, readonly SpoiltRow[]>> = {
  "In-store loyalty": LOYALTY,
  Ordering: ORDERING,
  Payments: PAYMENTS,
};
