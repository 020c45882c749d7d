import { useMemo } from "react";
import { type DividedWords, dividedWordsIn } from "../../domain/hyphenation.ts";
import type { Menu } from "../../domain/menu.ts";
import { useVisitSelector } from "../journey/use-visit.ts";
import { useOutlet } from "./use-outlet.ts";

/** The value of `HyphenationContext`, for the page's root only. */
export function useHyphenation(menu: Menu | null | undefined): readonly DividedWords[] {
  const locale = useVisitSelector((context) => context.locale);
  const { locales } = useOutlet();
  const hyphenation = menu?.hyphenation;
  return useMemo(
    () => dividedWordsIn(hyphenation, [locale, locales.fallback, locales.default]),
    [hyphenation, locale, locales],
  );
}
