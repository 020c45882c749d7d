/**
 * Everything that needs the numbering plans of the world. Loaded lazily (`usePhoneNumbers`): the plans are larger than
 * the menu screen. The `mobile` metadata distinguish mobile numbers from others; another number of a possible length is
 * marked and still sent, for it is not ours to refuse (requirement V6).
 */
import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/mobile";
import examples from "libphonenumber-js/mobile/examples";
import type { PhoneSettings } from "./countries.ts";
import { applyMask, type MaskedNumber, nationalMask } from "./masks.ts";

/** What was typed: a country and digits, including any trunk or international prefix. */
export type PhoneEntry = { readonly country: string; readonly digits: string };

/**
 * The validity of an entry. Two may be sent once the customer has confirmed them:
 * - `unlikely`: not a known mobile number
 * - `foreign`: valid only as a number of another country, in full without its plus
 */
export type Judgement =
  | { readonly state: "empty" | "too-short" | "too-long" | "not-a-number" }
  | { readonly state: "good"; readonly phoneNumber: string; readonly country: string | null }
  | {
      readonly state: "unlikely" | "foreign";
      readonly phoneNumber: string;
      readonly country: string | null;
      /** The number in groups, with its country code. */
      readonly written: string;
    };

/** The service's own check (in-store-loyalty.md §4.2 rule 4), with the `+` that this kiosk always sends. */
const SENDABLE = /^\+\d{6,15}$/;
const ANY_DIGIT = /\d/g;

/** Every country there is a numbering plan for, in the library's order. */
export function allCountries(): readonly string[] {
  return getCountries();
}

/** Dialling code without `+` ("49"), or null for an unknown country. */
export function callingCodeOf(country: string): string | null {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : null;
}

/**
 * Formats an entry. The outlet's mask comes first, then the country's usual grouping; if neither fits (a trunk zero,
 * another country's prefix, a longer number) the digits are grouped as they come.
 */
export function formatEntry(entry: PhoneEntry, settings: PhoneSettings): MaskedNumber {
  const { country, digits } = entry;
  if (!isSupportedCountry(country)) return { typed: digits, rest: [] };
  const callingCode = getCountryCallingCode(country);
  const configured = settings.masksByCountry[country];
  if (configured !== undefined) {
    const masked = applyMask(nationalMask(configured, callingCode), digits);
    if (masked) return masked;
  }
  const usual = usualMask(country, callingCode);
  const masked = configured === undefined && usual !== null ? applyMask(usual, digits) : null;
  return masked ?? { typed: groupDigits(country, callingCode, digits), rest: [] };
}

/** The mask for a country that the outlet has none for: the format of its example mobile number. */
function usualMask(country: CountryCode, callingCode: string): string | null {
  const example = getExampleNumber(country, examples);
  if (!example) return null;
  return nationalMask(example.formatInternational(), callingCode).replace(ANY_DIGIT, "X");
}

/** Groups digits by the numbering plan as they are typed; never adds, drops or reorders one. */
function groupDigits(country: CountryCode, callingCode: string, digits: string): string {
  try {
    const national = new AsYouType(country).input(digits);
    if (digits.startsWith("0")) return keepingDigits(national, digits);
    const international = new AsYouType().input(`+${callingCode}${digits}`);
    return keepingDigits(nationalMask(international, callingCode), digits);
  } catch {
    // libphonenumber-js throws for a few beginnings, for example 02 in Samoa.
    return digits;
  }
}

function keepingDigits(formatted: string, digits: string): string {
  return formatted.replace(/\D/g, "") === digits ? formatted : digits;
}

/** Validates an entry and returns the number to send, in E.164. Masks and allowed countries do not restrict it. */
export function judge(entry: PhoneEntry): Judgement {
  const { country, digits } = entry;
  if (digits === "") return { state: "empty" };
  if (!isSupportedCountry(country)) return { state: "not-a-number" };
  const parsed = readNumber(country, digits);
  if (!parsed) return { state: digits.length < 6 ? "too-short" : "not-a-number" };
  const length = lengthProblem(parsed);
  if (length) return { state: length };
  const number = { phoneNumber: parsed.number, country: parsed.country ?? null };
  const isForeign =
    parsed.number === `+${digits}` && parsed.countryCallingCode !== getCountryCallingCode(country);
  if (parsed.isValid() && !isForeign) return { state: "good", ...number };
  const written = parsed.formatInternational();
  return { state: isForeign ? "foreign" : "unlikely", ...number, written };
}

/**
 * Parses digits as dialled from `country`: with or without its trunk zero, or with an international prefix. Digits that
 * are valid only after a `+` are a full number typed without it.
 */
function readNumber(country: CountryCode, digits: string): PhoneNumber | undefined {
  const national = parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false });
  if (national?.isValid()) return national;
  // 00 is the prefix of most of the world: customers from there type it anywhere.
  const full = parsePhoneNumberFromString(`+${digits.replace(/^00/, "")}`, { extract: false });
  return full?.isValid() ? full : national;
}

function lengthProblem(parsed: PhoneNumber): "too-short" | "too-long" | null {
  if (!SENDABLE.test(parsed.number)) return parsed.number.length < 7 ? "too-short" : "too-long";
  if (parsed.isPossible() || parsed.isValid()) return null;
  const example = parsed.country ? getExampleNumber(parsed.country, examples) : undefined;
  const usual = example?.nationalNumber.length ?? 7;
  return parsed.nationalNumber.length > usual ? "too-long" : "too-short";
}
