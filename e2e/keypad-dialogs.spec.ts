/** A tactile keypad in a combo, and speech in a dialog, which covers the access bar. */
import type { Customer } from "./pages/customer.ts";
import { test } from "./pages/fixtures.ts";
import { KeypadUser } from "./pages/keypad.ts";
import { giveVoice } from "./support/speech-double.ts";

test.use({ settingsPatch: { device: { keypad: {} } } });
test.beforeEach(async ({ page }) => giveVoice(page));

/** Start → menu, with the first key of the visit. */
async function begin(customer: Customer): Promise<KeypadUser> {
  const user = new KeypadUser(customer.page);
  await customer.start.expectShown();
  await user.press("next");
  await user.hear("Touch to order");
  await user.choose("Eat in");
  await user.hear("Choose your food");
  return user;
}

test("every control of a combo is reached, and every price of it is said", async ({ customer }) => {
  const user = await begin(customer);
  await user.choose("Add Lunch tray");
  await user.hear("Lunch tray");
  await user.expectNothingMissed();
});

test("a dialog has a control of its own that starts reading aloud", async ({ customer }) => {
  const { page } = customer;
  await customer.begin();
  await customer.buttonNamed("Language: English").tap();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Read aloud" }).tap();
  const user = new KeypadUser(page);
  await user.hear(/Choose your language.*English/);
  await dialog.getByRole("button", { name: "Read this screen again" }).tap();
  await user.hear("Choose your language");
});
