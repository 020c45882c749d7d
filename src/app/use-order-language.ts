import { useEffect, useRef } from "react";
import { host } from "../host-client.ts";
import { useVisit } from "../journey/use-visit.ts";

/** Reports a language that is chosen after placing the order, so that its outcome is shown in it after a restart too. */
export function useOrderLanguage(): void {
  const { checkoutId, locale } = useVisit("checkoutId", "locale");
  const reported = useRef({ checkoutId, locale });
  useEffect(() => {
    const before = reported.current;
    reported.current = { checkoutId, locale };
    if (checkoutId === null || before.checkoutId !== checkoutId || before.locale === locale) return;
    // On a failure the order goes on, in the previous language.
    host.checkout.chooseLanguage({ checkoutId, locale }).catch(() => {});
  }, [checkoutId, locale]);
}
