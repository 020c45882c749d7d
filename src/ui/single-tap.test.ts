/** A trembling hand taps twice: which second tap counts, by control, place, time and the outlet's setting. */
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { guardAgainstDoubleTaps, type Repeatable } from "./single-tap.ts";

type Point = { readonly x: number; readonly y: number };

/** The part of an element that the guard uses. */
class FakeElement {
  readonly #tag: string;
  readonly #repeatable: Repeatable | undefined;
  readonly #children: readonly FakeElement[];
  constructor(tag: string, repeatable?: Repeatable, ...children: readonly FakeElement[]) {
    this.#tag = tag;
    this.#repeatable = repeatable;
    this.#children = children;
  }
  matches(selector: string): boolean {
    if (selector === "[data-repeatable]") return this.#repeatable !== undefined;
    return selector.split(", ").includes(this.#tag);
  }
  closest(selector: string): FakeElement | null {
    return this.matches(selector) ? this : null;
  }
  contains(other: unknown): boolean {
    return other === this || this.#children.some((child) => child.contains(other));
  }
  getAttribute(): string | null {
    return this.#repeatable ?? null;
  }
}

class FakeLabel extends FakeElement {
  readonly control: FakeElement;
  constructor(control: FakeElement) {
    super("label", undefined, control);
    this.control = control;
  }
}

/** A page with one element at every place. */
class FakePage extends EventTarget {
  readonly body = new EventTarget();
  readonly documentElement: { dataset: { doubleTaps?: string; taps?: string } } = { dataset: {} };
  under: FakeElement | null = null;
  elementFromPoint(): FakeElement | null {
    return this.under;
  }
}

let page: FakePage;
/** Events that reached a control, in order. */
let reached: string[];

const EVENTS = ["pointerdown", "pointerup", "mousedown", "mouseup", "click"];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  page = new FakePage();
  reached = [];
  vi.stubGlobal("document", page);
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("HTMLLabelElement", FakeLabel);
  guardAgainstDoubleTaps();
  for (const type of EVENTS) page.addEventListener(type, () => reached.push(type));
  page.body.addEventListener("keydown", () => reached.push("keydown"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function send(on: EventTarget, type: string, target: FakeElement, more: object): Event {
  const event = new Event(type, { cancelable: true });
  const own = { target, timeStamp: performance.now(), ...more };
  for (const [name, value] of Object.entries(own)) Object.defineProperty(event, name, { value });
  on.dispatchEvent(event);
  return event;
}

const HERE: Point = { x: 400, y: 900 };
let pointerId = 0;

function fingerDown(target: FakeElement, { x, y } = HERE): void {
  pointerId += 1;
  page.under = target;
  const pointer = { pointerId, isPrimary: true, clientX: x, clientY: y };
  send(page, "pointerdown", target, pointer);
}

/** The events of a finger that goes down and up on an element. Returns whether the element's action was done. */
function tap(target: FakeElement, { x, y } = HERE): boolean {
  const before = actions();
  fingerDown(target, { x, y });
  const pointer = { pointerId, isPrimary: true, clientX: x, clientY: y, detail: 1 };
  for (const type of EVENTS.slice(1)) send(page, type, target, pointer);
  return actions() > before;
}

/** As `tap`, on a machine that is too busy for the browser's own click. */
function tapWithoutClick(target: FakeElement, { x, y } = HERE): void {
  fingerDown(target, { x, y });
  const pointer = { pointerId, isPrimary: true, clientX: x, clientY: y };
  for (const type of EVENTS.slice(1, -1)) send(page, type, target, pointer);
}

/** A click of assistive technology, or of a key on a native button. */
function press(target: FakeElement): boolean {
  const before = actions();
  send(page, "click", target, { detail: 0 });
  return actions() > before;
}

/** Returns whether the key reached the control. */
function key(target: FakeElement, name = "Enter", { isHeld = false } = {}): boolean {
  const before = reached.length;
  const event = send(page.body, "keydown", target, { key: name, repeat: isHeld });
  return reached.length > before && !event.defaultPrevented;
}

const actions = () => reached.filter((type) => type === "click").length;
const button = (repeatable?: Repeatable) => new FakeElement("button", repeatable);
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

describe("a click that React Aria makes for a touch whose own click is late", () => {
  it("is that touch's action, and the next one is doubled", () => {
    const plus = button();
    tapWithoutClick(plus);
    pass(80);
    expect(press(plus)).toBe(true);
    expect(press(plus)).toBe(false);
    expect(tap(plus)).toBe(false);
  });

  it("is doubled itself if the touch's own click has arrived", () => {
    const plus = button();
    tap(plus);
    pass(80);
    expect(press(plus)).toBe(false);
  });

  it("is the action of this touch only", () => {
    const [plus, minus] = [button(), button()];
    tapWithoutClick(plus);
    tap(minus, { x: 100, y: 100 });
    pass(80);
    expect(press(minus)).toBe(false);
  });
});

describe("a second tap within half a second", () => {
  it.each<[Repeatable | undefined, "counted" | "rejected", boolean]>([
    [undefined, "counted", false],
    [undefined, "rejected", false],
    ["count", "counted", true],
    ["count", "rejected", false],
    ["always", "counted", true],
    ["always", "rejected", true],
  ])(
    "on a control repeatable as %s, doubled taps being %s: an action? %s",
    (kind, setting, acts) => {
      page.documentElement.dataset.doubleTaps = setting;
      const control = button(kind);
      expect(tap(control)).toBe(true);
      pass(499);
      expect(tap(control)).toBe(acts);
    },
  );

  it("is ignored with all of its events", () => {
    const control = button();
    tap(control);
    reached = [];
    tap(control);
    expect(reached).toEqual([]);
  });

  it("is ignored anywhere on a large control", () => {
    const card = button();
    tap(card, { x: 100, y: 100 });
    expect(tap(card, { x: 500, y: 400 })).toBe(false);
  });

  it("is ignored on the box of a label", () => {
    const box = new FakeElement("input[type=checkbox]");
    const label = new FakeLabel(box);
    expect(tap(label)).toBe(true);
    // The browser forwards the click to the box.
    expect(press(box)).toBe(true);
    expect(tap(label)).toBe(false);
    expect(tap(box)).toBe(false);
  });

  it("is an action on another control, and one back on the first is another", () => {
    const [first, second] = [button(), button()];
    expect([first, second, first].map((control, index) => tapAt(control, index * 200))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("moves the caret of a text field", () => {
    const field = new FakeElement("textarea");
    tap(field);
    expect(tap(field)).toBe(true);
  });
});

function tapAt(control: FakeElement, x: number): boolean {
  return tap(control, { x, y: 0 });
}

describe("on the next screen", () => {
  const near: Point = { x: HERE.x + 30, y: HERE.y + 30 };
  const away: Point = { x: HERE.x, y: HERE.y - 49 };

  it.each([
    ["a button", "button", undefined],
    ["a plus", "button", "count"],
    ["a key", "button", "always"],
    ["what is beside a dialog", "div", undefined],
  ] as const)("%s takes no second tap at the place of the first", (_what, tag, repeatable) => {
    tap(button());
    expect(tap(new FakeElement(tag, repeatable), near)).toBe(false);
  });

  it("a control elsewhere takes it", () => {
    tap(button());
    expect(tap(button(), away)).toBe(true);
  });

  it("a control takes it after half a second", () => {
    tap(button());
    pass(500);
    expect(tap(button(), near)).toBe(true);
  });

  it("of a key that is meant to be tapped quickly, nothing is ignored", () => {
    tap(button("always"));
    expect(tap(button(), near)).toBe(true);
  });
});

test("a neighbour takes a quick tap as long as the first control is still there", () => {
  const [first, neighbour] = [button(), button()];
  tap(first);
  const hit = vi.spyOn(page, "elementFromPoint").mockReturnValue(first);
  expect(tap(neighbour, { x: HERE.x + 40, y: HERE.y })).toBe(true);
  expect(hit).toHaveBeenCalledWith(HERE.x, HERE.y);
});

test("a tap after half a second is an action of its own, also right after an ignored one", () => {
  const control = button();
  tap(control);
  pass(400);
  expect(tap(control)).toBe(false);
  pass(100);
  expect(tap(control)).toBe(true);
});

test("a key that is held down counts once, whatever it does", () => {
  const field = new FakeElement("input");
  for (const name of ["7", "Backspace", "ArrowDown", "Enter"]) {
    expect(key(field, name)).toBe(true);
    pass(600);
    expect(key(field, name, { isHeld: true })).toBe(false);
  }
});

describe("the same key twice within half a second", () => {
  const field = new FakeElement("input");

  it("is two characters", () => {
    expect(key(field, "7")).toBe(true);
    expect(key(field, "7")).toBe(true);
  });

  it("is one if the outlet rejects doubled taps, and two with another key or a pause in between", () => {
    page.documentElement.dataset.doubleTaps = "rejected";
    expect(key(field, "8")).toBe(true);
    pass(400);
    expect(key(field, "8")).toBe(false);
    pass(100);
    expect(key(field, "8")).toBe(true);
    expect(key(field, "9")).toBe(true);
    expect(key(field, "8")).toBe(true);
    page.documentElement.dataset.doubleTaps = "counted";
  });
});

test("a touch that became scrolling is no tap", () => {
  const card = button();
  fingerDown(card);
  send(page, "pointercancel", card, { pointerId });
  expect(tap(card)).toBe(true);
});

describe("without a finger", () => {
  it.each(["Enter", " "])("%j twice within half a second is one action", (name) => {
    const control = button();
    expect(key(control, name)).toBe(true);
    pass(499);
    expect(key(control, name)).toBe(false);
    pass(1);
    expect(key(control, name)).toBe(true);
  });

  it("the click that a key causes belongs to it", () => {
    const control = button();
    expect([key(control), press(control)]).toEqual([true, true]);
    pass(100);
    expect([key(control), press(control)]).toEqual([false, false]);
  });

  it("assistive technology that activates a control twice does one action", () => {
    const control = button();
    expect([press(control), press(control)]).toEqual([true, false]);
    pass(500);
    expect(press(control)).toBe(true);
  });

  it("keys go to the next control at once, and repeat where taps do", () => {
    expect([key(button()), key(button())]).toEqual([true, true]);
    const plus = button("count");
    expect([key(plus), key(plus)]).toEqual([true, true]);
  });

  it("other keys are left alone", () => {
    const control = button();
    expect([key(control, "Tab"), key(control, "Tab")]).toEqual([true, true]);
  });
});

describe("data-taps of the root element", () => {
  it("says whether a second tap would be ignored", () => {
    const state = () => page.documentElement.dataset.taps;
    expect(state()).toBe("open");
    tap(button());
    expect(state()).toBe("ignoring-repeats");
    pass(499);
    expect(state()).toBe("ignoring-repeats");
    pass(1);
    expect(state()).toBe("open");
  });

  it("stays open on controls that are meant to be tapped quickly", () => {
    tap(button("always"));
    expect(page.documentElement.dataset.taps).toBe("open");
  });
});
