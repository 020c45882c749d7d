import { expect, test } from "vitest";
import { usageProblems } from "./translation-uses.ts";

const code = (text: string) => [{ path: "src/screens/menu/Menu.tsx", text }];
const menu = new Map([
  ["common:back", "Back"],
  ["menu:card.add", "Add"],
  ["menu:left_one", "{{count}} left"],
  ["menu:left_other", "{{count}} left"],
]);
const ALL =
  'const { t } = useTranslation(["common", "menu"]); t("back"); t("menu:left", { count });';

test("reports an unused text", () => {
  expect(usageProblems(menu, code(ALL))).toEqual(["menu:card.add is used nowhere"]);
});

test("reports the use of a missing text with its place", () => {
  const uses = code(`${ALL} t("card.add");\nt("menu:card.gone");`);
  expect(usageProblems(menu, uses)).toEqual([
    'src/screens/menu/Menu.tsx:2: no text "menu:card.gone"',
  ]);
});

test("reports the use of a text from an area that the file does not load", () => {
  const uses = code('const { t } = useTranslation(); t("back"); t("left"); t("card.add");');
  expect(usageProblems(menu, uses)).toEqual([
    'src/screens/menu/Menu.tsx:1: no text "left"',
    'src/screens/menu/Menu.tsx:1: no text "card.add"',
  ]);
});

test("requires every key that a template can become, and at least one", () => {
  const hole = "$" + "{what}";
  const uses = code(`${ALL} t(\`card.${hole}\`); t(\`pay.${hole}\`);`);
  expect(usageProblems(menu, uses)).toEqual([
    `src/screens/menu/Menu.tsx:1: no text \`pay.${hole}\``,
  ]);
});

test("counts a key in a table and a Trans element as use", () => {
  const uses = code(
    'const labels = { add: "menu:card.add", back: "back" }; const e = <Trans i18nKey="menu:left" />;',
  );
  expect(usageProblems(menu, uses)).toEqual([]);
});
