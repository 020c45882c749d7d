import { expect, test } from "vitest";
import { type Catalogues, catalogueProblems, textNames } from "./translation-keys.ts";

function catalogues(languages: Record<string, Record<string, string>>): Catalogues {
  return new Map(
    Object.entries(languages).map(([name, texts]) => [name, new Map(Object.entries(texts))]),
  );
}

test("accepts languages that say the same in their own plural forms", () => {
  const same = {
    en: {
      "menu:add": "Add",
      "menu:left_one": "{{count}} left",
      "menu:left_other": "{{count}} left",
    },
    de: { "menu:add": "Dazu", "menu:left_one": "eins übrig", "menu:left_other": "{{count}} übrig" },
    ja: { "menu:add": "追加", "menu:left_other": "残り{{count}}" },
  };
  expect(catalogueProblems(catalogues(same))).toEqual([]);
});

test("reports a text that a language lacks, leaves empty or adds", () => {
  const problems = catalogueProblems(
    catalogues({
      en: { "menu:add": "Add", "menu:pay": "Pay" },
      de: { "menu:add": "", "menu:bezahlen": "Zahlen" },
    }),
  );
  expect(problems).toEqual([
    "de: menu:add is missing or empty",
    "de: menu:pay is missing or empty",
    "de: menu:bezahlen is not in en",
  ]);
});

test("requires all six plural forms of Arabic", () => {
  const en = { "menu:left_one": "{{count}} left", "menu:left_other": "{{count}} left" };
  const problems = catalogueProblems(catalogues({ en, ar: { "menu:left_other": "{{count}}" } }));
  expect(problems).toHaveLength(5);
  expect(problems).toContain("ar: menu:left_few is missing or empty");
});

test("does not count a key that merely ends in _other as a plural", () => {
  const one = { "done:reason_other": "Something else" };
  expect(catalogueProblems(catalogues({ en: one, ar: one }))).toEqual([]);
});

test("reports a placeholder that a translation loses", () => {
  const problems = catalogueProblems(
    catalogues({ en: { "done:hello": "Hello {{name}}" }, de: { "done:hello": "Hallo {{nama}}" } }),
  );
  expect(problems).toEqual(["de: done:hello has {nama}, en has {name}"]);
});

test("names a plural without its form, as code requests it", () => {
  const menu = new Map([
    ["menu:left_one", "{{count}} left"],
    ["menu:left_other", "{{count}} left"],
  ]);
  expect(textNames(menu)).toEqual(["menu:left"]);
});
