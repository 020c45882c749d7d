const OUTCOMES = ["success", "error", "cancel"] as const;
type Outcome = (typeof OUTCOMES)[number];

/** What the host's own return page posts when the provider's page sends the browser there, or null. */
export function returnedOutcome(data: unknown): Outcome | null {
  if (typeof data !== "object" || data === null) return null;
  if (!("type" in data) || data.type !== "kiosk-payment-returned") return null;
  return "outcome" in data ? (OUTCOMES.find((outcome) => outcome === data.outcome) ?? null) : null;
}
