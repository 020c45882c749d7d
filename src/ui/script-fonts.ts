/** Style sheets of fonts that are too long to stand in every kiosk's first load, by the language that needs them. */
const STYLE_SHEETS: Readonly<Record<string, () => Promise<unknown>>> = {
  zh: () => import("./fonts-han.css"),
};

/**
 * Announces the fonts of an outlet's languages, as soon as their names stand on the buttons that choose one. The
 * files themselves are fetched by the browser, where one of their letters is shown.
 */
export function loadFontsFor(locales: readonly string[]): void {
  for (const language of new Set(locales.map(languageOf))) {
    // Without them the machine's own fonts stand in: better than no words.
    STYLE_SHEETS[language]?.().catch(() => {});
  }
}

function languageOf(locale: string): string {
  return (locale.split("-")[0] ?? "").toLowerCase();
}
