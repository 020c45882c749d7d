/** The kiosk's own texts in any of its languages, so that a journey reads the same in all of them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import i18next from "i18next";
import { exposedCatalogue, TEST_LANGUAGE, type Texts } from "../../src/i18n/test-language.ts";

const LOCALES = join(import.meta.dirname, "../../src/i18n/locales");

/** Returns the text of a key, `area:key`, as the page would. */
export type Say = (key: string, values?: Record<string, unknown>) => string;

function catalogueOf(locale: string): Record<string, Texts> {
  if (locale === TEST_LANGUAGE) return exposedAreas(catalogueOf("en"));
  // The folder contains a glossary, too.
  const files = readdirSync(join(LOCALES, locale)).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [
      file.replace(".json", ""),
      JSON.parse(readFileSync(join(LOCALES, locale, file), "utf8")),
    ]),
  );
}

function exposedAreas(areas: Record<string, Texts>): Record<string, Texts> {
  return Object.fromEntries(
    Object.entries(areas).map(([area, texts]) => [area, exposedCatalogue(texts)]),
  );
}

/** `Say` for a locale. Throws for a key that the catalogue does not have. */
export async function sayIn(locale: string): Promise<Say> {
  const speaker = i18next.createInstance();
  await speaker.init({
    lng: locale,
    resources: { [locale]: catalogueOf(locale) },
    interpolation: { escapeValue: false },
  });
  return (key, values = {}) => {
    const text: string = speaker.t(key, values);
    if (text === key || text === key.split(":")[1]) throw new Error(`no words for ${key}`);
    return text;
  };
}

/** Whole texts of the English catalogue: none may stand on a screen in a language of another script. */
export function englishTexts(): readonly string[] {
  return textsOf(catalogueOf("en")).filter((text) => /[a-z]{3}/i.test(text));
}

function textsOf(part: string | Texts): string[] {
  return typeof part === "string" ? [part] : Object.values(part).flatMap(textsOf);
}
