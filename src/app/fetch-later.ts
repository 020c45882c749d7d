import { fetchScanNews } from "../scan/ScanBand.tsx";
import { fetchOffer } from "../screens/combo/OfferBand.tsx";
import { fetchPopup } from "../screens/menu/PopupSheet.tsx";
import { fetchReading } from "../ui/access/ReadAloud.tsx";
import { fetchBasketSummary } from "../ui/BasketSummary.tsx";
import { fetchSheets } from "../ui/SheetDialog.tsx";
import { fetchIdleWarning } from "./IdleWarning.tsx";
import { fetchOrderProgress } from "./OrderInProgress.tsx";
import { fetchScreenFault } from "./ScreenBoundary.tsx";

/** In the order in which a customer may need them. */
const LATER = [
  fetchBasketSummary,
  fetchSheets,
  fetchReading,
  fetchPopup,
  fetchOffer,
  fetchScanNews,
  fetchOrderProgress,
  fetchIdleWarning,
  fetchScreenFault,
];

/** Requests the parts of screens that the first touch could do without. */
export function fetchLater(): void {
  for (const fetch of LATER) fetch();
}
