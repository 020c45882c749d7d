import { describe, expect, it } from "vitest";
import { z } from "zod";

/** Compares the texts of every catalogue with English: mistakes that a translator would not notice. */

type Texts = { readonly [key: string]: string | Texts };
const texts: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string(), texts])));

const files = import.meta.glob<unknown>("./locales/*/*.json", { eager: true, import: "default" });
const catalogues = new Map<string, Map<string, string>>();
for (const [file, parsed] of Object.entries(files)) {
  const [, language = "", area = ""] = /locales\/([^/]+)\/(.+)\.json$/.exec(file) ?? [];
  const catalogue = catalogues.get(language) ?? new Map<string, string>();
  catalogues.set(language, catalogue);
  flatten(texts.parse(parsed), `${area}:`, catalogue);
}
const languages = [...catalogues.keys()];
const english = textsIn("en");

/**
 * Quotation marks and apostrophes of a language; the straight ones of a typewriter are wrong in all of them. French has
 * narrow no-break spaces within its own.
 */
const MARKS: Readonly<Record<string, string>> = {
  ar: "«»",
  de: "„“‚‘’",
  en: "“”‘’",
  es: "«»",
  fr: "«»’",
  he: "“”׳״",
  it: "«»’",
  pl: "„”«»’",
  pt: "“”’",
  tr: "“”’",
  uk: "«»„“’",
  "zh-Hans": "“”‘’《》",
};
const ANY_MARK = /["'`´„“”‚‘’«»‹›׳״《》「」]/gu;

/** Words that are the same in every language, on the keys or in the contracts. */
const NAMES = [
  "abc",
  "amara",
  "http",
  "json",
  "ms",
  "pdf",
  "pin",
  "qr",
  "sms",
  "sushi",
  "usb",
  "whatsapp",
];
/** Reviewed one by one, and extended when another is met: words that a language shares with English. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: [
    "bar",
    "browser",
    "café",
    "catering",
    "desserts",
    "extras",
    "hardware",
    "kiosk",
    "live",
    "logo",
    "name",
    "normal",
    "pasta",
    "pizzeria",
    "sandwiches",
    "scanner",
    "start",
    "touchscreen",
  ],
  es: ["bar", "catering", "extras", "logo", "normal", "pasta", "pizzas", "total"],
  fr: [
    "bar",
    "burgers",
    "café",
    "code",
    "configuration",
    "desserts",
    "document",
    "documents",
    "logo",
    "maintenance",
    "menu",
    "normal",
    "note",
    "pizzas",
    "pizzeria",
    "point",
    "points",
    "saturation",
    "services",
    "table",
    "taxes",
    "total",
    "version",
  ],
  it: ["bar", "browser", "catering", "logo", "menu", "pasta", "pizzeria", "volume"],
  pl: [
    "bar",
    "catering",
    "drive",
    "food",
    "kiosk",
    "logo",
    "menu",
    "pizzeria",
    "start",
    "street",
    "through",
  ],
  pt: ["bar", "café", "catering", "combo", "extras", "menu", "normal", "total", "volume"],
  tr: ["bar", "burger", "disk", "kiosk", "logo", "normal"],
};

/** Spoken names, each with the visible words of its button: voice control users say what they see (WCAG 2.5.3). */
const SPOKEN_AND_SEEN = [
  ["checkout:review.remove", "checkout:review.removeShort"],
  ["checkout:review.payForNamed", "checkout:review.payFor"],
  ["checkout:review.takeNamed", "checkout:review.take"],
  ["checkout:serving.changeTable", "checkout:serving.change"],
  ["checkout:serving.changeTime", "checkout:serving.change"],
] as const;

const PLURAL = /_(zero|one|two|few|many|other)$/;

describe.each(languages)("the catalogue of %s", (language) => {
  const catalogue = textsIn(language);

  it("interpolates the values of English, with the same formats and tags", () => {
    const wrong = [...catalogue].flatMap(([key, text]) => {
      const original = originalOf(key);
      if (original === undefined) return [];
      const own = placesIn(text);
      // A plural form for one or two may spell the number out.
      const inWords = isCounted(key) && !own.includes("{{count");
      const wanted = placesIn(inWords ? original.replace(/\{\{count.*?\}\}/g, "") : original);
      return own === wanted ? [] : [`${key}: ${own} instead of ${wanted}`];
    });
    expect(wrong).toEqual([]);
  });

  it("has all plural forms of the language, and the keys of English", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const wanted = new Set(
      [...english.keys()].flatMap((key) =>
        isCounted(key) ? forms.map((form) => key.replace(PLURAL, `_${form}`)) : [key],
      ),
    );
    const missing = [...wanted].filter((key) => !catalogue.has(key));
    // "None" may be said in its own way everywhere.
    const surplus = [...catalogue.keys()].filter(
      (key) => !wanted.has(key) && !(key.endsWith("_zero") && originalOf(key) !== undefined),
    );
    expect({ missing, surplus }).toEqual({ missing: [], surplus: [] });
  });

  it("leaves nothing empty, untrimmed or in English", () => {
    const shared = new Set([...NAMES, ...(SHARED[language] ?? [])]);
    const wrong = [...catalogue].filter(([key, text]) => {
      if (text === "" || text !== text.trim() || text.includes("  ")) return true;
      const words =
        withoutPlaces(text)
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [];
      if (language === "en" || words.every((word) => shared.has(word))) return false;
      return text === originalOf(key);
    });
    expect(wrong).toEqual([]);
  });

  it("has the visible words of a button in its spoken name", () => {
    const wrong = SPOKEN_AND_SEEN.filter(([spoken, seen]) => {
      const [name = "", words = " "] = [catalogue.get(spoken), catalogue.get(seen)];
      return !name.toLocaleLowerCase(language).includes(words.toLocaleLowerCase(language));
    });
    expect(wrong).toEqual([]);
  });

  it("has its own quotation marks, in pairs", () => {
    const own = MARKS[language] ?? "";
    const wrong = [...catalogue].filter(([, text]) => {
      const marks = text.match(ANY_MARK) ?? [];
      const [open, close] = [/[„“«]/g, /[”»]/g].map((mark) => text.match(mark)?.length ?? 0);
      // If “ closes what „ has opened, there are as many of both.
      const isClosed = text.includes("„") || open === close;
      return !isClosed || marks.some((mark) => !own.includes(mark)) || text.includes("...");
    });
    expect(wrong).toEqual([]);
  });
});

describe("punctuation of a sentence", () => {
  it("has a narrow no-break space before it in French", () => {
    const wrong = [...textsIn("fr")].filter(([, text]) =>
      /[^\u202f][;!?»]|[^\u202f]:(?=\s|$)|«[^\u202f]/u.test(withoutPlaces(text)),
    );
    expect(wrong).toEqual([]);
  });

  it("opens questions and exclamations in Spanish", () => {
    const wrong = [...textsIn("es")].filter(
      ([, text]) => count(text, "¿") !== count(text, "?") || count(text, "¡") !== count(text, "!"),
    );
    expect(wrong).toEqual([]);
  });
});

function textsIn(language: string): ReadonlyMap<string, string> {
  const catalogue = catalogues.get(language);
  if (catalogue === undefined) throw new Error(`there is no catalogue of ${language}`);
  return catalogue;
}

function flatten(from: Texts, prefix: string, into: Map<string, string>): void {
  for (const [key, value] of Object.entries(from)) {
    if (typeof value === "string") into.set(`${prefix}${key}`, value);
    else flatten(value, `${prefix}${key}.`, into);
  }
}

/** Whether a key is a plural form: not every key that ends in "other" is. */
function isCounted(key: string): boolean {
  return PLURAL.test(key) && english.has(key.replace(PLURAL, "_one"));
}

/** The English text of a key; for a plural form that English does not have, that of its plural. */
function originalOf(key: string): string | undefined {
  return (
    english.get(key) ?? (isCounted(key) ? english.get(key.replace(PLURAL, "_other")) : undefined)
  );
}

/** `{{values}}` with their formats, `{document}` and `<tags>`, sorted. */
function placesIn(text: string): string {
  return (text.match(/\{\{.*?\}\}|\{\w+\}|<\/?\w+\s*\/?>/g) ?? []).sort().join(" ");
}

function withoutPlaces(text: string): string {
  return text.replace(/\{\{.*?\}\}|accepted: false/g, "#");
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
