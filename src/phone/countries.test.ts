import { describe, expect, test } from "vitest";
import { SPOKEN } from "../i18n/i18n.ts";
import { groupByLetter, listCountries } from "./countries.ts";
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
    expect(names).toEqual(names.toSorted(new Intl.Collator("de").compare));
    expect(names).toContain("Vereinigtes Königreich");
  });

  test("leaves out a country that is in no numbering plan", () => {
    const odd = { defaultCountry: "ZZ", allowedCountries: ["DE"] };
    const { offered } = listCountries(odd, allCountries(), callingCodeOf, "en");
    expect(offered.map((option) => option.country)).toEqual(["DE"]);
  });
});

describe("the letters of the country chooser", () => {
  const lettersIn = (locale: string) => {
    const { others } = listCountries(settings, allCountries(), callingCodeOf, locale);
    const groups = groupByLetter(others, locale);
    expect(groups.flatMap(({ options }) => options)).toHaveLength(others.length);
    const letterOf = (country: string) =>
      groups.find(({ options }) => options.some((option) => option.country === country))?.letter;
    return { groups, letterOf };
  };

  test("are those of pinyin in Chinese", () => {
    const { groups, letterOf } = lettersIn("zh-Hans");
    const letters = groups.map(({ letter }) => letter).join("");
    expect(letters).toBe("ABCDEFGHJKLMNPRSTWXYZ");
    const known = { CN: "Z", JP: "R", US: "M", RO: "L", FR: "F", VN: "Y", KR: "H", GB: "Y" };
    for (const [country, letter] of Object.entries(known)) expect(letterOf(country)).toBe(letter);
  });

  test("ignore the article in Arabic, also when sorting", () => {
    const { groups, letterOf } = lettersIn("ar");
    const known = { MA: "م", DZ: "ج", IQ: "ع", EG: "م", ES: "ا", JP: "ي" };
    for (const [country, letter] of Object.entries(known)) expect(letterOf(country)).toBe(letter);
    const names =
      groups.find(({ letter }) => letter === "م")?.options.map(({ name }) => name) ?? [];
    expect(names.indexOf("مصر")).toBeLessThan(names.indexOf("المغرب"));
  });

  test.each(SPOKEN)("are few enough in %s, each once, in alphabetical order", (locale) => {
    const letters = lettersIn(locale).groups.map(({ letter }) => letter);
    expect(letters.length).toBeLessThanOrEqual(32);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.toSorted(new Intl.Collator(locale).compare)).toEqual(letters);
  });

  test("have no accents if a language sorts by the base letter, and keep them if it does not", () => {
    expect(lettersIn("fr").letterOf("EG")).toBe("E");
    expect(lettersIn("tr").letterOf("CZ")).toBe("Ç");
  });
});
