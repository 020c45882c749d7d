/** Text by language: keys are ISO 639-1 codes (ordering.md §2.2, in-store-loyalty.md §2.4). */
export type LocalizedText = Readonly<Record<string, string>>;

/** The outlet's languages: the offered ones, that in which a visit starts, and that which replaces a missing text. */
export type Locales = {
  readonly enabled: readonly string[];
  readonly default: string;
  readonly fallback: string;
};

/** The language of a locale: `de` of `de-AT`. */
export function primarySubtag(locale: string): string {
  return (locale.split("-")[0] ?? locale).toLowerCase();
}

/**
 * The language in which a text is shown: `locale`, else its primary language, else the outlet's fallback, else its
 * default, else any. Null if there is no text at all.
 */
export function localeOf(
  text: LocalizedText | null | undefined,
  locale: string,
  locales: Pick<Locales, "default" | "fallback">,
): string | null {
  if (!text) return null;
  const wanted = [locale, primarySubtag(locale), locales.fallback, locales.default];
  return [...wanted, ...Object.keys(text)].find((candidate) => text[candidate]) ?? null;
}

/** The text in the language that `localeOf` finds; empty only when no text exists at all. */
export function localize(
  text: LocalizedText | null | undefined,
  locale: string,
  locales: Pick<Locales, "default" | "fallback">,
): string {
  const found = localeOf(text, locale, locales);
  return (found === null ? null : text?.[found]) ?? "";
}

/** Whether a locale is written from right to left. */
export function isRightToLeft(locale: string): boolean {
  return ["ar", "fa", "he", "ur"].includes(primarySubtag(locale));
}
