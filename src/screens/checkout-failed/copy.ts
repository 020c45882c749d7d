/**
 * Texts for a failed order (requirement A13): what happened, whether money was charged, what to do next. Keys of the
 * `checkout` catalogue under `checkoutFailed`.
 */
import type { CheckoutFailureReason, MoneyOutcome } from "../../../domain/order-course.ts";
import type { RanOut } from "../../../electron/host/rpc/contract.ts";

/** PaymentErrorCode values that the contract names (payments.md §7) and a customer can act on. */
const NAMED_ERRORS = [
  "NOT_ENOUGH_MONEY",
  "CARD_EXPIRED",
  "FAILURE_3DS_CHECK",
  "GATEWAY_ERROR",
] as const;
type NamedError = (typeof NAMED_ERRORS)[number];

type CheckoutFailed = {
  readonly reason: CheckoutFailureReason;
  readonly money: MoneyOutcome;
  readonly ranOut: RanOut | null;
  readonly errorCode: string | null;
  readonly canPayAgain: boolean;
  /** Whether the customer may pay at the counter instead. */
  readonly offersCounter: boolean;
  /** Whether the visit still has what was ordered: not after a restart. */
  readonly hasOrder: boolean;
};

export type NextStep = "pay-again" | "change-order" | "order-again" | "start-over" | "ask-staff";

/** What is known about unavailable items: one dish or choice, several, or not which. */
type RanOutCase = "one" | "several" | "asking" | "unknown";

export type CheckoutFailedText = {
  /** `name` and `names` are interpolated if something was not available. */
  readonly title:
    | `checkout:checkoutFailed.title.${CheckoutFailureReason}`
    | `checkout:checkoutFailed.ranOut.title.${"one" | "several"}`;
  readonly happened:
    | `checkout:checkoutFailed.happened.${CheckoutFailureReason}`
    | `checkout:checkoutFailed.ranOut.happened.${RanOutCase}`
    | `checkout:checkoutFailed.declined.${NamedError}`;
  readonly money: `checkout:checkoutFailed.money.${MoneyOutcome | "perhaps-returned"}`;
  readonly next:
    | `checkout:checkoutFailed.next.${NextStep | "pay-otherwise"}`
    | `checkout:checkoutFailed.ranOut.next.marked`;
  readonly nextStep: NextStep;
  /** No card is accepted here, but at the counter. */
  readonly counterFirst: boolean;
};

/** Selects the texts. An error code that the contract does not define has the text of its reason. */
export function copyFor(view: CheckoutFailed): CheckoutFailedText {
  const { money } = view;
  const nextStep = nextStepFor(view);
  return {
    ...happenedTo(view),
    money: `checkout:checkoutFailed.money.${isUncertain(view) ? "perhaps-returned" : money}`,
    next: nextStepText(nextStep, view),
    nextStep,
    counterFirst:
      nextStep === "pay-again" && view.offersCounter && view.reason === "payment-unavailable",
  };
}

function nextStepText(
  step: NextStep,
  { ranOut, offersCounter }: CheckoutFailed,
): CheckoutFailedText["next"] {
  if (step === "change-order" && ranOut?.state === "known") {
    return "checkout:checkoutFailed.ranOut.next.marked";
  }
  return `checkout:checkoutFailed.next.${step === "pay-again" && offersCounter ? "pay-otherwise" : step}`;
}

function happenedTo({
  reason,
  errorCode,
  ranOut,
}: CheckoutFailed): Pick<CheckoutFailedText, "title" | "happened"> {
  const found = ranOut && ranOutCase(ranOut);
  if (found) {
    return {
      title:
        found === "one" || found === "several"
          ? `checkout:checkoutFailed.ranOut.title.${found}`
          : "checkout:checkoutFailed.title.item-unavailable",
      happened: `checkout:checkoutFailed.ranOut.happened.${found}`,
    };
  }
  const named = NAMED_ERRORS.find((code) => code === errorCode);
  return {
    title: `checkout:checkoutFailed.title.${reason}`,
    happened:
      reason === "payment-declined" && named
        ? `checkout:checkoutFailed.declined.${named}`
        : `checkout:checkoutFailed.happened.${reason}`,
  };
}

function ranOutCase(ranOut: RanOut): RanOutCase {
  if (ranOut.state !== "known") return ranOut.state;
  return ranOut.titles.length === 1 ? "one" : "several";
}

/** A payment may still arrive: nobody pays a second time before that is known (checkout rule 3). */
const UNSETTLED: readonly CheckoutFailureReason[] = [
  "payment-outcome-unknown",
  "payment-not-found",
];

/** A customer who stopped before paying has most likely not paid; a late payment would be returned. */
function isUncertain({ reason, money }: CheckoutFailed): boolean {
  const stopped = ["payment-canceled", "payment-expired", ...UNSETTLED];
  return money === "being-returned" && stopped.includes(reason);
}

/** Money that staff have to look at comes before anything else; nobody pays twice meanwhile. */
function nextStepFor({ reason, money, ranOut, canPayAgain, hasOrder }: CheckoutFailed): NextStep {
  if (money === "staff" || UNSETTLED.includes(reason)) return "ask-staff";
  if (canPayAgain) return "pay-again";
  if (!hasOrder) return "start-over";
  return ranOut ? "change-order" : "order-again";
}
