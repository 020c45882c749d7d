/** Distances and positions of controls, for trembling hands and seated customers (requirements A2, A5). */
import type { Page } from "@playwright/test";
import { type PageTools, pageTools } from "./page-tools.ts";

type Spacing = {
  /** CSS px between any two controls. */
  readonly apart: number;
  /** Share of the screen's height, from below, that contains every control; null if it is not checked. */
  readonly reach: number | null;
};

/** Rounding of rem takes up to half a pixel. */
const ROUNDING = 0.6;

/** Complaints as text, empty if all is well. */
export async function spacingFaults(page: Page, { apart, reach }: Spacing): Promise<string[]> {
  const tools = await page.evaluateHandle(pageTools);
  const visibleBoxOf = await page.evaluateHandle(visibleBoxes);
  const controls = await page.evaluateHandle(findControls, { tools, visibleBoxOf });
  const given = { tools, controls, rounding: ROUNDING };
  const high = reach === null ? [] : await page.evaluate(outOfReach, { ...given, reach });
  const close = await page.evaluate(tooClose, { ...given, apart });
  await Promise.all([tools, visibleBoxOf, controls].map((handle) => handle.dispose()));
  return [...high, ...close];
}

// The following functions run in the page: they cannot use anything from outside.

type Box = { left: number; top: number; right: number; bottom: number };
type Control = { readonly element: Element; readonly box: Box };

function visibleBoxes(): (element: Element) => Box {
  /** An element that a pseudo-element makes larger, up to the whole card. */
  const targetOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const own = { left, top, right, bottom };
    const after = getComputedStyle(element, "::after");
    const isStretched = after.position === "absolute" && after.content !== "none";
    if (!isStretched || after.pointerEvents === "none" || !(element instanceof HTMLElement))
      return own;
    const isItsBlock = getComputedStyle(element).position !== "static";
    const block = isItsBlock ? element : (element.offsetParent ?? document.body);
    const frame = block.getBoundingClientRect();
    const x = frame.left + block.clientLeft + Number.parseFloat(after.left);
    const y = frame.top + block.clientTop + Number.parseFloat(after.top);
    return {
      left: Math.min(own.left, x),
      top: Math.min(own.top, y),
      right: Math.max(own.right, x + Number.parseFloat(after.width)),
      bottom: Math.max(own.bottom, y + Number.parseFloat(after.height)),
    };
  };
  /** Its visible part, within all ancestors that scroll or clip. */
  return (element) => {
    const seen = targetOf(element);
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      // Content outside of it or under its border is clipped.
      const frame = around.getBoundingClientRect();
      const left = frame.left + around.clientLeft;
      const top = frame.top + around.clientTop;
      seen.left = Math.max(seen.left, left);
      seen.top = Math.max(seen.top, top);
      seen.right = Math.min(seen.right, left + around.clientWidth);
      seen.bottom = Math.min(seen.bottom, top + around.clientHeight);
    }
    return seen;
  };
}

function findControls(given: {
  tools: PageTools;
  visibleBoxOf: (element: Element) => Box;
}): Control[] {
  const isUsable = (element: Element) => {
    if (element.closest("[hidden], [inert], [aria-hidden=true], .visually-hidden")) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    return !element.matches(":disabled, label input");
  };
  return [...document.body.querySelectorAll(given.tools.controls)]
    .filter(isUsable)
    .map((element) => ({ element, box: given.visibleBoxOf(element) }))
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
}

type Given = { tools: PageTools; controls: readonly Control[]; rounding: number };

function outOfReach({ tools, controls, rounding, reach }: Given & { reach: number }): string[] {
  const from = window.innerHeight * (1 - reach);
  return controls
    .filter(({ box }) => box.top < from - rounding)
    .map(({ element, box }) => {
      const px = Math.round(from - box.top);
      return `out of reach, ${px} px too high: ${tools.nameOf(element)}`;
    });
}

function tooClose({ tools, controls, rounding, apart }: Given & { apart: number }): string[] {
  const isWithin = (inner: Box, outer: Box) =>
    inner.left >= outer.left - rounding &&
    inner.top >= outer.top - rounding &&
    inner.right <= outer.right + rounding &&
    inner.bottom <= outer.bottom + rounding;
  /** Negative if they lie over one another. */
  const gapOf = (one: Box, other: Box) => {
    const across = Math.max(one.left - other.right, other.left - one.right);
    const along = Math.max(one.top - other.bottom, other.top - one.bottom);
    if (across < 0 && along < 0) return Math.max(across, along);
    return Math.hypot(...[across, along].map((side) => Math.max(side, 0)));
  };
  const complaints: string[] = [];
  for (const [place, one] of controls.entries()) {
    for (const other of controls.slice(place + 1)) {
      // A control on a card that is a control itself: the rest of the card is its target.
      if (isWithin(one.box, other.box) || isWithin(other.box, one.box)) continue;
      const gap = gapOf(one.box, other.box);
      if (gap >= apart - rounding) continue;
      complaints.push(
        `${Math.round(gap)} px apart: ${tools.nameOf(one.element)} and ${tools.nameOf(other.element)}`,
      );
    }
  }
  return complaints;
}
