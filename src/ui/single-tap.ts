/**
 * A doubled tap is one action (requirement A2, decision 0160): one rule for the whole page, in front of every control.
 * A second tap within half a second is ignored on the control that took the first one, and at its place if the
 * first one has put something else there: it must not go through to the next screen. A key that is held down counts once
 * (EN 301 549, 5.7); if the outlet rejects doubled taps, so do two strikes of one key within that time (5.8).
 */

/** A trembling hand taps twice: the second tap within this time belongs to the first. */
export const SAME_TAP_MS = 500;
/** A second tap of a trembling finger lands within this distance: the smallest target (A2), in CSS px. */
const SAME_PLACE_PX = 48;

/**
 * Value of `data-repeatable` on controls that are meant to be tapped quickly, or on an element around them.
 * - `count`: a plus or a stepper; counts every tap unless the outlet rejects doubled taps there too
 * - `always`: keys, and pages to turn
 */
export type Repeatable = "count" | "always";

/** What a touch activates. A text field is not one: touching it twice only moves the caret. */
const CONTROLS = "button, a[href], label, [role=button], input[type=checkbox], input[type=radio]";
/** What a key or assistive technology activates by one event that has no place. */
const BUTTONS = "button, a[href], [role=button]";

type Point = { readonly x: number; readonly y: number };

/** Something that was pressed. */
type Press = {
  /** The control, or the touched element if there is no control. */
  readonly element: Element;
  /** Null for keys and assistive technology. */
  readonly place: Point | null;
};

type Tap = Press & {
  /** When it was over; ms, on the clock of event timestamps. */
  readonly at: number;
};

/**
 * Ignores doubled taps on the page. `data-taps` on its root element is `ignoring-repeats` as long as a second tap would
 * be ignored, and `open` otherwise.
 */
export function guardAgainstDoubleTaps(page: Document = document): void {
  new TapGuard(page).listen();
}

class TapGuard {
  readonly #page: Document;
  /** The last tap whose repetition is ignored. A tap elsewhere in between separates two taps. */
  #last: Tap | null = null;
  /** Accepted pointers that are still down. */
  readonly #pressed = new Map<number, Press>();
  /** Ignored pointers, until the next touch: their later events are ignored, too. */
  readonly #ignored = new Set<number>();
  /** A key press on a native button is followed by a click of its own. */
  #clickOfKey: Element | null = null;
  /** The control of a touch whose click has not come yet: React Aria makes one after 80 ms on a busy machine. */
  #clickOfPointer: Element | null = null;
  /** The last key that was accepted; `at` as in `Tap`. */
  #lastKey: { readonly key: string; readonly at: number } | null = null;
  #reopening: ReturnType<typeof setTimeout> | undefined;

  constructor(page: Document) {
    this.#page = page;
    this.#setOpen(true);
  }

  /** Before any other listener of a control: those are registered later or further down. */
  listen(): void {
    const capture = { capture: true };
    this.#page.addEventListener("pointerdown", (event) => this.#pointerDown(event), capture);
    this.#page.addEventListener("pointerup", (event) => this.#pointerUp(event), capture);
    this.#page.addEventListener("pointercancel", (event) => this.#pointerCancel(event), capture);
    for (const type of ["mousedown", "mouseup"] as const) {
      this.#page.addEventListener(
        type,
        (event) => this.#ignored.size > 0 && ignore(event),
        capture,
      );
    }
    this.#page.addEventListener("click", (event) => this.#click(event), capture);
    // The scanner's listener on the document holds back keys and sends them again: each is seen here once.
    this.#page.body.addEventListener("keydown", (event) => this.#keyDown(event), capture);
  }

  #pointerDown(event: PointerEvent): void {
    if (event.isPrimary) this.#ignored.clear();
    this.#clickOfPointer = null;
    const element = elementOf(event);
    if (!element) return;
    const press = { element: element.closest(CONTROLS) ?? element, place: pointOf(event) };
    if (this.#isRepetition(press, event.timeStamp)) {
      this.#ignored.add(event.pointerId);
      // The default action is scrolling, which is wanted.
      event.stopImmediatePropagation();
      return;
    }
    this.#pressed.set(event.pointerId, press);
  }

  #pointerUp(event: PointerEvent): void {
    if (this.#ignored.has(event.pointerId)) event.stopImmediatePropagation();
    const press = this.#pressed.get(event.pointerId);
    this.#pressed.delete(event.pointerId);
    const element = elementOf(event);
    // A finger that has left the control activates nothing.
    if (!press || !element || !press.element.contains(element)) return;
    this.#clickOfPointer = press.element;
    this.#record({ ...press, place: pointOf(event), at: event.timeStamp });
  }

  /** Scrolling has begun: this touch is no tap. */
  #pointerCancel(event: PointerEvent): void {
    if (this.#ignored.has(event.pointerId)) event.stopImmediatePropagation();
    this.#pressed.delete(event.pointerId);
  }

  #click(event: PointerEvent | MouseEvent): void {
    // Clicks of a keyboard, of assistive technology and of scripts have no count.
    const isOfPointer = event.detail > 0 || buttonOf(event) === this.#clickOfPointer;
    if (!isOfPointer) this.#pressWithoutPlace(event);
    else if ("pointerId" in event && this.#ignored.has(event.pointerId)) ignore(event);
    else this.#clickOfPointer = null;
  }

  #keyDown(event: KeyboardEvent): void {
    this.#clickOfKey = null;
    if (event.repeat || this.#isStruckTwice(event)) {
      ignore(event);
      return;
    }
    if (event.key !== "Enter" && event.key !== " ") return;
    this.#pressWithoutPlace(event);
    if (!event.defaultPrevented) this.#clickOfKey = buttonOf(event);
  }

  #isStruckTwice({ key, timeStamp }: KeyboardEvent): boolean {
    const last = this.#lastKey;
    const isAgain = last?.key === key && timeStamp - last.at < SAME_TAP_MS;
    if (isAgain && this.#rejectsDoubleTaps()) return true;
    this.#lastKey = { key, at: timeStamp };
    return false;
  }

  #pressWithoutPlace(event: Event): void {
    const element = buttonOf(event);
    if (!element) return;
    if (event.type === "click" && this.#clickOfKey === element) {
      this.#clickOfKey = null;
      return;
    }
    const press = { element, place: null };
    if (this.#isRepetition(press, event.timeStamp)) {
      ignore(event);
      return;
    }
    this.#record({ ...press, at: event.timeStamp });
  }

  #isRepetition(press: Press, at: number): boolean {
    const last = this.#last;
    if (last === null || at - last.at >= SAME_TAP_MS) return false;
    if (press.element.matches(CONTROLS) && isSameControl(press.element, last.element)) return true;
    return isNear(press.place, last.place) && !this.#isStillThere(last);
  }

  /** Whether the control of a tap is still where it was tapped: not removed, moved or covered. */
  #isStillThere({ element, place }: Tap): boolean {
    if (!place) return true;
    const under = this.#page.elementFromPoint(place.x, place.y);
    return under !== null && element.contains(under);
  }

  #record(tap: Tap): void {
    clearTimeout(this.#reopening);
    this.#last = this.#isRepeatable(tap.element) ? null : tap;
    this.#setOpen(this.#last === null);
    if (this.#last) this.#reopening = setTimeout(() => this.#setOpen(true), SAME_TAP_MS);
  }

  #isRepeatable(element: Element): boolean {
    const area = element.closest("[data-repeatable]");
    if (area?.getAttribute("data-repeatable") === "always") return true;
    return area !== null && !this.#rejectsDoubleTaps();
  }

  #rejectsDoubleTaps(): boolean {
    return this.#page.documentElement.dataset.doubleTaps === "rejected";
  }

  #setOpen(isOpen: boolean): void {
    this.#page.documentElement.dataset.taps = isOpen ? "open" : "ignoring-repeats";
  }
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function elementOf({ target }: Event): Element | null {
  return target instanceof Element ? target : null;
}

function buttonOf(event: Event): Element | null {
  return elementOf(event)?.closest(BUTTONS) ?? null;
}

function pointOf({ clientX: x, clientY: y }: MouseEvent): Point {
  return { x, y };
}

function isNear(one: Point | null, other: Point | null): boolean {
  if (!one || !other) return false;
  return Math.hypot(one.x - other.x, one.y - other.y) <= SAME_PLACE_PX;
}

/** A label and its box are one control. */
function isSameControl(one: Element, other: Element): boolean {
  return labelled(one) === labelled(other);
}

function labelled(element: Element): Element {
  return element instanceof HTMLLabelElement ? (element.control ?? element) : element;
}
