/**
 * "Are you still there?": by picture, words and sound, repeatedly, and with a longer timeout at the payment page
 * (requirement A8).
 */
import type { Page } from "@playwright/test";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { ProviderPage } from "./pages/provider.ts";
import { AMARA } from "./support/members.ts";
import { SOUP } from "./support/restaurant.ts";

const PAST_IDLE_MS = 61_000;

/** Counts the notes that the page plays. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, "notes", 0);
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when: [number?]) {
      Reflect.set(window, "notes", Reflect.get(window, "notes") + 1);
      start.apply(this, when);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "notes")));
}

async function reachPayment(customer: Customer): Promise<void> {
  await customer.orderSoup();
  await customer.declineLoyalty();
  await customer.review.goToPay();
}

/** The payment page from the screen, opened and paid on a phone. */
async function payOnPhone(kiosk: Page, address: string): Promise<void> {
  const phone = await kiosk.context().newPage();
  await phone.goto(address);
  await new ProviderPage(phone).payWith("approved");
}

test("the question appears as picture, words and sound, and waits for twenty seconds", async ({
  customer,
}) => {
  const { page } = customer;
  const notes = await listen(page);
  await page.clock.install();
  await page.reload();
  await customer.begin();
  await customer.order(SOUP);
  await page.clock.fastForward(59_000);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  expect(await notes()).toBe(0);
  await page.clock.fastForward(2_000);
  await expect(page.getByRole("alertdialog")).toContainText("Are you still there?");
  await expect(page.getByRole("alertdialog").locator("svg").first()).toBeVisible();
  await expect(page.getByText(/^In (20|19) seconds your order is cleared/)).toBeVisible();
  expect(await notes()).toBeGreaterThan(0);
  await page.clock.fastForward(18_000);
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.clock.fastForward(3_000);
  await customer.start.expectShown();
});

test("one touch extends the time, any number of times, and the order stays", async ({
  customer,
}) => {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  await customer.begin();
  await customer.order(SOUP);
  for (let time = 1; time <= 12; time += 1) {
    await page.clock.fastForward(PAST_IDLE_MS);
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await customer.buttonNamed("I’m still here").tap();
    await expect(page.getByRole("alertdialog")).toBeHidden();
  }
  await expect(customer.basket.getByRole("paragraph").last()).toHaveText("1 item");
});

test("at the payment page it appears after two minutes; without an answer the kiosk resets and the host completes the order", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  await reachPayment(customer);
  const address = (await page.locator("iframe").getAttribute("src")) ?? "";
  await page.clock.fastForward(100_000);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await page.clock.fastForward(21_000);
  await expect(page.getByRole("alertdialog")).toContainText("once your payment has gone through");
  await page.clock.fastForward(21_000);
  await customer.start.expectShown();
  await expect(page.locator("iframe")).toHaveCount(0);
  // A timeout is not a cancellation (checkout rule 5): paid on a phone that still has the page, the order is completed.
  await payOnPhone(page, address);
  const money = async () =>
    (await shop.control.ledger()).payments.map(
      ({ held, settled }) => Number(held) + Number(settled),
    );
  await expect.poll(money).toEqual([6.8]);
  const { orders, violations } = await shop.control.ledger();
  expect(orders).toHaveLength(1);
  expect(violations).toEqual([]);
  await customer.start.expectShown();
});

test("a language chosen at any step keeps step, order and identification, without a reload", async ({
  customer,
}) => {
  const { page } = customer;
  const html = page.locator("html");
  const title = page.getByRole("heading", { level: 1 });
  /** The same screen in another language, and back. */
  async function turnRound(english: string | RegExp): Promise<void> {
    await expect(title).toHaveText(english);
    for (const [locale, direction] of [
      ["ar", "rtl"],
      ["en", "ltr"],
    ] as const) {
      await customer.changeLanguage(locale);
      await expect(html).toHaveAttribute("dir", direction);
    }
    await expect(title).toHaveText(english);
    expect(await page.evaluate(() => Reflect.get(window, "same"))).toBe("document");
  }

  await page.evaluate(() => Reflect.set(window, "same", "document"));
  await customer.begin();
  await customer.order("burger-beet", "extra-avocado");
  await turnRound("Choose your food");
  await expect(customer.basket.getByRole("paragraph").last()).toHaveText("1 item");
  await customer.reviewOrder();
  for (const digit of AMARA.phone) {
    await page.getByRole("button", { name: digit, exact: true }).tap();
  }
  await turnRound("Collect points");
  await expect(page.getByLabel("Mobile number")).toHaveValue("151 12345678");
  await page.getByRole("checkbox").first().tap();
  await customer.buttonNamed("Continue").last().tap();
  await turnRound("Your consent");
  await customer.identify.goOn();
  await expect(page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  await turnRound("Review and pay");
  await expect(page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  await expect(customer.review.lines).toContainText(["Beet burger"]);
  await customer.review.goToPay();
  await turnRound("Payment");
  await customer.payWith("approved");
  await customer.done.queueNumber();
  await turnRound(/Thank you/);
  await customer.done.leave();
});

test.describe("a kiosk without sound", () => {
  test.use({ settingsPatch: { device: { sounds: false } } });

  test("asks by picture and words alone", async ({ customer }) => {
    const { page } = customer;
    const notes = await listen(page);
    await page.clock.install();
    await page.reload();
    await customer.begin();
    await page.clock.fastForward(PAST_IDLE_MS);
    await expect(page.getByRole("alertdialog").locator("svg").first()).toBeVisible();
    expect(await notes()).toBe(0);
  });
});
