import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const LOCALES = new URL("./locales/", import.meta.url);
const PLURAL = /_(zero|one|two|few|many|other)$/;

type Texts = { readonly [key: string]: string | Texts };

function catalogue(language: string, area: string): Texts {
  return JSON.parse(readFileSync(new URL(`${language}/${area}`, LOCALES), "utf8"));
}

/** Every text by its whole key. */
function entries(texts: Texts, prefix = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value] satisfies [string, string]]
      : entries(value, `${prefix}${key}.`),
  );
}

const baseKeys = (texts: Texts) =>
  [...new Set(entries(texts).map(([key]) => key.replace(PLURAL, "")))].sort();

const placeholders = (text: string) => new Set(text.match(/\{\{\w+\}\}/g) ?? []);

const languages = readdirSync(LOCALES);
const cases = readdirSync(new URL("en/", LOCALES)).flatMap((area) =>
  languages.map((language) => ({ language, area })),
);

describe.each(cases)("$language/$area", ({ language, area }) => {
  const english = catalogue("en", area);
  const own = catalogue(language, area);

  it("says everything that English says, and nothing else", () => {
    expect(baseKeys(own)).toEqual(baseKeys(english));
  });

  it("has every plural form of its language", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = entries(own).filter(([key]) => PLURAL.test(key));
    for (const [key] of plurals) {
      const present = plurals
        .filter(([other]) => other.replace(PLURAL, "") === key.replace(PLURAL, ""))
        .map(([other]) => PLURAL.exec(other)?.[1])
        .sort();
      expect(present, key).toEqual([...forms].sort());
    }
  });

  it("fills in no more than English does, and no text is empty", () => {
    const offered = new Map<string, Set<string>>();
    for (const [key, text] of entries(english)) {
      const base = key.replace(PLURAL, "");
      offered.set(base, new Set([...(offered.get(base) ?? []), ...placeholders(text)]));
    }
    for (const [key, text] of entries(own)) {
      expect(text.trim(), key).not.toBe("");
      const known = offered.get(key.replace(PLURAL, "")) ?? new Set();
      expect(
        [...placeholders(text)].filter((name) => !known.has(name)),
        key,
      ).toEqual([]);
    }
  });
});
