/** The text of a screen that is read aloud, in order. */
import type { Piece } from "./speech.ts";

const WORDS = "h1, h2, h3, p, li, dt, dd, output, [data-read]";
/** Actions and options. The plus of a card only repeats its name. */
const CONTROLS =
  ".button:not(.button--quiet), .order-type-card, .option, .pick, [role=switch], label";
const SILENT =
  "[hidden], [data-waiting], [aria-hidden='true'], .visually-hidden, [data-read='never']";
const PRIVATE = "[data-read='private']";

/** `own`: names, numbers and balances, which are spoken only on demand; `open`: everything else. */
export type Part = "open" | "own";

/**
 * The text under `root` in reading order, controls with their role after the name.
 * @param button formats the name of a control
 */
export function readableText(root: Element, part: Part, button: (name: string) => string): Piece[] {
  const all = `${WORDS}, ${CONTROLS}`;
  return [...root.querySelectorAll(all)]
    .filter((element) => !element.closest(SILENT))
    .filter((element) => (element.closest(PRIVATE) !== null) === (part === "own"))
    .filter((element) => !element.parentElement?.closest(all))
    .flatMap((element) => pieceOf(element, part, button));
}

function pieceOf(element: Element, part: Part, button: (name: string) => string): Piece[] {
  const words = (element.getAttribute("aria-label") ?? openText(element, part)).trim();
  if (words === "") return [];
  const text = element.matches(CONTROLS) ? button(words) : words;
  const locale = element.closest<HTMLElement>("[lang]")?.lang;
  return [
    locale && element.closest("html") !== element.closest("[lang]") ? { text, locale } : { text },
  ];
}

/** The text of an element without private or hidden parts. */
function openText(element: Element, part: Part): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return "";
  const left = part === "open" ? `${SILENT}, ${PRIVATE}` : SILENT;
  for (const inner of copy.querySelectorAll(left)) inner.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ");
}

/** Whether the screen has content that is spoken only on demand. */
export function hasOwn(root: Element): boolean {
  return root.querySelector(PRIVATE) !== null;
}
