import { useEffect, useRef } from "react";
import { host } from "../host-client.ts";
import { useVisit } from "../journey/use-visit.ts";

/** Reports a language that is chosen after placing the order, so that its outcome is shown in it after a restart too. */
export function useOrderLanguage(): void {
  const { checkoutId, locale, sentOrder } = useVisit("checkoutId", "locale", "sentOrder");
  /** The language of the order in the host. */
  const reported = useRef(locale);
  useEffect(() => {
    const before = reported.current;
    // While an order is being sent, another language can be chosen.
    reported.current = sentOrder?.locale ?? locale;
    if (checkoutId === null || before === locale) return;
    // On a failure the order goes on, in the previous language.
    host.checkout.chooseLanguage({ checkoutId, locale }).catch(() => {});
  }, [checkoutId, locale, sentOrder]);
}
