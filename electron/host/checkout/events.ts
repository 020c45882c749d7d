import type { OrderStatus } from "../../../contracts/ordering.ts";
import type { InquiryStatus } from "../../../contracts/payments.ts";
import type { CheckoutFailureReason, ResolutionMethod } from "../api/contract.ts";
import type { CounterMethod, PaymentIds, PlacedOrder, StaffCase } from "./order.ts";

/** What the runner is told to do. Everything a call needs is here or in the placed order. */
export type Command =
  | { readonly type: "CheckHealth"; readonly before: "payment" | "create" }
  | { readonly type: "Pay"; readonly ids: PaymentIds; readonly operation: "authorize" | "sale" }
  | {
      readonly type: "Inquire";
      readonly paymentId: string;
      readonly transactionReference: string | null;
    }
  | { readonly type: "Create" }
  | { readonly type: "Capture"; readonly ids: PaymentIds; readonly transactionReference: string }
  | {
      readonly type: "ReturnMoney";
      readonly ids: PaymentIds;
      readonly transactionReference: string;
      readonly operation: "reverse" | "refund";
    }
  /** A refund that staff asked for, whole or in part. */
  | {
      readonly type: "RefundPayment";
      readonly paymentId: string;
      readonly refundId: string;
      readonly idempotencyKey: string;
      readonly transactionReference: string;
      readonly amount: string;
    }
  | { readonly type: "CloseLoyalty" }
  | { readonly type: "RefundLoyalty" };

/** Outcome of authorize, sale, capture, reverse and refund (payments.md §2.1, §7). */
export type OperationOutcome =
  | { readonly status: "SUCCESS"; readonly transactionReference: string | null }
  | {
      readonly status: "PENDING";
      readonly transactionReference: string;
      readonly redirectUrl: string | null;
      readonly expectedTtlSeconds: number | null;
    }
  | (MaybeNamed & {
      readonly status: "DECLINED";
      readonly errorCode: string | null;
      readonly reason: string | null;
    })
  | (MaybeNamed & {
      readonly status: "RETRIABLE";
      readonly cause: string;
      readonly mayHaveArrived: boolean;
    })
  | (MaybeNamed & { readonly status: "UNKNOWN"; readonly cause: string });

/** The integrator may name its payment with any status (payments.md §2.1): a later callback carries that reference. */
type MaybeNamed = { readonly transactionReference?: string | null };

export type InquiryOutcome =
  | {
      readonly kind: "status";
      readonly status: InquiryStatus;
      readonly transactionReference: string | null;
    }
  | { readonly kind: "no-answer"; readonly cause: string };

/** Outcome of one attempt to create the order (ordering.md §3, §5). */
export type CreateOutcome =
  | { readonly kind: "accepted"; readonly posId: string; readonly queueNumber: string | null }
  | {
      readonly kind: "rejected";
      readonly reason: string | null;
      readonly posErrorType: string | null;
    }
  /** The kitchen may have it: no answer with the right response token came. */
  | { readonly kind: "ambiguous"; readonly cause: string }
  | { readonly kind: "not-sent"; readonly cause: string };

/** Outcome of order-closed and of the loyalty refund (in-store-loyalty.md §4.3, §4.4). */
export type LoyaltyOutcome =
  | { readonly kind: "accepted"; readonly pointsReward: number; readonly pointsSpent: number }
  | { readonly kind: "refused"; readonly errorText: string | null }
  /**
   * HTTP 400: the request is not what the service takes (in-store-loyalty.md §7 "validation failure"), and a repeat
   * is the same.
   */
  | { readonly kind: "invalid" }
  | { readonly kind: "no-answer"; readonly cause: string; readonly mayHaveArrived: boolean };

type At = {
  /** UTC milliseconds, the order's own time (decision 0125). The only way in which time enters the machine. */
  readonly at: number;
};

/** What the journal holds: one order's facts in the order in which the host learned them. */
export type CheckoutEvent = At &
  (
    | { readonly type: "Placed"; readonly order: PlacedOrder; readonly ids: PaymentIds | null }
    /** The intent: on disk before the call is made. */
    | { readonly type: "Started"; readonly command: Command }
    | {
        readonly type: "HealthAnswered";
        readonly before: "payment" | "create";
        readonly up: boolean;
        readonly cause: string | null;
      }
    | {
        readonly type: "PaymentAnswered";
        readonly paymentId: string;
        readonly outcome: OperationOutcome;
      }
    | {
        readonly type: "InquiryAnswered";
        readonly paymentId: string;
        readonly outcome: InquiryOutcome;
      }
    | { readonly type: "CreateAnswered"; readonly outcome: CreateOutcome }
    | {
        readonly type: "CaptureAnswered";
        readonly paymentId: string;
        readonly outcome: OperationOutcome;
      }
    | {
        readonly type: "ReturnMoneyAnswered";
        readonly paymentId: string;
        readonly outcome: OperationOutcome;
      }
    | {
        readonly type: "RefundPaymentAnswered";
        readonly refundId: string;
        readonly outcome: OperationOutcome;
      }
    | { readonly type: "CloseAnswered"; readonly outcome: LoyaltyOutcome }
    | { readonly type: "LoyaltyRefundAnswered"; readonly outcome: LoyaltyOutcome }
    /** The host stopped, or failed, between a Started and its answer: that outcome is lost. */
    | { readonly type: "Interrupted"; readonly cause: string }
    /** The integrator's result callback (payments.md §4.2). */
    | {
        readonly type: "CallbackReceived";
        readonly transactionReference: string;
        readonly status: "SUCCESS" | "DECLINED";
        readonly errorCode: string | null;
      }
    /** The browser left the payment page. It decides nothing. */
    | { readonly type: "Returned"; readonly outcome: "success" | "error" | "cancel" }
    /** The customer chose not to pay. After SUCCESS it changes nothing: the order goes on (checkout rule 5). */
    | { readonly type: "Abandoned" }
    | { readonly type: "PaidAgain"; readonly ids: PaymentIds }
    /** After a payment that failed here: the counter is to take the money. */
    | { readonly type: "CounterChosen"; readonly method: CounterMethod }
    /** Nobody is at the kiosk for this order any more: the customer left, or did not answer. */
    | { readonly type: "VisitEnded" }
    /** Another order of the same visit goes on with this one's identification. */
    | { readonly type: "LoyaltyPassedOn" }
    /** The order will not come about: from here on money only flows back. */
    | { readonly type: "CheckoutFailed"; readonly reason: CheckoutFailureReason }
    | {
        readonly type: "KitchenMoved";
        readonly status: OrderStatus;
        readonly reason: string | null;
        /** Where the acceptance named none, the order gets its number here. */
        readonly queueNumber?: string | null;
      }
    /** Staff want what is waited for, or was given up, to be tried at once. */
    | {
        readonly type: "StaffRetried";
        /** By payment: keys for what was definitely refused; all else is repeated under its own (checkout rule 3). */
        readonly fresh: readonly PaymentIds[];
      }
    /** Staff give money of an accepted order back: the intent, with its key. */
    | {
        readonly type: "StaffRefundAsked";
        readonly paymentId: string;
        readonly refundId: string;
        readonly idempotencyKey: string;
        readonly amount: string;
      }
    /** Staff take the points of an order back whose money has gone back. */
    | { readonly type: "StaffLoyaltyRefundAsked" }
    /** Staff have put these cases right themselves: the kiosk does nothing more about them. */
    | {
        readonly type: "StaffResolved";
        readonly cases: readonly StaffCase[];
        readonly how: ResolutionMethod;
      }
    /** A time that `decide` was waiting for has come. */
    | { readonly type: "TimePassed" }
    /** The host has started again with this order unfinished. */
    | {
        readonly type: "Resumed";
        /** The clock had been set back: it could not tell for how long the host was away. */
        readonly absenceUnknown?: boolean;
      }
  );
