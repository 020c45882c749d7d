import type { Capability } from "../../../contracts/payments.ts";

type Declared = ReadonlySet<Capability>;

/** Whether the end of a payment is learned without a callback. */
export function canBeInquired(declared: Declared): boolean {
  return declared.has("STATUS_POLLING");
}

/**
 * What is left of the declared capabilities while no callback arrives: nothing is paid by card unless it can be inquired
 * about, and no card is enrolled.
 */
export function withoutCallbacks(declared: Declared): Declared {
  const lost: readonly Capability[] = canBeInquired(declared)
    ? ["TOKENIZATION"]
    : ["TOKENIZATION", "CAPTURE", "SALE"];
  return new Set([...declared].filter((capability) => !lost.includes(capability)));
}
