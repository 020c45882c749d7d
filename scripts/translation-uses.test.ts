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

test("a text that nothing asks for is named", () => {
  expect(usageProblems(menu, code(ALL))).toEqual(["menu:card.add is used nowhere"]);
});

test("a text asked for that does not exist is named with its place", () => {
  const uses = code(`${ALL} t("card.add");\nt("menu:card.gone");`);
  expect(usageProblems(menu, uses)).toEqual([
    'src/screens/menu/Menu.tsx:2: no text "menu:card.gone"',
  ]);
});

test("a text of an area that the file does not ask for does not exist there", () => {
  const uses = code('const { t } = useTranslation(); t("back"); t("left"); t("card.add");');
  expect(usageProblems(menu, uses)).toEqual([
    'src/screens/menu/Menu.tsx:1: no text "left"',
    'src/screens/menu/Menu.tsx:1: no text "card.add"',
  ]);
});

test("a template asks for every key it can become, and for one at least", () => {
  const hole = "$" + "{what}";
  const uses = code(`${ALL} t(\`card.${hole}\`); t(\`pay.${hole}\`);`);
  expect(usageProblems(menu, uses)).toEqual([
    `src/screens/menu/Menu.tsx:1: no text \`pay.${hole}\``,
  ]);
});

test("a key in a table and a Trans element count as use", () => {
  const uses = code(
    'const labels = { add: "menu:card.add", back: "back" }; const e = <Trans i18nKey="menu:left" />;',
  );
  expect(usageProblems(menu, uses)).toEqual([]);
});
