/**
 * Words that do not fit where they stand: broken within, cut off, or wider than their button. Runs in the page, so it
 * must not use anything from outside. What scrolling brings into sight is not cut off.
 */
export function cutWords(): string[] {
  /** CSS px: glyphs stick out of their boxes by a hair, and rem are rounded. */
  const ROUNDING = 2;
  /** Chinese may go on in the next line after any character. */
  const HAN = /[\u3000-\u9fff\uff00-\uffef]/;
  /** Other places where a word may go on in the next line: after a hyphen, a slash, or by itself where it is a number. */
  const DIVISIBLE = /[-‐–—/\u00ad]|^[\d\s.,]+$/;
  const complaints = new Set<string>();

  const placeOf = (element: Element) =>
    [element.parentElement, element]
      .map((part) => part?.getAttribute("class")?.split(" ")[0] ?? part?.tagName.toLowerCase())
      .join(" > ");

  const isShown = (element: Element) =>
    element.closest("[hidden], [inert], .visually-hidden, iframe, svg, script, style") === null &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** What cuts a box off for good, or null. Within a scroller nothing is cut off in the direction of scrolling. */
  const cutterOf = (element: Element, box: DOMRect): Element | null => {
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

  const lookAt = (node: Text, element: Element) => {
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom / 8)));
      if (lines.size > 1 && !HAN.test(word) && !DIVISIBLE.test(word)) {
        complaints.add(`“${word}” is broken in ${placeOf(element)}`);
      }
      for (const box of boxes) {
        const cutter = cutterOf(element, box);
        if (cutter) complaints.add(`“${word}” in ${placeOf(element)} is cut by ${placeOf(cutter)}`);
      }
    }
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (node instanceof Text && element && isShown(element)) lookAt(node, element);
  }
  // A link within a text has a larger target than its words.
  for (const button of document.querySelectorAll("button:not(p button)")) {
    const isWider = button.scrollWidth > button.clientWidth + ROUNDING;
    if (isWider && isShown(button) && !button.querySelector("svg:only-child")) {
      complaints.add(`“${button.textContent}” is wider than its button, ${placeOf(button)}`);
    }
  }
  return [...complaints];
}
