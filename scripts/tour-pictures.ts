/** The pictures of docs/tour.md: every screen as a customer meets it, ordering in the sandbox restaurant. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Customer } from "../e2e/support/customer.ts";
import { root } from "./processes.ts";

const FOLDER = join(root, "docs", "images", "tour");
/** What falls, hops or steams has come to rest. */
const STILL_AFTER_MS = 900;

/** Walks through a whole visit and takes a picture of each screen; ends at the start. */
export async function takeTour(customer: Customer): Promise<void> {
  const { page } = customer;
  mkdirSync(FOLDER, { recursive: true });
  await customer.expectStart();
  await take(page, "01-start");
  await orderFood(customer);
  await identify(customer);
  await payAndLeave(customer);
  await lookWithHelp(customer);
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(STILL_AFTER_MS);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  console.error(`docs/images/tour/${name}.png`);
}

async function orderFood(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.begin();
  await customer.button(/^Add Roast tomato soup/).tap();
  await take(page, "02-menu");
  await customer.button("Search").first().tap();
  await page.getByRole("textbox").first().pressSequentially("barley", { delay: 150 });
  await take(page, "03-search");
  await goBack(customer);
  await customer
    .button(/^Beet burger/)
    .first()
    .tap();
  for (const extra of ["Pickles", "Cheddar", "Avocado"]) await customer.pick(extra);
  await take(page, "04-dish");
  await customer.button(/^Add 1 for/).tap();
  await page.waitForTimeout(STILL_AFTER_MS);
  await customer
    .button(/^Add Lunch tray/)
    .first()
    .tap();
  await take(page, "05-combo");
  await goBack(customer);
  await goBack(customer);
  await take(page, "06-way-to-eat");
  await customer.button("Back to the menu").tap();
  await page.waitForTimeout(STILL_AFTER_MS);
}

async function identify(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.review();
  for (const digit of "151123") {
    await page.getByRole("button", { name: digit, exact: true }).tap();
  }
  await take(page, "07-points");
  await customer.button("Clear").tap();
  await customer.typePhone("15112345678");
  await take(page, "08-consent");
  await customer.findPoints();
  await customer.button("Show my points").tap();
  await page.getByText("Pay €5.00 with points").tap();
  await take(page, "09-review");
}

async function payAndLeave(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.goToPay();
  await take(page, "10-payment");
  await customer.payWith("declined");
  await customer.button("Try another payment").waitFor({ timeout: 20_000 });
  await take(page, "11-not-done");
  await customer.button("Try another payment").tap();
  await customer.payWith("approved");
  await customer.queueNumber();
  await page.getByText(/^\+ \d+ points?$/).waitFor();
  await take(page, "12-number");
  await customer.leave();
}

/** The same screens for who reads, sees or reaches otherwise. */
async function lookWithHelp(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.button("Read aloud").tap();
  await page.waitForTimeout(STILL_AFTER_MS);
  await customer.button("Read aloud").tap();
  await take(page, "13-reading-aloud");
  await customer.button("Close").tap();
  await page.waitForTimeout(STILL_AFTER_MS);
  await customer.button("العربية").tap();
  await page.locator(".access-cell").nth(1).tap();
  await page.locator(".way").first().tap();
  await page.locator(".product").first().waitFor();
  await take(page, "14-arabic-high-contrast");
  await page.locator(".access-cell").nth(2).tap();
  await take(page, "15-lower-screen");
}

async function goBack(customer: Customer): Promise<void> {
  await customer.button("Back").first().tap();
  await customer.page.waitForTimeout(STILL_AFTER_MS);
}
