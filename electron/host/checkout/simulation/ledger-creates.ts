// Limits of checkout rule 7, written a second time as in `ledger.ts`.
const MOST_CREATES = 3;
const BETWEEN_CREATES_MS = 500;
/** Since SUCCESS, or since an order was placed that is not paid here (checkout rule 2). */
export const CREATED_WITHIN_MS = 3 * 60_000;

/** Checkout rule 7 of one order: how often it was sent to the kitchen, and how soon again. */
export class LedgerCreates {
  #count = 0;
  #endedAt = 0;
  readonly #complain: (what: string) => void;

  constructor(complain: (what: string) => void) {
    this.#complain = complain;
  }

  hasStarted(): boolean {
    return this.#count > 0;
  }

  started(at: number): void {
    this.#count += 1;
    if (this.#count > MOST_CREATES) this.#complain("rule 7: more than three attempts");
    if (this.#count > 1 && at - this.#endedAt < BETWEEN_CREATES_MS) {
      this.#complain("rule 7: attempts closer than 500 ms");
    }
  }

  ended(at: number): void {
    this.#endedAt = at;
  }
}
