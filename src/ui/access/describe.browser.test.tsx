/** What a tactile keypad says of a stop, and of what changes. */
import i18next from "i18next";
import type { ReactNode } from "react";
import { beforeAll, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { startI18n } from "../../i18n/i18n.ts";
import { ChoiceButton } from "../ChoiceButton.tsx";
import { readableText } from "../readable.ts";
import { describe, describeChange, describedChange, describedPieces } from "./describe.ts";

beforeAll(() => startI18n(["common", "keypad"]));

const words = () => i18next.getFixedT("en", "keypad");

async function show(children: ReactNode): Promise<Element> {
  const { container } = await render(<div className="kiosk">{children}</div>);
  const shown = container.firstElementChild?.firstElementChild;
  if (!shown) throw new Error("nothing is shown");
  return shown;
}

test("a message that changes is said without the personal part of it", async () => {
  const live = await show(
    <div role="status">
      <p data-read="private">Hello Ann!</p>
      <p>Points are collected.</p>
    </div>,
  );
  expect(describeChange(live, words())).toBe("Points are collected.");
});

test("of a message that is wholly personal, other words are said, or none", async () => {
  const live = await show(
    <div role="status">
      <p data-read="private" data-aloud="Hello!">
        Hello Ann!
      </p>
    </div>,
  );
  expect(describeChange(live, words())).toBe("Hello!");
  const wordless = await show(
    <div role="status">
      <p data-read="private">Hello Ann!</p>
    </div>,
  );
  expect(describeChange(wordless, words())).toBe("");
});

test("a control whose name is personal has another one, until it is asked for", async () => {
  const page = await show(
    <div data-read="private" data-aloud="Your name">
      <button type="button" aria-label="Your name: Ann">
        Ann
      </button>
    </div>,
  );
  const button = page.querySelector("button");
  expect(button && describe(button, words())).toBe(
    "Your name, personal: select reads it out, button",
  );
  expect(button && describe(button, words(), "own")).toBe("Your name: Ann, button");
});

test("the personal part of a description is said only on request", async () => {
  const page = await show(
    <div>
      <input aria-label="Mobile number" aria-describedby="problem" />
      <div id="problem">
        <p>Please check it.</p>
        <p data-read="private">+49 151</p>
      </div>
    </div>,
  );
  const field = page.querySelector("input");
  const says = (part: "open" | "own") => field && describe(field, words(), part);
  expect(says("open")).toMatch(/, Please check it\.$/);
  expect(says("own")).toMatch(/, Please check it\., \+49 151$/);
});

test("a language is named in its own voice, in a sheet too", async () => {
  const { container } = await render(
    <div role="dialog">
      <ChoiceButton lang="de" isChosen={false} onChoose={() => {}}>
        Deutsch
      </ChoiceButton>
    </div>,
  );
  const button = container.querySelector("button");
  expect(button && describedPieces(button, words(), "open")).toEqual([
    { text: "Deutsch", locale: "de" },
    { text: "not chosen" },
  ]);
  expect(readableText(container, "open", (name) => `${name}, button`)).toEqual([
    { text: "Deutsch", locale: "de" },
    { text: "button" },
  ]);
});

test("what changes is said in the language that it is written in", async () => {
  const live = await show(
    <div lang="tr">
      <p role="alert">Kart reddedildi.</p>
    </div>,
  );
  const alert = live.querySelector("p");
  expect(alert && describedChange(alert, words())).toEqual({
    ...{ text: "Kart reddedildi.", locale: "tr" },
  });
});

test("a text that is marked with the page's own language is said in one piece", async () => {
  const text = await show(<p lang={document.documentElement.lang}>Soup</p>);
  expect(describedPieces(text, words(), "open")).toEqual([{ text: "Soup" }]);
  expect(describedChange(text, words())).toEqual({ text: "Soup" });
});
