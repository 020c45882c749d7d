/**
 * Draws what a receipt printer cannot write itself, in its dots: the browser shapes every script, and the fonts are those of
 * the screen.
 */

import {
  CENTERED,
  layOut,
  type PrintEntry,
  type PrintStyle,
} from "../../domain/receipt/print-layout.ts";
import type { PrintBlock } from "../../electron/host/rpc/contract.ts";

type ImageBlock = Extract<PrintBlock, { type: "image" }>;

/** Sizes in dots, of which 8 are a millimetre. */
const STYLES: Readonly<Record<PrintStyle, { size: number; weight: number }>> = {
  title: { size: 40, weight: 700 },
  number: { size: 56, weight: 800 },
  copy: { size: 56, weight: 800 },
  text: { size: 28, weight: 500 },
  note: { size: 24, weight: 500 },
  total: { size: 34, weight: 700 },
};
/** Room above and below a line, of its size. */
const LEADING = 1.4;
const INDENT = 28;
const GAP = 20;
const RULE = { height: 24, thickness: 2 };
const LOGO = { width: 360, height: 140 };
/** Of 255: thin strokes of smoothed letters stay black. */
const TEXT_THRESHOLD = 160;

/** Rows of dots in a picture, a quarter of a metre: the host takes a long receipt in several. */
const PICTURE_ROWS = 2_000;

/** The entries from the first to the last line, in pictures of so many lines that the host takes each. */
export async function drawEntries(
  entries: readonly PrintEntry[],
  dots: number,
): Promise<ImageBlock[]> {
  await loadFonts(entries);
  const ruler = contextOf(dots, 1);
  const measure = (text: string, style: PrintStyle) => {
    ruler.font = fontOf(style);
    return ruler.measureText(text).width + indentOf(style);
  };
  const lines = layOut(entries, { width: dots, gap: GAP, measure });
  return inParts(lines).map((part) => drawLines(part, dots));
}

/** The lines in parts that are not higher than a picture. */
function inParts(lines: readonly PrintEntry[]): PrintEntry[][] {
  const parts: PrintEntry[][] = [];
  let left = 0;
  for (const line of lines) {
    const height = heightOf(line);
    if (height > left) {
      parts.push([]);
      left = PICTURE_ROWS;
    }
    parts.at(-1)?.push(line);
    left -= height;
  }
  return parts;
}

function drawLines(lines: readonly PrintEntry[], dots: number): ImageBlock {
  const height = lines.reduce((sum, line) => sum + heightOf(line), 0);
  const context = contextOf(dots, Math.max(1, Math.ceil(height)));
  let top = 0;
  for (const line of lines) {
    drawLine(context, line, { top, dots });
    top += heightOf(line);
  }
  return imageOf(context, (gray) => gray.map((value) => (value < TEXT_THRESHOLD ? 0 : WHITE)));
}

/** The outlet's logo in the middle of the paper, its shades as dots; null if it cannot be loaded. */
export async function drawLogo(url: string, dots: number): Promise<ImageBlock | null> {
  const logo = new Image();
  logo.src = url;
  try {
    await logo.decode();
  } catch {
    return null;
  }
  // A drawing without a size of its own is as wide as it may be.
  const [width, height] = [logo.naturalWidth || LOGO.width, logo.naturalHeight || LOGO.height];
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  const context = contextOf(dots, Math.ceil(height * scale) + GAP);
  context.drawImage(logo, (dots - width * scale) / 2, 0, width * scale, height * scale);
  return imageOf(context, (gray) => diffused(gray, dots));
}

/** Fonts are loaded for the characters that need them: an unused script has none yet. */
async function loadFonts(entries: readonly PrintEntry[]): Promise<void> {
  const text = entries.map((entry) => Object.values(entry).join(" ")).join(" ");
  const styles = Object.keys(STYLES) as PrintStyle[];
  await Promise.all(styles.map((style) => document.fonts.load(fontOf(style), text)));
}

/** White, with text in the direction of the page. */
function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "black";
  context.direction = isRightToLeft() ? "rtl" : "ltr";
  context.textBaseline = "middle";
  return context;
}

function drawLine(
  context: CanvasRenderingContext2D,
  entry: PrintEntry,
  { top, dots }: { readonly top: number; readonly dots: number },
): void {
  const middle = top + heightOf(entry) / 2;
  if (entry.kind === "rule") {
    context.fillRect(0, middle, dots, RULE.thickness);
    return;
  }
  const { style } = entry;
  context.font = fontOf(style);
  const fromStart = (distance: number) => (isRightToLeft() ? dots - distance : distance);
  if (CENTERED.includes(style) && entry.kind === "line") {
    context.textAlign = "center";
    context.fillText(entry.text, dots / 2, middle);
    return;
  }
  context.textAlign = "start";
  context.fillText(
    entry.kind === "row" ? entry.name : entry.text,
    fromStart(indentOf(style)),
    middle,
  );
  if (entry.kind !== "row") return;
  context.textAlign = "end";
  context.fillText(entry.amount, fromStart(dots), middle);
}

function heightOf(entry: PrintEntry): number {
  return entry.kind === "rule" ? RULE.height : Math.ceil(STYLES[entry.style].size * LEADING);
}

function indentOf(style: PrintStyle): number {
  return style === "note" ? INDENT : 0;
}

function fontOf(style: PrintStyle): string {
  const families = getComputedStyle(document.documentElement).getPropertyValue("--font-text");
  const { size, weight } = STYLES[style];
  return `${weight} ${size}px ${families}`;
}

function isRightToLeft(): boolean {
  return document.documentElement.dir === "rtl";
}

const WHITE = 255;

/** A picture in rows of whole bytes, black is 1; `toDots` makes black or white of each shade. */
function imageOf(
  context: CanvasRenderingContext2D,
  toDots: (gray: Float32Array) => Float32Array,
): ImageBlock {
  const { width, height } = context.canvas;
  const dots = toDots(grayOf(context));
  const bytes = new Uint8Array((width * height) / 8);
  for (let pixel = 0; pixel < dots.length; pixel += 1) {
    if (dots[pixel] === 0) bytes[pixel >> 3] = (bytes[pixel >> 3] ?? 0) | (0x80 >> (pixel & 7));
  }
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return { type: "image", width, height, bits: btoa(text) };
}

function grayOf(context: CanvasRenderingContext2D): Float32Array {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const gray = new Float32Array(width * height);
  for (let pixel = 0; pixel < gray.length; pixel += 1) {
    const at = pixel * 4;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    gray[pixel] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return gray;
}

/** Shades as a pattern of dots: what a dot is too dark or too light is passed on to its neighbours (Floyd and Steinberg). */
function diffused(gray: Float32Array, width: number): Float32Array {
  const pass = (to: number, rest: number) => {
    if (to < gray.length) gray[to] = (gray[to] ?? 0) + rest;
  };
  for (let pixel = 0; pixel < gray.length; pixel += 1) {
    const value = gray[pixel] ?? 0;
    gray[pixel] = value < WHITE / 2 ? 0 : WHITE;
    const rest = (value - (gray[pixel] ?? 0)) / 16;
    const column = pixel % width;
    if (column + 1 < width) pass(pixel + 1, rest * 7);
    if (column > 0) pass(pixel + width - 1, rest * 3);
    pass(pixel + width, rest * 5);
    if (column + 1 < width) pass(pixel + width + 1, rest);
  }
  return gray;
}
