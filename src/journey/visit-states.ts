/** Selectors of the machine's states, beside that of the screen (`screenOf`). */
import type { SnapshotFrom } from "xstate";
import type { visitMachine } from "./visit-machine.ts";

export type VisitSnapshot = SnapshotFrom<typeof visitMachine>;

/** Whether the customer is being asked if they are still there. */
export function isWarned(snapshot: VisitSnapshot): boolean {
  return snapshot.matches({ presence: "warned" });
}

/** Whether the order on the screen is being sent. */
export function isPlacing(snapshot: VisitSnapshot): boolean {
  return snapshot.matches({ journey: { review: "placing" } });
}

/** Whether the order on the screen is being stopped before it is paid. */
export function isAbandoning(snapshot: VisitSnapshot): boolean {
  return (["working", "payment"] as const).some((step) =>
    snapshot.matches({ journey: { checkout: { [step]: "abandoning" } } }),
  );
}

/** Whether another payment for a failed order is being opened. */
export function isOpeningPayment(snapshot: VisitSnapshot): boolean {
  return ["payingAgain", "payingAtCounter"].includes(otherPaymentOf(snapshot));
}

/** How another payment for a failed order is going; "open" before the first. */
export function otherPaymentOf({ value: { journey } }: VisitSnapshot) {
  const checkout = typeof journey === "object" && "checkout" in journey ? journey.checkout : null;
  const hasFailed =
    checkout !== null && typeof checkout === "object" && "checkoutFailed" in checkout;
  return hasFailed ? checkout.checkoutFailed : "open";
}
