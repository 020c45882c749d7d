import { expect, type Locator } from "@playwright/test";
import { Screen } from "./screen.ts";

/** The sheet of a dish, and the choices of a dish within a combo. */
export class ItemPage extends Screen {
  /** The name of the dish. */
  dish(itemId: string): Locator {
    return this.page.getByRole("heading", { level: 2, name: this.name(itemId), exact: true });
  }

  group(id: string): Locator {
    return this.page.getByRole("group", { name: this.name(id), exact: true });
  }

  /** Says why there cannot be more of the dish. */
  get most(): Locator {
    return this.page.getByRole("article").getByRole("status").last();
  }

  /** The price of all units. */
  get total(): Locator {
    return this.page.getByRole("article").getByRole("paragraph").last();
  }

  /** The dish: picture, name, description, price. */
  get hero(): Locator {
    return this.page.getByRole("article").locator("header");
  }

  get groups(): Locator {
    return this.page.locator("fieldset[data-group]");
  }

  /** What is missing in a group, once the customer has tried to go on. */
  get missing(): Locator {
    return this.page.locator("[data-missing]").getByText(this.like("item:missing", "group"));
  }

  /** A modifier that may be chosen; one of which several units may be has buttons of its own. */
  option(modifierId: string): Locator {
    const options = this.groups.locator("[aria-pressed], [data-counted] > *");
    return options.filter({ hasText: this.name(modifierId) });
  }

  /** One more unit of a modifier. */
  more(modifierId: string): Locator {
    return this.option(modifierId).getByRole("button", { name: this.say("item:more") });
  }

  /** Item → item, with these modifiers touched. */
  async choose(...modifierIds: readonly string[]): Promise<void> {
    for (const id of modifierIds) await this.press(this.option(id));
  }

  /** Item → item, with these modifiers chosen that were not. */
  async chooseEach(...modifierIds: readonly string[]): Promise<void> {
    for (const id of modifierIds) {
      await this.choose(id);
      await expect(this.option(id)).toHaveAttribute("aria-pressed", "true");
    }
  }

  /** Item → menu, by the cross of the sheet. */
  async close(): Promise<void> {
    const name = this.say("common:close");
    await this.press(this.page.getByRole("article").getByRole("button", { name, exact: true }));
  }
}
