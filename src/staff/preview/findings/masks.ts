/**
 * Checks masks against the numbers of their countries (in-store-loyalty.md §2.4): one that does not fit is not used.
 */
import { applyMask, nationalMask } from "../../../phone/masks.ts";
import type { Finding, Rule } from "./finding.ts";

/** The part of the numbering plans that is needed. */
export type NumberingPlans = {
  /** Dialling code without `+`; null for a country that has none. */
  readonly callingCodeOf: (country: string) => string | null;
  /** Lengths of the country's mobile numbers as dialled after the dialling code, in digits. */
  readonly mobileLengthsOf: (country: string) => readonly number[];
  /** A mobile number of the country, the same way; null if none is known. */
  readonly exampleOf: (country: string) => string | null;
};

/** The rule for these numbering plans. */
export function masks(plans: NumberingPlans): Rule {
  return ({ configuration }) => {
    const { phone } = configuration;
    const offered = [phone?.defaultCountry, ...(phone?.allowedCountries ?? [])].filter(
      (country) => typeof country === "string",
    );
    const unknown = offered.filter((country) => plans.callingCodeOf(country) === null);
    return [
      ...[...new Set(unknown)].map((country) =>
        finding("country-unknown", "error", { country }, "countries"),
      ),
      ...Object.entries(phone?.masksByCountry ?? {}).flatMap(([country, mask]) =>
        ofMask(country, mask, plans, offered),
      ),
    ];
  };
}

function ofMask(
  country: string,
  mask: string,
  plans: NumberingPlans,
  offered: readonly string[],
): readonly Finding[] {
  const code = plans.callingCodeOf(country);
  if (code === null) return [finding("country-unknown", "error", { country }, "countries")];
  const unoffered: readonly Finding[] = offered.includes(country)
    ? []
    : [finding("mask-not-offered", "note", { country }, "countries")];
  return [...fitOf(country, mask, code, plans), ...unoffered];
}

function fitOf(
  country: string,
  mask: string,
  code: string,
  plans: NumberingPlans,
): readonly Finding[] {
  const national = nationalMask(mask, code);
  const room = [...national].filter((character) => /[X\d]/i.test(character)).length;
  if (room === 0) return [finding("mask-empty", "error", { country, mask }, "phone")];
  const lengths = plans.mobileLengthsOf(country);
  const example = plans.exampleOf(country);
  if (lengths.length === 0 || example === null) return [];
  const longest = Math.max(...lengths);
  const tooLongOrShort = (rule: Finding["rule"], size: number) => [
    finding(rule, "warning", { country, mask, room: String(room), digits: String(size) }, "phone"),
  ];
  // Numbers longer than the usual ones are shown without the mask, so they are no error.
  if (applyMask(national, example) === null)
    return tooLongOrShort("mask-too-short", example.length);
  return room > longest ? tooLongOrShort("mask-too-long", longest) : [];
}

function finding(
  rule: Finding["rule"],
  severity: Finding["severity"],
  details: Finding["details"],
  scene: "phone" | "countries",
): Finding {
  return { rule, severity, details, scene, locale: null };
}
