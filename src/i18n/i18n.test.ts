import i18next from "i18next";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { catalogueOf, isSpoken, speakLanguage, spokenFor, startI18n } from "./i18n.ts";

const ENGLISH = { default: "en", fallback: "en" };
const page = { lang: "", dir: "" };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: page });
  await startI18n(["common", "checkout"]);
});
beforeEach(() => Object.assign(page, { lang: "", dir: "" }));

describe("the catalogue of a locale", () => {
  it.each([
    ["de", "de"],
    ["de-AT", "de"],
    ["en-GB", "en"],
    ["ar-EG", "ar"],
    ["fr-CA", "fr"],
    ["es-419", "es"],
    ["it-CH", "it"],
    ["pt-BR", "pt"],
    ["tlh", null],
    ["pt_BR", null],
  ])("%s uses the texts of %s", (locale, catalogue) => {
    expect(catalogueOf(locale)).toBe(catalogue);
    expect(isSpoken(locale)).toBe(catalogue !== null);
  });

  it("falls back to the outlet's fallback, its default, English", () => {
    expect(spokenFor("de-AT", { fallback: "tr", default: "ar" })).toBe("de-AT");
    expect(spokenFor("tlh", { fallback: "tr", default: "ar" })).toBe("tr");
    expect(spokenFor("tlh", { fallback: "vo", default: "ar" })).toBe("ar");
    expect(spokenFor("tlh", { fallback: "vo", default: "tlh" })).toBe("en");
  });
});

describe("the page in a language", () => {
  it.each([
    ["de-AT", "Zurück", "ltr"],
    // A tag in non-canonical spelling.
    ["de-ch", "Zurück", "ltr"],
    ["ar-EG", "رجوع", "rtl"],
    ["en-GB", "Back", "ltr"],
  ])("%s is spoken, and named as the outlet names it", async (locale, back, dir) => {
    await speakLanguage(locale, ENGLISH);
    expect(i18next.t("back")).toBe(back);
    expect(page).toEqual({ lang: locale, dir });
  });

  it("has its region's number format in its language's texts", async () => {
    for (const locale of ["de-CH", "de", "en-IN"]) {
      await speakLanguage(locale, ENGLISH);
      const words = locale === "en-IN" ? "points" : "Punkte";
      const number = new Intl.NumberFormat(locale).format(123_456);
      expect(i18next.t("checkout:done.earned", { count: 123_456 })).toBe(`+ ${number} ${words}`);
    }
  });

  it("uses the plural rules of its region", async () => {
    const changes = (count: number) => i18next.t("checkout:review.reviewChanges", { count });
    await speakLanguage("pt-PT", ENGLISH);
    expect(changes(0)).toBe("Ver 0 alterações");
    await speakLanguage("pt-BR", ENGLISH);
    expect(changes(0)).toBe("Ver 0 alteração");
    await speakLanguage("fr-CA", ENGLISH);
    expect([0, 1, 2, 1_000_000].map((count) => i18next.t("items", { count }))).toEqual([
      "0 article",
      "1 article",
      "2 articles",
      "1000000 d’articles",
    ]);
  });

  it("falls back to the outlet's fallback language for texts that it lacks", async () => {
    await speakLanguage("tlh", { fallback: "tr", default: "de" });
    expect(i18next.t("back")).toBe("Geri");
    await speakLanguage("tlh", { fallback: "vo", default: "tlh" });
    expect(i18next.t("back")).toBe("Back");
    expect(page.lang).toBe("tlh");
  });

  it("is in the language chosen last, whichever catalogue arrives first", async () => {
    await speakLanguage("de", ENGLISH);
    const slow = speakLanguage("ar-MA", ENGLISH);
    await Promise.all([speakLanguage("de", ENGLISH), slow]);
    expect(page).toEqual({ lang: "de", dir: "ltr" });
    expect(i18next.t("back")).toBe("Zurück");
  });
});
