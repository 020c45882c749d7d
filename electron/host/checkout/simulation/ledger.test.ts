/** What the checker demands, and what it leaves open: journals are written here by hand. */
import { describe, expect, test } from "vitest";
import type { ResolutionMethod } from "../../../../domain/order-course.ts";
import type { CheckoutEvent, InquiryOutcome, OperationOutcome } from "../state/events.ts";
import { Ledger } from "./ledger.ts";
import { LedgerLoyalty } from "./ledger-loyalty.ts";
import { paymentIds, placedOrder } from "./placed-order.ts";

const ids = paymentIds("order-1", 1);
const { paymentId } = ids;
const MINUTE = 60_000;

/** A ledger that has read the beginning of an order that is paid by a sale, and its complaints. */
function openLedger() {
  const complaints: string[] = [];
  const order = placedOrder({
    checkoutId: "order-1",
    paymentFlow: "sale",
    canInquire: true,
    canRefund: true,
    total: "10",
    loyaltyOrderId: null,
  });
  const complain = (what: string) => complaints.push(what);
  const ledger = new Ledger({ type: "Placed", at: 0, order, ids }, complain);
  const read = (...events: readonly CheckoutEvent[]) => {
    for (const event of events) ledger.read(event);
  };
  const inquire = (at: number, outcome: InquiryOutcome) =>
    read(
      { type: "Started", at, command: { type: "Inquire", paymentId, transactionReference: null } },
      { type: "InquiryAnswered", at, paymentId, outcome },
    );
  return { ledger, complaints, read, inquire };
}

const NO_ANSWER: InquiryOutcome = { kind: "no-answer", cause: "simulated" };

describe("a customer who waits for a payment after its deadline", () => {
  test("is reported", () => {
    const { complaints, inquire } = openLedger();
    for (const at of [3.1 * MINUTE, 5 * MINUTE]) inquire(at, NO_ANSWER);
    expect(complaints).toEqual(["rule 5: a customer waits for a payment after its deadline"]);
  });

  test("is not the kiosk's fault for as long as nothing can be written", () => {
    const { ledger, complaints, inquire } = openLedger();
    inquire(3.1 * MINUTE, NO_ANSWER);
    ledger.heldUp();
    inquire(90 * MINUTE, NO_ANSWER);
    expect(complaints).toEqual([]);
  });

  test("is reported if the wait goes on after that", () => {
    const { ledger, complaints, inquire } = openLedger();
    inquire(3.1 * MINUTE, NO_ANSWER);
    ledger.heldUp();
    for (const at of [90 * MINUTE, 92 * MINUTE]) inquire(at, NO_ANSWER);
    expect(complaints).toEqual(["rule 5: a customer waits for a payment after its deadline"]);
  });
});

describe("a sale whose SUCCESS had no reference", () => {
  const saleThatIs = (status: "AUTHORIZED" | "CAPTURED") => {
    const opened = openLedger();
    const { read, inquire } = opened;
    read(
      { type: "HealthAnswered", at: 0, before: "payment", up: true, cause: null },
      { type: "Started", at: 1, command: { type: "Pay", ids, operation: "sale" } },
      {
        type: "PaymentAnswered",
        at: 2,
        paymentId,
        outcome: { status: "SUCCESS", transactionReference: null },
      },
    );
    inquire(3, { kind: "status", status, transactionReference: "tx-1" });
    opened.complaints.length = 0;
    return opened;
  };
  const leave: readonly CheckoutEvent[] = [
    { type: "Abandoned", at: 4 },
    { type: "CheckoutFailed", at: 4, reason: "payment-outcome-unknown" },
  ];
  const create: CheckoutEvent = { type: "Started", at: 5, command: { type: "Create" } };

  test("pays for the order of a customer who leaves once it is found captured", () => {
    const { complaints, read } = saleThatIs("CAPTURED");
    read(...leave);
    expect(complaints).toEqual([
      "rule 5: a payment that succeeded in time does not pay for its order",
    ]);
  });

  test("may be returned to a customer who leaves while it is found authorized only", () => {
    const { complaints, read } = saleThatIs("AUTHORIZED");
    read(...leave);
    expect(complaints).toEqual([]);
  });

  test("pays for no order while it is found authorized only", () => {
    const { complaints, read } = saleThatIs("AUTHORIZED");
    read(create);
    expect(complaints).toContain("rule 2: create for a sale that is not captured");
  });

  test("pays for the order once a later inquiry finds it captured", () => {
    const { complaints, read, inquire } = saleThatIs("AUTHORIZED");
    inquire(4, { kind: "status", status: "CAPTURED", transactionReference: "tx-1" });
    read(create);
    expect(complaints).toEqual([]);
  });
});

describe("a second payment", () => {
  const again = paymentIds("order-1", 2);
  const TOO_EARLY = "rule 3: a new payment before the last had definitely failed";
  const health: CheckoutEvent = {
    type: "HealthAnswered",
    at: 0,
    before: "payment",
    up: true,
    cause: null,
  };
  const callback = (status: "SUCCESS" | "DECLINED"): CheckoutEvent => {
    const transactionReference = "tx-1";
    return { type: "CallbackReceived", at: 3, transactionReference, status, errorCode: null };
  };
  const inquire: CheckoutEvent = {
    type: "Started",
    at: 3,
    command: { type: "Inquire", paymentId, transactionReference: "tx-1" },
  };
  const inquired = (status: "EXPIRED" | "NOT_FOUND"): CheckoutEvent => {
    const outcome = { kind: "status", status, transactionReference: "tx-1" } as const;
    return { type: "InquiryAnswered", at: 3, paymentId, outcome };
  };
  const refund = {
    type: "ReturnMoney",
    ids,
    transactionReference: "tx-1",
    operation: "refund",
  } as const;

  /** Complaints about a payment that begins after these events, and after the first one was declined. */
  const complaintsAfter = (...between: readonly CheckoutEvent[]) => {
    const { complaints, read } = openLedger();
    const outcome = {
      status: "DECLINED",
      errorCode: null,
      reason: null,
      transactionReference: "tx-1",
    } as const;
    read(
      { type: "Started", at: 1, command: { type: "Pay", ids, operation: "sale" } },
      { type: "PaymentAnswered", at: 2, paymentId, outcome },
      { type: "CheckoutFailed", at: 2, reason: "payment-declined" },
      { type: "PaidAgain", at: 3, ids: again },
    );
    complaints.length = 0;
    read(
      ...between,
      { type: "Started", at: 3, command: { type: "CheckHealth", before: "payment" } },
      health,
      { type: "Started", at: 4, command: { type: "Pay", ids: again, operation: "sale" } },
    );
    return complaints;
  };

  test("may begin after the first was declined", () => {
    expect(complaintsAfter()).toEqual([]);
  });

  test("may not begin while that is contradicted, even if DECLINED is repeated", () => {
    expect(complaintsAfter(callback("SUCCESS"))).toEqual([TOO_EARLY]);
    expect(complaintsAfter(callback("SUCCESS"), callback("DECLINED"))).toEqual([TOO_EARLY]);
  });

  test("may begin after an inquiry that was made about the contradiction", () => {
    const success = callback("SUCCESS");
    expect(complaintsAfter(success, inquire, inquired("EXPIRED"))).toEqual([]);
    const declined = callback("DECLINED");
    expect(complaintsAfter(success, declined, inquire, inquired("EXPIRED"))).toEqual([]);
  });

  test("may not begin after an inquiry that a callback overtook, or that found nothing yet", () => {
    const success = callback("SUCCESS");
    expect(complaintsAfter(inquire, success, inquired("EXPIRED"))).toEqual([TOO_EARLY]);
    expect(complaintsAfter(success, inquire, success, inquired("EXPIRED"))).toEqual([TOO_EARLY]);
    const provisional = [inquire, inquired("NOT_FOUND"), callback("DECLINED")];
    expect(complaintsAfter(success, ...provisional)).toEqual([TOO_EARLY]);
  });

  test("may not begin before the money of the first is back", () => {
    const declined = { status: "DECLINED", errorCode: null, reason: null } as const;
    const success = { status: "SUCCESS", transactionReference: null } as const;
    const answer = (outcome: OperationOutcome): CheckoutEvent => {
      return { type: "ReturnMoneyAnswered", at: 3, paymentId, outcome };
    };
    const started: CheckoutEvent = { type: "Started", at: 3, command: refund };
    expect(complaintsAfter(callback("SUCCESS"), started, answer(declined))).toEqual([TOO_EARLY]);
    expect(complaintsAfter(callback("SUCCESS"), started, answer(success))).toEqual([]);
  });
});

test("a closing that was refused after a lost one may have credited, whatever came between", () => {
  const loyalty = new LedgerLoyalty(false, () => {});
  const noAnswer = (mayHaveArrived: boolean) =>
    ({ kind: "no-answer", cause: "simulated", mayHaveArrived }) as const;
  loyalty.answered({ type: "CloseAnswered", at: 0, outcome: noAnswer(true) });
  loyalty.answered({ type: "CloseAnswered", at: 1, outcome: noAnswer(false) });
  expect(loyalty.isProbablyClosed).toBe(false);
  loyalty.answered({ type: "CloseAnswered", at: 2, outcome: { kind: "invalid" } });
  expect(loyalty.isProbablyClosed).toBe(true);
});

describe("money that staff moved by hand", () => {
  const refund = {
    refundId: "r1",
    idempotencyKey: "key of r1",
    amount: "4",
    paymentId,
  } as const;
  const canceled = {
    type: "KitchenMoved",
    at: 5,
    status: "CANCELED",
    reason: null,
  } as const;
  const resolved = (subject: string, how: ResolutionMethod) =>
    ({
      type: "StaffResolved",
      at: 4,
      cases: [{ reason: "money-return-refused", subject }],
      how,
    }) as const;

  /** Paid, accepted, and a refund asked for. */
  function refunding() {
    const ledger = openLedger();
    const transactionReference = "tx";
    ledger.read(
      {
        type: "PaymentAnswered",
        at: 1,
        paymentId,
        outcome: { status: "SUCCESS", transactionReference },
      },
      {
        type: "CreateAnswered",
        at: 2,
        outcome: { kind: "accepted", posId: "7", queueNumber: "7" },
      },
      { type: "StaffRefundAsked", at: 3, ...refund },
    );
    ledger.complaints.length = 0;
    const returnMoney = {
      type: "ReturnMoney",
      ids,
      transactionReference,
      operation: "refund",
    } as const;
    const refundPayment = { type: "RefundPayment", ...refund, transactionReference } as const;
    return { ...ledger, returnMoney, refundPayment };
  }

  test("may not be returned once more when the kitchen cancels", () => {
    const { complaints, read, returnMoney } = refunding();
    read(resolved("r1", "returned"), canceled, { type: "Started", at: 6, command: returnMoney });
    expect(complaints).toEqual([
      "rule 6: the kiosk returns money that staff may have returned by hand",
    ]);
  });

  test("may not be refunded by a retry", () => {
    const { complaints, read, refundPayment } = refunding();
    read(
      resolved("r1", "returned"),
      { type: "StaffRetried", at: 5, fresh: [] },
      { type: "Started", at: 6, command: refundPayment },
    );
    expect(complaints).toEqual(["rule 6: a refund is made that staff had resolved by hand"]);
  });

  test("is owed to the customer of a canceled order until staff say that they returned it", () => {
    const { ledger, read } = refunding();
    read(resolved(paymentId, "collected"));
    expect(ledger.isOwedByStaff("0")).toBe(false);
    read(canceled);
    expect(ledger.isOwedByStaff("0")).toBe(true);
    read(resolved(paymentId, "returned"));
    expect(ledger.isOwedByStaff("0")).toBe(false);
  });
});
