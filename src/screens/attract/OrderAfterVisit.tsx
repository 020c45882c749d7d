import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { orpc, STREAM_RETRY } from "../../host.ts";

const OrderNote = lazy(() =>
  import("./OrderNote.tsx").then((file) => ({ default: file.OrderNote })),
);

/** Shows the outcome of an order to a customer who left the kiosk while it was in progress. */
export function OrderAfterVisit() {
  const { data: order = null } = useQuery(
    orpc.visit.orderAfter.experimental_liveOptions(STREAM_RETRY),
  );
  if (order === null) return null;
  return (
    <Suspense fallback={null}>
      <OrderNote order={order} />
    </Suspense>
  );
}
