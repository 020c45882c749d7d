import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { PageField, PageKey } from "../../../electron/host/rpc/contract.ts";
import { host, orpc, STREAM_RETRY } from "../../host.ts";

export type PageKeys = {
  /** The kind of the focused field on the provider's page. */
  readonly field: PageField;
  /** Types there. Nothing typed is stored. */
  readonly type: (key: PageKey) => void;
};

/** Sends the kiosk's keys to the provider's page: through Electron's shell, else through the host. */
export function usePageKeys(): PageKeys {
  const { kiosk: bridge } = window;
  const [viewField, setViewField] = useState<PageField>("none");
  useEffect(() => window.kiosk?.onPaymentPageField(setViewField), []);
  const { data: frameField = "unavailable" } = useQuery(
    orpc.payment.field.experimental_liveOptions({ enabled: bridge === undefined, ...STREAM_RETRY }),
  );
  if (bridge) return { field: viewField, type: bridge.typeIntoPaymentPage };
  return {
    field: frameField,
    type: (key) => {
      // With the focus on the kiosk's own page, the customer is not typing on the provider's.
      if (document.activeElement instanceof HTMLIFrameElement) {
        host.payment.type({ key }).catch(() => {});
      }
    },
  };
}
