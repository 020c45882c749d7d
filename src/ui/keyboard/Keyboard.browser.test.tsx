import { useRef, useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { startI18n } from "../../i18n/i18n.ts";
import { Keyboard } from "./Keyboard.tsx";
import type { KeyboardLanguage } from "./layouts.ts";
import { typeKey } from "./typing.ts";

beforeAll(() => startI18n(["common"]));

type PadProps = {
  readonly languages?: readonly KeyboardLanguage[];
  readonly candidates?: readonly string[];
};

/** A field of at most five characters with its keyboard, as the sheets with fields have it. */
function Pad({ languages = ["en"], candidates }: PadProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isCapital, setIsCapital] = useState(false);
  const [place, setPlace] = useState(0);
  const language = languages[place % languages.length] ?? "en";
  const next = languages[(place + 1) % languages.length] ?? "en";
  const press = (key: string): void => {
    setIsCapital(key === "{shift}" && !isCapital);
    if (key === "{language}") setPlace(place + 1);
    const at = text.length;
    setText(typeKey({ text, start: at, end: at }, key, 5).text);
  };
  return (
    <div dir="rtl">
      <input ref={field} aria-label="Name" readOnly value={text} />
      <Keyboard
        language={language}
        nextLanguage={next === language ? null : next}
        isCapital={isCapital}
        onKey={press}
        candidates={candidates ?? null}
        onCandidate={(character) => setText(text + character)}
      />
    </div>
  );
}

async function openPad(props: PadProps = {}) {
  const screen = await render(<Pad {...props} />);
  const key = (name: string) => screen.getByRole("button", { name, exact: true });
  return { screen, field: screen.getByRole("textbox"), key };
}

test("a capital is for one letter, and the key says whether it is on", async () => {
  const { field, key } = await openPad();
  await expect.element(key("Capital letters")).toHaveAttribute("aria-pressed", "false");
  await key("Capital letters").click();
  await expect.element(key("Capital letters")).toHaveAttribute("aria-pressed", "true");
  await key("A").click();
  await key("b").click();
  await expect.element(field).toHaveValue("Ab");
});

test("a key touched twice quickly writes two letters, up to the field's length", async () => {
  const { field, key } = await openPad();
  await userEvent.dblClick(key("o"));
  await expect.element(field).toHaveValue("oo");
  for (const letter of ["p", "q", "r", "s"]) await key(letter).click();
  await expect.element(field).toHaveValue("oopqr");
  await key("Delete").click();
  await expect.element(field).toHaveValue("oopq");
});

test("keys do not take the focus from the field", async () => {
  const { field, key } = await openPad();
  await field.click();
  await key("q").click();
  await expect.element(field).toHaveFocus();
});

test("the letters of a right-to-left screen are not mirrored", async () => {
  const { key } = await openPad();
  const left = (name: string) => key(name).element().getBoundingClientRect().left;
  expect(left("q")).toBeLessThan(left("w"));
});

test("the key of the other language names it in that language, and changes the letters", async () => {
  const { field, key, screen } = await openPad({ languages: ["en", "de"] });
  await expect.element(key("Deutsch")).toHaveAttribute("lang", "de");
  await key("Deutsch").click();
  await key("ü").click();
  await expect.element(field).toHaveValue("ü");
  await expect.element(key("English")).toBeVisible();
  expect(screen.container.querySelectorAll("[lang=de]")).toHaveLength(0);
});

test("without another language there is no key for one", async () => {
  const { screen } = await openPad();
  await expect.element(screen.getByRole("button", { name: "Done" })).toBeVisible();
  expect(screen.container.querySelector("[data-skbtn='{language}']")).toBeNull();
});

test("characters to choose from come eight at a time, and begin again after the last", async () => {
  const characters = [..."一二三四五六七八九十"];
  const { field, key, screen } = await openPad({ languages: ["zh"], candidates: characters });
  const more = screen.getByRole("button", { name: "More characters" });
  await more.click();
  await key("九").click();
  await expect.element(field).toHaveValue("九");
  expect(screen.getByRole("button", { name: "一" }).query()).toBeNull();
  await more.click();
  await expect.element(key("一")).toBeVisible();
});
