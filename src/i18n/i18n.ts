import i18next, { type BackendModule, type ReadCallback } from "i18next";
import { initReactI18next } from "react-i18next";
import { bestMatch } from "../../domain/language-match.ts";
import { isRightToLeft, type Locales } from "../../domain/localized-text.ts";
import { exposedCatalogue, TEST_LANGUAGE, type Texts } from "./test-language.ts";

/** The language that stands in where an outlet offers none that the kiosk itself speaks. */
const OWN_LANGUAGE = "en";
export const AREAS = ["common", "menu", "combo", "identify", "checkout", "documents"] as const;

/** One file a language and area, each fetched when it is first needed. */
const catalogues = import.meta.glob<Texts>("./locales/*/*.json", {
  import: "default",
});

// In development there is one more; a build has no trace of it.
if (import.meta.env.DEV) {
  for (const [file, load] of Object.entries(catalogues)) {
    const [, language, area] = /^\.\/locales\/([^/]+)\/(.+)$/.exec(file) ?? [];
    if (language !== OWN_LANGUAGE) continue;
    catalogues[`./locales/${TEST_LANGUAGE}/${area}`] = async () => exposedCatalogue(await load());
  }
}

/** The languages in which the kiosk itself speaks: those that there are catalogues of. */
export const SPOKEN: readonly string[] = [
  ...new Set(Object.keys(catalogues).flatMap((file) => file.split("/")[2] ?? [])),
];

/** The catalogue in which the kiosk speaks to readers of a locale, `fr` to those of `fr-CA`; null if there is none. */
export function catalogueOf(locale: string): string | null {
  return bestMatch(locale, SPOKEN);
}

/** Whether the kiosk has words of its own in an outlet's language. */
export function isSpoken(locale: string): boolean {
  return catalogueOf(locale) !== null;
}

const catalogueFiles: BackendModule = {
  type: "backend",
  init: () => {},
  read: (locale: string, area: string, done: ReadCallback) => {
    const load = catalogues[`./locales/${catalogueOf(locale)}/${area}.json`];
    // A language that the kiosk does not speak: the fallback answers.
    if (!load) return done(null, {});
    load().then(
      (catalogue) => done(null, catalogue),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/** Sets i18next up; the first language is ready, with these areas, when the promise resolves. */
export async function startI18n(areas: readonly string[] = ["common", "menu"]): Promise<void> {
  await i18next
    .use(catalogueFiles)
    .use(initReactI18next)
    .init({
      lng: OWN_LANGUAGE,
      fallbackLng: OWN_LANGUAGE,
      // A locale goes to the files as it is, and is matched there: words of its language, plurals and numbers of its region.
      load: "currentOnly",
      ns: areas,
      defaultNS: "common",
      partialBundledLanguages: true,
      // React escapes by itself.
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Fetches the catalogues of areas that come later, so that no later screen waits for its words. */
export function loadAllAreas(): Promise<void> {
  return i18next.loadNamespaces([...AREAS]);
}

/** What an outlet names to stand in for words that its languages lack. */
type StandIns = Pick<Locales, "default" | "fallback">;

/**
 * The locale in whose language the kiosk speaks where an outlet offers `locale`: itself where the kiosk speaks it,
 * else what the outlet's own texts would be read in, its fallback and then its default, else English.
 */
export function spokenFor(locale: string, { fallback, default: first }: StandIns): string {
  return [locale, fallback, first].find(isSpoken) ?? OWN_LANGUAGE;
}

/** The locale that the page was last turned to. */
let latest = "";

/**
 * Turns the page to a language: words, direction, and what screen readers are told. A page that knows no
 * outlet has English stand in.
 */
export async function speakLanguage(
  locale: string,
  standIns: StandIns = { default: OWN_LANGUAGE, fallback: OWN_LANGUAGE },
): Promise<void> {
  latest = locale;
  await i18next.changeLanguage(spokenFor(locale, standIns));
  // A later choice may have overtaken this one while its catalogue was on the way.
  if (latest !== locale) return;
  document.documentElement.lang = locale;
  document.documentElement.dir = isRightToLeft(locale) ? "rtl" : "ltr";
}
