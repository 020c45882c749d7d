import { expect } from "../kiosk.ts";
import { AMARA } from "../members.ts";
import { giveVoice } from "../speech-double.ts";
import type { Walk } from "./walk.ts";

/** What lies beside the straight way of a visit: being read to, and what can be taken along at the end. */
export const along: Walk = {
  name: "along",
  looks: 2,
  sandboxState: {
    configuration: { loyalty: { appInstallBanner: { showWhen: { alreadyRegistered: true } } } },
  },
  settingsPatch: { device: { receipt: { print: "offered" } } },

  async walk(walker) {
    const { page, look, visitor, customer } = walker;
    await giveVoice(page);
    await page.reload();
    await walker.ready();
    await visitor.begin();
    await visitor.openFirstDish();
    await visitor.addToOrder();
    await visitor.review();
    await visitor.identify(AMARA.phone);
    const readAloud = page.locator(".access-cell").nth(3);
    await readAloud.tap();
    await expect(readAloud).toHaveAttribute("data-on", "true");
    await readAloud.tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look("reading aloud");
    await visitor.closeSheet();
    await visitor.goToPay();
    await customer.payWith("approved");
    await visitor.expectNumber();
    await visitor.expectPoints();
    await expect(page.locator(".take-along")).toHaveAttribute("data-cards", "2");
    await look("number with receipt and app");
  },
};
