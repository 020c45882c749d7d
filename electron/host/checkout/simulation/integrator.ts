import type { InquiryStatus } from "../../../../contracts/payments.ts";
import { add, compare, subtract } from "../../../../domain/money.ts";
import type { Random } from "./random.ts";
import type { VirtualClock } from "./virtual-clock.ts";

/** What the integrator's own records say about one payment. */
export type BookedPayment = {
  readonly paymentId: string;
  readonly reference: string;
  readonly amount: string;
  /** How much of it was refunded. */
  refunded: string;
  readonly operation: "authorize" | "sale";
  readonly expectedTtlSeconds: number | null;
  state: "suspended" | "authorized" | "captured" | "voided" | "refunded" | "declined" | "expired";
  /** The customer has the payment page, or the terminal, in front of them. */
  opened: boolean;
};

export type PayAnswer =
  | { readonly status: "SUCCESS"; readonly transactionReference: string }
  | { readonly status: "DECLINED"; readonly transactionReference: string }
  | {
      readonly status: "PENDING";
      readonly transactionReference: string;
      readonly redirectUrl: string | null;
      readonly expectedTtlSeconds: number | null;
    };
export type MoneyMovementAnswer = "SUCCESS" | "DECLINED";

/** Answers by Idempotency-Key. */
type Answered<Answer> = Map<string, { readonly fingerprint: string; readonly answer: Answer }>;

const DEFAULT_TTL_SECONDS = 15 * 60;
const STATUS: Readonly<Record<BookedPayment["state"], InquiryStatus>> = {
  suspended: "PENDING",
  authorized: "AUTHORIZED",
  captured: "CAPTURED",
  voided: "VOIDED",
  refunded: "REFUNDED",
  declined: "DECLINED",
  expired: "EXPIRED",
};

/**
 * A payment integrator as payments.md specifies it: idempotent by key, authorizes, captures, refunds and reports.
 * Written from the contract, not from the kiosk. A request that the kiosk must never make goes to `complain`.
 */
export class SimulatedIntegrator {
  readonly #byPaymentId = new Map<string, BookedPayment>();
  readonly #byReference = new Map<string, BookedPayment>();
  readonly #paid: Answered<PayAnswer> = new Map();
  readonly #movements: Answered<MoneyMovementAnswer> = new Map();
  readonly #clock: VirtualClock;
  readonly #random: Random;
  readonly #complain: (what: string) => void;
  /** Called when a suspended payment has its outcome. */
  readonly #resolved: (payment: BookedPayment) => void;
  readonly #inquired: (payment: BookedPayment) => void;
  readonly #lapsed: (payment: BookedPayment) => void;
  readonly #lapse: number;
  readonly #wrongTtl: number;
  readonly #authorizedSale: number;
  readonly #mistaken: number;

  constructor(parts: {
    readonly clock: VirtualClock;
    readonly random: Random;
    readonly complain: (what: string) => void;
    readonly resolved: (payment: BookedPayment) => void;
    /** Called when the answer to an inquiry leaves. */
    readonly inquired: (payment: BookedPayment) => void;
    /** Called when a lapsed authorization is reported. */
    readonly lapsed: (payment: BookedPayment) => void;
    /** The probability that the PSP lets an authorization lapse. */
    readonly lapse: number;
    /** The probability that a payment's time is named in milliseconds instead of seconds. */
    readonly wrongTtl: number;
    /** The probability that a captured sale is reported as AUTHORIZED. */
    readonly authorizedSale: number;
    /** The probability that an inquiry by reference is answered with another payment's outcome. */
    readonly mistaken: number;
  }) {
    this.#lapse = parts.lapse;
    this.#wrongTtl = parts.wrongTtl;
    this.#authorizedSale = parts.authorizedSale;
    this.#mistaken = parts.mistaken;
    this.#clock = parts.clock;
    this.#random = parts.random;
    this.#complain = parts.complain;
    this.#resolved = parts.resolved;
    this.#inquired = parts.inquired;
    this.#lapsed = parts.lapsed;
  }

  payments(): readonly BookedPayment[] {
    return [...this.#byPaymentId.values()];
  }

  /** authorize and sale (payments.md §4.1). */
  pay(
    request: { key: string; paymentId: string; amount: string; operation: "authorize" | "sale" },
    refuse: boolean,
  ): PayAnswer {
    const { key, paymentId, amount, operation } = request;
    return this.#once(this.#paid, key, `${operation} ${paymentId} ${amount}`, () => {
      if (this.#byPaymentId.has(paymentId)) this.#complain(`second key for paying ${paymentId}`);
      const payment: BookedPayment = {
        paymentId,
        amount,
        refunded: "0",
        operation,
        reference: `tx-${paymentId}`,
        expectedTtlSeconds: this.#ttlSeconds(),
        state: "suspended",
        opened: false,
      };
      this.#byPaymentId.set(paymentId, payment);
      this.#byReference.set(payment.reference, payment);
      return this.#open(payment, refuse);
    });
  }

  #ttlSeconds(): number | null {
    if (!this.#random.chance(0.5)) return null;
    const seconds = this.#random.between(30, 1_200);
    return this.#random.chance(this.#wrongTtl) ? seconds * 1_000 : seconds;
  }

  #open(payment: BookedPayment, refuse: boolean): PayAnswer {
    const transactionReference = payment.reference;
    const way = refuse
      ? "declined"
      : this.#random.weighted({ approved: 3, declined: 1, page: 5, terminal: 2 });
    if (way === "approved") {
      payment.state = payment.operation === "sale" ? "captured" : "authorized";
      this.#mayLapse(payment);
      return { status: "SUCCESS", transactionReference };
    }
    if (way === "declined") {
      payment.state = "declined";
      return { status: "DECLINED", transactionReference };
    }
    const { expectedTtlSeconds } = payment;
    // A page may stay open a little beyond the time that the platform waits for it.
    const graceMs = this.#random.pick([0, 0, 1_000, 120_000]);
    const ttlMs = (expectedTtlSeconds ?? DEFAULT_TTL_SECONDS) * 1_000;
    this.#clock.after(ttlMs + graceMs, () => this.#endSuspension(payment, "expired"));
    if (way === "terminal") this.openPage(transactionReference, this.#random.chance(0.5));
    const redirectUrl = way === "page" ? `https://pay.example/${payment.paymentId}` : null;
    return { status: "PENDING", transactionReference, redirectUrl, expectedTtlSeconds };
  }

  /** The customer begins to pay; `atOnce`: the outcome may come before the PENDING answer. */
  openPage(reference: string, atOnce: boolean): void {
    const payment = this.#byReference.get(reference);
    if (!payment || payment.opened) return;
    payment.opened = true;
    const does = this.#random.weighted({ pays: 14, fails: 3, leaves: 2 });
    if (does === "leaves") return;
    const success = payment.operation === "sale" ? "captured" : "authorized";
    const delayMs = atOnce
      ? 0
      : this.#random.pick([3_000, 20_000, 90_000, 400_000, 1_000_000, 2_700_000]);
    this.#clock.after(delayMs, () =>
      this.#endSuspension(payment, does === "pays" ? success : "declined"),
    );
  }

  #endSuspension(
    payment: BookedPayment,
    state: "authorized" | "captured" | "declined" | "expired",
  ): void {
    if (payment.state !== "suspended") return;
    payment.state = state;
    this.#mayLapse(payment);
    this.#resolved(payment);
  }

  #mayLapse(payment: BookedPayment): void {
    if (!this.#random.chance(this.#lapse)) return;
    this.#clock.after(this.#random.pick([100, 1_000, 60_000]), () => this.#letLapse(payment));
  }

  #letLapse(payment: BookedPayment): void {
    if (payment.state !== "authorized") return;
    payment.state = "voided";
    this.#lapsed(payment);
  }

  /** The authorization of an order may lapse at this awkward moment, on a day on which some do. */
  mayLapseNow(checkoutId: string): void {
    const payment = this.#byPaymentId.values().find(({ state, paymentId }) => {
      return state === "authorized" && paymentId.startsWith(`${checkoutId}.`);
    });
    if (payment && this.#lapse > 0 && this.#random.chance(0.5)) this.#letLapse(payment);
  }

  capture(
    request: { key: string; reference: string; paymentId: string },
    refuse: boolean,
  ): MoneyMovementAnswer {
    const { key, reference, paymentId } = request;
    return this.#once(this.#movements, key, `capture ${reference} ${paymentId}`, () =>
      this.#move(reference, "authorized", "captured", refuse),
    );
  }

  reverse(request: { key: string; reference: string }, refuse: boolean): MoneyMovementAnswer {
    const { key, reference } = request;
    return this.#once(this.#movements, key, `reverse ${reference}`, () =>
      this.#move(reference, "authorized", "voided", refuse),
    );
  }

  refund(
    request: { key: string; reference: string; amount: string },
    refuse: boolean,
  ): MoneyMovementAnswer {
    const { key, reference, amount } = request;
    return this.#once(this.#movements, key, `refund ${reference} ${amount}`, () => {
      const payment = this.#byReference.get(reference);
      if (refuse || payment?.state !== "captured") return "DECLINED";
      const refunded = add(payment.refunded, amount);
      const isTooMuch = compare(refunded, payment.amount) > 0;
      if (isTooMuch) this.#complain("refund of more than is left");
      if (isTooMuch) return "DECLINED";
      payment.refunded = refunded;
      if (compare(refunded, payment.amount) === 0) payment.state = "refunded";
      return "SUCCESS";
    });
  }

  /** A person refunds a payment in full in the integrator's own portal. */
  putBackByHand(paymentId: string): void {
    const payment = this.#byPaymentId.get(paymentId);
    if (payment?.state === "authorized") payment.state = "voided";
    if (payment?.state === "captured") payment.state = "refunded";
  }

  /** inquire-status: by reference if one is given, else by paymentId. */
  inquire(request: { paymentId: string; reference: string | null }): {
    status: InquiryStatus;
    transactionReference: string | null;
  } {
    if (request.reference !== null && this.#random.chance(this.#mistaken)) {
      const status = this.#random.pick(["AUTHORIZED", "CAPTURED", "DECLINED"] as const);
      return { status, transactionReference: "tx-of-another" };
    }
    const payment =
      request.reference === null
        ? this.#byPaymentId.get(request.paymentId)
        : this.#byReference.get(request.reference);
    if (!payment) return { status: "NOT_FOUND", transactionReference: null };
    this.#inquired(payment);
    const { reference: transactionReference, operation, state } = payment;
    // A refund moves a payment to refunded, a partial one too (payments.md §3); some integrators wait for the whole.
    if (state === "captured" && compare(payment.refunded, "0") > 0 && this.#random.chance(0.5)) {
      return { status: "REFUNDED", transactionReference };
    }
    const isWrong =
      operation === "sale" && state === "captured" && this.#random.chance(this.#authorizedSale);
    return { status: isWrong ? "AUTHORIZED" : STATUS[state], transactionReference };
  }

  /**
   * Money of an order (its payments' ids begin with the order's): what is authorized, and what is captured and not
   * refunded.
   */
  moneyOf(checkoutId: string): { readonly authorized: number; readonly captured: string } {
    const payments = this.payments().filter(({ paymentId }) =>
      paymentId.startsWith(`${checkoutId}.`),
    );
    const captured = payments.filter(({ state }) => state === "captured");
    return {
      authorized: payments.filter(({ state }) => state === "authorized").length,
      captured: add("0", ...captured.map(({ amount, refunded }) => subtract(amount, refunded))),
    };
  }

  #move(
    reference: string,
    from: BookedPayment["state"],
    to: BookedPayment["state"],
    refuse: boolean,
  ): MoneyMovementAnswer {
    const payment = this.#byReference.get(reference);
    if (refuse || payment?.state !== from) return "DECLINED";
    payment.state = to;
    return "SUCCESS";
  }

  #once<Answer>(
    answered: Answered<Answer>,
    key: string,
    fingerprint: string,
    work: () => Answer,
  ): Answer {
    const earlier = answered.get(key);
    if (earlier?.fingerprint === fingerprint) return earlier.answer;
    if (earlier || this.#paid.has(key) || this.#movements.has(key)) {
      this.#complain(`a key that was used before came with "${fingerprint}"`);
    }
    const answer = work();
    answered.set(key, { fingerprint, answer });
    return answer;
  }
}
