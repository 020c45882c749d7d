/**
 * Compares the catalogues `src/i18n/locales/<language>/<area>.json` of the kiosk, and those of the operators' page, which
 * has fewer languages: every language has the texts of English, with its own plural forms and the same placeholders. A
 * key's full name is `<area>:<path>`, as in i18next.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { listFiles } from "./source-files.ts";

/** Texts of one language by full key. */
export type Catalogue = ReadonlyMap<string, string>;
export type Catalogues = ReadonlyMap<string, Catalogue>;

const REFERENCE = "en";
const LOCALES = "src/i18n/locales";
/** The same for the operators' page of a fleet. */
export const CONSOLE_LOCALES = "src/console/i18n/locales";
const PLURAL = /_(zero|one|two|few|many|other)$/;

type Texts = { [key: string]: string | Texts };
const texts: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string(), texts])));

/** Reads every catalogue of a folder below `root`, by language. */
export function readCatalogues(root: string, folder = LOCALES): Catalogues {
  const found = new Map<string, Map<string, string>>();
  for (const path of listFiles(root, folder)) {
    const [language, area] = path.slice(folder.length + 1).split("/");
    if (language === undefined || area === undefined || !area.endsWith(".json")) continue;
    const catalogue = found.get(language) ?? new Map<string, string>();
    found.set(language, catalogue);
    const parsed = texts.parse(JSON.parse(readFileSync(join(root, path), "utf8")));
    flatten(parsed, `${area.slice(0, -".json".length)}:`, catalogue);
  }
  return found;
}

function flatten(from: Texts, prefix: string, into: Map<string, string>): void {
  for (const [key, value] of Object.entries(from)) {
    const name = `${prefix}${key}`;
    if (typeof value === "string") into.set(name, value);
    else flatten(value, `${name}.`, into);
  }
}

/** Differences between the languages, one line each. */
export function catalogueProblems(catalogues: Catalogues): string[] {
  const reference = catalogues.get(REFERENCE);
  if (reference === undefined) return [`the catalogue of ${REFERENCE} is missing`];
  const plurals = pluralKeys(reference);
  return [...catalogues].flatMap(([language, catalogue]) => [
    ...differences(language, catalogue, expectedKeys(language, reference, plurals)),
    ...placeholderProblems(language, catalogue, reference, plurals),
  ]);
}

/** Keys without their plural suffix, of those that have the suffix `_other` and at least one more. */
function pluralKeys(catalogue: Catalogue): Set<string> {
  const keys = [...catalogue.keys()];
  return new Set(
    keys
      .filter((key) => key.endsWith("_other"))
      .map(baseKey)
      .filter((base) => keys.filter((key) => PLURAL.test(key) && baseKey(key) === base).length > 1),
  );
}

function baseKey(key: string): string {
  return key.replace(PLURAL, "");
}

/** The full key, without its plural suffix if it is a plural form. */
function nameOf(key: string, plurals: ReadonlySet<string>): string {
  return plurals.has(baseKey(key)) ? baseKey(key) : key;
}

function expectedKeys(language: string, reference: Catalogue, plurals: Set<string>): Set<string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const expected = new Set<string>();
  for (const key of reference.keys()) {
    const name = nameOf(key, plurals);
    if (name === key) expected.add(key);
    else for (const form of forms) expected.add(`${name}_${form}`);
  }
  return expected;
}

function differences(language: string, catalogue: Catalogue, expected: Set<string>): string[] {
  // i18next uses `_zero` for 0 in every language, even if the grammar has no such form.
  const surplus = [...catalogue.keys()].filter(
    (key) =>
      !expected.has(key) && !(key.endsWith("_zero") && expected.has(`${baseKey(key)}_other`)),
  );
  const missing = [...expected].filter((key) => (catalogue.get(key) ?? "") === "");
  return [
    ...missing.map((key) => `${language}: ${key} is missing or empty`),
    ...surplus.map((key) => `${language}: ${key} is not in ${REFERENCE}`),
  ];
}

function placeholderProblems(
  language: string,
  catalogue: Catalogue,
  reference: Catalogue,
  plurals: ReadonlySet<string>,
): string[] {
  return [...catalogue].flatMap(([key, text]) => {
    const name = nameOf(key, plurals);
    const plural = name !== key;
    const original = reference.get(plural ? `${name}_other` : key);
    if (original === undefined) return [];
    // A form for exactly one or two may spell the number out.
    const optional = plural ? "count" : null;
    const given = placeholders(text, optional);
    const wanted = placeholders(original, optional);
    if (given === wanted) return [];
    return [`${language}: ${key} has {${given}}, ${REFERENCE} has {${wanted}}`];
  });
}

/** Names of `{{value}}` and `<tag>` placeholders of a text, sorted. */
function placeholders(text: string, optional: string | null): string {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)(?:[^\w.{}][^{}]*)?\}\}|<(\w+)\/?>/g)].map(
    (match) => match[1] ?? `<${match[2]}>`,
  );
  return [...new Set(names)]
    .filter((name) => name !== optional)
    .sort()
    .join(", ");
}

/** Full keys of a catalogue, each plural once and without its suffix: as code requests them. */
export function textNames(catalogue: Catalogue): string[] {
  const plurals = pluralKeys(catalogue);
  return [...new Set([...catalogue.keys()].map((key) => nameOf(key, plurals)))];
}
