import { expect } from "@playwright/test";
import { AMARA } from "../members.ts";
import { IDLE_SECONDS, type Walk, type Walkthrough } from "./walk.ts";

/** A whole visit, with one refused card. */
export const visit: Walk = {
  name: "visit",
  looks: 16,
  choosesLanguage: true,
  // The last screen with all that it can have.
  sandboxState: {
    configuration: { loyalty: { appInstallBanner: { showWhen: { alreadyRegistered: true } } } },
  },

  async walk(walkthrough) {
    const { customer, page, look } = walkthrough;
    await page.clock.install();
    await page.reload();
    await customer.start.chooseLanguage(customer.locale);
    await walkthrough.ready();
    await look("attract");
    await customer.access.openLanguages();
    await look("languages");
    await customer.closeSheet();
    await customer.begin();
    await look("menu");
    await customer.menu.open("burger-beet");
    await customer.item.chooseEach("extra-pickles", "extra-cheddar", "extra-avocado");
    await look("item");
    await customer.item.goOn();
    await customer.menu.expectShown();
    await look("menu with a basket");
    await customer.goBack();
    await customer.expectTitle("menu:orderType.title");
    await look("ways to eat");
    await customer.goOn();
    await customer.menu.expectShown();
    await customer.reviewOrder();
    await customer.identify.expectShown();
    await look("identify");
    await customer.identify.enterNumber(AMARA.phone);
    await look("consent");
    await customer.identify.goOn();
    await customer.review.expectShown();
    await customer.review.openLine("burger-beet");
    await look("review");
    await page.clock.fastForward((IDLE_SECONDS + 1) * 1_000);
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(customer.say("interruptions:idle.title"));
    await look("idle warning");
    await customer.button("interruptions:idle.stay").tap();
    await expect(question).toBeHidden();
    await pay(walkthrough);
  },
};

/** Review → done, at the second attempt. */
async function pay({ customer, shop, look }: Walkthrough): Promise<void> {
  const { payment, done } = customer;
  await customer.review.goOn();
  await payment.expectShown();
  await look("payment");
  await payment.askToCancel();
  await look("cancel the payment");
  await payment.goOnPaying();
  await customer.payWith("declined");
  await customer.checkoutFailed.expectShown();
  await look("not done");
  await customer.goOn();
  await payment.expectShown();
  await shop.control.setFault("ordering.order", { latencyMs: 4000 });
  await customer.payWith("approved");
  await expect(customer.heading("checkout:working.place.sending-to-kitchen")).toBeVisible();
  await customer.expectTitle("checkout:working.title");
  await look("working");
  await done.expectAnnounced();
  await done.expectPoints();
  await look("done");
}
