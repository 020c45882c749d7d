import { useEffect, useState } from "react";
import { host } from "../host-client.ts";
import { useSend, useVisit } from "../journey/use-visit.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { useOrderLanguage } from "./use-order-language.ts";

const PROGRESS = lazyComponent(() =>
  import("./OrderProgress.tsx").then((file) => file.OrderProgress),
);

/** Requests what follows an order, so that its first step is not late. */
export const fetchOrderProgress: () => void = PROGRESS.fetch;

/** Follows the order in progress, and finds it again after a reload of the page. */
export function OrderInProgress() {
  const { checkoutId, visitId } = useVisit("checkoutId", "visitId");
  const send = useSend();
  useOrderLanguage();
  // Once per page: `visitId` is that of the page's first visit.
  const [askedBy] = useState(visitId);
  useEffect(() => {
    host.visit.resumable().then(
      (found) => found && send({ type: "RESUMED", askedBy, ...found }),
      // Usually there is nothing to resume; an unreachable host is shown elsewhere.
      () => {},
    );
  }, [askedBy, send]);
  return checkoutId !== null && <PROGRESS.Component key={checkoutId} checkoutId={checkoutId} />;
}
