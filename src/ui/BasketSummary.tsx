import { useVisitSelector } from "../journey/use-visit.ts";
import { EmptyBasket } from "./EmptyBasket.tsx";
import { lazyComponent } from "./lazy-component.tsx";
import type { BasketSummaryProps } from "./PricedSummary.tsx";

const PRICED = lazyComponent(() =>
  import("./PricedSummary.tsx").then((file) => file.PricedSummary),
);

/** Requests what the summary of a basket is made of, so that the first dish in it has its price at once. */
export const fetchBasketSummary: () => void = PRICED.fetch;

/** The start of the action bar: pictures, total and count of the basket. */
export function BasketSummary(props: BasketSummaryProps) {
  const isEmpty = useVisitSelector(
    ({ basket, identification }) => basket.lines.length === 0 && identification === null,
  );
  return isEmpty ? <EmptyBasket /> : <PRICED.Component {...props} />;
}
