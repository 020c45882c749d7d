import { expect, type Locator } from "@playwright/test";
import { ItemPage } from "./item.ts";

/** A combo, configured step by step; the dish of a step has the choices of its own sheet. */
export class ComboPage extends ItemPage {
  get steps(): Locator {
    return this.page.getByRole("navigation", { name: this.say("combo:tabs") }).getByRole("button");
  }

  /** A step's tab, with what is chosen there. */
  tab(stepId: string): Locator {
    return this.steps.filter({ hasText: this.name(stepId) });
  }

  /** The title of the current step. */
  get stepTitle(): Locator {
    return this.page.getByRole("heading", { level: 2 }).first();
  }

  /** The dishes that the current step offers. */
  get picks(): Locator {
    return this.page.getByRole("main").locator("ul > li");
  }

  pick(itemId: string): Locator {
    const pick = this.picks.filter({ hasText: this.name(itemId) });
    return pick.getByRole("button").first();
  }

  /** The choices of each dish that is picked. */
  get choices(): Locator {
    return this.page.getByRole("main").getByRole("region").filter({ has: this.groups });
  }

  /** What is still to be chosen in the current step. */
  get gap(): Locator {
    const text = this.like("item:missing", "group");
    return this.page.getByRole("main").getByText(text).first();
  }

  /** Combo → the same, at this step. */
  async expectAt(stepId: string): Promise<void> {
    await expect(this.stepTitle).toContainText(this.name(stepId));
    await expect(this.tab(stepId)).toHaveAttribute("aria-current", "step");
  }
}
