import { without } from "../capabilities.ts";
import { expect } from "../kiosk.ts";
import { type Walk, type Walker, WITHOUT_LOYALTY } from "./walk.ts";

const APPROVES = { answersAtOnce: { status: "SUCCESS" } };

/** Paying on the own phone, a page that does not show, and the ways in which a payment comes to nothing. */
export const paying: Walk = {
  name: "paying",
  looks: 6,
  sandboxState: { configuration: WITHOUT_LOYALTY, payments: { cardPage: "never-loads" } },
  settingsPatch: { payments: { returnBaseUrl: "https://thanks.example" } },

  async walk(walker) {
    const { page, look } = walker;
    await walker.ready();
    await walker.orderSoup();
    await walker.pressMain();
    await expect(page.locator(".pay-on-phone__code")).toBeVisible();
    await look("pay on your phone");
    await walker.button("checkout:payment.notShowing").tap({ timeout: 15_000 });
    await expect(page.getByRole("dialog")).toBeVisible();
    await look("a page that does not show");
    await walker.visitor.closeSheet();
    await cancel(walker);
    await look("not done, cancelled");
    await walker.press("checkout:checkoutFailed.toOrder");
    await walker.expectTitle("checkout:review.title");
    await fail(walker);
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

  async walk(walker) {
    await walker.ready();
    await walker.orderSoup();
    await walker.pressMain();
    await expect(walker.text("checkout:payment.terminalTitle")).toBeVisible({ timeout: 20_000 });
    await walker.look("a terminal");
  },
};

/** Payment → checkout failed. */
async function cancel(walker: Walker): Promise<void> {
  await walker.press("checkout:payment.cancel");
  await walker.press("checkout:payment.cancelYes");
  await walker.expectTitle("checkout:checkoutFailed.bar");
  await expect(walker.text("checkout:checkoutFailed.title.payment-canceled")).toBeVisible();
}

/** Review → checkout failed, three times over. */
async function fail(walker: Walker): Promise<void> {
  const { look, shop } = walker;
  const expectExplained = async (key: string) => {
    await expect(walker.text(`checkout:checkoutFailed.${key}`)).toBeVisible({ timeout: 20_000 });
  };
  await shop.control.put("payments", { health: "DOWN" });
  await walker.pressMain();
  await expectExplained("title.payment-unavailable");
  await look("not done, no payment service");
  await shop.control.put("payments", { health: "UP", ...APPROVES });
  await shop.control.setFault("ordering.order", { answer: { state: { status: "FAILED" } } });
  await walker.pressMain();
  await expectExplained("title.kitchen-refused");
  await expectExplained("money.released");
  await look("not done, refused by the kitchen");
  await walker.pressMain();
  await walker.expectTitle("checkout:review.title");
  await shop.control.setFault("payments.authorize", {
    answer: { status: "UNKNOWN" },
    processed: true,
  });
  await shop.control.setFault("payments.inquire-status", { status: 503 });
  await walker.pressMain();
  await expect(walker.text("checkout:working.long.confirming-payment")).toBeVisible({
    timeout: 20_000,
  });
  await look("working for long");
}
