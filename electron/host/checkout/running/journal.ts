import type { ResolutionMethod } from "../../../../domain/order-course.ts";
import type { RecordedExchange } from "../../net/recorder.ts";
import type { CheckoutEvent } from "../state/events.ts";

/** The next event of one order. */
export type JournalEntry = {
  readonly checkoutId: string;
  /** From 1; the first of an order is Placed. */
  readonly seq: number;
  readonly event: CheckoutEvent;
  /** A payment's reference that the event makes known; null if it makes none known. */
  readonly reference: string | null;
  readonly exchanges?: readonly RecordedExchange[];
  /** What staff asked for at the console, if the entry is its answer. */
  readonly request?: StaffRequestRecord | null;
};

/** A request of staff at the console that was done: a repeat of it is answered, and not done again. */
export type StaffRequestRecord = {
  /** Its idempotency key, a UUID. */
  readonly key: string;
  readonly checkoutId: string;
  /** All that was asked, as JSON. */
  readonly act: string;
  /** UTC milliseconds. */
  readonly at: number;
};

/**
 * The store of orders. Every write is on disk when its function returns. An order is open until it is finished; a
 * finished one reopens when an event comes for it.
 */
export type Journal = {
  /**
   * The next integer for additionalInfo.platformOrderId, of the kiosk with this `device.number`, or 0. Its counter never
   * falls, whatever the number was before.
   */
  nextPlatformOrderId(deviceNumber: number): number;
  /**
   * Appends an event; the first of an order is Placed. In the same transaction a reference that the
   * event makes known is tied to the order, a callback it matches stops being unmatched, and what went
   * over the wire for it is stored, as is the staff's request that it answers. Throws if `seq` is not the next one.
   */
  append(
    checkoutId: string,
    seq: number,
    event: CheckoutEvent,
    reference: string | null,
    exchanges?: readonly RecordedExchange[],
    request?: StaffRequestRecord | null,
  ): void;
  /** Appends entries of several orders in one transaction: all of them are on disk, or none is. */
  appendAll(entries: readonly JournalEntry[]): void;
  /** An order's entries from the first on, as far as they can be read. */
  events(checkoutId: string): readonly CheckoutEvent[];
  /** The same, and whether that is all of them. */
  read(checkoutId: string): ReadEntries;
  /** Ids of the orders that have not ended, in the order of their numbers; without damaged ones. */
  unfinished(): readonly string[];
  /** Marks an order as ended; `at` in UTC milliseconds. */
  finish(checkoutId: string, at: number): void;
  /** The order that a payment's reference belongs to; null if it is not known. */
  checkoutOfReference(reference: string): string | null;
  /**
   * A callback for which no payment is known yet; matched when the reference turns up. A repeat is stored
   * once, a contradiction beside the first.
   */
  saveUnmatchedCallback(callback: CheckoutEvent & { type: "CallbackReceived" }): void;
  /** The references of this order for which a callback waits, also of payments that are over. */
  unmatchedReferences(checkoutId: string): readonly string[];
  /** The oldest callback that waits for this reference; null if none does. */
  unmatchedCallback(reference: string): (CheckoutEvent & { type: "CallbackReceived" }) | null;
  /** Leaves an order to staff for good, because its entries cannot be trusted. A second call changes nothing. */
  quarantine(checkoutId: string, at: number): void;
  damagedOrder(checkoutId: string): DamagedOrder | null;
  damagedOrders(): readonly DamagedOrder[];
  /** Records how staff have resolved a damaged order; `at` in UTC milliseconds. */
  resolveDamaged(
    checkoutId: string,
    how: ResolutionMethod,
    at: number,
    fromAfar?: FromAfar | null,
  ): void;
};

/** An act of staff that came from the console. */
export type FromAfar = {
  /** The person's name. */
  readonly by: string;
  readonly request: StaffRequestRecord;
};

export type ReadEntries = {
  readonly events: readonly CheckoutEvent[];
  /** False if an entry is missing, was changed, or cannot be read. */
  readonly isWhole: boolean;
};

/** An order whose records are damaged: whether it was paid or cooked is unknown. Times in UTC milliseconds. */
export type DamagedOrder = {
  readonly checkoutId: string;
  readonly platformOrderId: number;
  /** If the time of placing cannot be read, when the damage was found. */
  readonly placedAt: number;
  readonly foundAt: number;
  readonly resolved: DamageResolution | null;
};

type DamageResolution = {
  readonly how: string;
  readonly at: number;
  /** Who resolved it at the console; null at the kiosk itself. */
  readonly by: string | null;
};
