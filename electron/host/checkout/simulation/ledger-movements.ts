import type { CheckoutEvent, OperationOutcome } from "../state/events.ts";

type Movement = "capture" | "return";

// A limit written a second time, as in `ledger.ts`.
const MOST_TRIES = 60;
/** Inquiries in a row that bring nothing definite: 60 in doubt, and those into a page that is still open. */
const MOST_INQUIRIES = 150;

/** How often and after which answers the money of one payment is moved (payments.md §3, checkout rules 3 and 6). */
export class LedgerMovements {
  readonly #complain: (what: string) => void;
  readonly #tries: Record<Movement, number> = { capture: 0, return: 0 };
  /** The last answer was UNKNOWN: only an inquiry, or staff, may cause a repeat. */
  readonly #unknown = new Set<Movement>();
  /** A capture may have been made without an answer. */
  #mayBeCaptured = false;
  #inquiries = 0;

  constructor(complain: (what: string) => void) {
    this.#complain = complain;
  }

  starts(movement: Movement, { isReversal = false } = {}): void {
    this.#tries[movement] += 1;
    if (this.#tries[movement] > MOST_TRIES) this.#complain(`rule 6: no end of tries: ${movement}`);
    if (this.#unknown.has(movement))
      this.#complain(`rule 3: ${movement} is repeated after UNKNOWN`);
    if (isReversal && this.#mayBeCaptured) this.#complain("rule 3: reversing what may be captured");
  }

  answered(movement: Movement, { status, ...outcome }: OperationOutcome): void {
    if (status === "UNKNOWN") this.#unknown.add(movement);
    if (movement !== "capture") return;
    const isLost = status === "RETRIABLE" && "mayHaveArrived" in outcome && outcome.mayHaveArrived;
    if (status === "SUCCESS" || status === "DECLINED") this.#mayBeCaptured = false;
    else if (isLost || status === "UNKNOWN" || status === "PENDING") this.#mayBeCaptured = true;
  }

  interrupted(movement: Movement): void {
    if (movement === "capture") this.#mayBeCaptured = true;
  }

  inquires(): void {
    this.#inquiries += 1;
    if (this.#inquiries > MOST_INQUIRIES) this.#complain("rule 6: no end of inquiries");
  }

  inquired({ outcome }: CheckoutEvent & { type: "InquiryAnswered" }): void {
    if (outcome.kind !== "status") return;
    this.#unknown.clear();
    this.#mayBeCaptured = false;
    if (outcome.status !== "PENDING" && outcome.status !== "NOT_FOUND") this.#inquiries = 0;
  }

  /** Staff asked for another try. */
  retried(): void {
    this.#unknown.clear();
    this.#inquiries = 0;
    this.#tries.capture = 0;
    this.#tries.return = 0;
  }
}
