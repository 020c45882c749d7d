import { useEffect, useRef } from "react";
import type { KioskBridge } from "../../../electron/host/api/kiosk-bridge.ts";
import { reportReturn } from "./page-left.ts";
import { showInView } from "./page-view.ts";

type ViewedPageProps = {
  readonly bridge: KioskBridge;
  readonly url: string;
  readonly returnUrlPrefix: string;
  readonly checkoutId: string | null;
};

/** The place of the provider's page in Electron, which shows it in a confined view of its own (design §8). */
export function ViewedPage({ bridge, url, returnUrlPrefix, checkoutId }: ViewedPageProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    const area = element?.closest("main");
    if (!element || !area) return;
    return showInView({
      bridge,
      request: { url, returnUrlPrefix },
      element,
      area,
      left: (outcome) => {
        if (checkoutId !== null) reportReturn(checkoutId, url, outcome);
      },
    });
  }, [bridge, url, returnUrlPrefix, checkoutId]);
  return <div ref={place} className="provider__page" />;
}
