/**
 * The words for an order that did not come about (quality A13): what happened, whether money moved,
 * what to do next. Keys of the `checkout` catalogue under `notDone`.
 */
import type { MoneyOutcome, NotDoneReason } from "../../../electron/host/api/contract.ts";

/** PaymentErrorCode values that the contract names (payments.md §7) and a customer can act on. */
const NAMED_ERRORS = [
  "NOT_ENOUGH_MONEY",
  "CARD_EXPIRED",
  "FAILURE_3DS_CHECK",
  "GATEWAY_ERROR",
] as const;
type NamedError = (typeof NAMED_ERRORS)[number];

type NotDone = {
  readonly reason: NotDoneReason;
  readonly money: MoneyOutcome;
  readonly errorCode: string | null;
  readonly canPayAgain: boolean;
  /** Whether the visit still has its basket: after a restart it has not. */
  readonly hasBasket: boolean;
};

export type NextStep = "pay-again" | "order-again" | "start-over" | "ask-staff";

export type NotDoneWords = {
  readonly title: `checkout:notDone.title.${NotDoneReason}`;
  readonly happened:
    | `checkout:notDone.happened.${NotDoneReason}`
    | `checkout:notDone.declined.${NamedError}`;
  readonly money: `checkout:notDone.money.${MoneyOutcome | "perhaps-given-back"}`;
  readonly next: `checkout:notDone.next.${NextStep}`;
  readonly nextStep: NextStep;
};

/** Chooses the words. An error code that the contract does not name has the words of its reason. */
export function wordsFor(view: NotDone): NotDoneWords {
  const { reason, money, errorCode } = view;
  const named = NAMED_ERRORS.find((code) => code === errorCode);
  const nextStep = nextStepFor(view);
  return {
    title: `checkout:notDone.title.${reason}`,
    happened:
      reason === "payment-declined" && named
        ? `checkout:notDone.declined.${named}`
        : `checkout:notDone.happened.${reason}`,
    money: `checkout:notDone.money.${isUncertain(view) ? "perhaps-given-back" : money}`,
    next: `checkout:notDone.next.${nextStep}`,
    nextStep,
  };
}

/** Whoever stopped before paying has most likely not paid; only what arrives late is given back. */
function isUncertain({ reason, money }: NotDone): boolean {
  const stopped = ["payment-canceled", "payment-expired", "payment-outcome-unknown"];
  return money === "being-given-back" && stopped.includes(reason);
}

/** Money that a person has to look at comes before anything else; nobody pays twice meanwhile. */
function nextStepFor({ reason, money, canPayAgain, hasBasket }: NotDone): NextStep {
  if (money === "staff" || reason === "payment-outcome-unknown") return "ask-staff";
  if (canPayAgain) return "pay-again";
  return hasBasket ? "order-again" : "start-over";
}
