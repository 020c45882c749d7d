import { useEffect, useState } from "react";
import { host } from "../host-client.ts";
import { useSend, useVisit } from "../journey/use-visit.ts";
import { useViewAfterPage } from "../screens/payment/use-view-after-page.ts";
import { createStream, useStream } from "./stream.ts";

/** Follows an order in progress; in a file of its own. Callers pass a new key for another order. */
export function OrderProgress({ checkoutId }: { readonly checkoutId: string }) {
  const { checkoutView } = useVisit("checkoutView");
  const send = useSend();
  const [progress] = useState(() =>
    createStream((signal) => host.checkout.progress({ checkoutId }, { signal })),
  );
  const view = useViewAfterPage(checkoutView, useStream(progress));
  useEffect(() => {
    if (view) send({ type: "CHECKOUT_VIEW", checkoutId, view });
  }, [view, checkoutId, send]);
  return null;
}
