/** Checks that need no knowledge of the screen (requirements A2, A4). */
import type { Page } from "@playwright/test";
import { type PageTools, pageTools } from "./page-tools.ts";

export type Limits = {
  /** CSS px. */
  readonly target: number;
  readonly mainTarget: number;
  readonly text: number;
  /** Texts that must not appear. */
  readonly forbidden: readonly string[];
};

/** Complaints as text, empty if all is well. All elements are measured at one instant. */
export async function measure(page: Page, limits: Limits): Promise<string[]> {
  const tools = await page.evaluateHandle(pageTools);
  const checks = {
    tools,
    visibility: await page.evaluateHandle(visibilityTools),
    lettersOf: await page.evaluateHandle(letterCheck, { tools, least: limits.text }),
    wordsOf: await page.evaluateHandle(wordCheck, { tools, forbidden: limits.forbidden }),
    reachOf: await page.evaluateHandle(reachCheck, tools),
    targetsOf: await page.evaluateHandle(targetCheck, { tools, limits }),
  };
  const complaints = await page.evaluate(measureAll, checks);
  await Promise.all(Object.values(checks).map((handle) => handle.dispose()));
  return complaints;
}

// The following functions run in the page: they cannot use anything from outside.

type Check = (element: Element, ownText: string) => string[];

function measureAll(checks: {
  tools: PageTools;
  visibility: ReturnType<typeof visibilityTools>;
  lettersOf: Check;
  wordsOf: Check;
  reachOf: Check;
  targetsOf: Check;
}): string[] {
  const { tools, visibility, lettersOf, wordsOf, reachOf, targetsOf } = checks;
  const ownText = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? "")
      .join("")
      .trim();
  const complaints = new Set<string>();
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth) complaints.add(`the page is ${scrollWidth} wide`);
  if (scrollHeight > clientHeight) complaints.add(`the page is ${scrollHeight} high`);
  for (const element of document.body.querySelectorAll("*")) {
    if (visibility.isHidden(element)) continue;
    const text = ownText(element);
    const isControl = element.matches(tools.controls);
    const isContent = (text !== "" || isControl) && !visibility.isDecoration(element);
    const found = [
      lettersOf(element, text),
      isContent ? reachOf(element, text) : [],
      isContent && text !== "" ? wordsOf(element, text) : [],
      isContent && isControl ? targetsOf(element, text) : [],
    ];
    for (const complaint of found.flat()) complaints.add(complaint);
  }
  return [...complaints];
}

function visibilityTools() {
  /** One pixel for screen readers only; the touch target is the element around it. */
  const isClipped = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 && height <= 1 && getComputedStyle(element).overflow === "hidden";
  };
  const isHidden = (element: Element) => {
    if (element.closest("[hidden], [inert], .visually-hidden, iframe")) return true;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (isClipped(around)) return true;
    }
    return false;
  };
  /** Neither touched nor read out; its letters are visible all the same. */
  const isDecoration = (element: Element) => element.closest("[aria-hidden=true], svg") !== null;
  return { isHidden, isDecoration };
}

function letterCheck({ tools, least }: { tools: PageTools; least: number }): Check {
  /** CSS px, also within a scaled drawing. */
  const letterSize = (element: Element) => {
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
  };
  /** Text that a style sheet adds before or after an element. */
  const addedText = (element: Element) =>
    ["::before", "::after"].find((side) =>
      /[\p{L}\p{N}]/u.test(getComputedStyle(element, side).content.replace(/^(none|normal)$/, "")),
    );
  return (element, text) => {
    const complaints: string[] = [];
    if (text !== "" && letterSize(element) < least)
      complaints.push(`text of ${letterSize(element)} px: ${tools.nameOf(element)}`);
    const added = addedText(element);
    if (added && Number.parseFloat(getComputedStyle(element, added).fontSize) < least)
      complaints.push(`small text ${added} of ${tools.nameOf(element)}`);
    return complaints;
  };
}

function wordCheck(given: { tools: PageTools; forbidden: readonly string[] }): Check {
  const { nameOf } = given.tools;
  /** Words broken into slivers: three letters per line or fewer. */
  const isSqueezed = (element: Element, text: string) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return text.length >= 8 && lines.size > text.length / 3;
  };
  const isCutOff = (element: Element) => {
    if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0) return false;
    return ["hidden", "clip"].includes(getComputedStyle(element).overflowX);
  };
  return (element, text) => {
    const complaints: string[] = [];
    if (isSqueezed(element, text)) complaints.push(`text in slivers: ${nameOf(element)}`);
    if (given.forbidden.includes(text)) complaints.push(`not in this language: “${text}”`);
    if (isCutOff(element)) complaints.push(`text cut off: ${nameOf(element)}`);
    return complaints;
  };
}

/** Content out of view that cannot be scrolled to. */
function reachCheck({ nameOf }: PageTools): Check {
  /** Rounding, and lines that a border covers. */
  const TOLERANCE = 1.5;
  /** Whether `box` is outside of an element around it, and whether it can be scrolled into that. */
  const clippingOf = (around: Element, box: DOMRect): "none" | "scrolls" | "cuts" => {
    const style = getComputedStyle(around);
    const frame = around.getBoundingClientRect();
    for (const [axis, low, high, size] of [
      [style.overflowX, box.left - frame.left, box.right - frame.right, frame.width],
      [style.overflowY, box.top - frame.top, box.bottom - frame.bottom, frame.height],
    ] as const) {
      if (axis === "visible" || size === 0) continue;
      if (low >= -TOLERANCE && high <= TOLERANCE) continue;
      return axis === "auto" || axis === "scroll" ? "scrolls" : "cuts";
    }
    return "none";
  };
  return (element) => {
    let box = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      const clipping = clippingOf(around, box);
      if (clipping === "cuts")
        return [`cut off by ${nameOf(around).slice(0, 60)}: ${nameOf(element)}`];
      // Content can be scrolled to wherever its scroll container is.
      if (clipping === "scrolls") box = around.getBoundingClientRect();
    }
    const isOut =
      box.left < -TOLERANCE ||
      box.top < -TOLERANCE ||
      box.right > window.innerWidth + TOLERANCE ||
      box.bottom > window.innerHeight + TOLERANCE;
    return isOut ? [`out of the screen: ${nameOf(element)}`] : [];
  };
}

function targetCheck({ tools, limits }: { tools: PageTools; limits: Limits }): Check {
  const MAIN = ".button--main, .order-type-card";
  /** Rounding of rem takes up to half a pixel. */
  const ROUNDING = 0.5;
  /** Width and height of an element that a pseudo-element makes larger, up to the whole card. */
  const targetOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const after = getComputedStyle(element, "::after");
    const isStretched = after.position === "absolute" && after.content !== "none";
    if (!isStretched || after.pointerEvents === "none") return { width, height };
    return {
      width: Math.max(width, Number.parseFloat(after.width)),
      height: Math.max(height, Number.parseFloat(after.height)),
    };
  };
  return (element) => {
    const { width, height } = targetOf(element);
    const least = element.matches(MAIN) ? limits.mainTarget : limits.target;
    if (Math.min(width, height) >= least - ROUNDING) return [];
    const size = `${Math.round(width)} × ${Math.round(height)} px`;
    return [`target of ${size}: ${tools.nameOf(element)}`];
  };
}
