import { fetchScanNews } from "../scan/ScanBand.tsx";
import { fetchOffer } from "../screens/combo/OfferBand.tsx";
import { fetchBasketSummary } from "../ui/BasketSummary.tsx";
import { fetchSheets } from "../ui/SheetDialog.tsx";
import { fetchIdleWarning } from "./IdleWarning.tsx";

/** In the order in which a customer may need them. */
const LATER = [fetchBasketSummary, fetchSheets, fetchOffer, fetchScanNews, fetchIdleWarning];

/** Requests the parts of screens that the first touch could do without. */
export function fetchLater(): void {
  for (const fetch of LATER) fetch();
}
