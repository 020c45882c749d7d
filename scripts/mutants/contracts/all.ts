/** One change for each row of docs/contracts.md: what its line says is no longer done. */
import type { Change } from "../workspace.ts";
import { LOYALTY } from "./loyalty.ts";
import { ORDERING } from "./ordering.ts";
import { PAYMENTS } from "./payments.ts";

export type SpoiltRow = {
  /** How the row's first cell begins: the same for no other row of the contract. */
  readonly line: string;
  readonly change: Change;
};

/** By the heading of the contract's section. */
export const SPOILT_ROWS: Readonly<Record<string, readonly SpoiltRow[]>> = {
  "In-store loyalty": LOYALTY,
  Ordering: ORDERING,
  Payments: PAYMENTS,
};
