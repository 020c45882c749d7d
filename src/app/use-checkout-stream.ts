import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { host, orpc, STREAM_RETRY } from "../host.ts";
import { useSend, useVisit } from "../journey/use-visit.ts";
import { useViewAfterPage } from "../screens/payment/use-view-after-page.ts";

/** Follows the order in progress, and finds it again after a reload of the page. */
export function useCheckoutStream(): void {
  const { checkoutId, checkoutView, visitId } = useVisit("checkoutId", "checkoutView", "visitId");
  const send = useSend();
  const { data } = useQuery(
    orpc.checkout.progress.experimental_liveOptions({
      input: checkoutId ? { checkoutId } : skipToken,
      ...STREAM_RETRY,
    }),
  );

  const view = useViewAfterPage(checkoutView, data);
  useEffect(() => {
    if (view && checkoutId) send({ type: "CHECKOUT_VIEW", checkoutId, view });
  }, [view, checkoutId, send]);

  // Once per page: `visitId` is that of the page's first visit.
  const [askedBy] = useState(visitId);
  useEffect(() => {
    host.visit.resumable().then(
      (found) => found && send({ type: "RESUMED", askedBy, ...found }),
      // Usually there is nothing to resume; an unreachable host is shown elsewhere.
      () => {},
    );
  }, [askedBy, send]);
}
