/** A whole order by keyboard alone, with a visible focus at every stop (requirement A6). */
import { expect, type Page } from "@playwright/test";
import { test } from "./support/kiosk.ts";
import { untilTapsAccepted } from "./support/taps.ts";

/** More stops than any screen has. */
const MOST_STOPS = 60;

/** A customer with only a keyboard. */
class Typist {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Tabs to a control whose name begins with `name`, and checks each focus indicator on the way. */
  async tabTo(name: string): Promise<void> {
    const passed: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await this.#page.keyboard.press("Tab");
      const { name: here, isSeen } = await this.#page.evaluate(focusedControl);
      expect(isSeen, `the focus shows on “${here}”`).toBe(true);
      if (here.startsWith(name)) return;
      passed.push(here);
    }
    throw new Error(`no “${name}” among ${passed.join(", ")}`);
  }

  async press(name: string, key: "Enter" | "Space" = "Enter"): Promise<void> {
    await this.tabTo(name);
    // Two presses of one action within half a second count as one.
    await untilTapsAccepted(this.#page);
    await this.#page.keyboard.press(key);
  }

  /** The title of a new screen has the focus, so that it is announced. */
  async expectScreen(title: string): Promise<void> {
    await expect(this.#page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  }
}

/** The focused element's name, and whether its focus is visible. */
function focusedControl(): { name: string; isSeen: boolean } {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: "", isSeen: true };
  // A title takes the focus only to be announced, perhaps just after the key: it is no stop.
  if (element instanceof HTMLHeadingElement) return { name: "", isSeen: true };
  const isFrame = element instanceof HTMLIFrameElement;
  const labelId = element.getAttribute("aria-labelledby")?.split(" ")[0] ?? "";
  const label =
    element.getAttribute("aria-label") ??
    (document.getElementById(labelId) ?? element.closest("label"))?.textContent;
  const name = (label ?? element.textContent ?? "").trim();
  // A hidden input shows its focus on its visible label, a dish's name on its whole card.
  const around = element.closest("label, article");
  const drawn = [element, ...(around ? [around, ...around.querySelectorAll("label *")] : [])];
  const isSeen = drawn.some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  return { name, isSeen: isSeen || isFrame };
}

test("an order is placed and paid by keyboard alone", async ({ customer, shop }) => {
  const { page } = customer;
  const typist = new Typist(page);
  await typist.expectScreen("Touch to order");
  await typist.press("Take away");
  await typist.expectScreen("Choose your food");
  await typist.press("Soups");
  await typist.press("Roast tomato soup");
  await typist.expectScreen("Make it yours");
  await typist.press("Croutons", "Space");
  await typist.press("One more");
  await typist.press("Add 2 for");
  await typist.expectScreen("Choose your food");
  await typist.press("Review order");
  await typist.expectScreen("Collect points");
  await typist.press("Continue without points");
  await typist.expectScreen("Review and pay");
  await typist.press("Change Roast tomato soup");
  await typist.press("One fewer: Roast tomato soup");
  await typist.press("Remove Roast tomato soup");
  await expect(customer.button("Put it back")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(customer.button("Change Roast tomato soup")).toBeFocused();
  await typist.press("Pay €");
  await typist.expectScreen("Payment");
  await typist.press("Cancel payment");
  await expect(page.getByRole("dialog", { name: "Cancel the payment?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(customer.button("Cancel payment")).toBeFocused();

  const card = page.frameLocator("iframe").getByLabel("Card number");
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(card).toBeFocused({ timeout: 100 });
  }).toPass({ timeout: 20_000 });
  // The provider's page moves on to the next field when one is full.
  for (const digits of ["4242424242424242", "1231", "123"]) await page.keyboard.type(digits);
  await page.keyboard.press("Enter");

  await customer.queueNumber();
  expect((await shop.control.ledger()).violations).toEqual([]);
  await typist.press("Done");
  await typist.expectScreen("Touch to order");
});

test("a combo is configured, left, continued and changed by keyboard alone", async ({
  customer,
}) => {
  const { page } = customer;
  const typist = new Typist(page);
  const step = (title: string) =>
    expect(page.getByRole("heading", { level: 2, name: new RegExp(`^${title}`) })).toBeFocused();
  await typist.expectScreen("Touch to order");
  await typist.press("Eat in");
  await typist.expectScreen("Choose your food");
  await typist.press("Burgers");
  await typist.press("Add Lunch tray");
  await typist.expectScreen("Lunch tray");
  await typist.press("Barley burger", "Space");
  await typist.press("Avocado", "Space");
  await typist.press("Next: Your side");
  await step("Your side");
  await typist.press("Green salad", "Space");
  await typist.press("Next: Your drink");
  await step("Your drink");
  // Nothing is chosen yet: a message says what to do, and the focus stays where it helps.
  await typist.press("Add 1 for");
  await expect(page.getByRole("alert").filter({ hasText: "Your drink" })).not.toBeEmpty();
  await typist.press("Back");
  await step("Your side");
  await typist.press("Back");
  await step("Your burger");
  await typist.press("Back");
  await typist.expectScreen("Choose your food");
  await typist.press("Add Lunch tray");
  await typist.expectScreen("Lunch tray");
  await expect(customer.button(/^Barley burger/)).toHaveAttribute("aria-pressed", "true");
  await expect(customer.button(/^Avocado/)).toHaveAttribute("aria-pressed", "true");
  await typist.press("Next: Your drink");
  await step("Your drink");
  await typist.press("Mint lemonade", "Space");
  await typist.press("One more");
  await typist.press("Add 2 for");
  await typist.expectScreen("Choose your food");
  await typist.press("Review order");
  await typist.expectScreen("Collect points");
  await typist.press("Continue without points");
  await typist.expectScreen("Review and pay");
  await typist.press("Change Lunch tray");
  await typist.press("Choose again");
  await typist.expectScreen("Lunch tray");
  await typist.press("Your side");
  await step("Your side");
  await typist.press("Skin-on fries", "Space");
  await typist.press("Save for");
  await typist.expectScreen("Review and pay");
  await expect(page.locator(".line")).toContainText("Skin-on fries");
  await expect(page.locator(".line")).toContainText("Barley burger");
});

test("a phone number is typed, corrected and sent by keyboard alone", async ({ customer }) => {
  const { page } = customer;
  const typist = new Typist(page);
  await typist.expectScreen("Touch to order");
  await typist.press("Eat in");
  await typist.expectScreen("Choose your food");
  await typist.press("Add Roast tomato soup");
  await typist.press("Review order");
  await typist.expectScreen("Collect points");
  await typist.tabTo("Mobile number");
  // As fast as people type: a burst would be a scanner's.
  await page.keyboard.type("151123456780", { delay: 90 });
  await page.keyboard.press("Backspace");
  await expect(page.getByLabel("Mobile number")).toHaveValue("151 12345678");
  await typist.press("With your number", "Space");
  await typist.press("Continue");
  await expect(page.getByRole("heading", { name: "Your consent" })).toBeVisible();
  await typist.press("Find my points");
  await typist.expectScreen("Review and pay");
  await typist.press("Pay €5.00 with points", "Space");
  await expect(page.getByRole("switch")).toBeChecked();
});

test("a sheet returns the focus to its opener", async ({ customer }) => {
  const { page } = customer;
  const typist = new Typist(page);
  await typist.expectScreen("Touch to order");
  await typist.press("Eat in");
  await typist.expectScreen("Choose your food");
  await typist.press("Language");
  await expect(page.getByRole("dialog", { name: "Choose your language" })).toBeVisible();
  await typist.press("Deutsch");
  await expect(page.getByRole("heading", { level: 1, name: "Was darf es sein?" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(customer.button(/^Sprache/).first()).toBeFocused();
});
