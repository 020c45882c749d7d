import { useEffect, useRef } from "react";
import type { KioskBridge, ReturnOutcome } from "../../../electron/host/rpc/kiosk-bridge.ts";
import { useStable } from "../../ui/use-stable.ts";
import { showInView } from "./page-view.ts";

type ViewedPageProps = {
  readonly bridge: KioskBridge;
  readonly url: string;
  readonly returnUrlPrefix: string;
  readonly onReturned: (outcome: ReturnOutcome) => void;
};

/** The place of the provider's page in Electron, which shows it in a confined view of its own (requirement V11). */
export function ViewedPage({ bridge, url, returnUrlPrefix, onReturned }: ViewedPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const left = useStable(onReturned);
  useEffect(() => {
    const element = place.current;
    const area = element?.closest("main");
    if (!element || !area) return;
    return showInView({
      bridge,
      request: { url, returnUrlPrefix },
      element,
      area,
      left,
    });
  }, [bridge, url, returnUrlPrefix, left]);
  return <div ref={place} className="provider__page" />;
}
