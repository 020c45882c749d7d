import { describe, expect, test } from "vitest";
import { SPOKEN } from "../i18n/i18n.ts";
import { spellPinyin } from "../ui/keyboard/pinyin.ts";
import { listCountries } from "./countries.ts";
import { countryEntries, findCountries } from "./country-search.ts";
import { allCountries, callingCodeOf } from "./numbers.ts";

const settings = { defaultCountry: "DE", allowedCountries: ["TR", "AT"] };

function search(locale: string) {
  const { offered, others } = listCountries(settings, allCountries(), callingCodeOf, locale);
  const spell = locale === "zh-Hans" ? spellPinyin : undefined;
  const all = [...offered, ...others];
  const entries = countryEntries(all, { locales: [locale, "en"], spell });
  const found = (typed: string) => findCountries(entries, typed).map(({ country }) => country);
  return { all, found };
}

describe("the search of countries", () => {
  test.each(SPOKEN)("finds every country by its full name in %s, first", (locale) => {
    const { all, found } = search(locale);
    for (const { name, country } of all) {
      expect(found(name)[0], name).toBe(country);
      expect(found(name.toLocaleUpperCase(locale)), name).toContain(country);
    }
  });

  test("finds by a part of a name, those that begin with it first, ignoring accents", () => {
    const { found } = search("en");
    expect(found("guinea").slice(0, 2)).toEqual(["GN", "GW"]);
    expect(found("guinea")).toEqual(expect.arrayContaining(["GQ", "PG"]));
    expect(found("cote d")).toContain("CI");
    expect(search("de").found("osterreich")).toEqual(["AT"]);
    expect(search("tr").found("turkiye")[0]).toBe("TR");
    expect(search("ar").found("المغرب")[0]).toBe("MA");
    expect(search("ar").found("مغرب")[0]).toBe("MA");
  });

  test("finds by common abbreviations, and by the name in the outlet's fallback language", () => {
    for (const locale of SPOKEN) {
      const { found } = search(locale);
      expect(found("usa"), locale).toContain("US");
      expect(found("uk"), locale).toContain("GB");
      expect(found("germany"), locale).toEqual(["DE"]);
    }
    expect(search("en").found("hong kong")[0]).toBe("HK");
  });

  test.each(["49", "+49", "0049", "+ 49", "٤٩"])("finds by the dial code as in “%s”", (typed) => {
    for (const locale of SPOKEN) expect(search(locale).found(typed), locale).toEqual(["DE"]);
  });

  test("finds the exact code before those that only begin with it, and none that contains it elsewhere", () => {
    const { found } = search("en");
    expect(found("1")).toEqual(expect.arrayContaining(["US", "CA", "JM"]));
    expect(found("1")).not.toContain("DE");
    expect(found("1")).not.toContain("PL");
    expect(found("97")).toEqual(expect.arrayContaining(["AE", "QA"]));
    expect(found("44")).toEqual(expect.arrayContaining(["GB", "JE"]));
  });

  test("finds by the number if the customer continues to type it", () => {
    expect(search("en").found("+49 1511")).toEqual(["DE"]);
    expect(search("en").found("1 876 555")).toContain("JM");
  });

  test.each([
    ["deguo", "DE"],
    ["dg", "DE"],
    ["德国", "DE"],
    // Characters with several readings.
    ["jianada", "CA"],
    ["jnd", "CA"],
    ["saierweiya", "RS"],
    ["bilu", "PE"],
    ["budan", "BT"],
    ["yindunixiya", "ID"],
  ])("finds in Chinese by %s", (typed, country) => {
    expect(search("zh-Hans").found(typed)).toContain(country);
  });

  test("lists names that begin with the text first in Chinese, too", () => {
    const found = search("zh-Hans").found("jia");
    expect(found.slice(0, 4).toSorted()).toEqual(["CA", "GA", "GH", "KH"].toSorted());
    expect(found).toContain("SG");
  });

  test.each(["", " ", "+", "xyzzy", "999999"])("finds nothing for “%s”", (typed) => {
    expect(search("en").found(typed)).toEqual([]);
  });
});
