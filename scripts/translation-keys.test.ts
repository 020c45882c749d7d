import { expect, test } from "vitest";
import { type Catalogues, catalogueProblems, usageProblems } from "./translation-keys.ts";

function catalogues(languages: Record<string, Record<string, string>>): Catalogues {
  return new Map(
    Object.entries(languages).map(([name, texts]) => [name, new Map(Object.entries(texts))]),
  );
}

const code = (text: string) => [{ path: "src/screens/menu/Menu.tsx", text }];
const menu = new Map([
  ["menu.add", "Add"],
  ["menu.left_one", "{{count}} left"],
  ["menu.left_other", "{{count}} left"],
]);

test("languages that say the same in their own plural forms are well", () => {
  const same = {
    en: {
      "menu.add": "Add",
      "menu.left_one": "{{count}} left",
      "menu.left_other": "{{count}} left",
    },
    de: { "menu.add": "Dazu", "menu.left_one": "eins übrig", "menu.left_other": "{{count}} übrig" },
    ja: { "menu.add": "追加", "menu.left_other": "残り{{count}}" },
  };
  expect(catalogueProblems(catalogues(same))).toEqual([]);
});

test("a text that a language lacks, leaves empty or adds is named", () => {
  const problems = catalogueProblems(
    catalogues({
      en: { "menu.add": "Add", "menu.pay": "Pay" },
      de: { "menu.add": "", "menu.bezahlen": "Zahlen" },
    }),
  );
  expect(problems).toEqual([
    "de: menu.add is missing or empty",
    "de: menu.pay is missing or empty",
    "de: menu.bezahlen is not in en",
  ]);
});

test("Arabic needs all six of its plural forms", () => {
  const en = { "menu.left_one": "{{count}} left", "menu.left_other": "{{count}} left" };
  const problems = catalogueProblems(catalogues({ en, ar: { "menu.left_other": "{{count}}" } }));
  expect(problems).toHaveLength(5);
  expect(problems).toContain("ar: menu.left_few is missing or empty");
});

test("a key that merely ends in _other is no plural", () => {
  const one = { "done.reason_other": "Something else" };
  expect(catalogueProblems(catalogues({ en: one, ar: one }))).toEqual([]);
});

test("a placeholder that a translation loses is named", () => {
  const problems = catalogueProblems(
    catalogues({ en: { "done.hello": "Hello {{name}}" }, de: { "done.hello": "Hallo {{nama}}" } }),
  );
  expect(problems).toEqual(["de: done.hello has {nama}, en has {name}"]);
});

test("a text asked for that does not exist is named with its place", () => {
  const uses = code(
    'const a = t("menu.add");\nconst b = t("menu.left", { count });\nt("menu.gone");',
  );
  expect(usageProblems(menu, uses)).toEqual(['src/screens/menu/Menu.tsx:3: no text "menu.gone"']);
});

test("a text that nothing asks for is named", () => {
  expect(usageProblems(menu, code('t("menu.add")'))).toEqual(["menu.left is used nowhere"]);
});

test("a template asks for every key it can become, and for one at least", () => {
  expect(usageProblems(menu, code("t(`menu.$" + "{what}`)"))).toEqual([]);
  expect(usageProblems(menu, code("t(`menu.$" + "{what}`); t(`pay.$" + "{what}`)"))).toEqual([
    "src/screens/menu/Menu.tsx:1: no text `pay.$" + "{what}`",
  ]);
});

test("a key in a table and a Trans element count as use", () => {
  const uses = code('const labels = { add: "menu.add" }; const e = <Trans i18nKey="menu:left" />;');
  expect(usageProblems(menu, uses)).toEqual([]);
});
