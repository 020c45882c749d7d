/** What of a screen is read aloud, and in which order. */
import type { Piece } from "./speech.ts";

const WORDS = "h1, h2, h3, p, li, dt, dd, output, [data-read]";
/** What can be done: the ways on, and what may be chosen. A card's plus only says its name once more. */
const CONTROLS = ".button:not(.button--quiet), .way, .option, .pick, [role=switch], label";
const SILENT =
  "[hidden], [data-waiting], [aria-hidden='true'], .visually-hidden, [data-read='never']";
const PRIVATE = "[data-read='private']";

/** `own`: names, numbers and balances, which are spoken only on demand; `open`: all the rest. */
export type Part = "open" | "own";

/**
 * The words under `root` in reading order, controls with the word for one behind their name.
 * @param button says that a name belongs to something that can be touched
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

/** The text of an element without what is private, or silent, within it. */
function openText(element: Element, part: Part): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return "";
  const left = part === "open" ? `${SILENT}, ${PRIVATE}` : SILENT;
  for (const inner of copy.querySelectorAll(left)) inner.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ");
}

/** Whether something on the screen is spoken only on demand. */
export function hasOwn(root: Element): boolean {
  return root.querySelector(PRIVATE) !== null;
}
