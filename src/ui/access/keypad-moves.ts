/** What a tactile keypad does on the screen: moves from stop to stop, presses, and goes back. */
import { isControl, keypadArea, stopsIn } from "./stops.ts";

/** Fields that the customer writes in: Enter ends the entry, as on any keyboard. */
const WRITING = "input:not([type=checkbox], [type=radio], [readonly]), textarea";
const BACK = ".top-bar__back:enabled";
const SILENT_ENTRY = "[data-read='never']";

/** The stop that has the focus; null at the title of a new screen, or if the focus is nowhere. */
export function focusedStop(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return null;
  return focused.matches("[data-stop]") || isControl(focused) ? focused : null;
}

/** Whether a key belongs to a text field. */
export function isWritten({ target, key }: KeyboardEvent): boolean {
  return key === "Enter" && target instanceof Element && target.matches(WRITING);
}

/** Whether what is asked for is secret: no key moves through it. */
export function isSecret(): boolean {
  return keypadArea()?.querySelector(`${SILENT_ENTRY} .number-pad`) != null;
}

/** Moves the focus through the screen, on which it remembers its place. */
export class StopWalk {
  #stops: readonly HTMLElement[] = [];

  /** Focuses the next stop, or the previous one; after the last comes the first. */
  move(by: 1 | -1): void {
    const area = keypadArea();
    if (!area) return;
    const stops = stopsIn(area);
    const stop = stops.at(this.#indexFrom(stops, by) % stops.length);
    this.#stops = stops;
    if (stop) focusStop(stop);
  }

  #indexFrom(stops: readonly HTMLElement[], by: 1 | -1): number {
    const focused = document.activeElement;
    const index = stops.findIndex((stop) => focused?.isSameNode(stop));
    if (index >= 0) return index + by;
    const anchor = focused === document.body ? this.#neighbour() : focused;
    // A control that has gone was before the first stop that follows it.
    const following = stops.findIndex((stop) => anchor !== null && isAfter(stop, anchor));
    if (following < 0) return by === 1 ? 0 : -1;
    return by === 1 ? following : following - 1;
  }

  /** The last stop before the one that was removed while it had the focus. */
  #neighbour(): Element | null {
    const gone = this.#stops.findIndex((stop) => !stop.isConnected);
    return this.#stops.slice(0, Math.max(gone, 0)).findLast((stop) => stop.isConnected) ?? null;
  }
}

function isAfter(stop: Element, anchor: Element): boolean {
  const position = anchor.compareDocumentPosition(stop);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Texts that were stops of the keypad. */
const TEXT_STOPS = new WeakSet<EventTarget>();

/** Focuses a stop of the keypad, also a text, which takes the focus only while it has it. */
export function focusStop(stop: HTMLElement): void {
  if (!isControl(stop)) TEXT_STOPS.add(stop);
  const takesFocus = isControl(stop) || stop.hasAttribute("tabindex");
  if (!takesFocus) stop.tabIndex = -1;
  stop.dataset.stop = "";
  const left = () => {
    delete stop.dataset.stop;
    if (!takesFocus) stop.removeAttribute("tabindex");
  };
  stop.addEventListener("blur", left, { once: true });
  stop.focus();
}

/** React Aria's, which no element within a dialog lets bubble: the dialog above `target` has closed. */
const FOCUS_RETURNS = "react-aria-focus-scope-restore";

/**
 * Returns the focus to the text that had it before a dialog opened, which React Aria does for controls only. Returns a
 * function that stops.
 */
export function returnToTexts(): () => void {
  const returns = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !TEXT_STOPS.has(target)) return;
    event.preventDefault();
    focusStop(target);
  };
  document.addEventListener(FOCUS_RETURNS, returns, { capture: true });
  return () => document.removeEventListener(FOCUS_RETURNS, returns, { capture: true });
}

/** Presses the focused control. Returns whether there was one. */
export function pressFocused(): boolean {
  const stop = focusedStop();
  if (!stop || !isControl(stop)) return false;
  stop.click();
  return true;
}

/** Escape may be the keypad's own key to go back. */
const MADE_HERE = new WeakSet<Event>();

/** Whether a key was pressed by the customer, and not by `goBack`. */
export function isPressedByCustomer(event: Event): boolean {
  return !MADE_HERE.has(event);
}

/** Closes the topmost dialog, else goes one step back. Returns whether there was anything to leave. */
export function goBack(): boolean {
  const area = keypadArea();
  if (area?.matches("[role=dialog], [role=alertdialog]")) {
    const focused = document.activeElement;
    const target = focused && area.contains(focused) ? focused : area;
    const key = { key: "Escape", code: "Escape", bubbles: true, cancelable: true };
    const closing = new KeyboardEvent("keydown", key);
    MADE_HERE.add(closing);
    target.dispatchEvent(closing);
    return true;
  }
  // The menu may wait behind a dish, with a step back of its own.
  const back = [...(area?.querySelectorAll<HTMLElement>(BACK) ?? [])].find((button) =>
    button.checkVisibility(),
  );
  back?.click();
  return back !== undefined;
}
