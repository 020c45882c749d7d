/** Two taps as fast as they come: of a trembling hand, or meant (requirement A2, decision 0160). */
import { expect, test } from "./pages/fixtures.ts";
import { tapTwice, untilTapsAccepted } from "./support/taps.ts";

test("a double tap does not go through to the next screen", async ({ customer, page }) => {
  await customer.begin();
  await customer
    .buttonNamed(/^Beet burger/)
    .first()
    .tap();
  await untilTapsAccepted(page);
  // "Review order" is at the same place on the menu.
  await tapTwice(customer.buttonNamed(/^Add 1 for/));
  await untilTapsAccepted(page);
  await expect(page.getByRole("heading", { name: "Favourites" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your mobile number" })).toHaveCount(0);
  await customer.reviewOrder();
  await expect(page.getByRole("heading", { name: "Your mobile number" })).toBeVisible();
});

test("a double tap opens a dialog once, and does not close it by touching beside it", async ({
  customer,
  page,
}) => {
  await customer.begin();
  await tapTwice(customer.buttonNamed("Language: English"));
  await untilTapsAccepted(page);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a box and the text size change once", async ({ customer, page }) => {
  await customer.orderSoup();
  await expect(page.getByRole("heading", { name: "Your mobile number" })).toBeVisible();
  const box = page.getByRole("checkbox").first();
  await tapTwice(box);
  await untilTapsAccepted(page);
  await expect(box).toBeChecked();
  await tapTwice(page.getByRole("navigation").getByRole("button", { name: "Text size" }));
  await untilTapsAccepted(page);
  await expect(page.locator("html")).toHaveAttribute("data-text", "large");
});

test("a key types at both taps", async ({ customer, page }) => {
  await customer.orderSoup();
  await expect(page.getByRole("heading", { name: "Your mobile number" })).toBeVisible();
  await tapTwice(page.getByRole("button", { name: "5", exact: true }));
  await expect(page.getByLabel("Mobile number")).toHaveValue("55");
});

test("Enter twice on a button is one press", async ({ customer, page }) => {
  await customer.begin();
  const size = page.getByRole("navigation").getByRole("button", { name: "Text size" });
  await size.focus();
  // Down and up, with nothing in between: a scanner's keys come as fast, but there are more of them.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-text", "large");
  await untilTapsAccepted(page);
  await expect(page.locator("html")).toHaveAttribute("data-text", "large");
});
