const OUTCOMES = ["success", "error", "cancel"] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Parses the message of the host's own return page, to which the provider's page redirects; null for any other. */
export function returnedOutcome(data: unknown): Outcome | null {
  if (typeof data !== "object" || data === null) return null;
  if (!("type" in data) || data.type !== "kiosk-payment-returned") return null;
  return "outcome" in data ? (OUTCOMES.find((outcome) => outcome === data.outcome) ?? null) : null;
}
