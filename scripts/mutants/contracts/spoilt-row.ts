import type { Change } from "../workspace.ts";

/** A change after which the line of one row of docs/contracts.md no longer holds. */
export type SpoiltRow = {
  /** How the row's first cell begins: the same for no other row of the contract. */
  readonly line: string;
  readonly change: Change;
};

/** Changes of one file, relative to the project's root. */
export const rowsOf =
  (file: string) =>
  (line: string, from: string, to: string): SpoiltRow => ({ line, change: { file, from, to } });
