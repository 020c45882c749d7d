/** The pictures of docs/tour.md: every screen as a customer sees it, ordering in the sandbox restaurant. */
import type { Customer } from "../../e2e/support/customer.ts";
import type { SandboxControl } from "../../e2e/support/sandbox-control.ts";
import { picture, rest } from "./tour-picture.ts";

/** Longer than the idle timeout. */
const IDLE_MS = 61_000;
/** Long enough for a picture of a waiting state. */
const SLOW_KITCHEN = { latencyMs: 5000, times: 1 };

/** Walks through a whole visit and takes a picture of each screen; ends at the start. */
export async function takeTour(customer: Customer, control: SandboxControl): Promise<void> {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  await customer.expectStart();
  await picture(page, "start");
  await customer.button("Language").last().tap();
  await picture(page, "languages");
  await close(customer);
  await orderFood(customer);
  await lookAround(customer);
  await identify(customer);
  await lookThrough(customer);
  await payAndLeave(customer, control);
  await lookWithHelp(customer);
}

async function orderFood(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.begin();
  await customer
    .button(/^Beet burger/)
    .first()
    .tap();
  for (const extra of ["Pickles", "Cheddar", "Avocado"]) await customer.pick(extra);
  await picture(page, "dish");
  await customer.button(/^Add 1 for/).tap();
  await picture(page, "offer");
  await customer.button("Yes, make it a combo").tap();
  await picture(page, "combo");
  // Back through its steps to the menu, where the offer is still shown.
  while (await page.locator(".combo-tabs").isVisible()) await goBack(customer);
  await customer.button("No, thank you").tap();
  await rest(page);
}

async function lookAround(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.button(/^Add Roast tomato soup/).tap();
  await picture(page, "menu");
  await customer.button("Search").first().tap();
  await page.getByRole("textbox").first().pressSequentially("barley", { delay: 150 });
  await picture(page, "search");
  await goBack(customer);
  await goBack(customer);
  await picture(page, "way-to-eat");
  await customer.button("Back to the menu").tap();
  await rest(page);
}

async function identify(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.review();
  for (const digit of "151123") {
    await page.getByRole("button", { name: digit, exact: true }).tap();
  }
  await picture(page, "points");
  await page.locator(".phone-field__country").tap();
  await picture(page, "country");
  await close(customer);
  await customer.button("Add your name").tap();
  await picture(page, "name");
  await close(customer);
  await page.locator(".consent__link").first().tap();
  await page.getByRole("dialog").locator("canvas").first().waitFor();
  await picture(page, "document");
  await close(customer);
  await customer.button("Scan instead").tap();
  await picture(page, "scan");
  await customer.button("Type the short code").tap();
  await picture(page, "short-code");
  await customer.button("Use my mobile number").tap();
  await rest(page);
  await customer.button("Clear").tap();
  await customer.typePhone("15112345678");
  await picture(page, "consent");
  await customer.findPoints();
}

/** From the review back to it. */
async function lookThrough(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.button("Show my points").tap();
  await page.getByText(/^Pay €[\d.]+ with points$/).tap();
  await picture(page, "review");
  await customer.button("Change Roast tomato soup").tap();
  await picture(page, "change");
  await customer.button("Remove Roast tomato soup").tap();
  await picture(page, "removed");
  await customer.button("Put it back").tap();
  await customer.button("Call staff").tap();
  await picture(page, "staff-called");
  await customer.button("OK").tap();
  await page.clock.fastForward(IDLE_MS);
  await picture(page, "still-there");
  await customer.button("I’m still here").tap();
  await rest(page);
}

async function payAndLeave(customer: Customer, control: SandboxControl): Promise<void> {
  const { page } = customer;
  await customer.goToPay();
  await picture(page, "payment");
  await customer.button("Cancel payment").tap();
  await picture(page, "cancel");
  await customer.button("Continue paying").tap();
  await rest(page);
  await customer.payWith("declined");
  await customer.button("Try another payment").waitFor({ timeout: 20_000 });
  await picture(page, "checkout-failed");
  await control.setFault("ordering.order", SLOW_KITCHEN);
  await customer.button("Try another payment").tap();
  await customer.payWith("approved");
  await page.getByText("Off to the kitchen").first().waitFor({ timeout: 20_000 });
  await picture(page, "working");
  await customer.queueNumber();
  await page.getByText(/^\+ \d+ points?$/).waitFor();
  await picture(page, "number");
  await customer.leave();
}

/** The same screens with the settings of the access bar. */
async function lookWithHelp(customer: Customer): Promise<void> {
  const { page } = customer;
  const [textSize, contrast, lower] = [0, 1, 2].map((cell) =>
    page.locator(".access-cell").nth(cell),
  );
  await customer.button("Read aloud").tap();
  await rest(page);
  await customer.button("Read aloud").tap();
  await picture(page, "reading-aloud");
  await close(customer);
  await customer.begin();
  await textSize?.tap();
  await textSize?.tap();
  await picture(page, "largest-text");
  await goBack(customer);
  await customer.expectStart();
  await customer.button("العربية").tap();
  await contrast?.tap();
  await page.locator(".order-type-card").first().tap();
  await page.locator(".product").first().waitFor();
  await picture(page, "arabic-high-contrast");
  await lower?.tap();
  await picture(page, "lower-screen");
}

/** The sheet over the screen. */
async function close({ page }: Customer): Promise<void> {
  await page.getByRole("button", { name: "Close", exact: true }).last().tap();
  await rest(page);
}

async function goBack(customer: Customer): Promise<void> {
  await customer.button("Back").first().tap();
  await rest(customer.page);
}
