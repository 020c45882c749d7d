import { AMARA } from "../members.ts";
import { IDLE_SECONDS, type Walk } from "./walk.ts";

/** A whole visit, with one refused card. */
export const visit: Walk = {
  name: "visit",
  looks: 16,
  choosesLanguage: true,
  // The last screen with all that it can have.
  sandboxState: {
    configuration: { loyalty: { appInstallBanner: { showWhen: { alreadyRegistered: true } } } },
  },

  async walk(walker) {
    const { customer, page, shop, visitor, look } = walker;
    await page.clock.install();
    await page.reload();
    await visitor.chooseLanguage();
    await walker.ready();
    await look("attract");
    await visitor.openLanguages();
    await look("languages");
    await visitor.closeSheet();
    await visitor.begin();
    await look("menu");
    await visitor.openFirstDish();
    await visitor.chooseExtras();
    await look("item");
    await visitor.addToOrder();
    await look("menu with a basket");
    await visitor.stepBack();
    await look("ways to eat");
    await visitor.stepOn();
    await visitor.review();
    await look("identify");
    await visitor.identify(AMARA.phone, () => look("consent"));
    await visitor.openFirstLine();
    await look("review");

    await page.clock.fastForward((IDLE_SECONDS + 1) * 1_000);
    await visitor.expectIdleWarning();
    await look("idle warning");
    await visitor.stay();

    await visitor.goToPay();
    await look("payment");
    await visitor.askToCancel();
    await look("cancel the payment");
    await visitor.goOnPaying();
    await customer.payWith("declined");
    await visitor.expectCheckoutFailed();
    await look("not done");
    await visitor.payAgain();
    await shop.control.setFault("ordering.order", { latencyMs: 4000 });
    await customer.payWith("approved");
    await visitor.expectWorking("sending-to-kitchen");
    await look("working");
    await visitor.expectNumber();
    await visitor.expectPoints();
    await look("done");
  },
};
