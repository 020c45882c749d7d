import { useVisitSelector } from "../journey/use-visit.ts";
import { EmptyBasket } from "./EmptyBasket.tsx";
import { lazyComponent } from "./lazy-component.tsx";
import type { BasketSummaryProps } from "./PricedSummary.tsx";

const PRICED = lazyComponent(() =>
  import("./PricedSummary.tsx").then((file) => file.PricedSummary),
);

/** Requests what the summary of a basket is made of, so that the first dish in it has its price at once. */
export const fetchBasketSummary: () => void = PRICED.fetch;

/**
 * The start of the action bar: pictures, total and count of the basket. While its file is coming it has its place, since
 * the main action would move as soon as it is there, from under the finger. The place is there before the first dish, so that
 * what comes into it is noticed as a change (live-changes.ts).
 */
export function BasketSummary(props: BasketSummaryProps) {
  const isEmpty = useVisitSelector(
    ({ basket, identification }) => basket.lines.length === 0 && identification === null,
  );
  return (
    <div className="basket-place">
      {isEmpty ? <EmptyBasket /> : <PRICED.Component {...props} />}
    </div>
  );
}
