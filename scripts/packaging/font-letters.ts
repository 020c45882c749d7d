/** Which characters a bundled font can draw: the range in its style sheet, and the glyphs in its files. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { openSync } from "fontkit";

type Face = { readonly family: string; readonly range: string | null; readonly file: string };

const FACE = /@font-face\s*\{([^{}]*)\}/g;
const IMPORT = /@import\s+"([^"]+)"/g;

/** Families of a style sheet and of those that it imports, each with the characters that it draws. */
export function lettersByFamily(sheet: string): ReadonlyMap<string, ReadonlySet<number>> {
  const letters = new Map<string, Set<number>>();
  for (const { family, range, file } of facesOf(sheet)) {
    const drawn = letters.get(family) ?? new Set<number>();
    letters.set(family, drawn);
    const isOffered = withinRange(range);
    for (const letter of lettersOf(file)) {
      if (isOffered(letter)) drawn.add(letter);
    }
  }
  return letters;
}

function facesOf(sheet: string): Face[] {
  const css = readFileSync(sheet, "utf8");
  const resolve = createRequire(sheet).resolve;
  const imported = [...css.matchAll(IMPORT)].flatMap(([, name = ""]) => facesOf(resolve(name)));
  const own = [...css.matchAll(FACE)].map(([, rules = ""]) => ({
    family: /font-family:\s*'([^']+)'/.exec(rules)?.[1] ?? "",
    range: /unicode-range:([^:;]+);/.exec(rules)?.[1] ?? null,
    file: join(dirname(sheet), /url\(([^()]+\.woff2)\)/.exec(rules)?.[1] ?? ""),
  }));
  return [...imported, ...own];
}

/** `U+20-7F,U+2019`, as in CSS; a face without one covers all characters. */
function withinRange(range: string | null): (letter: number) => boolean {
  if (range === null) return () => true;
  const parts = range.split(",").map((part) => {
    const [first = "", last = first] = part.trim().slice("U+".length).split("-");
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });
  return (letter) => parts.some(({ first, last }) => letter >= first && letter <= last);
}

/** Unicode code points that the font has a glyph for. */
function lettersOf(file: string): readonly number[] {
  const font = openSync(file);
  if (!("characterSet" in font)) throw new Error(`${file} is a collection of fonts, not one`);
  return font.characterSet;
}
