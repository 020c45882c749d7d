import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestMatch } from "./language-match.ts";

const KNOWN = ["en", "de", "fr", "es", "it", "pt", "he", "zh-Hans"];

describe("the language that a locale is read in", () => {
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
    // Nothing nearer: other characters are read sooner than another language.
    ["zh-TW", "zh-Hans"],
    ["EN-gb", "en"],
    // What Hebrew was once called.
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

  it("takes the nearest of several of one language, wherever it stands", () => {
    const several = ["zh-Hant", "pt", "pt-PT", "zh-Hans", "en"];
    for (const known of [several, several.toReversed()]) {
      expect(bestMatch("zh-TW", known)).toBe("zh-Hant");
      expect(bestMatch("zh-MY", known)).toBe("zh-Hans");
      expect(bestMatch("pt-PT", known)).toBe("pt-PT");
      expect(bestMatch("pt-BR", known)).toBe("pt");
    }
  });

  it("is one of the known languages or none, whatever is asked for", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (locale, known) => {
        const match = bestMatch(locale, known);
        expect(match === null || known.includes(match)).toBe(true);
      }),
    );
  });
});
