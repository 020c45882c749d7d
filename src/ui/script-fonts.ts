/** Style sheets of fonts that are too large for every kiosk's first load, by the language that needs them. */
const STYLE_SHEETS: Readonly<Record<string, () => Promise<unknown>>> = {
  zh: () => import("./fonts-han.css"),
};

/**
 * Declares the fonts of an outlet's languages, as soon as their names are on the language buttons. The browser fetches
 * the files themselves when one of their letters is shown.
 */
export function loadFontsFor(locales: readonly string[]): void {
  for (const language of new Set(locales.map(languageOf))) {
    // If it fails, the system's fonts are used: better than no text.
    STYLE_SHEETS[language]?.().catch(() => {});
  }
}

function languageOf(locale: string): string {
  return (locale.split("-")[0] ?? "").toLowerCase();
}
