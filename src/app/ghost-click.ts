/** The part of an element that the guard needs; DOM elements fit. */
type Place = { readonly isConnected: boolean; contains(other: Place | null): boolean };

/**
 * Whether a click belongs to the touch before it. On a slow machine a control acts before the browser's
 * late `click` comes; when the next screen is already there, that click lands on whatever lies under the
 * finger by then. It belongs only where the finger went down.
 */
export function isGhostClick(pressed: Place | null, clicked: Place | null): boolean {
  if (pressed === null || clicked === null) return false;
  if (!pressed.isConnected) return true;
  return !pressed.contains(clicked) && !clicked.contains(pressed);
}

const CONTROLS = "button, a, label, input, select, textarea, [role=button], [tabindex]";

/** Keeps late clicks of a touch from reaching a screen that was not there when the finger went down. */
export function guardAgainstGhostClicks(page: Document): void {
  let pressed: Element | null = null;
  page.addEventListener(
    "pointerdown",
    ({ target }) => {
      pressed = target instanceof Element ? (target.closest(CONTROLS) ?? target) : null;
    },
    { capture: true },
  );
  const refuse = (event: MouseEvent) => {
    // Clicks made by a keyboard, by assistive technology or by a label have no count.
    if (!event.isTrusted || event.detail === 0) return;
    const clicked = event.target instanceof Element ? event.target : null;
    if (!isGhostClick(pressed, clicked)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener("click", refuse, { capture: true });
  // The browser's `mousedown` before it would take the focus from the new screen's title.
  page.addEventListener("mousedown", refuse, { capture: true });
}
