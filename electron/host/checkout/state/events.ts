import type { OrderStatus } from "../../../../contracts/ordering.ts";
import type { InquiryStatus } from "../../../../contracts/payments.ts";
import type { CheckoutFailureReason, ResolutionMethod } from "../../../../domain/order-course.ts";
import type { CounterMethod, PaymentIds, PlacedOrder, StaffCase } from "./order.ts";

/** A call for the runner to make. All that it needs is here or in the placed order. */
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

/**
 * The integrator may name its payment with any status (payments.md §2.1): a later callback may carry that reference.
 */
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
  | {
      readonly kind: "accepted";
      /** Null if the service did not state it. */
      readonly pointsReward: number | null;
      readonly pointsSpent: number | null;
    }
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

/** An order's time by the clock of one boot of the machine (decision 0159): it outlives the process. */
export type BootTime = {
  readonly bootId: string;
  /** How far the order's time is ahead of the milliseconds since that boot. */
  readonly aheadMs: number;
};

type FromAfar = {
  /** Who acted at the console (docs/fleet.md); null once erased. Absent: somebody at the kiosk itself. */
  readonly by?: string | null;
};

/** An entry of an order's journal: a fact, in the sequence in which the host learned them. */
export type CheckoutEvent = At &
  (
    | {
        readonly type: "Placed";
        readonly order: PlacedOrder;
        readonly ids: PaymentIds | null;
        readonly bootTime?: BootTime;
      }
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
        /** The order's time by the machine's boot, while the callback waits for its payment. */
        readonly bootTime?: BootTime;
      }
    /** The browser left the payment page. It decides nothing. */
    | { readonly type: "Returned"; readonly outcome: "success" | "error" | "cancel" }
    /** The customer chose not to pay. After SUCCESS it changes nothing: the order goes on (checkout rule 5). */
    | { readonly type: "Abandoned" }
    | { readonly type: "PaidAgain"; readonly ids: PaymentIds }
    /** After a failed payment: the customer will pay at the counter. */
    | { readonly type: "CounterChosen"; readonly method: CounterMethod }
    /** Nobody is at the kiosk for this order any more: the customer left, or did not answer. */
    | { readonly type: "VisitEnded" }
    /** The customer chose another language: the order's outcome is shown in it. */
    | { readonly type: "LanguageChosen"; readonly locale: string }
    /** Another order of the same visit goes on with this one's identification. */
    | { readonly type: "LoyaltyPassedOn" }
    /** The checkout has failed: from here on money is only returned. */
    | { readonly type: "CheckoutFailed"; readonly reason: CheckoutFailureReason }
    | {
        readonly type: "KitchenMoved";
        readonly status: OrderStatus;
        readonly reason: string | null;
        /** The order's number, if the acceptance did not have it. */
        readonly queueNumber?: string | null;
      }
    /** Staff asked to try now what waits for its time or was given up. */
    | (FromAfar & {
        readonly type: "StaffRetried";
        /**
         * By payment: new keys for what was definitely refused; all else is repeated under its own (checkout rule 3).
         */
        readonly fresh: readonly PaymentIds[];
      })
    /** Staff asked for a refund of an accepted order: the intent, with its key. */
    | (FromAfar & {
        readonly type: "StaffRefundAsked";
        readonly paymentId: string;
        readonly refundId: string;
        readonly idempotencyKey: string;
        readonly amount: string;
      })
    /** Staff asked to refund the points of an order whose money was returned. */
    | (FromAfar & { readonly type: "StaffLoyaltyRefundAsked" })
    /** Staff have resolved these cases: the kiosk takes no further action on them. */
    | (FromAfar & {
        readonly type: "StaffResolved";
        readonly cases: readonly StaffCase[];
        readonly how: ResolutionMethod;
      })
    /** A time that `decide` was waiting for has come. */
    | { readonly type: "TimePassed" }
    /** The host has started again with this order unfinished. */
    | {
        readonly type: "Resumed";
        /** The clock had been set back, so the length of the absence is unknown. */
        readonly absenceUnknown?: boolean;
        readonly bootTime?: BootTime;
      }
  );

/** Events that nobody repeats if they could not be written: the customer has left, or has seen the answer. */
export const UNREPEATED: readonly CheckoutEvent["type"][] = [
  "Abandoned",
  "VisitEnded",
  "Returned",
  "LanguageChosen",
];
