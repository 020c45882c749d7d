/** The text of a page as paragraphs, from the text runs of a PDF. */

/** A text run: the fields used here of pdf.js' `TextItem`. */
export type TextRun = {
  readonly str: string;
  /** "rtl" if its letters run right to left; `str` is in reading order either way. */
  readonly dir: string;
  /** Position and scale on the page; the last two numbers are x and y, y grows upwards. */
  readonly transform: readonly number[];
  /** Height in units of the page. */
  readonly height: number;
  readonly hasEOL: boolean;
};

/** Lines farther apart than this many times their height do not belong together. */
const PARAGRAPH_GAP = 1.9;
const SOFT_HYPHEN = "\u00ad";
/** Has a direction of its own; blanks and punctuation take that of their surroundings. */
const WORD = /[\p{L}\p{N}]/u;
const SHAPES = /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g;

type Line = { readonly text: string; readonly y: number; readonly height: number };

export type Direction = "ltr" | "rtl";

/**
 * Paragraphs in the order of the file. A gap between lines, or another size of letters, begins a new one. `direction`
 * is that of the document's language: lines of mixed direction follow it.
 */
export function paragraphsOf(runs: readonly TextRun[], direction: Direction): string[] {
  const paragraphs: string[] = [];
  let before: Line | null = null;
  for (const line of linesOf(runs, direction)) {
    const last = paragraphs.at(-1);
    if (before !== null && last !== undefined && belongs(before, line)) {
      paragraphs[paragraphs.length - 1] = joined(last, line.text);
    } else {
      paragraphs.push(line.text);
    }
    before = line;
  }
  return paragraphs;
}

function linesOf(runs: readonly TextRun[], direction: Direction): Line[] {
  const lines: Line[] = [];
  let current: TextRun[] = [];
  const end = () => {
    const text = clean(
      inReadingOrder(current, direction)
        .map((run) => run.str)
        .join(""),
    );
    const height = Math.max(0, ...current.map((run) => run.height));
    if (text !== "") lines.push({ text, y: yOf(current), height });
    current = [];
  };
  for (const run of runs) {
    current.push(run);
    if (run.hasEOL) end();
  }
  end();
  return lines;
}

/**
 * Runs of a line in reading order. The file has those of a right-to-left line by their position, from the left: they
 * are reversed, except for the left-to-right parts within (names, numbers).
 */
function inReadingOrder(runs: readonly TextRun[], direction: Direction): readonly TextRun[] {
  const words = runs.filter((run) => WORD.test(run.str));
  const turned = words.filter((run) => run.dir === "rtl").length;
  if (turned === 0 || (turned < words.length && direction === "ltr")) return runs;
  const fromRight = runs.toSorted((one, other) => xOf(other) - xOf(one));
  const ordered: TextRun[] = [];
  for (let at = 0; at < fromRight.length; ) {
    const foreign = foreignPart(fromRight, at);
    const part = fromRight.slice(at, at + Math.max(1, foreign));
    ordered.push(...part.reverse());
    at += part.length;
  }
  return ordered;
}

/** How many runs from `at` on belong to one left-to-right part, including blanks and punctuation between its words. */
function foreignPart(runs: readonly TextRun[], at: number): number {
  let length = 0;
  for (const [index, run] of runs.slice(at).entries()) {
    if (WORD.test(run.str)) {
      if (run.dir === "rtl") break;
      length = index + 1;
    } else if (length === 0) break;
  }
  return length;
}

function xOf(run: TextRun): number {
  return run.transform[4] ?? 0;
}

function yOf(runs: readonly TextRun[]): number {
  return runs.find((run) => run.str.trim() !== "")?.transform[5] ?? 0;
}

/**
 * Single spaces between words, no control characters (NUL and others), and plain letters in place of presentation forms
 * (Arabic, ligatures).
 */
function clean(text: string): string {
  return text
    .replace(SHAPES, (shape) => shape.normalize("NFKC"))
    .replace(/\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function belongs(before: Line, line: Line): boolean {
  const height = Math.max(before.height, line.height);
  if (Math.abs(before.height - line.height) > 0.2 * height) return false;
  const gap = before.y - line.y;
  return gap >= 0 && gap <= PARAGRAPH_GAP * height;
}

function joined(text: string, next: string): string {
  if (text.endsWith(SOFT_HYPHEN)) return `${text.slice(0, -1)}${next}`;
  return `${text} ${next}`;
}
