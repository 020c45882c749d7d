import { createContext, useMemo } from "react";
import { type DividedWords, dividedWordsIn } from "../../domain/hyphenation.ts";
import type { Menu } from "../../domain/menu.ts";
import { useVisitSelector } from "../journey/use-visit.ts";
import { useOutlet } from "./use-outlet.ts";

/** The long words of the visit's language, then those of the languages in which a text may be shown instead. */
export const HyphenationContext = createContext<readonly DividedWords[]>([]);

/** Its value, for the page's root only. */
export function useHyphenation(menu: Menu | null | undefined): readonly DividedWords[] {
  const locale = useVisitSelector((context) => context.locale);
  const { locales } = useOutlet();
  const hyphenation = menu?.hyphenation;
  return useMemo(
    () => dividedWordsIn(hyphenation, [locale, locales.fallback, locales.default]),
    [hyphenation, locale, locales],
  );
}
