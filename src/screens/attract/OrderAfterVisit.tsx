import { lazy, Suspense, useState } from "react";
import { createStream, useStream } from "../../app/stream.ts";
import { host } from "../../host-client.ts";

const OrderNote = lazy(() =>
  import("./OrderNote.tsx").then((file) => ({ default: file.OrderNote })),
);

/** Shows the outcome of an order to a customer who left the kiosk while it was in progress. */
export function OrderAfterVisit() {
  const [stream] = useState(() =>
    createStream((signal) => host.visit.orderAfter(undefined, { signal })),
  );
  const order = useStream(stream) ?? null;
  if (order === null) return null;
  return (
    <Suspense fallback={null}>
      <OrderNote order={order} />
    </Suspense>
  );
}
