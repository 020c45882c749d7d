import { type RefObject, useEffect } from "react";
import { z } from "zod";
import { host } from "../../host.ts";

/** What the host's own return page posts when the provider's page sends the browser there. */
const returned = z.object({
  type: z.literal("kiosk-payment-returned"),
  outcome: z.enum(["success", "error", "cancel"]),
});

/**
 * Tells the host that the payment page has come to its end. The message decides nothing: whoever could
 * forge it would only make the host ask sooner (design §8 rule 5).
 */
export function usePaymentReturn(
  frame: RefObject<HTMLIFrameElement | null>,
  checkoutId: string | null,
): void {
  useEffect(() => {
    if (checkoutId === null) return;
    const heard = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin) return;
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      const message = returned.safeParse(event.data);
      if (!message.success) return;
      // A lost call costs nothing but time: the host asks by itself too.
      host.checkout.returned({ checkoutId, outcome: message.data.outcome }).catch(() => {});
    };
    window.addEventListener("message", heard);
    return () => window.removeEventListener("message", heard);
  }, [frame, checkoutId]);
}
