/** Reports what changes on the screen by itself, or by a key, while the focus stays where it is. */
import type { Piece } from "../speech.ts";
import { isControl } from "./stops.ts";

/** Changes of one touch arrive one after the other. */
const GATHERED_MS = 150;

const ALERTS = "[role=alert]";
/** Values of which a sighted customer sees that they change. */
const VALUES = "input, output, [role=status], [data-live]";
const STATES = [
  "aria-pressed",
  "aria-expanded",
  "aria-label",
  "data-selected",
  "data-spoken",
  "value",
];

type Changes = {
  /** New words of alerts and values, alerts first. */
  readonly words: readonly Piece[];
  /** Whether the focused control has another state, name or value, or other words in it. */
  readonly isFocusChanged: boolean;
};

type Watching = {
  /** Also values and the focused control are reported, not only alerts. */
  readonly isFull: () => boolean;
  /** How a live region is spoken; an empty text: not at all. */
  readonly wordsOf: (live: Element) => Piece;
  readonly report: (changes: Changes) => void;
};

/** Returns a function that stops watching. */
export function watchChanges({ isFull, wordsOf, report }: Watching): () => void {
  const changed = new Set<Element>();
  let isFocusChanged = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const elements = [...changed].filter((element) => element.isConnected);
    const sorted = elements.toSorted((one, other) => rank(one) - rank(other));
    const words = new Map(sorted.map(wordsOf).map((piece) => [piece.text, piece]));
    words.delete("");
    report({ words: [...words.values()], isFocusChanged });
    changed.clear();
    isFocusChanged = false;
  };
  const gather = () => {
    clearTimeout(timer);
    timer = setTimeout(flush, GATHERED_MS);
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { type, target } = record;
      if (type === "childList" || type === "characterData" || target instanceof HTMLInputElement) {
        const regions = liveIn(record, isFull());
        for (const live of regions) changed.add(live);
        isFocusChanged ||= isFull() && regions.length === 0 && changesFocusedName(record);
      } else isFocusChanged ||= isFull() && concernsFocus(target);
    }
    if (changed.size > 0 || isFocusChanged) gather();
  });
  // Whether a box is ticked is in no attribute.
  const ticked = ({ target }: Event) => {
    isFocusChanged ||= isFull() && target === document.activeElement;
    if (isFocusChanged) gather();
  };
  document.addEventListener("change", ticked);
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: STATES,
  });
  return () => {
    clearTimeout(timer);
    document.removeEventListener("change", ticked);
    observer.disconnect();
  };
}

/** A control that is reading something aloud: saying that its name has changed would end that. */
export const SPEAKING = "[data-speaking]";

/** Said when it is reached or asked for, not every second. */
const TIMER = "[role=timer]";

function concernsFocus(target: Node): boolean {
  const focused = document.activeElement;
  if (target instanceof Element && target.matches(TIMER)) return false;
  return focused !== null && focused !== document.body && target.contains(focused);
}

/** Whether a change is one of the words within the focused control, and not only of its picture. */
function changesFocusedName({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  const focused = document.activeElement;
  if (focused === null || !isControl(focused) || !focused.contains(target)) return false;
  if (focused.matches(SPEAKING)) return false;
  const nodes = [...addedNodes, ...removedNodes];
  return type === "characterData" || nodes.some(({ textContent }) => textContent !== "");
}

/** The live regions of a change: around it, or added by it. */
function liveIn({ target, addedNodes }: MutationRecord, isFull: boolean): Element[] {
  const live = isFull ? `${ALERTS}, ${VALUES}` : ALERTS;
  const around = target instanceof Element ? target : target.parentElement;
  const region = around?.closest(live);
  if (region) return [region];
  return [...addedNodes]
    .filter((node) => node instanceof Element)
    .flatMap((node) => (node.matches(live) ? [node] : [...node.querySelectorAll(ALERTS)]));
}

function rank(element: Element): number {
  return element.matches(ALERTS) ? 0 : 1;
}
