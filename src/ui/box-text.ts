/** Text of elements as it is spoken: what runs on in one box runs on in speech, between two boxes there is a pause. */

const HIDDEN = ".visually-hidden";

/** The box whose text this is. A visually hidden text belongs to the text around it. */
export function boxOf(element: Element): HTMLElement | null {
  let box: Element | null = element;
  while (box && isInline(box)) box = box.parentElement;
  return box instanceof HTMLElement ? box : null;
}

function isInline(element: Element): boolean {
  return element.matches(HIDDEN) || /^(inline|contents)/.test(getComputedStyle(element).display);
}

/** The text under an element, without what matches `left` within it. */
export function boxText(
  element: Element,
  left: string,
  isWanted: (parent: Element) => boolean = () => true,
): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let box: Element | null = null;
  let spoken = "";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent ?? "";
    if (!parent || isLeft(parent, element, left) || !isWanted(parent)) continue;
    if (text.trim() === "") {
      spoken += " ";
      continue;
    }
    const own = boxOf(parent);
    spoken += spoken.trim() !== "" && own !== box ? `, ${text}` : text;
    box = own;
  }
  return spoken.replace(/\s+/g, " ").replaceAll(" ,", ",").trim();
}

function isLeft(parent: Element, within: Element, left: string): boolean {
  const found = parent.closest(left);
  return found !== null && found !== within && within.contains(found);
}
