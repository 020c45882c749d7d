/** The preview's numbering plans; loaded on demand, because they are large. */
import {
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/mobile";
import examples from "libphonenumber-js/mobile/examples";
import type { NumberingPlans } from "./findings/masks.ts";

/** Lengths of national numbers that are tried (in-store-loyalty.md §8: 15 digits with the dialling code). */
const SHORTEST = 5;
const LONGEST = 14;

function exampleOf(country: string): string | null {
  if (!isSupportedCountry(country)) return null;
  return getExampleNumber(country, examples)?.nationalNumber ?? null;
}

/** Lengths for which the country's example number, shortened or extended, is still a valid mobile number. */
function mobileLengthsOf(country: string): readonly number[] {
  const example = exampleOf(country);
  if (example === null || !isSupportedCountry(country)) return [];
  const code = getCountryCallingCode(country);
  const lengths = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, index) => SHORTEST + index);
  return lengths.filter((length) => {
    const number = example.slice(0, length).padEnd(length, "1");
    return parsePhoneNumberFromString(`+${code}${number}`, { extract: false })?.isValid() ?? false;
  });
}

export const PLANS: NumberingPlans = {
  callingCodeOf: (country) => (isSupportedCountry(country) ? getCountryCallingCode(country) : null),
  mobileLengthsOf,
  exampleOf,
};
