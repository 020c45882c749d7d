import { expect } from "@playwright/test";
import { Staff } from "../../pages/staff.ts";
import { MOVED_BY_HAND } from "../kitchen.ts";
import { type Walk, WITHOUT_LOYALTY } from "./walk.ts";

/** The pages of staff mode, with one order. `staff-access.spec.ts` inspects them in every language. */
export const staff: Walk = {
  name: "staff",
  looks: 5,
  sandboxState: {
    configuration: WITHOUT_LOYALTY,
    payments: { answersAtOnce: { status: "SUCCESS" } },
    ...MOVED_BY_HAND,
  },

  async walk(walkthrough) {
    const { page, look, customer } = walkthrough;
    await walkthrough.ready();
    await walkthrough.orderSoup();
    await customer.review.goOn();
    await customer.done.expectAnnounced();
    const member = await Staff.at(page, customer.words);
    await member.knock();
    await look("PIN");
    await member.enterPin();
    const order = page.locator(".order-card");
    await expect(order).toContainText(member.say("staff:phase.following_kitchen"));
    await look("orders");
    await member.tab("status").tap();
    await expect(page.locator(".status-page")).toBeVisible();
    await look("status");
    await member.tab("logs").tap();
    await expect(page.locator(".logs")).toBeVisible();
    await look("logs");
    await member.tab("closing").tap();
    await expect(page.locator(".closing")).toBeVisible();
    await look("closing");
  },
};
