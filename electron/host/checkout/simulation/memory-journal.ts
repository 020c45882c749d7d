import type { Journal } from "../running/journal.ts";
import type { CheckoutEvent } from "../state/events.ts";
import { type AfterWrite, journalOfProcess } from "./process-journal.ts";

type CallbackEvent = CheckoutEvent & { type: "CallbackReceived" };

type StoredOrder = {
  /** As on disk: text, so that nothing is shared with a dead process. */
  readonly entries: string[];
  readonly events: CheckoutEvent[];
  /** UTC milliseconds; null for an order that goes on. */
  finishedAt: number | null;
};

/** What is on disk. It outlives the process; each process of the host writes through its own `forOneRun`. */
export type Disk = {
  /** Nothing can be written. */
  isFull: boolean;
  /** The events of an order as another process would read them. */
  events(checkoutId: string): readonly CheckoutEvent[];
  unfinished(): readonly string[];
  checkoutIds(): readonly string[];
  unmatchedReferences(): readonly string[];
  /** References of payments of orders that ended at or after this time, UTC milliseconds. */
  referencesEndedSince(since: number): readonly string[];
  /** The journal of one process. `afterWrite` runs when a write is on disk. */
  forOneRun(alive: () => boolean, afterWrite: AfterWrite): Journal;
  /** To be called once the run has ended. */
  close(): void;
};

/** A disk that is quick, and never damaged. */
export class MemoryDisk implements Disk {
  readonly #orders = new Map<string, StoredOrder>();
  readonly #references = new Map<string, string>();
  #unmatched: CallbackEvent[] = [];
  isFull = false;

  events(checkoutId: string): readonly CheckoutEvent[] {
    return this.#orders.get(checkoutId)?.events ?? [];
  }

  unfinished(): readonly string[] {
    return [...this.#orders].filter(([, stored]) => stored.finishedAt === null).map(([id]) => id);
  }

  checkoutIds(): readonly string[] {
    return [...this.#orders.keys()];
  }

  unmatchedReferences(): readonly string[] {
    return this.#unmatched.map((callback) => callback.transactionReference);
  }

  referencesEndedSince(since: number): readonly string[] {
    const isEnded = (checkoutId: string) => {
      const finishedAt = this.#orders.get(checkoutId)?.finishedAt ?? null;
      return finishedAt !== null && finishedAt >= since;
    };
    return [...this.#references]
      .filter(([, checkoutId]) => isEnded(checkoutId))
      .map(([reference]) => reference);
  }

  forOneRun(alive: () => boolean, afterWrite: AfterWrite): Journal {
    return journalOfProcess(this.#journal(), { alive, isFull: () => this.isFull, afterWrite });
  }

  /** Nothing of it is left once the run has ended. */
  close(): void {}

  #journal(): Journal {
    const entriesOf = (checkoutId: string) =>
      (this.#orders.get(checkoutId)?.entries ?? []).map(parseEvent);
    return {
      nextPlatformOrderId: () => this.#orders.size + 1,
      append: (checkoutId, seq, event, reference) => {
        this.#append(checkoutId, seq, event, reference);
      },
      appendAll: (entries) => {
        for (const { checkoutId, seq, event, reference } of entries) {
          this.#append(checkoutId, seq, event, reference);
        }
      },
      events: entriesOf,
      read: (checkoutId) => ({ events: entriesOf(checkoutId), isWhole: true }),
      // Nothing is damaged in memory: the store's own tests cover damage.
      quarantine: () => {},
      damagedOrder: () => null,
      damagedOrders: () => [],
      resolveDamaged: () => {},
      unfinished: () => this.unfinished(),
      finish: (checkoutId, at) => this.#finish(checkoutId, at),
      checkoutOfReference: (reference) => this.#references.get(reference) ?? null,
      saveUnmatchedCallback: (callback) => this.#saveUnmatched(callback),
      unmatchedReferences: (checkoutId) =>
        this.unmatchedReferences().filter((named) => this.#references.get(named) === checkoutId),
      unmatchedCallback: (reference) =>
        this.#unmatched.find((stored) => stored.transactionReference === reference) ?? null,
    };
  }

  #append(checkoutId: string, seq: number, event: CheckoutEvent, reference: string | null): void {
    if (event.type === "Placed") {
      this.#orders.set(checkoutId, { entries: [], events: [], finishedAt: null });
    }
    const stored = this.#orders.get(checkoutId);
    if (!stored || seq !== stored.entries.length + 1)
      throw new Error(`entry ${seq} is not the next`);
    const text = JSON.stringify(event);
    stored.entries.push(text);
    stored.events.push(event);
    stored.finishedAt = null;
    if (reference !== null && !this.#references.has(reference)) {
      this.#references.set(reference, checkoutId);
    }
    if (event.type === "CallbackReceived") {
      this.#unmatched = this.#unmatched.filter((waiting) => !isSame(waiting, event));
    }
  }

  #finish(checkoutId: string, at: number): void {
    const stored = this.#orders.get(checkoutId);
    if (stored) stored.finishedAt = at;
  }

  #saveUnmatched(callback: CallbackEvent): void {
    if (!this.#unmatched.some((waiting) => isSame(waiting, callback))) {
      this.#unmatched.push(callback);
    }
  }
}

/** Callbacks that were not matched, although an entry names their payment. */
export function namedButUnmatched(disk: Disk): readonly string[] {
  const entries = disk.checkoutIds().flatMap((id) => disk.events(id));
  const text = JSON.stringify(entries);
  return disk
    .unmatchedReferences()
    .filter((reference) => text.includes(`"transactionReference":"${reference}"`))
    .map((reference) => `rule 5: a callback is unmatched whose payment ${reference} was named`);
}

/** Callbacks that were acknowledged, so that nobody repeats them, and are in no order and not among the unmatched. */
export function forgotten(
  acknowledged: readonly { readonly reference: string; readonly status: string }[],
  disk: Disk,
): readonly string[] {
  const journaled = new Set(
    disk
      .checkoutIds()
      .flatMap((id) => disk.events(id))
      .flatMap((event) =>
        event.type === "CallbackReceived" ? `${event.transactionReference} ${event.status}` : [],
      ),
  );
  const unmatched = disk.unmatchedReferences();
  return acknowledged
    .filter(({ reference, status }) => !journaled.has(`${reference} ${status}`))
    .filter(({ reference }) => !unmatched.includes(reference))
    .map(({ reference, status }) => `rule 5: ${status} of ${reference} was acknowledged and lost`);
}

function isSame(left: CallbackEvent, right: CallbackEvent): boolean {
  return left.transactionReference === right.transactionReference && left.status === right.status;
}

function parseEvent(text: string): CheckoutEvent {
  return JSON.parse(text);
}
