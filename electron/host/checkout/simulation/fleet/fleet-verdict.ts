import type { StoredCallback } from "../../../../../fleet/messages/gate.ts";
import type { CheckoutEvent } from "../../state/events.ts";
import type { Disk } from "../memory-journal.ts";
import { INTEGRATION } from "./names.ts";

type Result = Pick<StoredCallback, "transactionReference" | "status">;

export const nameOf = ({ transactionReference, status }: Result) =>
  `${status} of ${transactionReference}`;

/** Kiosks claim payments until seven days after their order's end; one day less, since clocks are set by as much. */
const CLAIMED_FOR_MS = 6 * 24 * 3_600_000;

/** The results in all journals, in their order. */
export function journalledResults(disk: Disk): readonly Result[] {
  return disk.checkoutIds().flatMap((id) => disk.events(id).filter(isCallback));
}

/** Whether the kiosk has to claim this payment at `now`, UTC milliseconds. */
export function hasToClaim(disk: Disk, reference: string, now: number): boolean {
  return disk.checkoutIds().some((id) => {
    const events = disk.events(id);
    return (events[0]?.at ?? 0) > now - CLAIMED_FOR_MS && names(events, reference);
  });
}

/** Whether an entry of an order's journal names this payment. */
function names(events: readonly CheckoutEvent[], reference: string): boolean {
  return JSON.stringify(events).includes(`"transactionReference":"${reference}"`);
}

/**
 * What went wrong between gate and journal (checkout rule 5), once everything has been delivered that could be. `stored`:
 * in the order in which the gate received them. `unclaimed`: names of those that nobody claimed for hours; operators were
 * notified of each SUCCESS among them.
 */
export function fleetViolations(
  stored: readonly StoredCallback[],
  unclaimed: ReadonlySet<string>,
  disk: Disk,
): readonly string[] {
  const own = stored.filter(({ integrationId }) => integrationId === INTEGRATION);
  const journalled = journalledResults(disk);
  const written = journalled.map(nameOf);
  const known = new Set(own.map(nameOf));
  const strange = written.filter((name) => !known.has(name));
  const doubled = written.filter((name, index) => written.indexOf(name) !== index);
  return [
    ...strange.map((name) => `rule 5: ${name} was journalled, and no integrator sent it`),
    ...doubled.map((name) => `rule 5: ${name} was journalled twice`),
    ...own.flatMap((result) => lost(result, written, unclaimed, disk)),
    ...turnedRound(own, journalled),
  ];
}

/** The gate acknowledged it: it is in a journal, or of a payment that no kiosk knows, and that operators know of. */
function lost(
  result: StoredCallback,
  written: readonly string[],
  unclaimed: ReadonlySet<string>,
  disk: Disk,
): readonly string[] {
  const name = nameOf(result);
  if (written.includes(name) || unclaimed.has(name)) return [];
  if (disk.checkoutIds().some((id) => names(disk.events(id), result.transactionReference))) {
    return [`rule 5: ${name} was acknowledged and never journalled`];
  }
  return result.status === "SUCCESS" ? [`rule 1: ${name} moved money, and nobody knows`] : [];
}

/** Results of one payment that are journalled in another order than they were received in. */
function turnedRound(own: readonly StoredCallback[], journalled: readonly Result[]) {
  const references = new Set(journalled.map(({ transactionReference }) => transactionReference));
  return [...references].flatMap((reference) => {
    const isOfIt = ({ transactionReference }: Result) => transactionReference === reference;
    const received = [...new Set(own.filter(isOfIt).map(({ status }) => status))];
    const written = journalled.filter(isOfIt).map(({ status }) => status);
    const isInOrder = written.every((status, index) => status === received[index]);
    return isInOrder ? [] : [`rule 5: results of ${reference} were turned round: ${written}`];
  });
}

function isCallback(event: CheckoutEvent): event is CheckoutEvent & { type: "CallbackReceived" } {
  return event.type === "CallbackReceived";
}
