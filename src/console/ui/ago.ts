const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type Ago = { readonly value: number; readonly unit: "second" | "minute" | "hour" | "day" };

/** An age in its largest whole unit; clocks that differ a little make nothing younger than now. */
export function agoOf(ms: number): Ago {
  const age = Math.max(0, ms);
  if (age < MINUTE_MS) return { value: Math.floor(age / SECOND_MS), unit: "second" };
  if (age < HOUR_MS) return { value: Math.floor(age / MINUTE_MS), unit: "minute" };
  if (age < DAY_MS) return { value: Math.floor(age / HOUR_MS), unit: "hour" };
  return { value: Math.floor(age / DAY_MS), unit: "day" };
}
