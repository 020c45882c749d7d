/**
 * The stops of a tactile keypad: everything that a customer needs, one after the other in reading order, controls and
 * texts that are none.
 */

import { boxOf, boxText } from "../box-text.ts";

const SHEETS = "[role=dialog], [role=alertdialog]";
const CONTROLS = "button, a[href], input, textarea, select, [role=button], [role=switch]";
/** Neither seen nor spoken. */
const SILENT = "[hidden], [inert], [data-waiting], [aria-hidden='true'], [data-read='never']";
const HIDDEN = ".visually-hidden";
/** Several texts that mean something only together, such as a total and its amount. */
const TOGETHER = "[data-read='together']";
/** A text that is written for sighted customers, and has a label for the others. */
const LABELLED = "[role=timer][aria-label], [role=img][aria-label]";
const LISTS = "ul, ol, [data-list]";

/** The topmost dialog, else the whole page of the kiosk. */
export function keypadArea(page: Document = document): Element | null {
  return [...page.querySelectorAll(SHEETS)].at(-1) ?? page.querySelector(".kiosk");
}

/** Whether an element can be pressed; a text only is spoken. */
export function isControl(element: Element): boolean {
  return element.matches(CONTROLS);
}

/** Every stop under `area`, in reading order. */
export function stopsIn(area: Element): HTMLElement[] {
  const collector = new Collector(area);
  collector.visit(area, "texts and controls");
  return [...collector.stops];
}

class Collector {
  readonly stops = new Set<HTMLElement>();
  /** Ids of texts that are spoken with a control. */
  readonly #spokenElsewhere: ReadonlySet<string>;

  constructor(area: Element) {
    const describing = [...area.querySelectorAll("[aria-describedby]")].filter(canBePressed);
    const ids = describing.flatMap((element) => idsIn(element, "aria-describedby"));
    this.#spokenElsewhere = new Set(ids);
  }

  visit(parent: Element, wanted: "texts and controls" | "controls"): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) {
        if (wanted !== "controls" && !isBlank(node)) this.#add(boxOf(parent));
      } else if (node instanceof HTMLElement) this.#element(node, wanted);
    }
  }

  #element(element: HTMLElement, wanted: "texts and controls" | "controls"): void {
    if (element.matches(SILENT) || !isSeen(element)) return;
    if (isControl(element)) {
      if (canBePressed(element)) this.#add(element);
      return;
    }
    if (this.#spokenElsewhere.has(element.id) || isHiddenBlock(element)) return;
    // The value between two buttons is spoken with each of them.
    if (element.matches("[role=group] > output")) return;
    const isLabelled = element.matches(LABELLED);
    const isTogether = element.matches(TOGETHER);
    const isOneStop = isLabelled || (isTogether && spokenText(element) !== "");
    if (isOneStop && wanted !== "controls") this.#add(element);
    if (isLabelled) return;
    const isLabel = element instanceof HTMLLabelElement && element.control !== null;
    this.visit(element, isTogether || isLabel ? "controls" : wanted);
  }

  #add(element: HTMLElement | null): void {
    if (element !== null) this.stops.add(element);
  }
}

function isBlank({ data }: Text): boolean {
  return data.trim() === "";
}

/** An element without a box of its own is seen by its children. */
function isSeen(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) ||
    getComputedStyle(element).display === "contents"
  );
}

function isHiddenBlock(element: Element): boolean {
  return element.matches(HIDDEN) && !(element instanceof HTMLSpanElement);
}

function canBePressed(element: Element): boolean {
  return isControl(element) && !element.matches(":disabled, [tabindex='-1']");
}

export function idsIn(element: Element, attribute: string): string[] {
  return (element.getAttribute(attribute) ?? "").split(/\s+/).filter((id) => id !== "");
}

/**
 * The text of a stop that is no control: of its own box only, unless several belong together. Controls in it are stops
 * of their own.
 */
export function spokenText(stop: Element): string {
  const label = stop.getAttribute("aria-label") ?? "";
  if (stop.matches(LABELLED)) return label;
  const isTogether = stop.matches(TOGETHER);
  const text = boxText(
    stop,
    SILENT,
    (parent) => parent.closest(CONTROLS) === null && (isTogether || boxOf(parent) === stop),
  );
  return isTogether && label !== "" ? `${label}, ${text}` : text;
}

/** The whole text of an element, as a name or a description; without what is in it and matches `left`. */
export function wholeText(element: Element, left?: string): string {
  return boxText(element, left === undefined ? SILENT : `${SILENT}, ${left}`);
}

export type ListPlace = { readonly place: number; readonly all: number };

/** Where a stop is in its list; null outside of one, and for the later stops of one entry. */
export function placeInList(stop: Element): ListPlace | null {
  const list = stop.parentElement?.closest(LISTS);
  const entries = [...(list?.children ?? [])].filter(isSeen);
  const entry = entries.find((child) => child.contains(stop));
  if (!entry || (entry !== stop && stopsIn(entry)[0] !== stop)) return null;
  // Only a part of a long list is rendered.
  const all = Number(entry.getAttribute("aria-setsize") ?? entries.length);
  const place = Number(entry.getAttribute("aria-posinset") ?? entries.indexOf(entry) + 1);
  return all > 1 ? { place, all } : null;
}
