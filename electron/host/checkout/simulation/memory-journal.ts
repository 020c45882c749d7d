import type { Journal } from "../running/journal.ts";
import type { CheckoutEvent } from "../state/events.ts";

/** The process ended in the middle of an operation: nothing after this line happened. */
export class ProcessDied extends Error {
  override readonly name = "ProcessDied";
}

/** The disk is full: the write did not happen. */
export class DiskFull extends Error {
  override readonly name = "DiskFull";
}

type CallbackEvent = CheckoutEvent & { type: "CallbackReceived" };

type StoredOrder = {
  /** As on disk: text, so that nothing is shared with a dead process. */
  readonly entries: string[];
  readonly events: CheckoutEvent[];
  finished: boolean;
};

/** Called after every write that is on disk, with its orders; throws ProcessDied if the process ends right after it. */
export type AfterWrite = (point: string, checkoutIds: readonly string[]) => void;

/** What is on disk. It outlives the process; each process of the host writes through its own `forOneRun`. */
export class MemoryDisk {
  readonly #orders = new Map<string, StoredOrder>();
  readonly #references = new Map<string, string>();
  #unmatched: CallbackEvent[] = [];
  /** Nothing can be written. */
  isFull = false;

  /** The events of an order as another process would read them. */
  events(checkoutId: string): readonly CheckoutEvent[] {
    return this.#orders.get(checkoutId)?.events ?? [];
  }

  unfinished(): readonly string[] {
    return [...this.#orders].filter(([, stored]) => !stored.finished).map(([id]) => id);
  }

  checkoutIds(): readonly string[] {
    return [...this.#orders.keys()];
  }

  unmatchedReferences(): readonly string[] {
    return this.#unmatched.map((callback) => callback.transactionReference);
  }

  /** The journal of one process. `afterWrite` runs when a write is on disk. */
  forOneRun(alive: () => boolean, afterWrite: AfterWrite): Journal {
    const living = <Result>(work: () => Result): Result => {
      if (!alive()) throw new ProcessDied("a dead process touched its journal");
      return work();
    };
    const writing = (work: () => void): void => {
      living(() => {
        if (this.isFull) throw new DiskFull("there is no room");
        work();
      });
    };
    return {
      nextPlatformOrderId: () => living(() => this.#orders.size + 1),
      append: (checkoutId, seq, event, reference) => {
        writing(() => this.#append(checkoutId, seq, event, reference));
        afterWrite(event.type === "Started" ? `Started ${event.command.type}` : event.type, [
          checkoutId,
        ]);
      },
      appendAll: (entries) => {
        writing(() => {
          for (const { checkoutId, seq, event, reference } of entries) {
            this.#append(checkoutId, seq, event, reference);
          }
        });
        afterWrite(
          entries.map(({ event }) => event.type).join(" with "),
          entries.map(({ checkoutId }) => checkoutId),
        );
      },
      events: (checkoutId) =>
        living(() => (this.#orders.get(checkoutId)?.entries ?? []).map(parseEvent)),
      read: (checkoutId) =>
        living(() => ({
          events: (this.#orders.get(checkoutId)?.entries ?? []).map(parseEvent),
          isWhole: true,
        })),
      // Nothing is damaged in memory: the store's own tests cover damage.
      quarantine: () => {},
      damagedOrder: () => null,
      damagedOrders: () => [],
      resolveDamaged: () => {},
      unfinished: () => living(() => this.unfinished()),
      finish: (checkoutId) => {
        writing(() => this.#finish(checkoutId));
        afterWrite("finish", [checkoutId]);
      },
      checkoutOfReference: (reference) => living(() => this.#references.get(reference) ?? null),
      saveUnmatchedCallback: (callback) => {
        writing(() => this.#saveUnmatched(callback));
        afterWrite("saveUnmatchedCallback", []);
      },
      unmatchedCallback: (reference) =>
        living(
          () => this.#unmatched.find((stored) => stored.transactionReference === reference) ?? null,
        ),
    };
  }

  #append(checkoutId: string, seq: number, event: CheckoutEvent, reference: string | null): void {
    if (event.type === "Placed") {
      this.#orders.set(checkoutId, { entries: [], events: [], finished: false });
    }
    const stored = this.#orders.get(checkoutId);
    if (!stored || seq !== stored.entries.length + 1)
      throw new Error(`entry ${seq} is not the next`);
    const text = JSON.stringify(event);
    stored.entries.push(text);
    stored.events.push(event);
    stored.finished = false;
    if (reference !== null && !this.#references.has(reference)) {
      this.#references.set(reference, checkoutId);
    }
    if (event.type === "CallbackReceived") {
      this.#unmatched = this.#unmatched.filter((waiting) => !isSame(waiting, event));
    }
  }

  #finish(checkoutId: string): void {
    const stored = this.#orders.get(checkoutId);
    if (stored) stored.finished = true;
  }

  #saveUnmatched(callback: CallbackEvent): void {
    if (!this.#unmatched.some((waiting) => isSame(waiting, callback))) {
      this.#unmatched.push(callback);
    }
  }
}

/** Callbacks that were not matched, although an entry names their payment. */
export function namedButUnmatched(disk: MemoryDisk): readonly string[] {
  const entries = disk.checkoutIds().flatMap((id) => disk.events(id));
  const text = JSON.stringify(entries);
  return disk
    .unmatchedReferences()
    .filter((reference) => text.includes(`"transactionReference":"${reference}"`))
    .map((reference) => `rule 5: a callback is unmatched whose payment ${reference} was named`);
}

function isSame(left: CallbackEvent, right: CallbackEvent): boolean {
  return left.transactionReference === right.transactionReference && left.status === right.status;
}

function parseEvent(text: string): CheckoutEvent {
  return JSON.parse(text);
}
