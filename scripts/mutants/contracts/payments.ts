import type { SpoiltRow } from "./all.ts";

export const PAYMENTS: readonly SpoiltRow[] = [];
