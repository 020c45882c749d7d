import { expect, test } from "vitest";
import { currentResolution, withCurrentNames } from "./legacy-events.ts";

const cases = (reason: string) => [{ reason, subject: "order.1" }];

const RENAMED: Readonly<Record<string, readonly [stored: object, today: object]>> = {
  "the payment flow of an order": [
    { type: "Placed", order: { checkoutId: "order", road: "hold" } },
    { type: "Placed", order: { checkoutId: "order", paymentFlow: "authorize-capture" } },
  ],
  "an order to be paid at the counter": [
    { type: "Placed", order: { checkoutId: "order", road: "counter" } },
    { type: "Placed", order: { checkoutId: "order", paymentFlow: "pay-at-counter" } },
  ],
  "an order that did not come about": [
    { type: "Concluded", reason: "too-late" },
    { type: "CheckoutFailed", reason: "too-late" },
  ],
  "a call that reverses or refunds": [
    { type: "Started", command: { type: "GiveBack", operation: "reverse" } },
    { type: "Started", command: { type: "ReturnMoney", operation: "reverse" } },
  ],
  "its answer": [{ type: "GiveBackAnswered" }, { type: "ReturnMoneyAnswered" }],
  "a refund by staff": [
    { type: "Started", command: { type: "RefundPart", amount: "1" } },
    { type: "Started", command: { type: "RefundPayment", amount: "1" } },
  ],
  "the answer to it": [{ type: "RefundPartAnswered" }, { type: "RefundPaymentAnswered" }],
  "what staff resolved": [
    { type: "StaffSettled", cases: cases("give-back-refused"), how: "given-back" },
    { type: "StaffResolved", cases: cases("money-return-refused"), how: "returned" },
  ],
};

test.each(Object.entries(RENAMED))("%s is read under its present names", (_, [stored, today]) => {
  expect(withCurrentNames({ type: "", ...stored })).toEqual(today);
});

test.each(Object.entries(RENAMED))(
  "%s, as it is written today, is read unchanged",
  (_, [, today]) => {
    expect(withCurrentNames({ type: "", ...today })).toEqual(today);
  },
);

test("how a damaged order was resolved is read under its present name", () => {
  expect(currentResolution("given-back")).toBe("returned");
  expect(currentResolution("collected")).toBe("collected");
});
