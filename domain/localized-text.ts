/** Text by language: keys are ISO 639-1 codes (ordering.md §2.2, in-store-loyalty.md §2.4). */
export type LocalizedText = Readonly<Record<string, string>>;

/** The outlet's languages: what is offered, what a visit starts in, what stands in for a missing text. */
export type Locales = {
  readonly enabled: readonly string[];
  readonly default: string;
  readonly fallback: string;
};

function primarySubtag(locale: string): string {
  return (locale.split("-")[0] ?? locale).toLowerCase();
}

/**
 * The text in `locale`, else in its primary language, else in the outlet's fallback, else in its
 * default, else in any language there is. Empty only when no text exists at all.
 */
export function localize(
  text: LocalizedText | null | undefined,
  locale: string,
  locales: Pick<Locales, "default" | "fallback">,
): string {
  if (!text) return "";
  for (const wanted of [locale, primarySubtag(locale), locales.fallback, locales.default]) {
    const found = text[wanted];
    if (found) return found;
  }
  return Object.values(text).find((candidate) => candidate !== "") ?? "";
}

/** Whether a locale is written from right to left. */
export function isRightToLeft(locale: string): boolean {
  return ["ar", "fa", "he", "ur"].includes(primarySubtag(locale));
}
