import { add, compare } from "../../../../domain/money.ts";
import type { CheckoutEvent, Command } from "../state/events.ts";

type Asked = CheckoutEvent & { type: "StaffRefundAsked" };
type StaffEvent = CheckoutEvent & {
  type: "StaffRefundAsked" | "StaffResolved" | "StaffRetried" | "StaffLoyaltyRefundAsked";
};

/** What staff did about one order, by its journal, and how the kiosk handled it. */
export class LedgerStaff {
  readonly #total: string;
  readonly #complain: (what: string) => void;
  readonly #asked = new Map<string, Asked>();
  readonly #ended = new Set<string>();
  readonly #begun = new Set<string>();
  /** Refunds whose last answer was UNKNOWN, and that staff have not asked to repeat. */
  readonly #unknown = new Set<string>();
  /** Refunds that were definitely refused. */
  readonly #refused = new Set<string>();
  /** Payments that staff have resolved by hand. */
  readonly #byHand = new Set<string>();
  /** Refunds that staff have resolved by hand: the kiosk makes none of them, not even if staff ask for another try. */
  readonly #refundsByHand = new Set<string>();
  /** Payments that staff have resolved since the kitchen canceled the order; null before. */
  #sinceCancel: Set<string> | null = null;
  /** The counter had collected the money when the kitchen canceled. */
  #wasCollected = false;
  /** Money that went back by staff's refunds. */
  refunded = "0";
  /** A refund by staff that did not succeed. */
  hasFailedRefund = false;
  pointsReclaimed = false;
  /** How staff have resolved payments, by payment. */
  readonly #resolutions = new Map<string, string>();

  constructor(total: string, complain: (what: string) => void) {
    this.#total = total;
    this.#complain = complain;
  }

  /** Staff have begun to refund something. */
  get hasRefunds(): boolean {
    return this.#begun.size > 0;
  }

  /** A refund of this payment has begun, and it is not known to have succeeded or to have been refused. */
  hasOpenRefund(paymentId: string): boolean {
    const open = [...this.#begun].filter((id) => !this.#ended.has(id));
    return open.some((id) => this.#asked.get(id)?.paymentId === paymentId);
  }

  /** A part of this payment was refunded, or may have been, and not all of it: REFUNDED is true of that part. */
  hasRefundedPart(paymentId: string): boolean {
    if (this.hasRefundedAll) return false;
    return [...this.#asked.values()].some(
      (asked) =>
        asked.paymentId === paymentId &&
        !this.#refused.has(asked.refundId) &&
        compare(asked.amount, this.#total) < 0,
    );
  }

  /** All money of the order was refunded by staff. */
  get hasRefundedAll(): boolean {
    return compare(this.refunded, "0") > 0 && compare(this.refunded, this.#total) >= 0;
  }

  read(event: StaffEvent): void {
    switch (event.type) {
      case "StaffRefundAsked":
        // A repeated tap is one request.
        if (!this.#asked.has(event.refundId)) this.#asked.set(event.refundId, event);
        return;
      case "StaffResolved":
        for (const { subject } of event.cases) {
          this.#byHand.add(subject);
          if (this.#asked.has(subject)) this.#refundsByHand.add(subject);
          else this.#sinceCancel?.add(subject);
          this.#resolutions.set(subject, event.how);
        }
        return;
      case "StaffRetried":
        // Staff asked the kiosk to try again itself.
        this.#byHand.clear();
        this.#unknown.clear();
        return;
      case "StaffLoyaltyRefundAsked":
        this.pointsReclaimed = true;
        return;
    }
  }

  /** The kitchen has canceled the order, which this payment was to pay for. */
  canceled(paymentId: string | undefined): void {
    if (this.#sinceCancel !== null) return;
    this.#sinceCancel = new Set();
    this.#wasCollected = this.hasCollected(paymentId);
  }

  /** Whether staff were to return money of the canceled order, and have not said that they did. */
  isOwed(payments: readonly string[], captured: string): boolean {
    if (this.#sinceCancel === null || payments.some((id) => this.#sinceCancel?.has(id)))
      return false;
    return this.#wasCollected || compare(captured, "0") > 0;
  }

  /** Staff say that the money of this payment was collected after all. */
  hasCollected(paymentId: string | undefined): boolean {
    return paymentId !== undefined && this.#resolutions.get(paymentId) === "collected";
  }

  /** Staff say that this payment stays unpaid. */
  isUnpaid(paymentId: string | undefined): boolean {
    const how = paymentId === undefined ? undefined : this.#resolutions.get(paymentId);
    return how === "unpaid" || how === "returned";
  }

  starts(command: Command & { type: "RefundPayment" }): void {
    const asked = this.#asked.get(command.refundId);
    if (asked?.idempotencyKey !== command.idempotencyKey || asked.amount !== command.amount) {
      this.#complain("rule 3: a refund of staff whose key was not journalled");
    }
    const others = [...this.#begun].filter((id) => id !== command.refundId && !this.#ended.has(id));
    if (others.length > 0) this.#complain("rule 3: two refunds of staff at once");
    if (this.#unknown.has(command.refundId))
      this.#complain("rule 3: a refund is repeated after UNKNOWN");
    if (this.#refundsByHand.has(command.refundId))
      this.#complain("rule 6: a refund is made that staff had resolved by hand");
    if (this.#ended.has(command.refundId)) this.#complain("rule 3: a refund after its answer");
    if (compare(add(this.refunded, command.amount), this.#total) > 0) {
      this.#complain("rule 1: more is returned than was captured");
    }
    this.#begun.add(command.refundId);
    this.moves(command.paymentId);
  }

  /** The kiosk is about to return what is left of a payment. */
  returns(paymentId: string): void {
    const byHand = [...this.#refundsByHand].map((id) => this.#asked.get(id)?.paymentId);
    if (byHand.includes(paymentId))
      this.#complain("rule 6: the kiosk returns money that staff may have returned by hand");
    this.moves(paymentId);
  }

  /** The kiosk is about to move money of a payment. */
  moves(paymentId: string): void {
    if (this.#byHand.has(paymentId)) {
      this.#complain("rule 6: the kiosk moves money that staff had resolved by hand");
    }
  }

  answered({ refundId, outcome }: CheckoutEvent & { type: "RefundPaymentAnswered" }): void {
    const amount = this.#asked.get(refundId)?.amount ?? "0";
    this.hasFailedRefund = outcome.status !== "SUCCESS";
    if (outcome.status === "UNKNOWN") this.#unknown.add(refundId);
    if (outcome.status === "SUCCESS") this.refunded = add(this.refunded, amount);
    if (outcome.status === "DECLINED") this.#refused.add(refundId);
    if (outcome.status === "SUCCESS" || outcome.status === "DECLINED") this.#ended.add(refundId);
  }
}
