import type { CheckoutEvent } from "./events.ts";

/** One call as it went over the wire, secrets masked, kept beside the journal for staff. */
export type Exchange = {
  readonly at: number;
  readonly operation: string;
  readonly request: string;
  readonly answer: string;
};

/**
 * Where orders live. Every write is on disk when its function returns. An order is open until it is
 * finished; a finished one opens again when an event comes for it.
 */
export type Journal = {
  /** The next integer for additionalInfo.platformOrderId. */
  nextPlatformOrderId(): number;
  /** Appends an event; the first of an order is Placed. Throws when `seq` is not the next one. */
  append(checkoutId: string, seq: number, event: CheckoutEvent): void;
  events(checkoutId: string): readonly CheckoutEvent[];
  unfinished(): readonly string[];
  finish(checkoutId: string, at: number): void;
  keepExchanges(checkoutId: string, exchanges: readonly Exchange[]): void;
  /** Ties the integrator's reference of a payment to its order. */
  tieReference(reference: string, checkoutId: string): void;
  checkoutOfReference(reference: string): string | null;
  /** A callback for which no payment is known yet; matched when the reference turns up. */
  keepUnmatchedCallback(callback: CheckoutEvent & { type: "CallbackReceived" }): void;
  takeUnmatchedCallback(reference: string): (CheckoutEvent & { type: "CallbackReceived" }) | null;
};
