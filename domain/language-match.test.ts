import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestMatch } from "./language-match.ts";

const KNOWN = ["en", "de", "fr", "es", "it", "pt", "he", "zh-Hans"];

describe("the language in which a locale is read", () => {
  it.each([
    ["fr", "fr"],
    ["fr-CA", "fr"],
    ["de-AT", "de"],
    ["es-419", "es"],
    ["it-CH", "it"],
    ["pt-PT", "pt"],
    ["pt-BR", "pt"],
    ["zh-Hans", "zh-Hans"],
    ["zh", "zh-Hans"],
    ["zh-CN", "zh-Hans"],
    ["zh-SG", "zh-Hans"],
    // Other characters are read more easily than another language.
    ["zh-TW", "zh-Hans"],
    ["EN-gb", "en"],
    // The former code of Hebrew.
    ["iw-IL", "he"],
  ])("%s is read in %s", (locale, language) => {
    expect(bestMatch(locale, KNOWN)).toBe(language);
  });

  it.each(["nl", "tlh", "", "pt_BR", "english please", "*", "constructor"])(
    "%s is read in none of them",
    (locale) => {
      expect(bestMatch(locale, KNOWN)).toBeNull();
    },
  );

  it("finds the nearest of several of one language at any position", () => {
    const several = ["zh-Hant", "pt", "pt-PT", "zh-Hans", "en"];
    for (const known of [several, several.toReversed()]) {
      expect(bestMatch("zh-TW", known)).toBe("zh-Hant");
      expect(bestMatch("zh-MY", known)).toBe("zh-Hans");
      expect(bestMatch("pt-PT", known)).toBe("pt-PT");
      expect(bestMatch("pt-BR", known)).toBe("pt");
    }
  });

  it("is a known language or none, for any locale", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (locale, known) => {
        const match = bestMatch(locale, known);
        expect(match === null || known.includes(match)).toBe(true);
      }),
    );
  });
});
