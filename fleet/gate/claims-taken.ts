/** What follows from a kiosk's claims: what is odd about them is reported, and what waited for them is delivered. */
import type { ClaimRequest } from "../messages/gate.ts";
import type { Claims } from "./claims.ts";
import type { Delivery } from "./delivery.ts";
import type { Reports } from "./reports.ts";

/** Records the claims of a kiosk. `answer` is called with those that another kiosk made before, by their hashes. */
export function takeClaims(
  {
    claims,
    delivery,
    reports,
  }: { readonly claims: Claims; readonly delivery: Delivery; readonly reports: Reports },
  kiosk: string,
  request: ClaimRequest,
  answer: (refused: string[]) => void,
): void {
  const { refused, sharedKey, hasTooMany } = claims.claim(kiosk, request);
  answer(refused.map(({ hash }) => hash));
  for (const { hash, holder } of refused) {
    const id = `second-claimant:${hash}:${kiosk}`;
    void reports.send(id, { type: "second-claimant", hash, kiosk, holder });
  }
  if (sharedKey !== null) void reports.sendOnceADay({ type: "shared-key", kiosk });
  if (hasTooMany) void reports.sendOnceADay({ type: "too-many-claims", kiosk });
  for (const { hash, isPending } of request.claims) void delivery.claimed(hash, isPending);
}
