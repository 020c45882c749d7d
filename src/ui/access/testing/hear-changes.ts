import i18next from "i18next";
import { onTestFinished } from "vitest";
import { describe, describedChange } from "../describe.ts";
import { watchChanges } from "../live-changes.ts";

/** What a customer with a keypad hears of changes of the screen, until the test ends. */
export function hearChanges(): readonly string[] {
  const said: string[] = [];
  const t = i18next.getFixedT("en", "keypad");
  const stop = watchChanges({
    isFull: () => true,
    wordsOf: (live) => describedChange(live, t),
    report({ words, isFocusChanged }) {
      const focused = document.activeElement;
      if (isFocusChanged && focused) said.push(describe(focused, t));
      said.push(...words.map(({ text }) => text));
    },
  });
  onTestFinished(stop);
  return said;
}
