import type { OrderStatus } from "../../../../contracts/ordering.ts";
import type { CheckoutFailureReason, ResolutionMethod } from "../../../../domain/order-course.ts";
import type { BootTime, Command } from "./events.ts";
import type { CounterMethod, PaymentIds, PlacedOrder, StaffCase } from "./order.ts";

/** How often something was tried and when it may be tried again (UTC milliseconds). */
export type Tries = { readonly count: number; readonly nextAt: number };

export const UNTRIED: Tries = { count: 0, nextAt: 0 };

export type PaymentStatus =
  | { readonly at: "ready" }
  /** Sent at least once, without a definite answer; an answer may have named a reference. */
  | { readonly at: "asked"; readonly reference: string | null }
  /** The customer is paying on a page or at a terminal (payments.md §3 "suspended"). */
  | {
      readonly at: "pending";
      readonly reference: string;
      readonly redirectUrl: string | null;
      readonly expiresAt: number;
      /** The browser has left the page. */
      readonly returned: boolean;
      /** The host was away: a callback may have been missed, so one inquiry is due. */
      readonly missed: boolean;
      /** When the next inquiry is due, while it is open and its end would not be seen. */
      readonly askAt: number;
    }
  /** Only an inquiry can resolve it. */
  | { readonly at: "unclear"; readonly reference: string | null }
  /** Authorized, not captured: the funds are reserved. */
  | { readonly at: "authorized"; readonly reference: string; readonly since: number }
  /** Captured, or paid by a sale. */
  | { readonly at: "captured"; readonly reference: string; readonly since: number }
  | {
      readonly at: "failed";
      readonly reference: string | null;
      readonly why: "declined" | "expired" | "never-arrived" | "not-reached";
      readonly errorCode: string | null;
    }
  | { readonly at: "returned"; readonly reference: string | null }
  /** No call can resolve it any more; a person has to. */
  | {
      readonly at: "staff";
      readonly reference: string | null;
      readonly why: "outcome-unknowable" | "capture-failed" | "money-return-refused";
      /** The status when the kiosk gave up; null if unknown. */
      readonly from: "authorized" | "captured" | null;
    };

/** A refund that staff asked for. `at` follows its last answer: unknown is neither done nor refused. */
export type StaffRefund = {
  readonly refundId: string;
  readonly key: string;
  /** Money, in the order's currency. */
  readonly amount: string;
  readonly tries: Tries;
  readonly at: "open" | "done" | "refused" | "unknown";
};

/** The call that moves the money of an authorized or a captured payment. */
export type MoneyMovement = "capture" | "reverse" | "refund";

export type Payment = {
  readonly ids: PaymentIds;
  readonly status: PaymentStatus;
  readonly payTries: Tries;
  /** When the last payment request left; NOT_FOUND is provisional for a while after it. */
  readonly lastAskedAt: number;
  readonly inquiryTries: Tries;
  readonly captureTries: Tries;
  readonly returnTries: Tries;
  /** What the integrator answered UNKNOWN to, without effect, and how often in a row; null if it did not. */
  readonly unmoved: { readonly by: MoneyMovement; readonly answers: number } | null;
  /** What the integrator has definitely refused: it is only tried again under a new key. */
  readonly refused: "capture" | "return" | null;
  /** Refunds that staff asked for, in their order. */
  readonly refunds: readonly StaffRefund[];
  /** A request has left that may have reached the integrator. */
  readonly mayHaveArrived: boolean;
  /** It once had a definite or a contested outcome: what callbacks say after it an inquiry resolves (checkout rule 5). */
  readonly decided: boolean;
  /** When SUCCESS was first reported, UTC milliseconds; the deadline for the kitchen counts from here. */
  readonly successAt: number | null;
  /** The deadline for its outcome, UTC milliseconds: the money of a later SUCCESS is returned. */
  readonly awaitedUntil: number;
  /** The integrator has answered an inquiry with NOT_FOUND. */
  readonly isNotFound: boolean;
  /** A callback came during the last inquiry, whose answer may be older: it resolves no contradiction. */
  readonly isOvertaken: boolean;
  /** The provider's page says that the customer canceled there: it affects the text shown, and nothing else. */
  readonly backedOut: boolean;
};

export type Injection =
  | { readonly at: "open"; readonly tries: Tries; readonly ambiguous: boolean }
  | {
      readonly at: "accepted";
      readonly posId: string;
      readonly queueNumber: string | null;
      readonly since: number;
    }
  /** `ambiguous`: an earlier attempt may nevertheless have reached the kitchen. */
  | { readonly at: "rejected"; readonly posErrorType: string | null; readonly ambiguous: boolean };

export type LoyaltyClosing =
  | { readonly at: "open"; readonly tries: Tries; readonly mayHaveArrived: boolean }
  | {
      readonly at: "closed";
      /** Null if the service did not state it. */
      readonly pointsReward: number | null;
      readonly pointsSpent: number | null;
    }
  /** Refused, or refused after a lost answer: then it is probably closed. */
  | { readonly at: "staff"; readonly why: "refused" | "probably-closed" };

export type LoyaltyRefund =
  | { readonly at: "open"; readonly tries: Tries; readonly mayHaveArrived: boolean }
  | { readonly at: "refunded" }
  /** A reservation whose refund the service refused: it annuls it by itself. */
  | { readonly at: "left-to-annulment" }
  | { readonly at: "staff" };

/** A case that staff have resolved themselves, and how. */
export type ResolvedCase = StaffCase & { readonly how: ResolutionMethod };

/** Everything known of one order; rebuilt from its journal by `evolve`. */
export type CheckoutState = {
  readonly order: PlacedOrder;
  /** The latest time that an event brought, UTC milliseconds. */
  readonly now: number;
  readonly placedAt: number;
  /** The call whose answer is awaited. */
  readonly inFlight: Command | null;
  /** What the check before each step said; null until it was answered. */
  readonly health: {
    readonly payment: boolean | null;
    readonly create: boolean | null;
    /** The integrator was down, not the kitchen. */
    readonly paymentsDown: boolean;
    /** When it was answered last, UTC milliseconds. */
    readonly at: number;
  };
  /** Payment at the counter: the method, and since when; null if the order is paid here. */
  readonly counter: { readonly method: CounterMethod; readonly since: number } | null;
  /** Payment attempts, the current one last; empty if none was made here. */
  readonly payments: readonly Payment[];
  readonly injection: Injection;
  /** When the kitchen was asked first; null before. */
  readonly kitchenAskedAt: number | null;
  readonly closing: LoyaltyClosing;
  readonly loyaltyRefund: LoyaltyRefund;
  /** Staff asked to refund the points, after the order's money was returned. */
  readonly pointsReclaimed: boolean;
  /** What staff have resolved themselves. */
  readonly resolved: readonly ResolvedCase[];
  /** The payments for which the counter had collected the money when the kitchen canceled: staff return it. */
  readonly collected: readonly string[];
  readonly kitchen: { readonly status: OrderStatus; readonly since: number } | null;
  /** Why the checkout has failed; once set, no create is sent any more. */
  readonly failure: CheckoutFailureReason | null;
  /** The customer chose not to pay, before a payment had succeeded. */
  readonly abandoned: boolean;
  /** The length of the host's absence is unknown: it counts as longer than any deadline. */
  readonly absenceUnknown: boolean;
  /** The customer is no longer at the kiosk: no payment is begun. */
  readonly visitEnded: boolean;
  /** How the entries of the last process are timed by its boot; null in a journal of before decision 0159. */
  readonly bootTime: BootTime | null;
  /** When the host came back with this order unfinished, UTC milliseconds; null if it was never away. */
  readonly resumedAt: number | null;
  /** Another order of the visit goes on with the same identification: its reservation belongs to that order. */
  readonly loyaltyPassedOn: boolean;
  /** Entries of its journal are damaged or lost: this is what could be read, and nothing is done any more. */
  readonly isDamaged: boolean;
};

export const NOT_ASKED: CheckoutState["health"] = {
  payment: null,
  create: null,
  paymentsDown: false,
  at: 0,
};

/** The payment that pays for the order; null if it is paid at the counter, whatever was tried before. */
export function currentPayment(state: CheckoutState): Payment | null {
  return state.counter ? null : (state.payments.at(-1) ?? null);
}

/** Whether the current payment has succeeded, and nothing has contradicted that since. */
export function hasPaid(state: CheckoutState): boolean {
  const at = currentPayment(state)?.status.at;
  return at === "authorized" || at === "captured";
}

/** Whether the kitchen has accepted the order, even if it has canceled it since. */
export function isAccepted(state: CheckoutState): boolean {
  return state.injection.at === "accepted";
}

/** Whether the kitchen accepted the order and canceled it later. */
export function isCanceledByKitchen(state: CheckoutState): boolean {
  return state.kitchen?.status === "CANCELED" || state.kitchen?.status === "FAILED";
}

/** Whether money that was authorized or captured for this order has to be returned. */
export function mustReturnMoney(state: CheckoutState): boolean {
  return isAccepted(state) ? isCanceledByKitchen(state) : state.failure !== null;
}

/** Whether the customer may still be paying: on a page they have not come back from, or at a terminal. */
export function isOpen({ status }: Payment, state: CheckoutState): boolean {
  if (status.at !== "pending" || status.returned) return false;
  return state.now < status.expiresAt && !state.abandoned && state.failure === null;
}

/** Whether a payment is over, or never began, with nothing authorized and nothing captured. */
export function isOver({ status }: Payment): boolean {
  return status.at === "failed" || status.at === "returned" || status.at === "ready";
}

/**
 * Whether a payment of the order may still be made where another one must not be begun beside it (checkout rule 3): it
 * is not known yet where the customer pays, or they pay at a terminal, or nothing could return the money.
 */
export function hasPaymentToEnd({ order, payments }: CheckoutState): boolean {
  const isReturnable = order.paymentFlow === "authorize-capture" || order.canRefund;
  return payments.some((payment) => {
    const { status } = payment;
    const isAtTerminal = status.at === "pending" && status.redirectUrl === null;
    return status.at === "asked" || isAtTerminal || !(isReturnable || isOver(payment));
  });
}

/** Whether the time for which the order is wanted is over. */
export function hasPickupTimePassed({ now, order }: CheckoutState): boolean {
  const { deliveryAt = null } = order.snapshot;
  return deliveryAt !== null && now >= deliveryAt.atMs;
}

/** Whether no attempt was ever made to send the order to the kitchen. */
export function isUntried({ injection }: CheckoutState): boolean {
  return injection.at === "open" && injection.tries.count === 0;
}

const PAYABLE: readonly CheckoutFailureReason[] = [
  "payment-declined",
  "payment-expired",
  "payment-unavailable",
  // Payable once the outcome is known.
  "payment-outcome-unknown",
  "payment-not-found",
];

/**
 * Whether the order may still be paid in another way, here or at the counter: only after a definite failure of the last
 * payment, with nothing sent, and while the customer is there and has not placed another order (checkout rule 3).
 */
export function canPayAgain(state: CheckoutState): boolean {
  return (
    !state.isDamaged &&
    state.failure !== null &&
    PAYABLE.includes(state.failure) &&
    state.payments.length > 0 &&
    isUntried(state) &&
    !state.visitEnded &&
    !state.loyaltyPassedOn &&
    state.payments.every(isOver)
  );
}
