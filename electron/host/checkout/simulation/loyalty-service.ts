import type { VirtualClock } from "./virtual-clock.ts";

type Transaction = {
  state: "validated" | "closed" | "refunded";
  readonly since: number;
  closings: number;
};

export type LoyaltyAnswer =
  | { readonly kind: "accepted" }
  | { readonly kind: "refused" }
  /** HTTP 403: the salt was used or never issued (in-store-loyalty.md §7). */
  | { readonly kind: "forbidden" };

/** A validated transaction that nobody closes is annulled after about a day (in-store-loyalty.md §8). */
const ANNULLED_AFTER_MS = 24 * 3_600_000;

/** The loyalty service: single-use salts, reservations, closing and refunding (in-store-loyalty.md §3). */
export class SimulatedLoyalty {
  readonly #transactions = new Map<string, Transaction>();
  readonly #salts = new Set<number>();
  readonly #clock: VirtualClock;
  #lastSalt = 0;

  constructor(clock: VirtualClock) {
    this.#clock = clock;
  }

  /** The reservation that qr-code made under this orderId. */
  validate(orderId: string): void {
    this.#transactions.set(orderId, { state: "validated", since: this.#clock.now(), closings: 0 });
  }

  salt(): number {
    this.#lastSalt += 1;
    this.#salts.add(this.#lastSalt);
    return this.#lastSalt;
  }

  close(request: { salt: number; orderId: string }, refuse: boolean): LoyaltyAnswer {
    return this.#move(request, ["validated"], "closed", refuse);
  }

  refund(request: { salt: number; orderId: string }, refuse: boolean): LoyaltyAnswer {
    return this.#move(request, ["validated", "closed"], "refunded", refuse);
  }

  /** "annulled" is a reservation whose time is over. */
  stateOf(orderId: string): Transaction["state"] | "annulled" | null {
    const transaction = this.#transactions.get(orderId);
    if (!transaction) return null;
    return this.#isAnnulled(transaction) ? "annulled" : transaction.state;
  }

  closingsOf(orderId: string): number {
    return this.#transactions.get(orderId)?.closings ?? 0;
  }

  #move(
    { salt, orderId }: { salt: number; orderId: string },
    from: readonly Transaction["state"][],
    to: Transaction["state"],
    refuse: boolean,
  ): LoyaltyAnswer {
    if (!this.#salts.delete(salt)) return { kind: "forbidden" };
    const transaction = this.#transactions.get(orderId);
    if (
      refuse ||
      !transaction ||
      !from.includes(transaction.state) ||
      this.#isAnnulled(transaction)
    ) {
      return { kind: "refused" };
    }
    transaction.state = to;
    if (to === "closed") transaction.closings += 1;
    return { kind: "accepted" };
  }

  #isAnnulled({ state, since }: Transaction): boolean {
    return state === "validated" && this.#clock.now() - since > ANNULLED_AFTER_MS;
  }
}
