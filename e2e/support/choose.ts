import { expect, type Locator } from "@playwright/test";

/** Chooses a radio button by its label, once nothing lies over that any more. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator("xpath=ancestor::label").click();
  await expect(radio).toBeChecked();
}
