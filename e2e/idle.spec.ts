import type { Customer } from "./support/customer.ts";
import { expect, test } from "./support/kiosk.ts";

/** Attract → menu, where nobody does anything until the question comes. */
async function waitUntilAsked(customer: Customer): Promise<void> {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  await customer.begin();
  await page.clock.fastForward(61_000);
  await expect(page.getByText("Are you still there?")).toBeVisible();
}

test("whoever is asked and wants to leave, leaves by touch", async ({ customer }) => {
  await waitUntilAsked(customer);
  await customer.button("Start over").tap();
  await customer.expectStart();
});

test("whoever is asked and wants to leave, leaves by keyboard", async ({ customer }) => {
  const { page } = customer;
  await waitUntilAsked(customer);
  await expect(customer.button("I’m still here")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(customer.button("Start over")).toBeFocused();
  await page.keyboard.press("Enter");
  await customer.expectStart();
});

test("any touch beside the question and any key is an answer", async ({ customer }) => {
  const { page } = customer;
  const question = page.getByText("Are you still there?");
  await waitUntilAsked(customer);
  await page.touchscreen.tap(760, 420);
  await expect(question).toBeHidden();
  await page.clock.fastForward(61_000);
  await expect(question).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(question).toBeHidden();
  await page.clock.fastForward(61_000);
  await expect(question).toBeVisible();
  await question.tap();
  await expect(question).toBeHidden();
  await expect(page.getByRole("heading", { name: "Favourites" })).toBeVisible();
});
