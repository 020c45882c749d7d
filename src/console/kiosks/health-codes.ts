/** The codes with which a kiosk says how it is, as far as there are words for them (electron/host/operation/health.ts). */

/** Why it takes no orders; `records-…` are those of its disk. */
export const REASONS = [
  "no-menu",
  "no-currency",
  "outlet-unavailable",
  "records-unusable",
  "closed-by-staff",
  "updating",
  "records-disk-full",
  "records-not-writable",
  "records-disk-failing",
  "records-damaged",
] as const;

/** What needs attention although it takes orders. */
export const NOTES = [
  "clock-wrong",
  "no-credential",
  "configuration-unauthorized",
  "configuration-unreachable",
  "configuration-malformed",
  "gate-away",
  "fleet-away",
  "fleet-not-paired",
  "number-given-twice",
  "update-failed",
  "update-postponed",
  "update-state",
] as const;

/** A code, and what the kiosk adds after a colon; null for a code that a newer release has added. */
export function noteOf(
  text: string,
): { readonly code: (typeof NOTES)[number]; readonly detail: string } | null {
  const [given, ...rest] = text.split(": ");
  const code = NOTES.find((known) => known === given);
  return code === undefined ? null : { code, detail: rest.join(": ") };
}
