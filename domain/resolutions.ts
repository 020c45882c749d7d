/** Which cases of the staff list each answer of staff resolves. */
import { RESOLUTION_METHODS, type ResolutionMethod, type StaffReason } from "./order-course.ts";

const MONEY: readonly StaffReason[] = [
  "capture-failed-after-acceptance",
  "payment-outcome-unknowable",
  "money-return-refused",
];
const POINTS: readonly StaffReason[] = [
  "closing-refused",
  "closing-probably-done",
  "loyalty-refund-refused",
];

/** What each answer is about, besides damaged records; null if it is about all of the order. */
const ABOUT: Readonly<Record<ResolutionMethod, readonly StaffReason[] | null>> = {
  // What the kitchen has and nobody paid for is paid or not, but not returned.
  collected: [...MONEY, "may-be-in-the-kitchen"],
  unpaid: [...MONEY, "may-be-in-the-kitchen"],
  returned: MONEY,
  "points-corrected": POINTS,
  "nothing-to-do": null,
};

/** Whether this answer resolves a case of this reason. */
export function isResolvedBy(reason: StaffReason, method: ResolutionMethod): boolean {
  return reason === "records-damaged" || (ABOUT[method]?.includes(reason) ?? true);
}

/** The answers that resolve some of an order's cases, each with the reasons that stay on the list. */
export function offeredResolutions(
  reasons: readonly StaffReason[],
): { readonly method: ResolutionMethod; readonly left: readonly StaffReason[] }[] {
  return RESOLUTION_METHODS.map((method) => ({
    method,
    left: reasons.filter((reason) => !isResolvedBy(reason, method)),
  })).filter(({ left }) => left.length < reasons.length);
}
