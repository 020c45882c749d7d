import { z } from "zod";
import { CAPABILITIES } from "../../contracts/payments.ts";
import type { DocumentStore } from "../core/store.ts";

/** What the operator can set for the integrator through the control API. */
export const paymentSwitches = z.strictObject({
  capabilities: z.array(z.enum(CAPABILITIES)),
  /** With every PENDING; null leaves it out, which means 15 minutes (payments.md §8). */
  expectedTtlSeconds: z.number().int().min(1).max(86_400).nullable(),
  health: z.enum(["UP", "DOWN"]),
  /** The bank's answer without any page or terminal; null: the customer is asked first. */
  answersAtOnce: z
    .discriminatedUnion("status", [
      z.strictObject({ status: z.literal("SUCCESS") }),
      z.strictObject({ status: z.literal("DECLINED"), errorCode: z.string().min(1) }),
    ])
    .nullable(),
  /** How the hosted page behaves in a browser. */
  cardPage: z.enum(["works", "refuses-frames", "never-loads", "loops", "stays-open"]),
});
export type PaymentSwitches = z.infer<typeof paymentSwitches>;

/** Reads and patches {@link PaymentSwitches}, stored as document `payments`. */
export interface PaymentSwitchStore {
  read(): PaymentSwitches;
  patch(patch: Partial<PaymentSwitches>): PaymentSwitches;
}

export function paymentSwitchStore(documents: DocumentStore): PaymentSwitchStore {
  const read = () =>
    documents.read(
      "payments",
      paymentSwitches,
      (): PaymentSwitches => ({
        capabilities: [
          "CAPTURE",
          "DIRECT_REFUND",
          "REDIRECT_FLOW",
          "DIRECT_WEBHOOK",
          "STATUS_POLLING",
        ],
        expectedTtlSeconds: 300,
        health: "UP",
        answersAtOnce: null,
        cardPage: "works",
      }),
    );
  return {
    read,
    patch(patch) {
      const next = paymentSwitches.parse({ ...read(), ...patch });
      documents.write("payments", next);
      return next;
    },
  };
}
