import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";

/** Attract → menu, without activity until the question appears. */
async function waitUntilAsked(customer: Customer): Promise<void> {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  await customer.begin();
  await page.clock.fastForward(61_000);
  await expect(page.getByText("Are you still there?")).toBeVisible();
}

test("a customer who wants to leave answers the question by touch", async ({ customer }) => {
  await waitUntilAsked(customer);
  await customer.buttonNamed("Start over").tap();
  await customer.start.expectShown();
});

test("a customer who wants to leave answers the question by keyboard", async ({ customer }) => {
  const { page } = customer;
  await waitUntilAsked(customer);
  await expect(customer.buttonNamed("I’m still here")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(customer.buttonNamed("Start over")).toBeFocused();
  await page.keyboard.press("Enter");
  await customer.start.expectShown();
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

test("the next customer finds the outlet's own language, text size, contrast and height", async ({
  customer,
}) => {
  const { page } = customer;
  const html = page.locator("html");
  await page.clock.install();
  await page.reload();
  await customer.buttonNamed("Text size").tap();
  await customer.buttonNamed("Contrast").tap();
  await customer.buttonNamed("Lower screen").tap();
  await customer.buttonNamed("Türkçe").tap();
  await expect(html).toHaveAttribute("lang", "tr");
  await expect(html).toHaveAttribute("data-text", "large");
  await expect(html).toHaveAttribute("data-contrast", "high");
  await expect(html).toHaveAttribute("data-lowered", "");
  await customer.buttonNamed("Restoranda").tap();
  await expect(page.getByRole("heading", { name: "Yemeğinizi seçin" })).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.clock.fastForward(21_000);
  await customer.start.expectShown();
  await expect(html).toHaveAttribute("lang", "en");
  await expect(html).toHaveAttribute("data-text", "normal");
  await expect(html).toHaveAttribute("data-contrast", "normal");
  await expect(html).not.toHaveAttribute("data-lowered");
});
