/** Finding the country of a phone number by what somebody types: its name, an abbreviation, its dial code. */
import { foldText } from "../../domain/folded-text.ts";
import { findByWords, type SearchTexts, searchTexts } from "../../domain/word-search.ts";
import type { CountryOption } from "./countries.ts";

export type CountryEntry = SearchTexts & { readonly option: CountryOption };

type SearchOptions = {
  /** The visit's language, and the outlet's fallback beside it. */
  readonly locales: readonly string[];
  /** A name in the letters with which it is typed where those are others: pinyin. Empty if there are none. */
  readonly spell?: ((text: string) => string) | undefined;
};

/** What people everywhere call a country, and neither its code nor the engine's names of it in most languages. */
const ABBREVIATIONS: Readonly<Record<string, string>> = { US: "USA", GB: "UK", AE: "UAE" };

/** The entries of a list in its order. */
export function countryEntries(
  options: readonly CountryOption[],
  { locales, spell = () => "" }: SearchOptions,
): CountryEntry[] {
  const names = locales.flatMap((locale) => [
    new Intl.DisplayNames([locale], { type: "region" }),
    // "Hong Kong", "UK": what the long names leave out.
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

/** Digits alone, as a dial code is typed: "49", "+49", "0049". Arabic digits are folded before. */
const DIAL_CODE = /^(?:00)?(\d+)$/;

/**
 * The countries that `typed` names. Digits are a dial code: the code itself first, then those that begin so; if somebody goes on
 * to type the number, those whose number it can be.
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
