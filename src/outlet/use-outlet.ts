import { useCallback } from "react";
import { type LocalizedText, localize } from "../../domain/localized-text.ts";
import type { OutletView } from "../../electron/host/rpc/contract.ts";
import { useVisitSelector } from "../journey/use-visit.ts";

/** The outlet as it was when the visit began; a newer one waits for the end of the visit. */
export function useOutlet(): OutletView {
  return useVisitSelector(({ outlet }) => outlet);
}

/** Picks the visit's language out of a localized text; the same function as long as language and outlet stay. */
export function useLocalize(): (text: LocalizedText | null | undefined) => string {
  const locale = useVisitSelector((context) => context.locale);
  const { locales } = useOutlet();
  return useCallback((text) => localize(text, locale, locales), [locale, locales]);
}
