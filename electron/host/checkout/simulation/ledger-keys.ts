import type { CheckoutEvent, OperationOutcome } from "../state/events.ts";
import type { PaymentIds } from "../state/order.ts";

type Movement = "capture" | "reverse" | "refund";
const MOVEMENTS: readonly Movement[] = ["capture", "reverse", "refund"];

/** The keys under which one payment's money may be moved. */
type Keys = Readonly<Record<Movement, ReadonlySet<string>>>;

/** Checkout rule 3 of one order: money moves under its own key, and under a new one only after a definite refusal. */
export class LedgerKeys {
  readonly #keys = new Map<string, Keys>();
  readonly #refused = new Map<string, { movements: readonly Movement[]; isSure: boolean }>();
  readonly #complain: (what: string) => void;

  constructor(complain: (what: string) => void) {
    this.#complain = complain;
  }

  add(ids: PaymentIds): void {
    const { capture, reverse, refund } = keysOf(ids);
    const keys = {
      capture: new Set([capture]),
      reverse: new Set([reverse]),
      refund: new Set([refund]),
    };
    this.#keys.set(ids.paymentId, keys);
  }

  /** `isSure`: nothing contradicts that the payment had succeeded, so that the answer counts. */
  answered(
    paymentId: string,
    movements: readonly Movement[],
    { outcome, isSure }: { readonly outcome: OperationOutcome; readonly isSure: boolean },
  ): void {
    if (outcome.status === "DECLINED") this.#refused.set(paymentId, { movements, isSure });
  }

  /** Staff asked for another try: what was refused gets a new key. */
  retried({ fresh }: CheckoutEvent & { type: "StaffRetried" }): void {
    for (const ids of fresh) {
      const refused = this.#refused.get(ids.paymentId);
      const keys = this.#keys.get(ids.paymentId);
      if (!refused || !keys) continue;
      const minted = keysOf(ids);
      const isNew = (movement: Movement) => refused.movements.includes(movement);
      const next = (movement: Movement): ReadonlySet<string> => {
        if (!isNew(movement)) return keys[movement];
        return new Set([...(refused.isSure ? [] : keys[movement]), minted[movement]]);
      };
      const [capture, reverse, refund] = MOVEMENTS.map(next);
      if (!capture || !reverse || !refund) continue;
      this.#keys.set(ids.paymentId, { capture, reverse, refund });
      this.#refused.delete(ids.paymentId);
    }
  }

  moves(movement: Movement, ids: PaymentIds): void {
    const isKnown = this.#keys.get(ids.paymentId)?.[movement].has(keysOf(ids)[movement]) ?? false;
    if (!isKnown) this.#complain(`rule 3: ${movement} under a key that is not this payment's`);
  }
}

function keysOf({ captureKey, reverseKey, refundKey }: PaymentIds): Record<Movement, string> {
  return { capture: captureKey, reverse: reverseKey, refund: refundKey };
}
