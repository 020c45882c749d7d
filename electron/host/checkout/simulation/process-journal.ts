import type { Journal, JournalEntry } from "../running/journal.ts";
import type { CheckoutEvent } from "../state/events.ts";

/** The process ended in the middle of an operation: nothing after this line happened. */
export class ProcessDied extends Error {
  override readonly name = "ProcessDied";
}

/** The disk is full: the write did not happen. */
export class DiskFull extends Error {
  override readonly name = "DiskFull";
}

/**
 * Called after every write that is on disk, with its entries; throws ProcessDied if the process ends right after it.
 * `point` names the write.
 */
export type AfterWrite = (
  point: string,
  entries: readonly Pick<JournalEntry, "checkoutId" | "event">[],
) => void;

/** The journal as one process of the host uses it. */
export type ProcessHooks = {
  readonly alive: () => boolean;
  /** Nothing can be written. */
  readonly isFull: () => boolean;
  readonly afterWrite: AfterWrite;
};

/** A journal that fails on a full disk and with its process, and whose process may end after any write. */
export function journalOfProcess(
  journal: Journal,
  { alive, isFull, afterWrite }: ProcessHooks,
): Journal {
  const living = <Result>(work: () => Result): Result => {
    if (!alive()) throw new ProcessDied("a dead process touched its journal");
    return work();
  };
  const writing = (work: () => void): void => {
    living(() => {
      if (isFull()) throw new DiskFull("there is no room");
      work();
    });
  };
  return {
    nextPlatformOrderId: (number) => living(() => journal.nextPlatformOrderId(number)),
    append(checkoutId, seq, event, ...rest) {
      writing(() => journal.append(checkoutId, seq, event, ...rest));
      afterWrite(nameOf(event), [{ checkoutId, event }]);
    },
    appendAll(entries) {
      writing(() => journal.appendAll(entries));
      afterWrite(entries.map(({ event }) => nameOf(event)).join(" with "), entries);
    },
    events: (checkoutId) => living(() => journal.events(checkoutId)),
    read: (checkoutId) => living(() => journal.read(checkoutId)),
    quarantine: (checkoutId, at) => writing(() => journal.quarantine(checkoutId, at)),
    damagedOrder: (checkoutId) => living(() => journal.damagedOrder(checkoutId)),
    damagedOrders: () => living(() => journal.damagedOrders()),
    resolveDamaged: (...resolution) => writing(() => journal.resolveDamaged(...resolution)),
    unfinished: () => living(() => journal.unfinished()),
    finish(checkoutId, at) {
      writing(() => journal.finish(checkoutId, at));
      afterWrite("finish", []);
    },
    checkoutOfReference: (reference) => living(() => journal.checkoutOfReference(reference)),
    saveUnmatchedCallback(callback) {
      writing(() => journal.saveUnmatchedCallback(callback));
      afterWrite("saveUnmatchedCallback", []);
    },
    unmatchedReferences: (checkoutId) => living(() => journal.unmatchedReferences(checkoutId)),
    unmatchedCallback: (reference) => living(() => journal.unmatchedCallback(reference)),
  };
}

function nameOf(event: CheckoutEvent): string {
  return event.type === "Started" ? `Started ${event.command.type}` : event.type;
}
