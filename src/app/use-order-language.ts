import { useEffect, useRef } from "react";
import { host } from "../host-client.ts";
import { useVisit } from "../journey/use-visit.ts";

/** An order as the host has it; without an id the one that is placed next. */
type KnownOrder = { readonly checkoutId: string | null; readonly locale: string };

/**
 * Reports a language that is chosen after sending the order, so that its outcome is shown in it after a restart too. To be
 * used before there is an order: another language can be chosen while it is being sent.
 */
export function useOrderLanguage(): void {
  const { checkoutId, locale, sentOrder } = useVisit("checkoutId", "locale", "sentOrder");
  const known = useRef<KnownOrder>({ checkoutId: null, locale });
  useEffect(() => {
    if (checkoutId === null) {
      known.current = sentOrder ?? { checkoutId: null, locale };
      return;
    }
    const before = known.current;
    known.current = { checkoutId, locale };
    // The host may have placed an earlier order, whose answer was lost, in the language of that time.
    const isKnown = before.checkoutId === null || before.checkoutId === checkoutId;
    if (isKnown && before.locale === locale) return;
    // On a failure the order goes on, in the previous language.
    host.checkout.chooseLanguage({ checkoutId, locale }).catch(() => {});
  }, [checkoutId, locale, sentOrder]);
}
