import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dividedText, dividedWordsIn, hasRightToLeft } from "./hyphenation.ts";

const hyphenation = {
  de: { Rindfleischfrikadellen: "Rind-fleisch-fri-ka-del-len", Restaurant: "Re-stau-rant" },
  fr: { Accompagnements: "Accom-pa-gne-ments", Restaurant: "Res-tau-rant" },
};
const locales = (...names: string[]) => dividedWordsIn(hyphenation, names);

describe("a text in pieces", () => {
  test("has the long words of its language divided, with the punctuation around them", () => {
    expect(dividedText("Kalte Rindfleischfrikadellen, frisch", locales("de-AT", "fr"))).toEqual([
      "Kalte",
      " ",
      ["Rind", "fleisch", "fri", "ka", "del", "len,"],
      " ",
      "frisch",
    ]);
    expect(dividedText("L’Accompagnements", locales("fr"))).toEqual([
      ["L’Accom", "pa", "gne", "ments"],
    ]);
  });

  test("takes the words of the first language that has them", () => {
    expect(dividedText("Restaurant", locales("fr", "de"))).toEqual([["Res", "tau", "rant"]]);
    expect(dividedText("Restaurant", locales("de", "fr"))).toEqual([["Re", "stau", "rant"]]);
  });

  test("divides an unknown word by its length only if it is longer than eight letters", () => {
    expect(dividedText("Pancakes", [])).toEqual(["Pancakes"]);
    expect(dividedText("Qwrtzpsdfghklmnbvcx", [])).toEqual([["Qwrtzps", "dfghklm", "nbvcx"]]);
  });

  test("keeps a mark with its letter", () => {
    const parts = dividedText("e\u0301".repeat(12), []);
    expect(parts).toEqual([["e\u0301".repeat(6), "e\u0301".repeat(6)]]);
  });

  test.each(["ملك البطاطس المقلية", "קציצותבשרבלחמנייה", "红烧牛肉面红烧牛肉面", "1234567890", ""])(
    "has no hyphens in scripts and numbers without any: %s",
    (text) => {
      expect(dividedText(text, locales("de")).every((part) => typeof part === "string")).toBe(true);
    },
  );

  test("is the text, whatever that is, and has no piece that is longer than eight letters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const parts = dividedText(text, locales("de", "fr")).flat();
        expect(parts.join("")).toBe(text);
        for (const part of parts) expect(part).not.toMatch(/\p{Script=Latin}{9}/u);
      }),
    );
  });
});

test("the direction of a text is that of its letters", () => {
  expect(hasRightToLeft("ברגר Beyond")).toBe(true);
  expect(hasRightToLeft("Burger № 12")).toBe(false);
});
