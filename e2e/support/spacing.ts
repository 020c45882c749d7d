/**
 * Distances and positions of controls, for trembling hands and seated customers (requirements A2, A5): runs in the
 * page, so it must not use anything from outside.
 */
type Spacing = {
  /** CSS px between any two controls. */
  readonly apart: number;
  /** Share of the screen's height, from below, that contains every control; null if it is not checked. */
  readonly reach: number | null;
};

/** Complaints as text, empty if all is well. */
export function spacingFaults({ apart, reach }: Spacing): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  const CONTROLS =
    "button, a[href], input, label:has(input), [role=button], [role=checkbox], [role=switch], [role=tab]";
  /** Rounding of rem takes up to half a pixel. */
  const ROUNDING = 0.6;
  const nameOf = (element: Element) => {
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()}.${element.getAttribute("class")} “${label.trim().slice(0, 30)}”`;
  };
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
  const seenOf = (element: Element): Box => {
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
  const isUsable = (element: Element) => {
    if (element.closest("[hidden], [inert], [aria-hidden=true], .visually-hidden")) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    return !element.matches(":disabled, label input");
  };
  const controls = [...document.body.querySelectorAll(CONTROLS)]
    .filter(isUsable)
    .map((element) => ({ element, box: seenOf(element) }))
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
  const isWithin = (inner: Box, outer: Box) =>
    inner.left >= outer.left - ROUNDING &&
    inner.top >= outer.top - ROUNDING &&
    inner.right <= outer.right + ROUNDING &&
    inner.bottom <= outer.bottom + ROUNDING;
  const complaints: string[] = [];
  if (reach !== null) {
    const from = window.innerHeight * (1 - reach);
    for (const { element, box } of controls) {
      if (box.top < from - ROUNDING)
        complaints.push(
          `out of reach, ${Math.round(from - box.top)} px too high: ${nameOf(element)}`,
        );
    }
  }
  for (const [place, one] of controls.entries()) {
    for (const other of controls.slice(place + 1)) {
      // A control on a card that is a control itself: the rest of the card is its target.
      if (isWithin(one.box, other.box) || isWithin(other.box, one.box)) continue;
      const across = Math.max(one.box.left - other.box.right, other.box.left - one.box.right);
      const along = Math.max(one.box.top - other.box.bottom, other.box.top - one.box.bottom);
      const isOver = across < 0 && along < 0;
      const gap = isOver
        ? Math.max(across, along)
        : Math.hypot(...[across, along].map((side) => Math.max(side, 0)));
      if (gap >= apart - ROUNDING) continue;
      complaints.push(
        `${Math.round(gap)} px apart: ${nameOf(one.element)} and ${nameOf(other.element)}`,
      );
    }
  }
  return complaints;
}
