import i18next, { type BackendModule, type ReadCallback } from "i18next";
import { initReactI18next } from "react-i18next";
import { isRightToLeft } from "../../domain/localized-text.ts";

/** The languages in which the kiosk itself speaks; an outlet may offer others, then English stands in. */
const OWN_LANGUAGE = "en";
export const AREAS = ["common", "menu", "combo", "identify", "checkout", "documents"] as const;

/** One file a language and area, each fetched when it is first needed. */
const catalogues = import.meta.glob<Record<string, unknown>>("./locales/*/*.json", {
  import: "default",
});

const catalogueFiles: BackendModule = {
  type: "backend",
  init: () => {},
  read: (language: string, area: string, done: ReadCallback) => {
    const load = catalogues[`./locales/${language}/${area}.json`];
    // An outlet's language that the kiosk does not speak: the fallback answers.
    if (!load) return done(null, {});
    load().then(
      (catalogue) => done(null, catalogue),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/** Whether the kiosk has words of its own in an outlet's language. */
export function isSpoken(locale: string): boolean {
  return `./locales/${languageOf(locale)}/common.json` in catalogues;
}

/** `de` of `de-CH`. */
export function languageOf(locale: string): string {
  return new Intl.Locale(locale).language;
}

/** Sets i18next up; the first language is ready, with these areas, when the promise resolves. */
export async function startI18n(areas: readonly string[] = ["common", "menu"]): Promise<void> {
  await i18next
    .use(catalogueFiles)
    .use(initReactI18next)
    .init({
      lng: OWN_LANGUAGE,
      fallbackLng: OWN_LANGUAGE,
      load: "languageOnly",
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

/** Turns the page to a language: words, direction, and what screen readers are told. */
export async function speakLanguage(locale: string): Promise<void> {
  await i18next.changeLanguage(locale);
  // A later choice may have overtaken this one while its catalogue was on the way.
  if (i18next.language !== locale) return;
  document.documentElement.lang = locale;
  document.documentElement.dir = isRightToLeft(locale) ? "rtl" : "ltr";
}
