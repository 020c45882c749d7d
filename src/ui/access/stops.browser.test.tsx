/** The stops of a tactile keypad and their order, in the browser that decides what is seen. */
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { StopWalk } from "./keypad-moves.ts";
import { keypadArea, placeInList, spokenText, stopsIn } from "./stops.ts";

async function show(children: ReactNode): Promise<HTMLElement> {
  const { container } = await render(<div className="kiosk">{children}</div>);
  return container;
}

/** Each stop by its label, or else its text. */
function stops(): string[] {
  const area = keypadArea();
  return area ? stopsIn(area).map(nameOf) : [];
}

const nameOf = (stop: Element) =>
  stop.getAttribute("aria-label") ?? (stop.textContent ?? "").replace(/\s+/g, " ").trim();

const focusedName = () => (document.activeElement ? nameOf(document.activeElement) : "");

test("texts and controls are stops in reading order, the text of a control is none of its own", async () => {
  await show(
    <>
      <h1>Your table</h1>
      <p>
        It is <b>on</b> your table.
      </p>
      <button type="button">
        <span>One</span> <span>more</span>
      </button>
      <label>
        Name <input type="text" aria-label="Your name" />
      </label>
      <a href="#end">Help</a>
    </>,
  );
  expect(stops()).toEqual(["Your table", "It is on your table.", "One more", "Your name", "Help"]);
});

test("the order is that of reading from right to left, too", async () => {
  await show(
    <div dir="rtl" style={{ display: "flex" }}>
      <button type="button">أول</button>
      <button type="button">ثان</button>
    </div>,
  );
  expect(stops()).toEqual(["أول", "ثان"]);
});

test("what is neither seen nor spoken, and what cannot be pressed, is no stop", async () => {
  await show(
    <>
      <p hidden>hidden</p>
      <p aria-hidden="true">for the eye</p>
      <p style={{ visibility: "hidden" }}>invisible</p>
      <p className="visually-hidden">announced by itself</p>
      <p data-read="never">a PIN</p>
      <div data-waiting="">still coming</div>
      <div inert>
        <button type="button">behind</button>
      </div>
      <button type="button" disabled>
        disabled
      </button>
      <button type="button" tabIndex={-1}>
        not by keys
      </button>
      <button type="button" aria-disabled="true">
        says why not
      </button>
    </>,
  );
  expect(stops()).toEqual(["says why not"]);
});

test("a text that describes a control is said with it, unless it cannot be pressed", async () => {
  const described = (isDisabled: boolean) => (
    <>
      <button type="button" aria-describedby="note" disabled={isDisabled}>
        Pay
      </button>
      <p id="note">The total is 6.80</p>
    </>
  );
  const { rerender } = await render(<div className="kiosk">{described(false)}</div>);
  expect(stops()).toEqual(["Pay"]);
  await rerender(<div className="kiosk">{described(true)}</div>);
  expect(stops()).toEqual(["The total is 6.80"]);
});

test("texts that belong together are one stop, with controls among them as stops of their own", async () => {
  const page = await show(
    <section data-read="together">
      <p>To pay</p>
      <p>6.80</p>
      <button type="button">Why?</button>
    </section>,
  );
  const [together, button] = stopsIn(page);
  expect(together?.matches("section")).toBe(true);
  expect(together && spokenText(together)).toMatch(/^To pay\W+6\.80$/);
  expect(button?.textContent).toBe("Why?");
  expect(stopsIn(page)).toHaveLength(2);
});

test("the topmost dialog is all there is", async () => {
  await show(<button type="button">Menu</button>);
  await render(
    <div role="dialog" aria-label="First">
      <button type="button">First</button>
    </div>,
  );
  await render(
    <div role="alertdialog" aria-label="Second">
      <button type="button">Second</button>
    </div>,
  );
  expect(stops()).toEqual(["Second"]);
});

test("a place is that of the whole list, also if a part of it is rendered; only an entry's first stop has one", async () => {
  const page = await show(
    <>
      <ul>
        <li aria-posinset={7} aria-setsize={40}>
          <h2>Soup</h2>
          <button type="button">Add</button>
        </li>
      </ul>
      <ol>
        <li>
          <button type="button">One</button>
        </li>
        <li hidden>
          <button type="button">Gone</button>
        </li>
        <li>
          <button type="button">Two</button>
        </li>
      </ol>
      <ul>
        <li>alone</li>
      </ul>
    </>,
  );
  expect(stopsIn(page).map((stop) => [nameOf(stop), placeInList(stop)])).toEqual([
    ["Soup", { place: 7, all: 40 }],
    ["Add", null],
    ["One", { place: 1, all: 2 }],
    ["Two", { place: 2, all: 2 }],
    ["alone", null],
  ]);
});

test("a walk goes round in both directions, and on from where a stop has gone", async () => {
  const screen = (names: readonly string[]) => (
    <div className="kiosk">
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  );
  const { rerender } = await render(screen(["a", "b", "c"]));
  const walk = new StopWalk();
  const walked = (by: 1 | -1) => {
    walk.move(by);
    return focusedName();
  };
  expect([walked(1), walked(1), walked(1), walked(1)]).toEqual(["a", "b", "c", "a"]);
  expect([walked(-1), walked(-1)]).toEqual(["c", "b"]);
  await rerender(screen(["a", "c"]));
  expect(walked(1)).toBe("c");
});
