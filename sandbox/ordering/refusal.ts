/** Why an order cannot be accepted; `posErrorType` as in ordering.md §4 rule 3. */
export interface Refusal {
  readonly reason: string;
  readonly posErrorType: "ITEM_UNAVAILABLE" | "UNKNOWN";
}

/** A refusal for a message that breaks the contract; UNKNOWN is the contract's value when none fits. */
export function refusal(reason: string): Refusal {
  return { reason, posErrorType: "UNKNOWN" };
}

/** A refusal for a product that the outlet has, but not today. */
export function unavailable(reason: string): Refusal {
  return { reason, posErrorType: "ITEM_UNAVAILABLE" };
}

/** Combines several refusals for the response. */
export function joined(refusals: readonly Refusal[]): Refusal {
  const reason = refusals.map((each) => each.reason).join("; ");
  const soldOut = refusals.some(({ posErrorType }) => posErrorType === "ITEM_UNAVAILABLE");
  return soldOut ? unavailable(reason) : refusal(reason);
}
