import i18next, { type BackendModule, type ReadCallback } from "i18next";
import { initReactI18next } from "react-i18next";
import { bestMatch } from "../../domain/language-match.ts";
import { isRightToLeft, type Locales } from "../../domain/localized-text.ts";
import { exposedCatalogue, TEST_LANGUAGE, type Texts } from "./test-language.ts";

/** The fallback if an outlet offers no language that the kiosk has texts in. */
const OWN_LANGUAGE = "en";
export const AREAS = [
  "common",
  "menu",
  "interruptions",
  "keypad",
  "item",
  "search",
  "combo",
  "identify",
  "checkout",
  "documents",
] as const;

/**
 * One file per language and area, each fetched when it is first needed: those of the first two screens. The others are in
 * `later-catalogues.ts`.
 */
const FIRST_CATALOGUES = import.meta.glob<Texts>("./locales/*/{common,menu}.json", {
  import: "default",
});

/** The languages that there are catalogues of. Development adds a test language; a build has no trace of it. */
export const SPOKEN: readonly string[] = [
  ...new Set(Object.keys(FIRST_CATALOGUES).flatMap((file) => file.split("/")[2] ?? [])),
  ...(import.meta.env.DEV ? [TEST_LANGUAGE] : []),
];

async function readCatalogue(language: string, area: string): Promise<Texts> {
  if (import.meta.env.DEV && language === TEST_LANGUAGE) {
    return exposedCatalogue(await readCatalogue(OWN_LANGUAGE, area));
  }
  const file = `./locales/${language}/${area}.json`;
  const load =
    FIRST_CATALOGUES[file] ?? (await import("./later-catalogues.ts")).LATER_CATALOGUES[file];
  // The fallback answers.
  return load ? await load() : {};
}

/** The catalogue for readers of a locale, `fr` for `fr-CA`; null if there is none. */
export function catalogueOf(locale: string): string | null {
  return bestMatch(locale, SPOKEN);
}

/** Whether the kiosk has texts of its own in an outlet's language. */
export function isSpoken(locale: string): boolean {
  return catalogueOf(locale) !== null;
}

const catalogueFiles: BackendModule = {
  type: "backend",
  init: () => {},
  read: (locale: string, area: string, done: ReadCallback) => {
    const language = catalogueOf(locale);
    // A language without a catalogue: the fallback answers.
    if (language === null) return done(null, {});
    readCatalogue(language, area).then(
      (catalogue) => done(null, catalogue),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/**
 * Initializes i18next; the first language is ready, with these areas, when the promise resolves. Not to be awaited at the
 * top level of a page's script: files that are loaded for it may import that script, and would wait for its end.
 */
export async function startI18n(areas: readonly string[] = ["common", "menu"]): Promise<void> {
  await i18next
    .use(catalogueFiles)
    .use(initReactI18next)
    .init({
      lng: OWN_LANGUAGE,
      fallbackLng: OWN_LANGUAGE,
      // The full locale is passed on and matched with a catalogue there: texts of its language, plurals and numbers of
      // its region.
      load: "currentOnly",
      ns: areas,
      defaultNS: "common",
      partialBundledLanguages: true,
      // React escapes by itself.
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** What comes with `file`, once its texts have come, too: nothing that it draws then waits for them. */
export async function withTexts<Part>(
  area: (typeof AREAS)[number],
  file: Promise<Part>,
): Promise<Part> {
  const [part] = await Promise.all([file, i18next.loadNamespaces(area)]);
  return part;
}

/** Fetches the catalogues of areas that come later, so that no later screen waits for its texts. */
export function loadAllAreas(): Promise<void> {
  return i18next.loadNamespaces([...AREAS]);
}

/** What an outlet names as fallbacks for texts that its languages lack. */
type StandIns = Pick<Locales, "default" | "fallback">;

/**
 * The locale in which the kiosk speaks if an outlet offers `locale`: itself if there is a catalogue, else the outlet's
 * fallback, then its default, else English.
 */
export function spokenFor(locale: string, { fallback, default: first }: StandIns): string {
  return [locale, fallback, first].find(isSpoken) ?? OWN_LANGUAGE;
}

/** The locale that was set last. */
let latest = "";

/**
 * Switches the page's language: texts, direction, and the language for screen readers. Without an outlet, the fallback
 * is English.
 */
export async function speakLanguage(
  locale: string,
  standIns: StandIns = { default: OWN_LANGUAGE, fallback: OWN_LANGUAGE },
): Promise<void> {
  latest = locale;
  await i18next.changeLanguage(spokenFor(locale, standIns));
  // A later choice may have overtaken this one while its catalogue was loading.
  if (latest !== locale) return;
  document.documentElement.lang = locale;
  document.documentElement.dir = isRightToLeft(locale) ? "rtl" : "ltr";
}
