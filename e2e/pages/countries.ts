import { expect, type Locator } from "@playwright/test";
import { Keyboard } from "./keyboard.ts";
import { Screen } from "./screen.ts";

/** The sheet in which the country of a phone number is chosen or searched. */
export class Countries extends Screen {
  get sheet(): Locator {
    return this.dialog("identify:countries.title");
  }

  /** The countries that are listed, each with its dial code. */
  get options(): Locator {
    return this.sheet.getByRole("listitem").getByRole("button");
  }

  /** The first letters, each of which lists its countries. */
  get letters(): Locator {
    const name = this.say("identify:countries.letters");
    return this.sheet.getByRole("group", { name }).getByRole("button");
  }

  get field(): Locator {
    return this.sheet.getByRole("textbox", {
      name: this.say("identify:countries.search.open"),
      exact: true,
    });
  }

  /** How many were found. */
  get outcome(): Locator {
    return this.sheet.getByRole("status");
  }

  get keyboard(): Keyboard {
    return new Keyboard(this.context);
  }

  /** The sheet → its search. */
  async openSearch(): Promise<void> {
    await this.press(this.button("identify:countries.search.open"));
    await expect(this.field).toBeFocused();
  }

  /** Search → the same, with these characters typed; each has arrived before the next one. */
  async type(word: string): Promise<void> {
    for (const [place, character] of [...word].entries()) {
      await this.press(this.keyboard.key(character));
      await expect(this.field).toHaveValue(word.slice(0, place + 1));
    }
  }
}
