import { memo, useRef } from "react";
import { useVisitSelector } from "../../journey/use-visit.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import "./offer-band.css";

const OFFER = lazyComponent(() => import("./Offer.tsx").then((file) => file.Offer));

/** Requests what an offer is made of, so that the first dish is offered as a combo at once. */
export const fetchOffer: () => void = OFFER.fetch;

/**
 * "Make it a combo?" for the dish that was added last: a band above the action bar, once per visit. Going on without an
 * answer counts as one.
 */
export const OfferBand = memo(function OfferBand() {
  const hasLine = useVisitSelector(
    ({ comboOffer }) => comboOffer.state !== "over" && comboOffer.lineId !== null,
  );
  const region = useRef<HTMLDivElement>(null);
  // The region exists beforehand, so that its later content is announced.
  return (
    <div ref={region} role="status" tabIndex={-1} className="offer-place">
      {/* After a refusal the button disappears; the focus stays in the region. */}
      {hasLine && <OFFER.Component onDecline={() => region.current?.focus()} />}
    </div>
  );
});
