import type { SpoiltRow } from "./all.ts";

export const ORDERING: readonly SpoiltRow[] = [];
