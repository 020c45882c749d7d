/**
 * Checks that need no knowledge of the screen (requirements A2, A4): run in the page, so they must not use anything
 * from outside.
 */
export type Limits = {
  /** CSS px. */
  readonly target: number;
  readonly mainTarget: number;
  readonly text: number;
  /** Texts that must not appear. */
  readonly forbidden: readonly string[];
};

/** Complaints as text, empty if all is well. */
export function measure(limits: Limits): string[] {
  const CONTROLS =
    "button, a[href], input, label:has(input), [role=button], [role=checkbox], [role=switch], [role=tab]";
  const MAIN = ".button--main, .order-type-card";
  /** Rounding of rem takes up to half a pixel. */
  const ROUNDING = 0.5;
  const complaints = new Set<string>();

  const nameOf = (element: Element) => {
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()}.${element.getAttribute("class")} “${label.trim().slice(0, 40)}”`;
  };
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
  const ownText = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? "")
      .join("")
      .trim();

  /** Words broken into slivers: three letters per line or fewer. */
  const isSqueezed = (element: Element, text: string) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return text.length >= 8 && lines.size > text.length / 3;
  };

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
  /** Content out of view that cannot be scrolled to. */
  const checkReach = (element: Element) => {
    let box = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      for (const [axis, low, high, size] of [
        [style.overflowX, box.left - frame.left, box.right - frame.right, frame.width],
        [style.overflowY, box.top - frame.top, box.bottom - frame.bottom, frame.height],
      ] as const) {
        if (axis === "visible" || size === 0) continue;
        const sticksOut = low < -1.5 || high > 1.5;
        if (!sticksOut) continue;
        if (axis === "auto" || axis === "scroll") {
          // Content can be scrolled to wherever its scroll container is.
          box = frame;
          break;
        }
        complaints.add(`cut off by ${nameOf(around).slice(0, 60)}: ${nameOf(element)}`);
        return;
      }
    }
    const { innerWidth, innerHeight } = window;
    const out =
      box.left < -1.5 ||
      box.top < -1.5 ||
      box.right > innerWidth + 1.5 ||
      box.bottom > innerHeight + 1.5;
    if (out) complaints.add(`out of the screen: ${nameOf(element)}`);
  };

  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth) complaints.add(`the page is ${scrollWidth} wide`);
  if (scrollHeight > clientHeight) complaints.add(`the page is ${scrollHeight} high`);

  for (const element of document.body.querySelectorAll("*")) {
    if (isHidden(element)) continue;
    const text = ownText(element);
    const added = addedText(element);
    if (text !== "" && letterSize(element) < limits.text)
      complaints.add(`text of ${letterSize(element)} px: ${nameOf(element)}`);
    if (added && Number.parseFloat(getComputedStyle(element, added).fontSize) < limits.text)
      complaints.add(`small text ${added} of ${nameOf(element)}`);
    if (isDecoration(element)) continue;
    const isControl = element.matches(CONTROLS);
    if (text === "" && !isControl) continue;
    checkReach(element);
    if (text !== "") {
      if (isSqueezed(element, text)) complaints.add(`text in slivers: ${nameOf(element)}`);
      if (limits.forbidden.includes(text)) complaints.add(`not in this language: “${text}”`);
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) {
        const { overflowX } = getComputedStyle(element);
        if (overflowX === "hidden" || overflowX === "clip")
          complaints.add(`text cut off: ${nameOf(element)}`);
      }
    }
    if (isControl) {
      const { width, height } = targetOf(element);
      const least = element.matches(MAIN) ? limits.mainTarget : limits.target;
      if (Math.min(width, height) < least - ROUNDING)
        complaints.add(
          `target of ${Math.round(width)} × ${Math.round(height)} px: ${nameOf(element)}`,
        );
    }
  }
  return [...complaints];
}
