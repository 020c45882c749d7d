import { useRef } from "react";
import { usePaymentReturn } from "./use-payment-return.ts";

type FramedPageProps = {
  readonly url: string;
  /** Its accessible name. */
  readonly title: string;
  readonly checkoutId: string | null;
};

/** The provider's page in a browser: in a frame that can neither open windows nor leave. */
export function FramedPage({ url, title, checkoutId }: FramedPageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  usePaymentReturn(frame, url, checkoutId);
  return (
    <iframe
      ref={frame}
      className="provider__page"
      title={title}
      src={url}
      sandbox="allow-scripts allow-forms allow-same-origin"
      referrerPolicy="no-referrer"
    />
  );
}
