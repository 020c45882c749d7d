/**
 * Holds a drawn receipt against the text of the order, in any script: the browser's layout of the same text, which shares
 * nothing with the drawing but fonts and sizes, has to have its ink in the same columns of each line.
 */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Drawn } from "./receipt-paper.ts";

/** Ink of neighbouring columns counts as one: smoothed edges differ. */
const COLUMN = 8;
/** Correlation of the ink of two lines with the same text; others are below 0.8. */
const ALIKE = 0.93;

type Row = {
  readonly style: keyof typeof STYLES;
  readonly start: string;
  readonly end: string;
};

/** Sizes and weights of the receipt's own design. */
const STYLES = {
  title: "font: 700 40px/56px var(--font-text); text-align: center",
  number: "font: 800 56px/79px var(--font-text); text-align: center",
  text: "font: 500 28px/40px var(--font-text)",
  note: "font: 500 24px/34px var(--font-text); padding-inline-start: 28px",
  total: "font: 700 34px/48px var(--font-text)",
  rule: "height: 24px",
};

/** Lines whose ink is not that of the text. `text` is what a phone reads from the receipt's code. */
export async function inkDifferences(page: Page, drawn: Drawn, text: string): Promise<string[]> {
  const rows = rowsOf(text);
  const { width } = drawn;
  const { png, places } = await layout(page, rows, width);
  const expected = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const height = places.at(-1)?.end ?? 0;
  // The logo is above; the picture ends with a whole byte of rows.
  const top = drawn.height - Math.ceil(height / 8) * 8;
  const isBlack = (x: number, y: number) =>
    ((drawn.bits[(top + y) * (width / 8) + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
  const isDark = (x: number, y: number) =>
    Number((expected.data[y * expected.info.width + x] ?? 255) < 160);
  return rows.flatMap((row, index) => {
    const place = places[index] ?? { start: 0, end: 0 };
    const likeness = correlation(inkOf(isBlack, place, width), inkOf(isDark, place, width));
    return row.style === "rule" || likeness >= ALIKE
      ? []
      : [`${row.start} ${row.end}: ${likeness}`];
  });
}

/** The outlet, when, the number, where; the lines; the total. */
function rowsOf(text: string): Row[] {
  const [head = "", lines = "", total = ""] = text.split("\n\n");
  const [outlet = "", when = "", number = "", place = ""] = head.split("\n");
  const rule: Row = { style: "rule", start: "", end: "" };
  const whole = (style: Row["style"], start: string): Row => ({ style, start, end: "" });
  const priced = (style: Row["style"], line: string): Row => {
    const [start = "", end = ""] = line.split(/ {2}(?=\S)/);
    return { style, start, end };
  };
  return [
    whole("title", outlet),
    whole("text", when),
    whole("text", place),
    whole("number", number),
    rule,
    ...lines
      .split("\n")
      .map((line) => (line.startsWith("   ") ? whole("note", line.trim()) : priced("text", line))),
    rule,
    priced("total", total),
  ];
}

async function layout(page: Page, rows: readonly Row[], paperWidth: number) {
  await page.evaluate(
    ({ shown, styles, width }) => {
      const paper = document.createElement("article");
      paper.id = "expected-paper";
      paper.style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: 99999; width: ${width}px; background: #fff; color: #000; direction: ${document.documentElement.dir}`;
      for (const { style, start, end } of shown) {
        const row = document.createElement("div");
        row.style.cssText = `${styles[style]}; white-space: pre-wrap; hyphens: none; letter-spacing: normal`;
        if (end === "") row.textContent = start;
        else {
          row.style.display = "flex";
          row.style.gap = "20px";
          for (const [text, flex] of [
            [start, "1"],
            [end, "none"],
          ] as const) {
            const part = document.createElement("span");
            part.textContent = text;
            part.style.flex = flex;
            row.append(part);
          }
        }
        paper.append(row);
      }
      document.body.append(paper);
    },
    { shown: rows, styles: STYLES, width: paperWidth },
  );
  const paper = page.locator("#expected-paper");
  const png = await paper.screenshot();
  const places = await paper.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return Array.from(element.children, (row) => {
      const box = row.getBoundingClientRect();
      return { start: Math.round(box.top - top), end: Math.round(box.bottom - top) };
    });
  });
  await paper.evaluate((element) => element.remove());
  return { png, places };
}

type Ink = (x: number, y: number) => number;

/** How much ink each column of a line has. */
function inkOf(
  ink: Ink,
  { start, end }: { readonly start: number; readonly end: number },
  width: number,
) {
  return Array.from({ length: width / COLUMN }, (_, column) => {
    let sum = 0;
    for (let x = column * COLUMN; x < (column + 1) * COLUMN; x += 1) {
      for (let y = start; y < end; y += 1) sum += ink(x, y);
    }
    return sum;
  });
}

function correlation(left: readonly number[], right: readonly number[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanLeft, meanRight] = [mean(left), mean(right)];
  const product = (one: readonly number[], other: readonly number[], a: number, b: number) =>
    one.reduce((sum, value, index) => sum + (value - a) * ((other[index] ?? 0) - b), 0);
  return (
    product(left, right, meanLeft, meanRight) /
    Math.sqrt(product(left, left, meanLeft, meanLeft) * product(right, right, meanRight, meanRight))
  );
}
