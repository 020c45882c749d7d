/** The pictures of docs/tour.md: every screen as a customer sees it, ordering in the sandbox restaurant. */
import type { Customer } from "../../e2e/pages/customer.ts";
import type { SandboxControl } from "../../e2e/support/sandbox-control.ts";
import { rest } from "./rest.ts";
import { picture } from "./tour-picture.ts";

/** Longer than the idle timeout. */
const IDLE_MS = 61_000;
/** Long enough for a picture of a waiting state. */
const SLOW_KITCHEN = { latencyMs: 5000, times: 1 };

/** Walks through a whole visit and takes a picture of each screen; ends at the start. */
export async function takeTour(customer: Customer, control: SandboxControl): Promise<void> {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  await customer.start.expectShown();
  await picture(page, "start");
  await customer.buttonNamed("Language").last().tap();
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
    .buttonNamed(/^Beet burger/)
    .first()
    .tap();
  await customer.item.choose("extra-pickles", "extra-cheddar", "extra-avocado");
  await picture(page, "dish");
  await customer.buttonNamed(/^Add 1 for/).tap();
  await picture(page, "offer");
  await customer.buttonNamed("Yes, make it a combo").tap();
  await picture(page, "combo");
  // Back through its steps to the menu, where the offer is still shown.
  while (await page.locator(".combo-tabs").isVisible()) await goBack(customer);
  await customer.buttonNamed("No, thank you").tap();
  await rest(page);
}

async function lookAround(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.buttonNamed(/^Add Roast tomato soup/).tap();
  await picture(page, "menu");
  await customer.buttonNamed("Search").first().tap();
  await page.getByRole("textbox").first().pressSequentially("barley", { delay: 150 });
  await picture(page, "search");
  await goBack(customer);
  await goBack(customer);
  await picture(page, "way-to-eat");
  await customer.buttonNamed("Back to the menu").tap();
  await rest(page);
}

async function identify(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.reviewOrder();
  await customer.identify.typeNumber("151123");
  await picture(page, "points");
  await customer.identify.openCountries();
  await picture(page, "country");
  await close(customer);
  await customer.buttonNamed("Add your name").tap();
  await picture(page, "name");
  await close(customer);
  await customer.identify.openDocument();
  await picture(page, "document");
  await close(customer);
  await customer.buttonNamed("Scan instead").tap();
  await picture(page, "scan");
  await customer.buttonNamed("Type the short code").tap();
  await picture(page, "short-code");
  await customer.buttonNamed("Use my mobile number").tap();
  await rest(page);
  await customer.buttonNamed("Clear").tap();
  await customer.identify.enterNumber("15112345678");
  await picture(page, "consent");
  await customer.identify.goOn();
}

/** From the review back to it. */
async function lookThrough(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.buttonNamed("Show my points").tap();
  await page.getByText(/^Pay €[\d.]+ with points$/).tap();
  await picture(page, "review");
  await customer.buttonNamed("Change Roast tomato soup").tap();
  await picture(page, "change");
  await customer.buttonNamed("Remove Roast tomato soup").tap();
  await picture(page, "removed");
  await customer.buttonNamed("Put it back").tap();
  await customer.buttonNamed("Call staff").tap();
  await picture(page, "staff-called");
  await customer.buttonNamed("OK").tap();
  await page.clock.fastForward(IDLE_MS);
  await picture(page, "still-there");
  await customer.buttonNamed("I’m still here").tap();
  await rest(page);
}

async function payAndLeave(customer: Customer, control: SandboxControl): Promise<void> {
  const { page } = customer;
  await customer.review.goToPay();
  await picture(page, "payment");
  await customer.buttonNamed("Cancel payment").tap();
  await picture(page, "cancel");
  await customer.buttonNamed("Continue paying").tap();
  await rest(page);
  await customer.payWith("declined");
  await customer.buttonNamed("Try another payment").waitFor({ timeout: 20_000 });
  await picture(page, "checkout-failed");
  await control.setFault("ordering.order", SLOW_KITCHEN);
  await customer.buttonNamed("Try another payment").tap();
  await customer.payWith("approved");
  await page.getByText("Off to the kitchen").first().waitFor({ timeout: 20_000 });
  await picture(page, "working");
  await customer.done.queueNumber();
  await page.getByText(/^\+ \d+ points?$/).waitFor();
  await picture(page, "number");
  await customer.done.leave();
}

/** The same screens with the settings of the access bar. */
async function lookWithHelp(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.buttonNamed("Read aloud").tap();
  await rest(page);
  await customer.buttonNamed("Read aloud").tap();
  await picture(page, "reading-aloud");
  await close(customer);
  await customer.begin();
  await customer.access.touch("textSize");
  await customer.access.touch("textSize");
  await picture(page, "largest-text");
  await goBack(customer);
  await customer.start.expectShown();
  await customer.start.chooseLanguage("ar");
  const arabic = await customer.speaking("ar");
  await arabic.access.touch("contrast");
  await arabic.begin();
  await arabic.menu.cards.first().waitFor();
  await picture(page, "arabic-high-contrast");
  await arabic.access.touch("lower");
  await picture(page, "lower-screen");
}

/** The sheet over the screen. */
async function close({ page }: Customer): Promise<void> {
  await page.getByRole("button", { name: "Close", exact: true }).last().tap();
  await rest(page);
}

async function goBack(customer: Customer): Promise<void> {
  await customer.buttonNamed("Back").first().tap();
  await rest(customer.page);
}
