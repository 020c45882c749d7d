import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { host, orpc, STREAM_RETRY } from "../host.ts";
import { useVisit } from "../journey/use-visit.ts";
import { useViewAfterPage } from "../screens/payment/use-view-after-page.ts";

/** Follows the order that is under way, and finds it again after a reload of the page. */
export function useCheckoutStream(): void {
  const { context, send } = useVisit();
  const { checkoutId } = context;
  const { data } = useQuery(
    orpc.checkout.progress.experimental_liveOptions({
      input: checkoutId ? { checkoutId } : skipToken,
      ...STREAM_RETRY,
    }),
  );

  const view = useViewAfterPage(context.checkoutView, data);
  useEffect(() => {
    if (view) send({ type: "CHECKOUT_VIEW", view });
  }, [view, send]);

  useEffect(() => {
    host.visit.resumable().then(
      (found) => found && send({ type: "RESUMED", ...found }),
      // Nothing to resume is the ordinary case; a host that is gone shows by itself.
      () => {},
    );
  }, [send]);
}
