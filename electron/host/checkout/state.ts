import type { OrderStatus } from "../../../contracts/ordering.ts";
import type { NotDoneReason } from "../api/contract.ts";
import type { Command } from "./events.ts";
import type { PaymentIds, PlacedOrder } from "./order.ts";

/** How often something was tried and when it may be tried again (UTC milliseconds). */
export type Tries = { readonly count: number; readonly nextAt: number };

export const UNTRIED: Tries = { count: 0, nextAt: 0 };

/** Where one payment stands. */
export type PaymentStanding =
  | { readonly at: "ready" }
  /** Sent at least once, no answer that decides. */
  | { readonly at: "asked" }
  /** The customer, or a terminal, is at it (payments.md §3 "suspended"). */
  | {
      readonly at: "pending";
      readonly reference: string;
      readonly redirectUrl: string | null;
      readonly expiresAt: number;
      /** The browser has left the page. */
      readonly returned: boolean;
      /** The host was away: a callback may have been missed, so one inquiry is due. */
      readonly missed: boolean;
    }
  /** Only an inquiry can tell. */
  | { readonly at: "unclear"; readonly reference: string | null }
  /** Funds held, not settled. */
  | { readonly at: "held"; readonly reference: string; readonly since: number }
  /** Settled: by capture or by sale. */
  | { readonly at: "taken"; readonly reference: string; readonly since: number }
  | {
      readonly at: "failed";
      readonly reference: string | null;
      readonly why: "declined" | "expired" | "never-arrived" | "not-reached";
      readonly errorCode: string | null;
    }
  | { readonly at: "given-back" }
  /** No call can settle it any more; somebody has to. */
  | {
      readonly at: "staff";
      readonly reference: string | null;
      readonly why: "outcome-unknowable" | "capture-failed" | "give-back-refused";
    };

export type Payment = {
  readonly ids: PaymentIds;
  readonly standing: PaymentStanding;
  readonly asked: Tries;
  /** When the last payment request left; NOT_FOUND is provisional for a while after it. */
  readonly lastAskedAt: number;
  readonly inquired: Tries;
  readonly captured: Tries;
  readonly givenBack: Tries;
  /** A request has left that may have reached the integrator. */
  readonly mayHaveArrived: boolean;
  /** A definite outcome was told once: a callback that says otherwise is settled by inquiry (rule 5). */
  readonly decided: boolean;
  /** When SUCCESS was told first, UTC milliseconds; the kitchen's deadline counts from here. */
  readonly successAt: number | null;
};

export type Injection =
  | { readonly at: "open"; readonly tries: Tries; readonly ambiguous: boolean }
  | {
      readonly at: "accepted";
      readonly posId: string;
      readonly queueNumber: string | null;
      readonly since: number;
    }
  /** `ambiguous`: an earlier attempt may have reached the kitchen all the same. */
  | { readonly at: "rejected"; readonly posErrorType: string | null; readonly ambiguous: boolean };

export type LoyaltyClosing =
  | { readonly at: "open"; readonly tries: Tries; readonly mayHaveArrived: boolean }
  | { readonly at: "closed"; readonly pointsReward: number; readonly pointsSpent: number }
  /** Refused at the first answer, refused after a lost one ("probably closed"), or out of time. */
  | { readonly at: "staff"; readonly why: "refused" | "probably-closed" | "out-of-time" };

export type LoyaltyRefund =
  | { readonly at: "open"; readonly tries: Tries; readonly mayHaveArrived: boolean }
  | { readonly at: "refunded" }
  | { readonly at: "staff" };

/** Everything known of one order; rebuilt from its journal by `evolve`. */
export type CheckoutState = {
  readonly order: PlacedOrder;
  /** The latest time that an event brought, UTC milliseconds. */
  readonly now: number;
  readonly placedAt: number;
  /** The call whose answer is awaited. */
  readonly inFlight: Command | null;
  /** What the check before each step said; null until it was answered. */
  readonly health: { readonly payment: boolean | null; readonly create: boolean | null };
  /** Payment attempts, the current one last; empty where nothing is due. */
  readonly payments: readonly Payment[];
  readonly injection: Injection;
  readonly closing: LoyaltyClosing;
  readonly loyaltyRefund: LoyaltyRefund;
  readonly kitchen: { readonly status: OrderStatus; readonly since: number } | null;
  /** Why the order will not come about; once set, no create is sent any more. */
  readonly concluded: NotDoneReason | null;
  /** The customer has left the payment. */
  readonly abandoned: boolean;
};

export function currentPayment(state: CheckoutState): Payment | null {
  return state.payments.at(-1) ?? null;
}

export function isAccepted(state: CheckoutState): boolean {
  return state.injection.at === "accepted";
}

/** The kitchen took the order and gave it up later. */
export function isCanceledByKitchen(state: CheckoutState): boolean {
  return state.kitchen?.status === "CANCELED" || state.kitchen?.status === "FAILED";
}

/** Whether money taken for this order has to go back. */
export function mustGiveBack(state: CheckoutState): boolean {
  return isAccepted(state) ? isCanceledByKitchen(state) : state.concluded !== null;
}

/** Whether a payment is over with nothing held and nothing taken. */
export function isOver({ standing }: Payment): boolean {
  return standing.at === "failed" || standing.at === "given-back";
}

/**
 * Whether an accepted order is to be closed with the loyalty service. One that was canceled or found
 * unpaid before the first try leaves its reservation to annulment (rule 8); after it only an answer ends
 * the closing, since a lost one may have credited the points (rule 4).
 */
export function isToBeClosed(state: CheckoutState): boolean {
  if (state.closing.at !== "open" || state.closing.tries.count > 0) return true;
  const money = currentPayment(state)?.standing.at;
  const settled = money === undefined || money === "taken" || money === "staff";
  return settled && !isCanceledByKitchen(state);
}
