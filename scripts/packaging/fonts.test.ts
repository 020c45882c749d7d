import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { HEADLINE_FONTS } from "../../domain/look/brand.ts";
import { languageName } from "../../src/i18n/format.ts";
import { LAYOUTS } from "../../src/ui/keyboard/layouts.ts";
import { readCatalogues } from "../checks/translation-keys.ts";
import { root } from "../running/processes.ts";
import { lettersByFamily } from "./font-letters.ts";

const catalogues = readCatalogues(root);
const ALWAYS = lettersByFamily(join(root, "src/ui/fonts.css"));
const WITH_CHINESE = lettersByFamily(join(root, "src/ui/fonts-han.css"));
const tokens = readFileSync(join(root, "src/ui/tokens.css"), "utf8");

/** The families of a font stack, in order. */
function familiesOf(name: "display" | "text"): string[] {
  const scripts = /--font-scripts:([^;]+);/.exec(tokens)?.[1] ?? "";
  const stack = new RegExp(`--font-${name}:([^;]+);`).exec(tokens)?.[1] ?? "";
  const whole = stack.replace("var(--font-scripts)", scripts);
  return [...whole.matchAll(/"([^"]+)"/g)].flatMap(([, family]) => family ?? []);
}

/** Visible characters: no spaces, no bidi controls. */
function shown(text: string): string[] {
  return [...text.replace(/\{\{[^}]*\}\}/g, "")].filter((letter) => !/[\p{Z}\p{C}]/u.test(letter));
}

/** Characters of the texts that no font of the stack draws. */
function undrawn(
  style: "display" | "text",
  offered: readonly ReadonlyMap<string, ReadonlySet<number>>[],
  texts: Iterable<string>,
) {
  const sets = familiesOf(style).flatMap((family) =>
    offered.flatMap((map) => map.get(family) ?? []),
  );
  const letters = new Set([...texts].flatMap(shown));
  return [...letters].filter((letter) => !sets.some((set) => set.has(letter.codePointAt(0) ?? 0)));
}

test("every bundled font is in both stacks, so that letters of any script are drawn by it", () => {
  const bundled = [...ALWAYS.keys(), ...WITH_CHINESE.keys()];
  const latin = ["Bricolage Grotesque Variable", "Figtree Variable"];
  const scripts = bundled.filter((family) => !latin.includes(family));
  expect(scripts.length).toBeGreaterThan(3);
  expect(familiesOf("display")).toEqual(expect.arrayContaining([latin[0], ...scripts]));
  expect(familiesOf("text")).toEqual(expect.arrayContaining([latin[1], ...scripts]));
});

test.each(HEADLINE_FONTS)(
  "the headline font %s is bundled under the name that tokens.css uses",
  (font) => {
    const rule = tokens.split(`[data-headline-font="${font}"]`)[1] ?? tokens;
    const [, family = ""] = /--font-display: "([^"]+)"/.exec(rule) ?? [];
    const own = join(root, `src/ui/fonts-${font}.css`);
    const offered = existsSync(own) ? lettersByFamily(own) : ALWAYS;
    expect(offered.get(family)?.has("ğ".codePointAt(0) ?? 0)).toBe(true);
  },
);

describe.each([...catalogues.keys()])("in %s", (language) => {
  const offered = language.startsWith("zh") ? [ALWAYS, WITH_CHINESE] : [ALWAYS];

  test.each(["display", "text"] as const)("%s fonts draw every character", (style) => {
    const texts = catalogues.get(language)?.values() ?? [];
    expect(undrawn(style, offered, [...texts, "0123456789€"])).toEqual([]);
  });

  test("the language's own name on its button is drawn", () => {
    expect(undrawn("text", offered, [languageName(language)])).toEqual([]);
  });
});

test("every key of the keyboards is drawn", () => {
  const keys = Object.values(LAYOUTS).flatMap((layout) => Object.values(layout).flat());
  expect(undrawn("text", [ALWAYS], keys)).toEqual([]);
});

test("finds a character that no bundled font has", () => {
  expect(undrawn("text", [ALWAYS, WITH_CHINESE], ["ก€"])).toEqual(["ก"]);
  expect(undrawn("text", [ALWAYS], ["点餐"])).toEqual(["点", "餐"]);
});
