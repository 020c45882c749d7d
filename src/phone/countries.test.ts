import { describe, expect, test } from "vitest";
import { listCountries } from "./countries.ts";
import { allCountries, callingCodeOf } from "./numbers.ts";

const settings = { defaultCountry: "DE", allowedCountries: ["TR", "DE", "AT"] };

describe("the country chooser", () => {
  test("offers the outlet's countries first, the default at the top, each once", () => {
    const { offered } = listCountries(settings, allCountries(), callingCodeOf, "en");
    expect(offered).toEqual([
      { country: "DE", name: "Germany", callingCode: "+49" },
      { country: "TR", name: "Türkiye", callingCode: "+90" },
      { country: "AT", name: "Austria", callingCode: "+43" },
    ]);
  });

  test("reaches every other country, sorted by its name in the visit's language", () => {
    const { offered, others } = listCountries(settings, allCountries(), callingCodeOf, "de");
    expect(offered.length + others.length).toBe(allCountries().length);
    const names = others.map((option) => option.name);
    expect(names).toEqual([...names].sort(new Intl.Collator("de").compare));
    expect(names).toContain("Vereinigtes Königreich");
  });

  test("leaves out a country that no numbering plan knows", () => {
    const odd = { defaultCountry: "ZZ", allowedCountries: ["DE"] };
    const { offered } = listCountries(odd, allCountries(), callingCodeOf, "en");
    expect(offered.map((option) => option.country)).toEqual(["DE"]);
  });
});
