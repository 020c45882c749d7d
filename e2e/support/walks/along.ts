import { expect } from "@playwright/test";
import { AMARA } from "../members.ts";
import { giveVoice } from "../speech-double.ts";
import type { Walk } from "./walk.ts";

/** What is beside the straight way of a visit: being read to, and what can be taken along at the end. */
export const along: Walk = {
  name: "along",
  looks: 2,
  sandboxState: {
    configuration: { loyalty: { appInstallBanner: { showWhen: { alreadyRegistered: true } } } },
  },
  settingsPatch: { device: { receipt: { print: "offered" } } },

  async walk(walkthrough) {
    const { page, look, customer } = walkthrough;
    await giveVoice(page);
    await page.reload();
    await walkthrough.ready();
    await customer.begin();
    await customer.order("burger-beet");
    await customer.reviewOrder();
    await customer.identifyAs(AMARA);
    await customer.access.touch("readAloud");
    await expect(customer.access.cell("readAloud")).toHaveAttribute("data-on", "true");
    await customer.access.touch("readAloud");
    await expect(page.getByRole("dialog")).toBeVisible();
    await look("reading aloud");
    await customer.closeSheet();
    await customer.review.goToPay();
    await customer.payWith("approved");
    await customer.done.expectAnnounced();
    await customer.done.expectPoints();
    await expect(page.locator("[data-cards]")).toHaveAttribute("data-cards", "2");
    await look("number with receipt and app");
  },
};
