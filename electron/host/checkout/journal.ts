import type { RecordedExchange } from "../net/recorder.ts";
import type { CheckoutEvent } from "./events.ts";

/** The next event of one order. */
export type JournalEntry = {
  readonly checkoutId: string;
  /** From 1; the first of an order is Placed. */
  readonly seq: number;
  readonly event: CheckoutEvent;
  /** A payment's reference that the event makes known; null if it makes none known. */
  readonly reference: string | null;
  readonly exchanges?: readonly RecordedExchange[];
};

/**
 * Where orders live. Every write is on disk when its function returns. An order is open until it is
 * finished; a finished one opens again when an event comes for it.
 */
export type Journal = {
  /** The next integer for additionalInfo.platformOrderId. */
  nextPlatformOrderId(): number;
  /**
   * Appends an event; the first of an order is Placed. In the same transaction a reference that the
   * event makes known is tied to the order, a callback it matches stops being unmatched, and what went
   * over the wire for it is kept. Throws when `seq` is not the next one.
   */
  append(
    checkoutId: string,
    seq: number,
    event: CheckoutEvent,
    reference: string | null,
    exchanges?: readonly RecordedExchange[],
  ): void;
  /** Appends entries of several orders in one transaction: all of them are on disk, or none is. */
  appendAll(entries: readonly JournalEntry[]): void;
  events(checkoutId: string): readonly CheckoutEvent[];
  unfinished(): readonly string[];
  finish(checkoutId: string, at: number): void;
  checkoutOfReference(reference: string): string | null;
  /**
   * A callback for which no payment is known yet; matched when the reference turns up. A repeat is kept
   * once, a contradiction beside the first.
   */
  keepUnmatchedCallback(callback: CheckoutEvent & { type: "CallbackReceived" }): void;
  /** The first that still waits for this reference. */
  unmatchedCallback(reference: string): (CheckoutEvent & { type: "CallbackReceived" }) | null;
};
