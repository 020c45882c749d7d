/** Texts that do not fit, measured on the rendered screen. */
import type { Overflow } from "./scene.ts";

/** Rounding of rem takes up to half a pixel; glyphs overhang their box by about as much. */
const TOLERANCE_PX = 2;
/** Shorter words may be broken into three lines without a fault. */
const SLIVER_LETTERS = 12;
const MOST = 20;
/** Long enough to find the text again. */
const QUOTE_LETTERS = 60;

/** Every text of the page that is cut off, outside of the screen, or broken into slivers. */
export function overflowsOf(page: Document): readonly Overflow[] {
  const found = new Map<string, Overflow>();
  for (const element of page.body.querySelectorAll("*")) {
    const text = ownText(element);
    if (text === "" || isHidden(element)) continue;
    const how = troubleOf(element, text);
    if (how === null) continue;
    const quote = text.length > QUOTE_LETTERS ? `${text.slice(0, QUOTE_LETTERS)}…` : text;
    found.set(quote, { text: quote, how });
    if (found.size === MOST) break;
  }
  return [...found.values()];
}

function ownText(element: Element): string {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? "")
    .join("")
    .trim();
}

function isHidden(element: Element): boolean {
  if (element.closest("[hidden], [inert], [aria-hidden=true], .visually-hidden, svg, iframe")) {
    return true;
  }
  return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

function troubleOf(element: Element, text: string): Overflow["how"] | null {
  const boxes = textBoxes(element);
  if (boxes.length === 0) return null;
  const lines = new Set(boxes.map(({ top }) => Math.round(top)));
  if (text.length >= SLIVER_LETTERS && lines.size > text.length / 3) return "slivers";
  return reachOf(element, boxes);
}

function textBoxes(element: Element): readonly DOMRect[] {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

/** Whether the text is visible, or can be scrolled to, within all its ancestors. */
function reachOf(element: Element, boxes: readonly DOMRect[]): "cut" | "out" | null {
  let area = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const frame = around.getBoundingClientRect();
    if (frame.width === 0 || frame.height === 0) continue;
    const sideways =
      area.left < frame.left - TOLERANCE_PX || area.right > frame.right + TOLERANCE_PX;
    const upright =
      area.top < frame.top - TOLERANCE_PX || area.bottom > frame.bottom + TOLERANCE_PX;
    if (sideways && isClip(overflowX)) return "cut";
    if (upright && isClip(overflowY)) return "cut";
    // Content can be scrolled to wherever its scroll container is.
    if (isScroll(overflowX)) area = { ...area, left: frame.left, right: frame.right };
    if (isScroll(overflowY)) area = { ...area, top: frame.top, bottom: frame.bottom };
  }
  const { innerWidth, innerHeight } = window;
  const isOut =
    area.left < -TOLERANCE_PX ||
    area.top < -TOLERANCE_PX ||
    area.right > innerWidth + TOLERANCE_PX ||
    area.bottom > innerHeight + TOLERANCE_PX;
  return isOut ? "out" : null;
}

function isClip(overflow: string): boolean {
  return overflow === "hidden" || overflow === "clip";
}

function isScroll(overflow: string): boolean {
  return overflow === "auto" || overflow === "scroll";
}
