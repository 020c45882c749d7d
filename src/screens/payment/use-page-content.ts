import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { PageContent } from "../../../electron/host/rpc/contract.ts";
import { orpc, STREAM_RETRY } from "../../host.ts";
import { useVisit } from "../../journey/use-visit.ts";

/** What is on the provider's page, for a customer who uses a keypad; null for others, and if the host cannot read it. */
export function usePageContent(): PageContent | null {
  const { byKeypad } = useVisit("reading").reading;
  const inView = useViewContent(byKeypad);
  const { data: inFrame = null } = useQuery(
    orpc.payment.content.experimental_liveOptions({
      enabled: byKeypad && window.kiosk === undefined,
      // Of one customer and one payment: nothing of it waits for the next.
      gcTime: 0,
      ...STREAM_RETRY,
    }),
  );
  return byKeypad ? (inView ?? inFrame) : null;
}

/** In Electron's view. */
function useViewContent(isWanted: boolean): PageContent | null {
  const [content, setContent] = useState<PageContent | null>(null);
  useEffect(
    () => (isWanted ? window.kiosk?.onPaymentPageContent(setContent) : undefined),
    [isWanted],
  );
  return content;
}
