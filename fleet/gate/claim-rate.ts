/** How much one kiosk may ask of the gate: whoever stole its key must not take the gate's time from the others. */
import type { ClaimRequest } from "../messages/gate.ts";

const SECOND_MS = 1_000;

export type ClaimRateLimits = {
  /** Requests and look-ups in the stream. */
  readonly atOnce: number;
  readonly perSecond: number;
};
/**
 * At once: a kiosk that claims everything at the gate's hello, with hundreds of payments that wait. A second: 500
 * payments that wait, claimed every 5 s, and as many requests as orders can change.
 */
export const CLAIM_RATE: ClaimRateLimits = { atOnce: 2_000, perSecond: 200 };

type Allowance = { left: number; at: number };

/** A bucket of tokens for each kiosk. A request takes one, and one for each payment that is looked up in the stream. */
export class ClaimRate {
  readonly #allowances = new Map<string, Allowance>();
  /** Milliseconds that never go back. */
  readonly #monotonic: () => number;

  readonly #limits: ClaimRateLimits;

  constructor(monotonic: () => number, limits: ClaimRateLimits) {
    this.#monotonic = monotonic;
    this.#limits = limits;
  }

  /** Whether the request may be served; it costs nothing otherwise. */
  admits(kiosk: string, { claims }: Pick<ClaimRequest, "claims">): boolean {
    const { atOnce, perSecond } = this.#limits;
    const at = this.#monotonic();
    const known = this.#allowances.get(kiosk) ?? { left: atOnce, at };
    const left = Math.min(atOnce, known.left + ((at - known.at) / SECOND_MS) * perSecond);
    const cost = 1 + claims.filter(({ isPending }) => isPending).length;
    const isAdmitted = cost <= left;
    this.#allowances.set(kiosk, { left: isAdmitted ? left - cost : left, at });
    return isAdmitted;
  }
}
