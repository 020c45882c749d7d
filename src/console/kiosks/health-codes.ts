/** The codes with which a kiosk says how it is, as far as there are words for them (electron/host/operation/health.ts). */
import type { OutletView } from "../../../electron/host/rpc/contract.ts";
import type { DeviceState } from "../../../fleet/console/rpc/contract.ts";

/** Why it takes no orders; `records-…` are those of its disk. */
type Reason =
  | NonNullable<OutletView["outOfOrder"]>
  | `records-${NonNullable<OutletView["recordsTrouble"]>}`;

const REASONS: Readonly<Record<Reason, true>> = {
  "no-menu": true,
  "no-currency": true,
  "outlet-unavailable": true,
  "records-unusable": true,
  "closed-by-staff": true,
  updating: true,
  "records-disk-full": true,
  "records-not-writable": true,
  "records-disk-failing": true,
  "records-damaged": true,
};

/** Orders can be taken, and customers see a page. */
export function isServing({ state, page }: DeviceState["health"]): boolean {
  return state === "serving" && page !== "none";
}

/** False for a code that a newer release has added. */
export function isReason(code: string): code is Reason {
  return Object.hasOwn(REASONS, code);
}

/** What needs attention although it takes orders. */
export const NOTES = [
  "no-answer",
  "clock-wrong",
  "no-credential",
  "configuration-unauthorized",
  "configuration-unreachable",
  "configuration-malformed",
  "backup-failed",
  "backup-old",
  "gate-away",
  "fleet-away",
  "fleet-not-paired",
  "number-given-twice",
  "update-failed",
  "update-postponed",
  "update-state",
  "printer-paper-low",
  "printer-paper-out",
  "printer-cover-open",
  "printer-cutter-jam",
  "printer-error",
  "printer-offline",
  "printer-silent",
  "printer-gone",
  "print-unconfirmed",
  "headphones-no-jack",
] as const;

/** A code, and what the kiosk adds after a colon; null for a code that a newer release has added. */
export function noteOf(
  text: string,
): { readonly code: (typeof NOTES)[number]; readonly detail: string } | null {
  const [given, ...rest] = text.split(": ");
  const code = NOTES.find((known) => known === given);
  return code === undefined ? null : { code, detail: rest.join(": ") };
}
