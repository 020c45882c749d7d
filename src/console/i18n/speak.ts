/** The languages of the operators' page: fewer than the kiosk's, whose texts it shares for orders. */
import i18next from "i18next";
import { bestMatch } from "../../../domain/language-match.ts";
import { speakLanguage, startI18n } from "../../i18n/i18n.ts";
import type { Texts } from "../../i18n/test-language.ts";
import { readPreference, writePreference } from "../preferences.ts";

/** Areas of the kiosk's catalogues with which orders and hardware are described. */
const SHARED_AREAS = ["common", "staff", "checkout", "identify", "hardware"] as const;
const OWN_AREA = "console";
const FALLBACK = "en";

const catalogues = import.meta.glob<Texts>("./locales/*/console.json", { import: "default" });

/** The languages that there are catalogues of. */
export const CONSOLE_LANGUAGES: readonly string[] = Object.keys(catalogues).flatMap(
  (file) => file.split("/")[2] ?? [],
);

/** Starts in the language that was chosen here before, else in the first of the browser's that there is. */
export async function startConsoleI18n(): Promise<void> {
  await startI18n(SHARED_AREAS);
  await addCatalogue(FALLBACK);
  const wanted = [readPreference("language") ?? [], navigator.languages].flat();
  await speak(wanted.map(languageFor).find((language) => language !== null) ?? FALLBACK);
}

/** Switches to a language, and remembers it on this device. */
export async function chooseLanguage(language: string): Promise<void> {
  await speak(language);
  writePreference("language", language);
}

async function speak(language: string): Promise<void> {
  await addCatalogue(language);
  await speakLanguage(language);
}

async function addCatalogue(language: string): Promise<void> {
  const texts = await catalogues[`./locales/${language}/console.json`]?.();
  if (texts) i18next.addResourceBundle(language, OWN_AREA, texts);
}

function languageFor(locale: string): string | null {
  return bestMatch(locale, CONSOLE_LANGUAGES);
}
