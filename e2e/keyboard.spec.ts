/** A whole order by keyboard alone, with a visible focus at every stop, which nothing covers (requirement A6). */
import { expect, type Page } from "@playwright/test";
import { test } from "./pages/fixtures.ts";
import { waitUntilIdle } from "./support/inspect.ts";
import { untilTapsAccepted } from "./support/taps.ts";

/** More stops than any screen has. */
const MOST_STOPS = 60;

/** Goes from control to control, and presses them, by keyboard alone. */
class KeyboardNavigation {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Tabs to a control whose name begins with `name`, and checks each focus indicator on the way. */
  async tabTo(name: string): Promise<void> {
    const passed: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await this.#page.keyboard.press("Tab");
      // A sheet takes the focus while it still rises from below the screen.
      await waitUntilIdle(this.#page);
      const { name: here, isSeen, isCovered } = await this.#page.evaluate(focusedControl);
      expect(isSeen, `the focus shows on “${here}”`).toBe(true);
      expect(isCovered, `something covers “${here}”`).toBe(false);
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

/** The focused element's name, whether its focus is visible, and whether something else is in front of all of it. */
function focusedControl(): { name: string; isSeen: boolean; isCovered: boolean } {
  const nothing = { name: "", isSeen: true, isCovered: false };
  const element = document.activeElement;
  if (!element || element === document.body) return nothing;
  // A title takes the focus only to be announced, perhaps just after the key: it is no stop.
  if (element instanceof HTMLHeadingElement) return nothing;
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
  const shares = [0.1, 0.5, 0.9];
  const isCovered = !drawn.some((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && (part.contains(hit) || hit.contains(element));
      }),
    );
  });
  return { name, isSeen: isSeen || isFrame, isCovered };
}

test("an order is placed and paid by keyboard alone", async ({ customer, shop }) => {
  const { page } = customer;
  const keys = new KeyboardNavigation(page);
  await keys.expectScreen("Touch to order");
  await keys.press("Take away");
  await keys.expectScreen("Choose your food");
  await keys.press("Soups");
  await keys.press("Roast tomato soup");
  await keys.expectScreen("Make it yours");
  await keys.press("Croutons", "Space");
  await keys.press("One more");
  await keys.press("Add 2 for");
  await keys.expectScreen("Choose your food");
  await keys.press("Review order");
  await keys.expectScreen("Collect points");
  await keys.press("Continue without points");
  await keys.expectScreen("Review and pay");
  await keys.press("Change Roast tomato soup");
  await keys.press("One fewer: Roast tomato soup");
  await keys.press("Remove Roast tomato soup");
  await expect(customer.buttonNamed("Put it back")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(customer.buttonNamed("Change Roast tomato soup")).toBeFocused();
  await keys.press("Pay €");
  await keys.expectScreen("Payment");
  await keys.press("Cancel payment");
  await expect(page.getByRole("dialog", { name: "Cancel the payment?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(customer.buttonNamed("Cancel payment")).toBeFocused();

  const card = page.frameLocator("iframe").getByLabel("Card number");
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(card).toBeFocused({ timeout: 100 });
  }).toPass();
  // The provider's page moves on to the next field when one is full.
  for (const digits of ["4242424242424242", "1231", "123"]) await page.keyboard.type(digits);
  await page.keyboard.press("Enter");

  await customer.done.queueNumber();
  expect((await shop.control.ledger()).violations).toEqual([]);
  await keys.press("Done");
  await keys.expectScreen("Touch to order");
});

test("a combo is configured, left, continued and changed by keyboard alone", async ({
  customer,
}) => {
  const { page } = customer;
  const keys = new KeyboardNavigation(page);
  const step = (title: string) =>
    expect(page.getByRole("heading", { level: 2, name: new RegExp(`^${title}`) })).toBeFocused();
  await keys.expectScreen("Touch to order");
  await keys.press("Eat in");
  await keys.expectScreen("Choose your food");
  await keys.press("Burgers");
  await keys.press("Add Lunch tray");
  await keys.expectScreen("Lunch tray");
  await keys.press("Barley burger", "Space");
  await keys.press("Avocado", "Space");
  await keys.press("Next: Your side");
  await step("Your side");
  await keys.press("Green salad", "Space");
  await keys.press("Next: Your drink");
  await step("Your drink");
  // Nothing is chosen yet: a message says what to do, and the focus stays where it helps.
  await keys.press("Add 1 for");
  await expect(page.getByRole("alert").filter({ hasText: "Your drink" })).not.toBeEmpty();
  await keys.press("Back");
  await step("Your side");
  await keys.press("Back");
  await step("Your burger");
  await keys.press("Back");
  await keys.expectScreen("Choose your food");
  await keys.press("Add Lunch tray");
  await keys.expectScreen("Lunch tray");
  await expect(customer.buttonNamed(/^Barley burger/)).toHaveAttribute("aria-pressed", "true");
  await expect(customer.buttonNamed(/^Avocado/)).toHaveAttribute("aria-pressed", "true");
  await keys.press("Next: Your drink");
  await step("Your drink");
  await keys.press("Mint lemonade", "Space");
  await keys.press("One more");
  await keys.press("Add 2 for");
  await keys.expectScreen("Choose your food");
  await keys.press("Review order");
  await keys.expectScreen("Collect points");
  await keys.press("Continue without points");
  await keys.expectScreen("Review and pay");
  await keys.press("Change Lunch tray");
  await keys.press("Choose again");
  await keys.expectScreen("Lunch tray");
  await keys.press("Your side");
  await step("Your side");
  await keys.press("Skin-on fries", "Space");
  await keys.press("Save for");
  await keys.expectScreen("Review and pay");
  await expect(customer.review.lines).toContainText("Skin-on fries");
  await expect(customer.review.lines).toContainText("Barley burger");
});

test("a phone number is typed, corrected and sent by keyboard alone", async ({ customer }) => {
  const { page } = customer;
  const keys = new KeyboardNavigation(page);
  await keys.expectScreen("Touch to order");
  await keys.press("Eat in");
  await keys.expectScreen("Choose your food");
  await keys.press("Add Roast tomato soup");
  await keys.press("Review order");
  await keys.expectScreen("Collect points");
  await keys.tabTo("Mobile number");
  // As fast as people type: a burst would be a scanner's.
  await page.keyboard.type("151123456780", { delay: 90 });
  await page.keyboard.press("Backspace");
  await expect(page.getByLabel("Mobile number")).toHaveValue("151 12345678");
  await keys.press("With your number", "Space");
  await keys.press("Continue");
  await expect(page.getByRole("heading", { name: "Your consent" })).toBeVisible();
  await keys.press("Find my points");
  await keys.expectScreen("Review and pay");
  await keys.press("Pay €5.00 with points", "Space");
  await expect(page.getByRole("switch")).toBeChecked();
});

test("a sheet returns the focus to its opener", async ({ customer }) => {
  const { page } = customer;
  const keys = new KeyboardNavigation(page);
  await keys.expectScreen("Touch to order");
  await keys.press("Eat in");
  await keys.expectScreen("Choose your food");
  await keys.press("Language");
  await expect(page.getByRole("dialog", { name: "Choose your language" })).toBeVisible();
  await keys.press("Deutsch");
  await expect(page.getByRole("heading", { level: 1, name: "Was darf es sein?" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(customer.buttonNamed(/^Sprache/).first()).toBeFocused();
});
