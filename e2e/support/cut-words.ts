import type { Page } from "@playwright/test";

/**
 * Words that do not fit where they stand: broken within without a hyphen, cut off, or wider than their button. What scrolling
 * brings into sight is not cut off.
 */
export async function cutWords(page: Page): Promise<string[]> {
  const tools = await page.evaluateHandle(wordTools);
  const checks = {
    tools,
    words: await page.evaluateHandle(shownWords, tools),
    isBroken: await page.evaluateHandle(breakCheck, tools),
    cutterOf: await page.evaluateHandle(cutCheck),
  };
  const complaints = await page.evaluate(complain, checks);
  await Promise.all(Object.values(checks).map((handle) => handle.dispose()));
  return complaints;
}

// The following functions run in the page: they cannot use anything from outside.

/** A word, or a part of it, within one text node. */
type Run = { readonly node: Text; readonly start: number; readonly end: number };
/** A word; its parts may be in several elements. */
type Word = { readonly text: string; readonly runs: readonly Run[] };

type WordTools = ReturnType<typeof wordTools>;

function wordTools() {
  /** CSS px: glyphs stick out of their boxes by a hair, and rem are rounded. */
  const rounding = 2;
  const isShown = (element: Element) =>
    element.closest("[hidden], [inert], .visually-hidden, iframe, svg, script, style") === null &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const boxesOf = ({ node, start, end }: Run): DOMRect[] => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  };
  const placeOf = (element: Element) =>
    [element.parentElement, element]
      .map((part) => part?.getAttribute("class")?.split(" ")[0] ?? part?.tagName.toLowerCase())
      .join(" > ");
  return { rounding, isShown, boxesOf, placeOf };
}

/** Words go on from one element to the next within a block. */
function shownWords({ isShown }: WordTools): Word[] {
  const words: Word[] = [];
  let runs: Run[] = [];
  const endWord = () => {
    const text = runs.map(({ node, start, end }) => node.data.slice(start, end)).join("");
    if (runs.length > 0) words.push({ text, runs });
    runs = [];
  };
  const blockOf = (node: Text): Element | null => {
    let around = node.parentElement;
    while (around && ["inline", "contents"].includes(getComputedStyle(around).display)) {
      around = around.parentElement;
    }
    return around;
  };
  let block: Element | null = null;
  const nodes = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof HTMLBRElement) endWord();
    if (!(node instanceof Text && node.parentElement && isShown(node.parentElement))) continue;
    const own = blockOf(node);
    if (own !== block) endWord();
    block = own;
    for (const { 0: part, index } of node.data.matchAll(/\s|\S+/g)) {
      if (part.trim() === "") endWord();
      else runs.push({ node, start: index, end: index + part.length });
    }
  }
  endWord();
  return words;
}

/** Whether a word goes on in the next line where it must not. */
function breakCheck({ boxesOf, rounding }: WordTools): (word: Word) => boolean {
  /** Chinese may go on in the next line after any character. */
  const HAN = /[\u3000-\u9fff\uff00-\uffef]/;
  /** Characters after which a word may go on in the next line. */
  const DIVISIBLE = /[-‐–—־/]/;
  /** It may go on in the next line after any digit. */
  const NUMBER = /^[\p{P}\p{Sc}\p{Cf}\p{Nd}]+$/u;
  /** Lines are farther apart than letters are moved up and down, in CSS px. */
  const LINE = 8;

  /** Whether a hyphen is drawn between two text nodes: a soft hyphen has a width only where its line ends. */
  const hasHyphenBetween = (before: Text, after: Text): boolean => {
    const range = document.createRange();
    range.setStartAfter(before);
    range.setEndBefore(after);
    return [...(before.parentElement?.children ?? [])].some(
      (element) =>
        range.intersectsNode(element) &&
        getComputedStyle(element, "::before").content.includes("\u00ad") &&
        element.getBoundingClientRect().width > rounding,
    );
  };
  const lettersOf = ({ node, start, end }: Run): Run[] =>
    Array.from({ length: end - start }, (_, index) => {
      return { node, start: start + index, end: start + index + 1 };
    });

  return ({ text, runs }) => {
    const lines = new Set(runs.flatMap(boxesOf).map(({ bottom }) => Math.round(bottom / LINE)));
    if (lines.size < 2 || HAN.test(text) || NUMBER.test(text)) return false;
    const letters = runs.flatMap(lettersOf).flatMap((run) => {
      const [box] = boxesOf(run);
      return box ? [{ ...run, bottom: box.bottom }] : [];
    });
    return letters.some((letter, index) => {
      const next = letters[index + 1];
      if (!next || Math.abs(next.bottom - letter.bottom) < LINE) return false;
      if (DIVISIBLE.test(letter.node.data.charAt(letter.start))) return false;
      return letter.node === next.node || !hasHyphenBetween(letter.node, next.node);
    });
  };
}

/** What cuts a box off for good, or null. Within a scroller nothing is cut off in the direction of scrolling. */
function cutCheck(): (element: Element, box: DOMRect) => Element | null {
  /** CSS px. */
  const ROUNDING = 2;
  return (element, box) => {
    let [scrollsAcross, scrollsDown] = [false, false];
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(around);
      if (display === "inline" || display === "contents") continue;
      const frame = around.getBoundingClientRect();
      scrollsAcross ||= overflowX === "auto" || overflowX === "scroll";
      scrollsDown ||= overflowY === "auto" || overflowY === "scroll";
      const isOutAcross = box.left < frame.left - ROUNDING || box.right > frame.right + ROUNDING;
      // Lines are higher than their letters.
      const slack = ROUNDING + box.height / 5;
      const isOutDown = box.top < frame.top - slack || box.bottom > frame.bottom + slack;
      if (overflowX !== "visible" && !scrollsAcross && isOutAcross) return around;
      if (overflowY !== "visible" && !scrollsDown && isOutDown) return around;
    }
    return null;
  };
}

function complain(checks: {
  tools: WordTools;
  words: readonly Word[];
  isBroken: (word: Word) => boolean;
  cutterOf: (element: Element, box: DOMRect) => Element | null;
}): string[] {
  const { isShown, boxesOf, placeOf, rounding } = checks.tools;
  const complaints = new Set<string>();
  for (const word of checks.words) {
    const element = word.runs[0]?.node.parentElement;
    if (!element) continue;
    if (checks.isBroken(word)) complaints.add(`“${word.text}” is broken in ${placeOf(element)}`);
    for (const box of word.runs.flatMap(boxesOf)) {
      const cutter = checks.cutterOf(element, box);
      if (!cutter) continue;
      complaints.add(`“${word.text}” in ${placeOf(element)} is cut by ${placeOf(cutter)}`);
    }
  }
  // A link within a text has a larger target than its words.
  for (const button of document.querySelectorAll("button:not(p button)")) {
    const isWider = button.scrollWidth > button.clientWidth + rounding;
    if (isWider && isShown(button) && !button.querySelector("svg:only-child")) {
      complaints.add(`“${button.textContent}” is wider than its button, ${placeOf(button)}`);
    }
  }
  return [...complaints];
}
