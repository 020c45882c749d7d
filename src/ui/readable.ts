/** The text of a screen that is read aloud, in order. */
import { boxText } from "./box-text.ts";
import { piecesOf } from "./own-language.ts";
import type { Piece } from "./speech.ts";

const WORDS = "h1, h2, h3, p, li, dt, dd, output, [data-read]";
/** Actions and options. The plus of a card only repeats its name. */
const CONTROLS =
  ".button:not(.button--quiet, .sheet__read), .choice-button, .order-type-card, .option, .pick, [role=switch], label";
const SILENT =
  "[hidden], [data-waiting], [aria-hidden='true'], .visually-hidden, [data-read='never']";
const PRIVATE = "[data-read='private']";

/** `own`: names, numbers and balances, which are spoken only on demand; `open`: everything else. */
export type Part = "open" | "own";

/**
 * The text under `root` in reading order, controls with their role after the name.
 * @param button formats the name of a control
 * @param hint how to go on, said after the title; null for none
 */
export function readableText(
  root: Element,
  part: Part,
  button: (name: string) => string,
  hint: string | null = null,
): Piece[] {
  const all = `${WORDS}, ${CONTROLS}`;
  const elements = [...root.querySelectorAll(all)]
    .filter((element) => !element.closest(SILENT))
    .filter((element) => (element.closest(PRIVATE) !== null) === (part === "own"))
    .filter((element) => !element.parentElement?.closest(all));
  const title = elements.find((element) => element.matches("h1, h2"));
  const hints = hint === null ? [] : [{ text: hint }];
  return elements.flatMap((element) => [
    ...pieceOf(element, part, button),
    ...(element === title ? hints : []),
  ]);
}

function pieceOf(element: Element, part: Part, button: (name: string) => string): Piece[] {
  const aloud = part === "open" ? element.getAttribute("data-aloud") : null;
  const label = aloud ?? element.getAttribute("aria-label");
  const isTogether = element.matches("[data-read='together']");
  const text = label === null || isTogether ? openText(element, part) : "";
  const words = [label ?? "", text].filter((word) => word.trim() !== "").join(", ");
  if (words === "") return [];
  const spoken = element.matches(CONTROLS) ? button(words) : words;
  return piecesOf(element, words, spoken);
}

/** The text of an element without private or hidden parts. */
function openText(element: Element, part: Part): string {
  return boxText(element, part === "open" ? `${SILENT}, ${PRIVATE}` : SILENT);
}

/** Whether the screen has content that is spoken only on demand. */
export function hasOwn(root: Element): boolean {
  return root.querySelector(PRIVATE) !== null;
}
