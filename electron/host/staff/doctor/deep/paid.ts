/** What the check of a payment passes from one call to the next. */
import type { Decimal } from "../../../../../domain/money.ts";
import type { OperationResult } from "../../../payments/integrator.ts";

export type Wanted = {
  readonly paymentId: string;
  readonly amount: Decimal;
  /** ISO 4217. */
  readonly currency: string;
  /** The purpose of the payment, for the titles of its findings. */
  readonly purpose: string;
};

/** Money that is authorized or captured, to be returned. */
export type Paid = Wanted & {
  readonly operation: "authorize" | "sale";
  readonly transactionReference: string;
};

/** A status with its explanation, for the report. */
export function resultText(result: OperationResult): string {
  switch (result.status) {
    case "SUCCESS":
      return result.transactionReference === null ? "SUCCESS without a reference" : "SUCCESS";
    case "PENDING":
      return "PENDING";
    case "DECLINED":
      return ["DECLINED", result.errorCode, result.reason].filter(Boolean).join(", ");
    default:
      return `${result.status}: ${result.cause}`;
  }
}
