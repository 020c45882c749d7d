/**
 * The contrast of every text on a screen, from the pixels behind it (requirement A3). axe skips a text if it cannot
 * determine the background by styles: over a picture, beside a pseudo-element, a single letter.
 */
import type { Page } from "@playwright/test";

/** A text in view: its colour with its opacity, and where its letters are, in CSS px. */
type SeenText = {
  readonly name: string;
  readonly color: readonly [red: number, green: number, blue: number, opacity: number];
  readonly boxes: readonly { x: number; y: number; width: number; height: number }[];
};

declare global {
  interface Window {
    /** Texts that have not been in view yet. */
    unseenTexts?: Element[];
    /** Original scroll positions, to restore them. */
    scrolledTo?: [Element, number, number][];
  }
}

/** A longer screen is not checked to its end. */
const MOST_VIEWS = 12;

/** Names each text whose contrast is below `least`, wherever the screen can be scrolled to. */
export async function contrastFaults(page: Page, least: number): Promise<string[]> {
  await page.evaluate(findTexts);
  const faults: string[] = [];
  for (let view = 0; view < MOST_VIEWS; view += 1) {
    const texts = await page.evaluate(takeTextsInView);
    if (texts.length > 0) {
      await page.evaluate(hideLetters);
      const picture = await page.screenshot({ animations: "allow" });
      await page.evaluate(showLetters);
      const given = { picture: picture.toString("base64"), texts, least };
      faults.push(...(await page.evaluate(judge, given)));
    }
    if (!(await page.evaluate(scrollToNext))) break;
  }
  await page.evaluate(scrollBack);
  return faults;
}

// The following functions run in the page: they cannot use anything from outside.

function findTexts(): void {
  const dialogs = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
  const isBehind = (element: Element) =>
    dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(element));
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
    );
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // Only for screen readers, in one layout or always.
    getComputedStyle(element).clipPath !== "inset(50%)" &&
    !element.closest("[inert], .visually-hidden, iframe, title, style, script");
  const all = [...document.body.querySelectorAll("*")];
  window.unseenTexts = all.filter((each) => hasText(each) && isSeen(each) && !isBehind(each));
  window.scrolledTo = all
    .filter((each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth)
    .map((each) => [each, each.scrollLeft, each.scrollTop]);
}

/** Removes what is visible now from the list. */
function takeTextsInView(): SeenText[] {
  /** Content scrolls away under the scalloped edge of the bar. */
  const topOf = (element: Element): number => {
    const bar = element.closest(".screen")?.querySelector(".top-bar");
    if (!bar || bar.contains(element)) return 0;
    const edge = Number.parseFloat(getComputedStyle(bar, "::after").height);
    return bar.getBoundingClientRect().bottom + (edge || 0);
  };
  const clip = (element: Element): DOMRect => {
    const frameOfAll = { left: 0, top: topOf(element), right: innerWidth, bottom: innerHeight };
    let { left, top, right, bottom } = frameOfAll;
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const frame = around.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const boxesOf = (element: Element) => {
    const seen = clip(element);
    const range = document.createRange();
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "")
      .flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      })
      .map((box) => {
        const x = Math.max(box.left, seen.left);
        const y = Math.max(box.top, seen.top);
        const width = Math.min(box.right, seen.right) - x;
        const height = Math.min(box.bottom, seen.bottom) - y;
        // Only an edge of a half-scrolled line may be visible: it is checked once it is in view.
        const isThere = width > box.width / 2 && height > box.height / 2;
        return { x, y, width: isThere ? width : 0, height };
      })
      .filter(({ width, height }) => width > 2 && height > 2);
  };
  const colorOf = (element: Element): SeenText["color"] => {
    const style = getComputedStyle(element);
    const painted = element instanceof SVGElement ? style.fill : style.color;
    const [red = 0, green = 0, blue = 0, alpha = 1] = (painted.match(/[\d.]+/g) ?? []).map(Number);
    let opacity = alpha;
    for (let around: Element | null = element; around; around = around.parentElement) {
      opacity *= Number(getComputedStyle(around).opacity);
    }
    return [red, green, blue, opacity];
  };
  /** Covered by a message that floats over the screen for a moment. */
  const isUnderMessage = (element: Element, { x, y, width, height }: SeenText["boxes"][number]) =>
    [0, 0.5, 1].some((share) => {
      const top = document.elementFromPoint(x + width / 2, y + 1 + (height - 2) * share);
      const message = top?.closest(".note, .scan-band") ?? null;
      return message !== null && !message.contains(element);
    });
  const texts: SeenText[] = [];
  window.unseenTexts = (window.unseenTexts ?? []).filter((element) => {
    const boxes = boxesOf(element).filter((box) => !isUnderMessage(element, box));
    if (boxes.length === 0) return true;
    const words = (element.textContent ?? "").trim().slice(0, 40);
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class")} “${words}”`;
    texts.push({ name, color: colorOf(element), boxes });
    return false;
  });
  return texts;
}

function hideLetters(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { color: transparent !important; -webkit-text-fill-color: transparent !important;
        caret-color: transparent !important; text-shadow: none !important; transition: none !important }
    svg text { fill: transparent !important }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function showLetters(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}

/** Scrolls to the first unseen text; false if there is none, or it cannot be reached. */
function scrollToNext(): boolean {
  const next = window.unseenTexts?.shift();
  if (!next) return false;
  window.unseenTexts = [next, ...(window.unseenTexts ?? [])];
  const before = next.getBoundingClientRect();
  next.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const after = next.getBoundingClientRect();
  if (before.top !== after.top || before.left !== after.left) return true;
  // It cannot be scrolled to: others may still be reached.
  window.unseenTexts.shift();
  return window.unseenTexts.length > 0;
}

function scrollBack(): void {
  for (const [element, left, top] of window.scrolledTo ?? []) element.scrollTo(left, top);
  delete window.unseenTexts;
  delete window.scrolledTo;
}

async function judge(given: {
  picture: string;
  texts: SeenText[];
  least: number;
}): Promise<string[]> {
  /** A few pixels may be an edge that runs through the box of a line. */
  const ENOUGH = 0.95;
  const STEP_PX = 3;
  const bytes = Uint8Array.from(atob(given.picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const scale = bitmap.width / innerWidth;

  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (color: readonly number[]) =>
    0.2126 * linear(color[0] ?? 0) +
    0.7152 * linear(color[1] ?? 0) +
    0.0722 * linear(color[2] ?? 0);
  const contrast = (ink: SeenText["color"], ground: readonly number[]) => {
    const seen = ground.map((value, index) => (ink[index] ?? 0) * ink[3] + value * (1 - ink[3]));
    const [one, other] = [luminance(seen), luminance(ground)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  const groundsOf = ({ x, y, width, height }: SeenText["boxes"][number]) => {
    const grounds: number[][] = [];
    for (let row = y; row < y + height; row += STEP_PX) {
      for (let column = x; column < x + width; column += STEP_PX) {
        const at = 4 * (Math.floor(row * scale) * bitmap.width + Math.floor(column * scale));
        grounds.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      }
    }
    return grounds;
  };
  return given.texts.flatMap(({ name, color, boxes }) => {
    const found = boxes
      .flatMap(groundsOf)
      .map((ground) => contrast(color, ground))
      .sort((left, right) => left - right);
    const low = found[Math.floor(found.length * (1 - ENOUGH))] ?? given.least;
    return low < given.least - 0.05 ? [`contrast of ${low.toFixed(1)} to 1: ${name}`] : [];
  });
}
