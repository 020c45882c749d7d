import { useEffect, useRef, useState } from "react";
import type { ReturnOutcome } from "../../../electron/host/rpc/kiosk-bridge.ts";
import { claimFrame } from "../../journey/leave-nothing.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { usePaymentReturn } from "./use-payment-return.ts";

type FramedPageProps = {
  readonly url: string;
  /** Its accessible name. */
  readonly title: string;
  readonly onReturned: (outcome: ReturnOutcome) => void;
};

/** Not yet an attribute in React's types. */
const OWN_STORAGE = { credentialless: "" };

/**
 * The provider's page in a browser: in a frame that can neither open windows nor navigate the page, with a storage of
 * its own, empty and discarded with this document.
 */
export function FramedPage({ url, title, onReturned }: FramedPageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  usePaymentReturn(frame, onReturned);
  const { visitId } = useVisit("visitId");
  const [isClaimed, setIsClaimed] = useState(false);
  useEffect(() => setIsClaimed(claimFrame(visitId)), [visitId]);
  if (!isClaimed) return null;
  return (
    <iframe
      ref={frame}
      className="provider__page"
      title={title}
      src={url}
      {...OWN_STORAGE}
      sandbox="allow-scripts allow-forms allow-same-origin"
      referrerPolicy="no-referrer"
    />
  );
}
