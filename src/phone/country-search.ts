/** Finds the country of a phone number by its name, an abbreviation, or its dial code. */
import { foldText } from "../../domain/folded-text.ts";
import { findByWords, type SearchTexts, searchTexts } from "../../domain/word-search.ts";
import type { CountryOption } from "./countries.ts";

export type CountryEntry = SearchTexts & { readonly option: CountryOption };

type SearchOptions = {
  /** The visit's language, and the outlet's fallback. */
  readonly locales: readonly string[];
  /** Transliterates a name as it is typed, pinyin for Chinese; empty if there is no transliteration. */
  readonly spell?: ((text: string) => string) | undefined;
};

/** Common abbreviations that are neither the country code nor a name in `Intl` for most languages. */
const ABBREVIATIONS: Readonly<Record<string, string>> = { US: "USA", GB: "UK", AE: "UAE" };

/** The entries of a list in its order. */
export function countryEntries(
  options: readonly CountryOption[],
  { locales, spell = () => "" }: SearchOptions,
): CountryEntry[] {
  const names = locales.flatMap((locale) => [
    new Intl.DisplayNames([locale], { type: "region" }),
    // "Hong Kong", "UK": short names differ from the long ones.
    new Intl.DisplayNames([locale], { type: "region", style: "short" }),
  ]);
  return options.map((option) => {
    const { country, name } = option;
    const others = [
      ...names.map((of) => of.of(country) ?? ""),
      spell(name),
      ABBREVIATIONS[country] ?? "",
      country,
    ];
    return { option, ...searchTexts(foldText(name), others.map(foldText)) };
  });
}

/** Only digits, as a dial code is typed: "49", "+49", "0049". Arabic digits are converted before. */
const DIAL_CODE = /^(?:00)?(\d+)$/;

/**
 * The countries that match `typed`. Digits are a dial code: the exact code first, then those that begin with it; if the
 * customer continues with the number, those whose number it can be.
 */
export function findCountries(entries: readonly CountryEntry[], typed: string): CountryOption[] {
  const digits = DIAL_CODE.exec(foldText(typed).replaceAll(" ", ""))?.[1];
  if (digits === undefined) return findByWords(entries, typed).map(({ option }) => option);
  const codeOf = ({ callingCode }: CountryOption) => callingCode.slice(1);
  const options = entries.map(({ option }) => option);
  const exact = options.filter((option) => codeOf(option) === digits);
  const longer = options.filter(
    (option) => codeOf(option) !== digits && codeOf(option).startsWith(digits),
  );
  if (exact.length > 0 || longer.length > 0) return [...exact, ...longer];
  return options.filter((option) => digits.startsWith(codeOf(option)));
}
