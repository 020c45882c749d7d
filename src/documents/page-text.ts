/** The text of a page as paragraphs, from the runs in which a PDF has it. */

/** A run of letters: pdfjs' `TextItem`, as far as it matters here. */
export type TextRun = {
  readonly str: string;
  /** Place and scale on the page; the last two numbers are x and y, y grows upwards. */
  readonly transform: readonly number[];
  /** Height in units of the page. */
  readonly height: number;
  readonly hasEOL: boolean;
};

/** Lines farther apart than this many times their height do not belong together. */
const PARAGRAPH_GAP = 1.9;
const SOFT_HYPHEN = "\u00ad";

type Line = { readonly text: string; readonly y: number; readonly height: number };

/** Paragraphs in the order of the file. A gap between lines, or another size of letters, begins a new one. */
export function paragraphsOf(runs: readonly TextRun[]): string[] {
  const paragraphs: string[] = [];
  let before: Line | null = null;
  for (const line of linesOf(runs)) {
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

function linesOf(runs: readonly TextRun[]): Line[] {
  const lines: Line[] = [];
  let current: TextRun[] = [];
  const end = () => {
    const text = clean(current.map((run) => run.str).join(""));
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

function yOf(runs: readonly TextRun[]): number {
  return runs.find((run) => run.str.trim() !== "")?.transform[5] ?? 0;
}

/** One space between words; letters that say nothing (NUL and other controls) are dropped. */
function clean(text: string): string {
  return text
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
