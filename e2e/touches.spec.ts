/** Every journey with the number of touches in docs/touches.md, and the next step always at the same place. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { AMARA } from "./support/members.ts";
import { SOUP } from "./support/restaurant.ts";
import { Scanner } from "./support/scan-wedge.ts";

/** The product's goal: an identified customer orders two dishes and pays. */
const MOST_FOR_TWO_DISHES = 12;
const DIGITS = ".number-pad__key, button[name=fill]";

/** The rows of the table, by journey. */
function promised(): ReadonlyMap<string, number> {
  const text = readFileSync(join(import.meta.dirname, "../docs/touches.md"), "utf8");
  const rows = [...text.matchAll(/^\| (.+?) \| (\d+) \|$/gm)];
  return new Map(rows.map(([, journey = "", touches]) => [journey, Number(touches)]));
}

/** Counts touches in the page and in the provider's page within it. */
class TouchCounter {
  readonly #table = promised();
  count = 0;

  static async of(page: Page): Promise<TouchCounter> {
    const touches = new TouchCounter();
    await page.exposeFunction("countTouch", () => {
      touches.count += 1;
    });
    await page.addInitScript((digits) => {
      window.addEventListener(
        "pointerdown",
        ({ target }) => {
          const isDigit = target instanceof Element && target.closest(digits) !== null;
          if (!isDigit) Reflect.get(window, "countTouch")();
        },
        { capture: true },
      );
    }, DIGITS);
    return touches;
  }

  /** The number of touches is that of the table. */
  async expectAsPromised(journey: string): Promise<void> {
    const touches = this.#table.get(journey);
    expect(touches, `docs/touches.md has no “${journey}”`).toBeDefined();
    await expect.poll(() => this.count, journey).toBe(touches);
  }

  forget(): void {
    this.count = 0;
  }
}

let touches: TouchCounter;
test.beforeEach(async ({ page }) => {
  touches = await TouchCounter.of(page);
});

/** Menu → menu: a plus that adds at once. */
async function addAtOnce(customer: Customer, dish: string): Promise<void> {
  await customer.buttonNamed(new RegExp(`^Add ${dish}`)).tap();
  await expect(customer.buttonNamed(new RegExp(`^Add ${dish}.* 1 chosen`))).toBeVisible();
}

/** Attract → menu, with two dishes in their default configuration. */
async function orderTwo(customer: Customer): Promise<void> {
  await customer.start.expectShown();
  await customer.begin();
  await addAtOnce(customer, "Beet burger");
  await addAtOnce(customer, "Roast tomato soup");
}

/** Review → done. */
async function pay(customer: Customer): Promise<void> {
  await customer.payAndGetNumber();
}

test("a customer without loyalty", async ({ customer }) => {
  await orderTwo(customer);
  await customer.reviewOrder();
  await customer.declineLoyalty();
  await pay(customer);
  await touches.expectAsPromised("Two dishes as the menu suggests them, without points");
});

test("a customer identified by phone", async ({ customer }) => {
  await orderTwo(customer);
  await customer.reviewOrder();
  await customer.identifyAs(AMARA);
  await pay(customer);
  await touches.expectAsPromised("Known by phone, two dishes as the menu suggests them");
  expect(touches.count).toBeLessThanOrEqual(MOST_FOR_TWO_DISHES);
});

test("a customer identified by phone who changes both dishes", async ({ customer }) => {
  await customer.start.expectShown();
  await customer.begin();
  await customer.order("burger-beet", "extra-avocado");
  await customer.order(SOUP, "soup-croutons");
  await customer.reviewOrder();
  await customer.identifyAs(AMARA);
  await pay(customer);
  await touches.expectAsPromised("Known by phone, two dishes opened and one extra each");
});

test("a customer who pays partly with points", async ({ customer, page }) => {
  await orderTwo(customer);
  await customer.reviewOrder();
  await customer.identifyAs(AMARA);
  await page.getByText("Pay €5.00 with points").tap();
  await pay(customer);
  await touches.expectAsPromised("Known by phone, paid partly with points");
});

test.describe("if an outlet asks for everything on one screen", () => {
  const phoneNumberFlow = { enabled: true, flow: "single_step" };
  test.use({ sandboxState: { configuration: { loyalty: { phoneNumberFlow } } } });

  test("it is one touch fewer", async ({ customer, page }) => {
    await orderTwo(customer);
    await customer.reviewOrder();
    for (const digit of AMARA.phone) {
      await page.getByRole("button", { name: digit, exact: true }).tap();
    }
    await page.getByRole("checkbox").first().tap();
    await customer.buttonNamed("Find my points").tap();
    await expect(page.getByRole("heading", { name: "Review and pay" })).toBeVisible();
    await pay(customer);
    await touches.expectAsPromised("Known by phone, consents asked on the same screen");
  });
});

test("a customer identified by a scanned card", async ({ customer, page }) => {
  await customer.start.expectShown();
  await customer.begin();
  await new Scanner(page).scan(AMARA.card);
  await expect(page.getByText("Points are collected with this order")).toBeVisible();
  await addAtOnce(customer, "Beet burger");
  await addAtOnce(customer, "Roast tomato soup");
  await customer.reviewOrder();
  await expect(page.getByRole("heading", { name: "Review and pay" })).toBeVisible();
  await pay(customer);
  await touches.expectAsPromised("Known by a scanned card, two dishes as the menu suggests them");
});

test("a combo", async ({ customer, page }) => {
  await customer.start.expectShown();
  await customer.begin();
  await customer.buttonNamed(/^Add Lunch tray/).tap();
  const main = customer.mainAction;
  const step = page.getByRole("heading", { level: 2 }).first();
  for (const _ of ["burger", "side"]) {
    const before = await step.innerText();
    await main.tap();
    await expect(step).not.toHaveText(before);
  }
  // A drink is not preselected: customers choose it themselves.
  await customer.combo.pick("lemonade-mint").tap();
  await main.tap();
  await expect(page.getByRole("heading", { name: "Favourites" })).toBeVisible();
  await customer.reviewOrder();
  await customer.declineLoyalty();
  await pay(customer);
  await touches.expectAsPromised("A combo with what it starts with and one drink, without points");
});

test("a line is removed and restored, without a confirmation", async ({ customer, page }) => {
  await orderTwo(customer);
  await customer.reviewOrder();
  await customer.declineLoyalty();
  touches.forget();
  await customer.review.remove("burger-beet");
  await expect(customer.review.lines).toHaveCount(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await customer.buttonNamed("Put it back").tap();
  await expect(customer.review.lines).toHaveCount(2);
  await touches.expectAsPromised("Take a line off the order, and put it back");
});

test("an order whose type changes is kept", async ({ customer, page }) => {
  await orderTwo(customer);
  await customer.reviewOrder();
  await customer.declineLoyalty();
  touches.forget();
  await customer.buttonNamed("Back").tap();
  await expect(page.getByRole("heading", { name: "Favourites" })).toBeVisible();
  await customer.buttonNamed("Back").tap();
  await expect(page.getByText("Your order is saved.")).toBeVisible();
  await customer.buttonNamed("Take away").tap();
  await customer.reviewOrder();
  await expect(customer.place).toHaveText("Take away · 2 items");
  await expect(customer.review.lines).toHaveCount(2);
  await touches.expectAsPromised("Eat elsewhere after all, and back to the order");
});

test("another language on any screen", async ({ customer, page }) => {
  await customer.start.expectShown();
  await customer.begin();
  touches.forget();
  await customer.buttonNamed("Language: English").tap();
  await customer.buttonNamed("Deutsch").tap();
  await expect(page.getByRole("heading", { level: 1, name: "Was darf es sein?" })).toBeVisible();
  await touches.expectAsPromised("Another language on any screen");
});

test("one step back restores the number and the choices", async ({ customer, page }) => {
  await customer.begin();
  await customer
    .buttonNamed(/^Beet burger/)
    .first()
    .tap();
  await customer.item.choose("extra-avocado");
  await customer.buttonNamed("Back").tap();
  await expect(page.getByRole("heading", { name: "Favourites" })).toBeVisible();
  await customer
    .buttonNamed(/^Beet burger/)
    .first()
    .tap();
  await expect(customer.item.option("extra-avocado")).toHaveAttribute("aria-pressed", "true");
  await customer.buttonNamed(/^Add 1 for/).tap();
  await customer.reviewOrder();
  for (const digit of "1511") await page.getByRole("button", { name: digit, exact: true }).tap();
  await page.getByRole("checkbox").first().tap();
  await customer.buttonNamed("Back").tap();
  await expect(page.getByRole("heading", { name: "Favourites" })).toBeVisible();
  await customer.reviewOrder();
  await expect(page.getByLabel("Mobile number")).toHaveValue(/^151 1/);
  await expect(page.getByRole("checkbox").first()).toBeChecked();
});

test("the next step is at the same place on every screen", async ({ customer, page }) => {
  const places: { screen: string; end: number; bottom: number }[] = [];
  const main = customer.mainAction;
  const measure = async (screen: string) => {
    await expect(main).toBeVisible();
    const box = await main.boundingBox();
    if (box) places.push({ screen, end: box.x + box.width, bottom: box.y + box.height });
  };
  await customer.begin();
  await customer
    .buttonNamed(/^Beet burger/)
    .first()
    .tap();
  await measure("item");
  await main.tap();
  await measure("menu");
  await main.tap();
  await expect(page.getByRole("heading", { name: "Your mobile number" })).toBeVisible();
  await measure("identify");
  await customer.declineLoyalty();
  await measure("review");
  await customer.payAndGetNumber();
  await measure("done");
  const [first] = places;
  for (const place of places) {
    expect({ ...place, screen: "" }, place.screen).toEqual({ ...first, screen: "" });
  }
});
