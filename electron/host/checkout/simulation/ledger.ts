import type { CheckoutEvent, Command } from "../state/events.ts";
import type { PaymentIds, PlacedOrder } from "../state/order.ts";
import { type Answer, isAnswer, LedgerCalls } from "./ledger-calls.ts";
import { CREATED_WITHIN_MS, LedgerCreates } from "./ledger-creates.ts";
import { LedgerKeys } from "./ledger-keys.ts";
import { LedgerLeaving } from "./ledger-leaving.ts";
import { LedgerLoyalty } from "./ledger-loyalty.ts";
import { isOpen, LedgerPayments } from "./ledger-payments.ts";
import { LedgerStaff } from "./ledger-staff.ts";

// Limits of the checkout rules (docs/requirements.md), written here a second time: a limit that changes by mistake has
// to show.
const MOST_PAYMENT_REQUESTS = 3;
const HEALTH_IS_GOOD_FOR_MS = 70_000;
const ANNULLED_AFTER_MS = 24 * 3_600_000;

/**
 * Reads one order's journal as it grows and reports entries that break a checkout rule (docs/requirements.md). It
 * shares nothing with `evolve` and `decide`, so that their defects cannot hide here.
 */
export class Ledger {
  readonly order: PlacedOrder;
  accepted: { readonly posId: string } | null = null;
  rejected = false;
  canceledByKitchen = false;
  /** The order is to be paid at the counter. */
  atCounter: boolean;
  /** The kitchen's last report is that the order was handed out. */
  handedOut = false;
  /** Another order uses this one's reservation. */
  loyaltyPassedOn = false;
  visitEnded = false;
  /** An attempt to create whose answer is unknown. */
  ambiguous = false;
  #hasFailed = false;
  /** The kiosk does not know for how long it was away, and the customer has not chosen anew since. */
  #isAbsenceUnknown = false;
  #acceptedAt = Number.POSITIVE_INFINITY;
  /** When the services were last reported up. */
  #upAt = Number.NEGATIVE_INFINITY;
  readonly #calls: LedgerCalls;
  readonly #payments: LedgerPayments;
  readonly #leaving: LedgerLeaving;
  readonly #creates: LedgerCreates;
  readonly #keys: LedgerKeys;
  readonly staff: LedgerStaff;
  readonly loyalty: LedgerLoyalty;
  /** When the customer last chose how to pay: the deadline of orders that are not paid here counts from it. */
  #wantedAt: number;
  readonly #complain: (what: string) => void;

  constructor(event: CheckoutEvent & { type: "Placed" }, complain: (what: string) => void) {
    this.order = event.order;
    this.#wantedAt = event.at;
    this.atCounter = event.order.paymentFlow === "pay-at-counter";
    this.#complain = complain;
    this.#calls = new LedgerCalls(complain);
    this.#payments = new LedgerPayments(event.order.paymentFlow === "sale", complain);
    this.loyalty = new LedgerLoyalty(event.order.loyalty?.unused === "refund", complain);
    this.#creates = new LedgerCreates(complain);
    this.#leaving = new LedgerLeaving(this.#payments, complain);
    this.#keys = new LedgerKeys(complain);
    this.staff = new LedgerStaff(event.order.snapshot.charge.total, complain);
    if (event.ids) this.#addPayment(event.ids, event.at);
  }

  #addPayment(ids: PaymentIds, at: number): void {
    this.#payments.add(ids, at);
    this.#keys.add(ids);
  }

  read(event: CheckoutEvent): void {
    if (isAnswer(event)) {
      this.#readAnswer(event);
      return;
    }
    switch (event.type) {
      case "Started":
        this.#calls.started(event.command);
        this.#started(event.command, event.at);
        return;
      case "StaffRefundAsked":
      case "StaffResolved":
      case "StaffRetried":
      case "StaffLoyaltyRefundAsked":
        this.staff.read(event);
        if (event.type === "StaffRetried") {
          this.loyalty.retried();
          this.#keys.retried(event);
          for (const { movements } of this.#payments.all()) movements.retried();
        }
        return;
      case "Interrupted":
        this.#interrupted(event.at);
        return;
      case "CallbackReceived":
        this.#payments.called(event);
        return;
      case "PaidAgain":
        this.#payingAgain(event);
        return;
      case "CounterChosen":
        this.#choosingCounter(event.at);
        return;
      case "VisitEnded":
        this.visitEnded = true;
        return;
      case "Abandoned":
        this.#leaving.chose();
        return;
      case "CheckoutFailed":
        this.#hasFailed = true;
        this.#leaving.checkoutFailed(event, this);
        return;
      case "LoyaltyPassedOn":
        this.loyaltyPassedOn = true;
        return;
      case "KitchenMoved":
        this.handedOut = event.status === "PROCESSED";
        if (event.status === "CANCELED" || event.status === "FAILED") this.#canceled();
        return;
      case "Placed":
      case "Returned":
      case "LanguageChosen":
      case "TimePassed":
        return;
      case "Resumed":
        this.#payments.restartWait();
        // What was answered before an absence says nothing about the services after it.
        this.#upAt = Number.NEGATIVE_INFINITY;
        if (event.absenceUnknown) this.#isAbsenceUnknown = true;
        return;
    }
  }

  #canceled(): void {
    this.canceledByKitchen = true;
    this.staff.canceled(this.atCounter ? undefined : this.#payments.current()?.ids.paymentId);
  }

  /** Whether staff were to return money of the canceled order, and have not said that they did. */
  isOwedByStaff(captured: string): boolean {
    const payments = this.#payments.all().map(({ ids }) => ids.paymentId);
    return this.staff.isOwed(payments, captured);
  }

  /** Nothing could be written until now, so nothing that was due could be done. */
  heldUp(): void {
    this.#payments.restartWait();
  }

  #readAnswer(event: Answer): void {
    this.#calls.answered(event);
    switch (event.type) {
      case "HealthAnswered":
        if (event.up) this.#upAt = event.at;
        return;
      case "PaymentAnswered":
        this.#payments.answered(event);
        return;
      case "InquiryAnswered":
        this.#payments.inquired(event, this.staff.hasRefundedPart(event.paymentId));
        return;
      case "CreateAnswered":
        this.#creates.ended(event.at);
        if (event.outcome.kind === "accepted") {
          this.accepted = event.outcome;
          this.#acceptedAt = event.at;
        }
        if (event.outcome.kind === "rejected") this.rejected = true;
        if (event.outcome.kind === "ambiguous") this.ambiguous = true;
        return;
      case "CaptureAnswered":
        this.#payments.capturedBy(event);
        this.#movementAnswered(event, ["capture"]);
        return;
      case "ReturnMoneyAnswered":
        this.#movementAnswered(event, ["reverse", "refund"]);
        if (event.outcome.status === "SUCCESS") this.#payments.returned(event.paymentId, event.at);
        return;
      case "RefundPaymentAnswered":
        this.staff.answered(event);
        return;
      case "CloseAnswered":
      case "LoyaltyRefundAnswered":
        this.loyalty.answered(event);
        return;
    }
  }

  #movementAnswered(
    { paymentId, outcome }: Answer & { type: "CaptureAnswered" | "ReturnMoneyAnswered" },
    movements: readonly ("capture" | "reverse" | "refund")[],
  ): void {
    const payment = this.#payments.of(paymentId);
    const isSure = payment?.isSure ?? false;
    payment?.movements.answered(movements.includes("capture") ? "capture" : "return", outcome);
    this.#keys.answered(paymentId, movements, { outcome, isSure });
  }

  /** The order is paid at the counter, or staff say that the money was collected. */
  get isCollected(): boolean {
    return this.atCounter || this.staff.hasCollected(this.#payments.current()?.ids.paymentId);
  }

  /** Staff have resolved the order as unpaid, or refunded all of its money. */
  get isLeftUnpaid(): boolean {
    if (!this.accepted || this.atCounter) return false;
    return (
      this.staff.hasRefundedAll || this.staff.isUnpaid(this.#payments.current()?.ids.paymentId)
    );
  }

  #interrupted(at: number): void {
    const command = this.#calls.interrupted();
    if (command?.type === "Create") {
      this.ambiguous = true;
      this.#creates.ended(at);
    }
    if (command?.type === "Capture") {
      this.#payments.of(command.ids.paymentId)?.movements.interrupted("capture");
    }
    if (command?.type === "CloseLoyalty") this.loyalty.closingInterrupted();
    if (command?.type === "Pay") {
      const payment = this.#payments.of(command.ids.paymentId);
      if (payment) payment.mayHaveArrived = true;
    }
  }

  #started(command: Command, at: number): void {
    switch (command.type) {
      case "CheckHealth":
        return;
      case "Inquire":
        this.#payments.inquiryStarted(command.paymentId);
        if (!this.order.canInquire) this.#complain("an inquiry that the integrator does not offer");
        if (this.accepted || this.#hasFailed || this.atCounter) return;
        // After an absence of unknown length the kiosk cannot know when its deadline was.
        if (this.#isAbsenceUnknown) return;
        this.#payments.inquires(command.paymentId, at);
        return;
      case "Pay":
        this.#paying(command.ids, at);
        return;
      case "Create":
        this.#creating(at);
        return;
      case "Capture":
        this.staff.moves(command.ids.paymentId);
        this.#keys.moves("capture", command.ids);
        this.#payments.of(command.ids.paymentId)?.movements.starts("capture");
        if (this.canceledByKitchen) this.#complain("rule 1: capture of a canceled order");
        if (!this.accepted) this.#complain("rule 1: capture of an order that was not accepted");
        if (this.#payments.of(command.ids.paymentId)?.returning) {
          this.#complain("rule 1: capture after returning money began");
        }
        return;
      case "ReturnMoney":
        this.staff.returns(command.ids.paymentId);
        this.#keys.moves(command.operation, command.ids);
        if (command.operation === "refund" && !this.order.canRefund)
          this.#complain("rule 1: a refund that the integrator did not declare");
        if (this.staff.hasOpenRefund(command.ids.paymentId))
          this.#complain("rule 1: returning money while a refund by staff is open");
        this.#returning(command);
        return;
      case "RefundPayment":
        if (!this.accepted) this.#complain("rule 1: staff refund an order that was not accepted");
        if (!this.#payments.of(command.paymentId)?.captured)
          this.#complain("rule 1: a refund of what is not known to be captured");
        this.staff.starts(command);
        return;
      case "CloseLoyalty":
        if (!this.accepted) this.#complain("rule 4: closing an order that was not accepted");
        if (at - this.#acceptedAt > ANNULLED_AFTER_MS)
          this.#complain("rule 4: closing after the reservation was annulled");
        this.loyalty.closes({
          isCanceled: this.canceledByKitchen,
          isHandedOut: !this.atCounter || this.handedOut,
          isPaid: this.isCollected || (this.#payments.current()?.captured ?? true),
        });
        return;
      case "RefundLoyalty": {
        const isReclaimed = this.canceledByKitchen || this.staff.pointsReclaimed;
        const isNothing = this.accepted
          ? this.canceledByKitchen || this.isLeftUnpaid
          : this.#hasFailed && this.visitEnded && !this.loyaltyPassedOn;
        this.loyalty.refunds({ isReclaimed, isNothing });
        return;
      }
    }
  }

  #paying(ids: PaymentIds, at: number): void {
    const payment = this.#payments.of(ids.paymentId);
    if (!payment || JSON.stringify(payment.ids) !== JSON.stringify(ids)) {
      this.#complain("rule 3: paying with identifiers that were not journalled");
      return;
    }
    if (payment !== this.#payments.current())
      this.#complain("rule 3: paying a payment that was replaced");
    if (at > payment.awaitedUntil) this.#complain("rule 2: paying after the deadline");
    if (payment.sent === 0) {
      this.#afterHealth(at);
      if (this.visitEnded || this.#leaving.hasLeft)
        this.#complain("rule 5: a payment is begun for a customer who has left");
    }
    payment.sent += 1;
    payment.lastSentAt = at;
    if (payment.sent > MOST_PAYMENT_REQUESTS) this.#complain("rule 3: more repeats than the bound");
    // A payment that has begun is continued, whatever happens to the one before it.
    if (payment.sent > 1) return;
    if (this.#payments.earlier().some(isOpen)) {
      this.#complain("rule 3: a new payment before the last had definitely failed");
    }
  }

  #payingAgain({ ids, at }: CheckoutEvent & { type: "PaidAgain" }): void {
    if (this.#creates.hasStarted())
      this.#complain("rule 3: paying again once the kitchen was asked");
    this.#choosing();
    this.#leaving.stays();
    this.#hasFailed = false;
    this.#addPayment(ids, at);
  }

  #choosing(): void {
    this.#isAbsenceUnknown = false;
    if (this.visitEnded) this.#complain("rule 3: paying in another way after the visit");
    if (this.loyaltyPassedOn) this.#complain("rule 8: paid without its reservation");
  }

  /** No order may be sent to the counter while money is authorized or captured here, nor once the kitchen was asked. */
  #choosingCounter(at: number): void {
    if (this.#creates.hasStarted() || !this.#hasFailed)
      this.#complain("rule 3: the counter, too late");
    this.#choosing();
    this.#leaving.stays();
    if (this.#payments.all().some(isOpen)) {
      this.#complain("rule 3: the counter before the last payment had definitely failed");
    }
    this.#hasFailed = false;
    this.atCounter = true;
    this.#wantedAt = at;
  }

  #afterHealth(at: number): void {
    if (at - this.#upAt > HEALTH_IS_GOOD_FOR_MS)
      this.#complain("rule 2: health was asked long ago");
  }

  #creating(at: number): void {
    this.#afterHealth(at);
    const payment = this.atCounter ? undefined : this.#payments.current();
    const free = this.atCounter || this.order.paymentFlow === "nothing-due";
    if (!free) this.#leaving.creating();
    if (payment?.isSure === false) this.#complain("rule 5: create on a contradicted outcome");
    if (payment?.returning) this.#complain("rule 2: create after returning money began");
    if (this.#hasFailed) this.#complain("rule 2: create after the order was given up");
    if (this.#isAbsenceUnknown) this.#complain("rule 2: create after an unknown absence");
    const since = free ? this.#wantedAt : (payment?.firstSuccessAt ?? 0);
    if (at - since > CREATED_WITHIN_MS) this.#complain("rule 2: create after its deadline");
    if (this.loyalty.isReservationReturned)
      this.#complain("rule 8: create without its reservation");
    if (this.accepted || this.rejected) this.#complain("rule 7: create after a definite answer");
    this.#creates.started(at);
  }

  #returning({ ids, operation }: Command & { type: "ReturnMoney" }): void {
    const payment = this.#payments.of(ids.paymentId);
    if (!payment) {
      this.#complain("rule 3: returning what was not journalled");
      return;
    }
    payment.returning = true;
    const isReversal = operation === "reverse" && this.order.canInquire;
    payment.movements.starts("return", { isReversal });
    const over = this.accepted ? this.canceledByKitchen : this.#hasFailed;
    if (!this.atCounter && payment === this.#payments.current() && !over) {
      this.#complain("rule 1: returning the money of an order that is under way");
    }
  }
}
