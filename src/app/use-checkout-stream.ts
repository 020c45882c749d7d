import { useEffect, useMemo, useState } from "react";
import { host } from "../host-client.ts";
import { useSend, useVisit } from "../journey/use-visit.ts";
import { useViewAfterPage } from "../screens/payment/use-view-after-page.ts";
import { createStream, useStream } from "./stream.ts";

/** Follows the order in progress, and finds it again after a reload of the page. */
export function useCheckoutStream(): void {
  const { checkoutId, checkoutView, visitId } = useVisit("checkoutId", "checkoutView", "visitId");
  const send = useSend();
  const progress = useMemo(
    () =>
      checkoutId === null
        ? null
        : createStream((signal) => host.checkout.progress({ checkoutId }, { signal })),
    [checkoutId],
  );
  const view = useViewAfterPage(checkoutView, useStream(progress));
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
