import { expect } from "@playwright/test";
import { without } from "../capabilities.ts";
import { type Walk, type Walkthrough, WITHOUT_LOYALTY } from "./walk.ts";

const APPROVES = { answersAtOnce: { status: "SUCCESS" } };

/** Paying on the own phone, a page that does not show, and the ways in which a payment comes to nothing. */
export const paying: Walk = {
  name: "paying",
  looks: 6,
  sandboxState: { configuration: WITHOUT_LOYALTY, payments: { cardPage: "never-loads" } },
  settingsPatch: { payments: { returnBaseUrl: "https://thanks.example" } },

  async walk(walkthrough) {
    const { page, look, customer } = walkthrough;
    await walkthrough.ready();
    await walkthrough.orderSoup();
    await walkthrough.customer.review.goOn();
    await expect(customer.payment.phoneCode).toBeVisible();
    await look("pay on your phone");
    await customer.button("checkout:payment.notShowing").tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look("a page that does not show");
    await customer.closeSheet();
    await cancel(walkthrough);
    await look("not done, cancelled");
    await customer.button("checkout:checkoutFailed.toOrder").tap();
    await customer.review.expectShown();
    await fail(walkthrough);
  },
};

/** Paying at a terminal that the integrator drives. */
export const terminal: Walk = {
  name: "terminal",
  looks: 1,
  sandboxState: {
    configuration: WITHOUT_LOYALTY,
    payments: { capabilities: without("REDIRECT_FLOW") },
  },

  async walk(walkthrough) {
    await walkthrough.ready();
    await walkthrough.orderSoup();
    await walkthrough.customer.review.goOn();
    await expect(walkthrough.customer.text("checkout:payment.terminalTitle")).toBeVisible();
    await walkthrough.look("a terminal");
  },
};

/** Payment → checkout failed. */
async function cancel({ customer }: Walkthrough): Promise<void> {
  await customer.payment.cancel();
  await customer.checkoutFailed.expectShown();
  await expect(customer.checkoutFailed.part("title.payment-canceled")).toBeVisible();
}

/** Review → checkout failed, three times over. */
async function fail({ look, shop, customer }: Walkthrough): Promise<void> {
  const expectExplained = async (key: string) => {
    await expect(customer.checkoutFailed.part(key)).toBeVisible();
  };
  await shop.control.put("payments", { health: "DOWN" });
  await customer.goOn();
  await expectExplained("title.payment-unavailable");
  await look("not done, no payment service");
  await shop.control.put("payments", { health: "UP", ...APPROVES });
  await shop.control.setFault("ordering.order", { answer: { state: { status: "FAILED" } } });
  await customer.goOn();
  await expectExplained("title.kitchen-refused");
  await expectExplained("money.released");
  await look("not done, refused by the kitchen");
  await customer.goOn();
  await customer.review.expectShown();
  await shop.control.setFault("payments.authorize", {
    answer: { status: "UNKNOWN" },
    processed: true,
  });
  await shop.control.setFault("payments.inquire-status", { status: 503 });
  await customer.goOn();
  await expect(customer.text("checkout:working.long.confirming-payment")).toBeVisible();
  await look("working for long");
}
