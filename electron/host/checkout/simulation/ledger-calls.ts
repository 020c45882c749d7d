import type { CheckoutEvent, Command } from "../state/events.ts";

/** The answer to a call. */
export type Answer = CheckoutEvent & { type: `${string}Answered` };

/** The call that each answer belongs to. */
const ANSWERED = {
  HealthAnswered: "CheckHealth",
  PaymentAnswered: "Pay",
  InquiryAnswered: "Inquire",
  CreateAnswered: "Create",
  CaptureAnswered: "Capture",
  ReturnMoneyAnswered: "ReturnMoney",
  RefundPaymentAnswered: "RefundPayment",
  CloseAnswered: "CloseLoyalty",
  LoyaltyRefundAnswered: "RefundLoyalty",
} as const satisfies Record<Answer["type"], Command["type"]>;

export function isAnswer(event: CheckoutEvent): event is Answer {
  return event.type in ANSWERED;
}

/** An order's calls: one at a time, each with one end (rule 3). */
export class LedgerCalls {
  #inFlight: Command | null = null;
  readonly #complain: (what: string) => void;

  constructor(complain: (what: string) => void) {
    this.#complain = complain;
  }

  started(command: Command): void {
    if (this.#inFlight) this.#complain("rule 3: two calls in flight");
    this.#inFlight = command;
  }

  answered({ type }: Answer): void {
    const call = ANSWERED[type];
    if (this.#inFlight?.type !== call) this.#complain(`an answer to ${call} without a call`);
    this.#inFlight = null;
  }

  /** Returns the call whose outcome is lost; null if there was none. */
  interrupted(): Command | null {
    const lost = this.#inFlight;
    this.#inFlight = null;
    return lost;
  }
}
