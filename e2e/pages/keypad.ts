/** A customer who cannot see the screen: knows only what is said, and has nothing but the keys of a keypad. */
import { expect, type Page } from "@playwright/test";
import { type Said, takeSpoken } from "../support/speech-double.ts";
import { untilTapsAccepted } from "../support/taps.ts";

/** More stops than any screen has. */
const MOST_STOPS = 150;

export type Keys = {
  readonly next: string;
  readonly previous: string;
  readonly select: string;
  readonly back: string;
  readonly help: string;
  readonly volumeUp: string;
  readonly volumeDown: string;
  readonly speech: string;
  readonly repeat: string;
};

export const ARROW_KEYS: Keys = {
  next: "ArrowDown",
  previous: "ArrowUp",
  select: "Enter",
  back: "Escape",
  help: "F1",
  volumeUp: "PageUp",
  volumeDown: "PageDown",
  speech: "F2",
  repeat: "F3",
};

export class KeypadUser {
  readonly page: Page;
  readonly #keys: Keys;
  /** Everything that was said so far. */
  readonly heard: Said[] = [];

  constructor(page: Page, keys: Keys = ARROW_KEYS) {
    this.page = page;
    this.#keys = keys;
  }

  async press(action: keyof Keys): Promise<void> {
    // Two presses of one control within half a second count as one.
    if (action === "select") await untilTapsAccepted(this.page);
    await this.page.keyboard.press(this.#keys[action]);
  }

  /** What is said from now on, until the words are among it. */
  async hear(words: RegExp | string): Promise<string> {
    const said: Said[] = [];
    await expect
      .poll(async () => {
        said.push(...(await takeSpoken(this.page)));
        return said.map(({ text }) => text).join(" | ");
      })
      .toMatch(words);
    this.heard.push(...said);
    return said.map(({ text }) => text).join(" | ");
  }

  /** Presses a key that moves; what is said then. */
  async move(by: "next" | "previous" = "next"): Promise<string> {
    this.heard.push(...(await takeSpoken(this.page)));
    await this.press(by);
    await this.page.waitForFunction(() => window.spoken.length > 0);
    const said = await takeSpoken(this.page);
    this.heard.push(...said);
    return said.map(({ text }) => text).join(" | ");
  }

  /** Goes on until the words are said; returns them. */
  async goTo(words: RegExp | string, by: "next" | "previous" = "next"): Promise<string> {
    const passed: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const said = await this.move(by);
      if (typeof words === "string" ? said.includes(words) : words.test(said)) return said;
      passed.push(said);
    }
    throw new Error(`nobody said “${words}”, but: ${passed.join(" / ")}`);
  }

  /** Goes to a control and presses it. */
  async choose(words: RegExp | string, by: "next" | "previous" = "next"): Promise<string> {
    const said = await this.goTo(words, by);
    await this.press("select");
    return said;
  }

  /** Writes with the kiosk's own keys, of which one has the focus. */
  async write(digits: string): Promise<void> {
    for (const digit of digits) await this.choose(new RegExp(`^${digit}[,،] `));
  }

  /** Goes once through the whole screen by one key; everything that is said, from the first stop to the last. */
  async tour(by: "next" | "previous" = "next"): Promise<Tour> {
    const expected = await this.page.evaluate(markControls);
    const said: string[] = [];
    const visited = new Set<string>();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const words = await this.move(by);
      const { isRound, control } = await this.page.evaluate(focusedPlace, stop === 0);
      if (isRound) return { said, missed: expected.filter((name) => !visited.has(name)) };
      said.push(words);
      visited.add(control);
    }
    throw new Error(`the keypad does not come round: ${said.join(" / ")}`);
  }

  /** What a sighted customer reads on this screen, and has to be said: prices, totals, errors, the number. */
  async vitalTexts(): Promise<string[]> {
    return await this.page.evaluate(vitalTexts);
  }

  /** A tour on which nothing is missed: every control is reached, every price is said. */
  async expectNothingMissed(): Promise<void> {
    const { said, missed } = await this.tour();
    expect(missed, "controls that no key reaches").toEqual([]);
    const all = said.join(" | ");
    for (const text of await this.vitalTexts()) expect(all).toContain(text);
  }
}

type Tour = {
  readonly said: readonly string[];
  /** Controls that were not reached. */
  readonly missed: readonly string[];
};

/** Numbers the controls that can be seen and pressed, and returns their marks. */
function markControls(): string[] {
  const dialogs = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  const area = dialogs[dialogs.length - 1] ?? document.body;
  const controls = [...area.querySelectorAll("button, a[href], input, [role=switch]")];
  return controls
    .filter((control) => !control.matches(":disabled, [tabindex='-1']"))
    .filter((control) => control.closest("[aria-hidden=true], [inert], [data-waiting]") === null)
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control, index) => {
      const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
      const mark = `${index} ${name.trim()}`;
      control.setAttribute("data-mark", mark);
      return mark;
    });
}

/** Whether the first stop has the focus again, and the mark of the focused element if it is a control. */
function focusedPlace(isFirst: boolean): { isRound: boolean; control: string } {
  const focused = document.activeElement;
  if (isFirst) {
    for (const before of document.querySelectorAll("[data-first]"))
      before.removeAttribute("data-first");
    focused?.setAttribute("data-first", "");
  }
  return {
    isRound: !isFirst && focused?.hasAttribute("data-first") === true,
    control: focused?.getAttribute("data-mark") ?? "",
  };
}

function vitalTexts(): string[] {
  const dialogs = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  const area = dialogs[dialogs.length - 1] ?? document.body;
  const vital = ".money, .option__price, .queue-number, [role=alert]";
  return [...area.querySelectorAll(vital)]
    .filter((element) => element.closest("[aria-hidden=true], [data-waiting]") === null)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => (element.textContent ?? "").replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}
