import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hasCapitals,
  isLatin,
  KEYBOARD_LANGUAGES,
  keyboardLanguage,
  keyboardsFor,
  LAYOUTS,
} from "./layouts.ts";
import { type Typed, typeKey } from "./typing.ts";

const MOST = 100;
const keysOf = (rows: readonly string[]) => rows.flatMap((row) => row.split(" "));
const caretAt = (text: string, at = text.length): Typed => ({ text, start: at, end: at });

describe("keyboards", () => {
  const ALPHABETS = {
    en: "abcdefghijklmnopqrstuvwxyz",
    de: "abcdefghijklmnopqrstuvwxyzäöüß",
    tr: "abcçdefgğhıijklmnoöprsştuüvyzâîû",
    fr: "abcdefghijklmnopqrstuvwxyzàâæçèéêëîïôœùûü",
    es: "abcdefghijklmnñopqrstuvwxyzáéíóúü",
    it: "abcdefghijklmnopqrstuvwxyzàèéìòù",
    pt: "abcdefghijklmnopqrstuvwxyzàáâãçéêíóôõú",
    pl: "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
    uk: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    he: "אבגדהוזחטיכךלמםנןסעפףצץקרשת",
    ar: "ابتثجحخدذرزسشصضطظعغفقكلمنهويةىء",
    zh: "abcdefghijklmnopqrstuvwxyz",
  };

  test.each(KEYBOARD_LANGUAGES)("%s has every letter of its alphabet, once", (language) => {
    const keys = keysOf(LAYOUTS[language].small);
    for (const letter of ALPHABETS[language]) expect(keys).toContain(letter);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each(KEYBOARD_LANGUAGES.filter(hasCapitals))(
    "%s has each capital at the position of its letter",
    (language) => {
      const { small, capital } = LAYOUTS[language];
      const capitals = keysOf(small).map((key) =>
        key.startsWith("{") || key === "ß" ? key : key.toLocaleUpperCase(language),
      );
      expect(keysOf(capital).map((key) => (key === "ẞ" ? "ß" : key))).toEqual(capitals);
    },
  );

  test.each(KEYBOARD_LANGUAGES)("%s fits 1080 pixels and can always be left", (language) => {
    for (const rows of Object.values(LAYOUTS[language])) {
      const widest = Math.max(...rows.map((row) => row.split(" ").length));
      // Thirteen keys are 69 px wide each, and Polish has 35 letters, Portuguese with its accents 38.
      expect(widest).toBeLessThanOrEqual(13);
      const hasLayers = LAYOUTS[language].capital !== LAYOUTS[language].small;
      const shift = hasLayers ? ["{shift}"] : [];
      const named = [...shift, "{delete}", "{space}", "{language}", "{done}"];
      expect(keysOf(rows)).toEqual(expect.arrayContaining(named));
    }
  });

  test("an outlet's languages determine the keyboards, the visit's own first, Latin letters always", () => {
    expect(keyboardsFor("ar", ["en", "de", "tr", "ar"])).toEqual(["ar", "en", "de", "tr"]);
    expect(keyboardsFor("ar", ["ar"])).toEqual(["ar", "en"]);
    expect(keyboardsFor("fr-CA", ["fr-CA"])).toEqual(["fr", "en"]);
    expect(keyboardsFor("nl", ["nl"])).toEqual(["en"]);
    expect(keyboardLanguage("de-AT")).toBe("de");
    expect(KEYBOARD_LANGUAGES.filter((language) => !isLatin(language))).toEqual([
      "uk",
      "ar",
      "he",
      "zh",
    ]);
    expect(keyboardsFor("zh-Hans", ["zh-Hans", "he-IL"])).toEqual(["zh", "he", "en"]);
  });
});

describe("typing", () => {
  test("a letter is inserted at the caret, and replaces the selection", () => {
    expect(typeKey(caretAt("Ana", 2), "n", MOST)).toEqual(caretAt("Anna", 3));
    expect(typeKey({ text: "Anna", start: 0, end: 4 }, "B", MOST)).toEqual(caretAt("B"));
    expect(typeKey(caretAt("Ana"), "{space}", MOST)).toEqual(caretAt("Ana "));
  });

  test("delete removes one grapheme, or the selection", () => {
    expect(typeKey(caretAt("Zoe\u0308"), "{delete}", MOST)).toEqual(caretAt("Zo"));
    expect(typeKey(caretAt("محمّ"), "{delete}", MOST)).toEqual(caretAt("مح"));
    expect(typeKey(caretAt("👩‍👧"), "{delete}", MOST)).toEqual(caretAt(""));
    expect(typeKey({ text: "Anna", start: 1, end: 3 }, "{delete}", MOST)).toEqual(caretAt("Aa", 1));
  });

  test("the text never exceeds its maximum length, and the caret stays within", () => {
    const key = fc.constantFrom("a", "İ", "{space}", "{delete}", "{shift}", "{done}", "ّ");
    fc.assert(
      fc.property(fc.array(key, { maxLength: 60 }), (keys) => {
        const typed = keys.reduce((before, pressed) => typeKey(before, pressed, 10), caretAt(""));
        expect(typed.text.length).toBeLessThanOrEqual(10);
        expect(typed.start).toBe(typed.end);
        expect(typed.end).toBeLessThanOrEqual(typed.text.length);
      }),
    );
  });

  test("shift, language and done insert nothing", () => {
    for (const key of ["{shift}", "{language}", "{done}"]) {
      expect(typeKey(caretAt("Ana"), key, MOST)).toEqual(caretAt("Ana"));
    }
  });
});
