/** The countries of the phone field: the outlet's own first, then every other one (requirement V6). */
import { withoutArticle } from "../../domain/folded-text.ts";
import { initialOf } from "./initials.ts";

/** Phone settings of the outlet, as in `OutletView.phone`. */
export type PhoneSettings = {
  readonly defaultCountry: string;
  readonly allowedCountries: readonly string[];
  readonly masksByCountry: Readonly<Record<string, string>>;
};

/** A line of the country chooser. */
export type CountryOption = {
  readonly country: string;
  /** In the visit's language. */
  readonly name: string;
  /** With its plus: "+49". */
  readonly callingCode: string;
};

export type CountryList = {
  /** Default and allowed countries, in the outlet's order. */
  readonly offered: readonly CountryOption[];
  /** Every other country, by name. */
  readonly others: readonly CountryOption[];
};

/**
 * Builds the chooser's list. `callingCodeOf` returns null for a country the numbering plans do not know; such a country
 * is left out, even if the outlet names it.
 */
export function listCountries(
  settings: Pick<PhoneSettings, "defaultCountry" | "allowedCountries">,
  known: readonly string[],
  callingCodeOf: (country: string) => string | null,
  locale: string,
): CountryList {
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "code" });
  const option = (country: string): CountryOption[] => {
    const callingCode = callingCodeOf(country);
    return callingCode === null
      ? []
      : [{ country, name: names.of(country) ?? country, callingCode: `+${callingCode}` }];
  };
  const wanted = new Set([settings.defaultCountry, ...settings.allowedCountries]);
  const collator = new Intl.Collator(locale);
  return {
    offered: [...wanted].flatMap(option),
    others: known
      .filter((country) => !wanted.has(country))
      .flatMap(option)
      .sort((left, right) =>
        collator.compare(withoutArticle(left.name), withoutArticle(right.name)),
      ),
  };
}

export type LetterGroup = {
  readonly letter: string;
  readonly options: readonly CountryOption[];
};

/** Groups countries by the letter under which one would look for their names, in the order of the list. */
export function groupByLetter(options: readonly CountryOption[], locale: string): LetterGroup[] {
  const sameLetter = new Intl.Collator(locale, { sensitivity: "base" });
  const groups: { letter: string; options: CountryOption[] }[] = [];
  for (const option of options) {
    const letter = initialOf(option.name, locale);
    const group = groups.find((other) => sameLetter.compare(other.letter, letter) === 0);
    if (group) group.options.push(option);
    else groups.push({ letter, options: [option] });
  }
  return groups;
}
