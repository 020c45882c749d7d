import { expect, test } from "vitest";
import { foldText } from "../folded-text.ts";
import { libraryWords, PICTURE_GROUPS } from "./library-words.ts";

const LANGUAGES = ["en", "de", "tr", "ar", "fr", "es", "it", "pt", "pl", "uk", "he", "zh-Hans"];

const wordsOf = (id: string, locale: string) =>
  libraryWords(locale)
    .flatMap(({ pictures }) => pictures)
    .find((picture) => picture.id === id)?.words ?? [];

test.each([
  ["burger-mushroom", "de", "Pilz"],
  ["burger-mushroom", "tr", "mantar"],
  ["burger-mushroom", "zh-Hans", "蘑菇"],
  ["pizza-chicken", "ar", "دجاج"],
  ["pizza-chicken", "uk", "куряч"],
  ["carrots-peas", "fr", "carotte"],
])("%s is found in %s by “%s”, and by its English id", (id, locale, word) => {
  const words = wordsOf(id, locale);
  expect(
    words.some((one) => one.startsWith(foldText(word))),
    words.join(),
  ).toBe(true);
  expect(words).toEqual(expect.arrayContaining(id.split("-")));
});

test("words of other languages, and such as mean anything, find nothing", () => {
  expect(wordsOf("burger-mushroom", "de")).not.toContain("cogumelo");
  expect(wordsOf("pizza-calzone", "de")).not.toContain(foldText("Brötchen"));
});

test("every picture of a dish has words in every language; emblems are not offered", () => {
  expect(PICTURE_GROUPS).not.toContain("emblems");
  for (const locale of LANGUAGES) {
    for (const { pictures } of libraryWords(locale)) {
      for (const { id, words } of pictures)
        expect(words.length, `${id} ${locale}`).toBeGreaterThan(0);
    }
  }
});
