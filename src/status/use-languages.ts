import i18next, { type TFunction } from "i18next";
import { useEffect, useState } from "react";
import { catalogueOf, speakLanguage } from "../i18n/i18n.ts";

/** The texts of this display in one language. */
export type Translation = { readonly locale: string; readonly t: TFunction<"status"> };

export type Languages = {
  /** The outlet's own language: the display is laid out in its direction. */
  readonly main: Translation;
  /** Those that alternate below it. */
  readonly others: readonly Translation[];
};

/** The display's texts in the outlet's languages, its default first; null until they are loaded. */
export function useLanguages(locales: readonly string[] | undefined): Languages | null {
  const [languages, setLanguages] = useState<Languages | null>(null);
  const wanted = locales?.join(" ");
  useEffect(() => {
    if (wanted === undefined) return;
    let isOver = false;
    void load(wanted.split(" ")).then((loaded) => !isOver && setLanguages(loaded));
    return () => {
      isOver = true;
    };
  }, [wanted]);
  return languages;
}

async function load([first = "en", ...rest]: readonly string[]): Promise<Languages> {
  await speakLanguage(first);
  const others = distinctSpoken(first, rest);
  // Texts that do not load fall back to English: better than a display that waits for them.
  await i18next.loadLanguages(others).catch(() => {});
  return { main: wordsIn(first), others: others.map(wordsIn) };
}

/** Each language once, and only those with texts: English twice helps nobody. */
function distinctSpoken(first: string, rest: readonly string[]): string[] {
  const seen = new Set([catalogueOf(first) ?? "en"]);
  return rest.filter((locale) => {
    const catalogue = catalogueOf(locale);
    if (catalogue === null || seen.has(catalogue)) return false;
    seen.add(catalogue);
    return true;
  });
}

function wordsIn(locale: string): Translation {
  return { locale, t: i18next.getFixedT(locale, "status") };
}
