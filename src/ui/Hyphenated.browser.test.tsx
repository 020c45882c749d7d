import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { HyphenationContext } from "../outlet/hyphenation.ts";
import { Hyphenated } from "./Hyphenated.tsx";
import { readableText } from "./readable.ts";

const WORDS = [{ Rindfleischfrikadellen: "Rind-fleisch-fri-ka-del-len" }];

/** Width in CSS px; lines of the word. */
async function show(text: string, width: number) {
  const { container } = await render(
    <HyphenationContext value={WORDS}>
      <h2 style={{ inlineSize: width, font: "20px monospace", overflowWrap: "break-word" }}>
        <Hyphenated>{text}</Hyphenated>
      </h2>
    </HyphenationContext>,
  );
  const hyphens = [...container.querySelectorAll(".long-word__hyphen")];
  const drawn = hyphens.filter((hyphen) => hyphen.getBoundingClientRect().width > 1);
  return { container, hyphens, drawn };
}

test("a long word is divided with hyphens if it is wider than its line", async () => {
  const { drawn } = await show("Rindfleischfrikadellen", 180);
  expect(drawn).toHaveLength(1);
});

test("a long word that fits in a line of its own is not divided", async () => {
  const { drawn, hyphens } = await show("Kalte Rindfleischfrikadellen", 280);
  expect(hyphens).toHaveLength(5);
  expect(drawn).toHaveLength(0);
});

test("no hyphen is in the text, in what is read aloud, or in an accessible name", async () => {
  const { container, hyphens } = await show("Kalte Rindfleischfrikadellen, neu", 120);
  expect(container.textContent).toBe("Kalte Rindfleischfrikadellen, neu");
  const spoken = readableText(container, "open", (name) => name);
  expect(spoken).toEqual([{ text: "Kalte Rindfleischfrikadellen, neu" }]);
  for (const hyphen of hyphens) {
    expect(getComputedStyle(hyphen, "::before").content).toBe('"\u00ad" / ""');
  }
});

test("a text without long words is shown as it is", async () => {
  const { container } = await show("Pommes", 280);
  expect(container.querySelector("h2")?.innerHTML).toBe("Pommes");
});
