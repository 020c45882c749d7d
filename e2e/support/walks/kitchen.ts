import { expect } from "@playwright/test";
import { Kitchen, MOVED_BY_HAND } from "../kitchen.ts";
import { type Walk, WITHOUT_LOYALTY } from "./walk.ts";

/** What becomes of an order: on the kiosk, and on the display that everybody reads. */
export const kitchen: Walk = {
  name: "kitchen",
  looks: 6,
  sandboxState: {
    configuration: WITHOUT_LOYALTY,
    payments: { answersAtOnce: { status: "SUCCESS" } },
    ...MOVED_BY_HAND,
  },
  // Whether a browser wants a touch before it makes a sound is its own affair: kitchen-display.spec.ts has that button.
  settingsPatch: { device: { statusDisplay: { sound: false } } },

  async walk(walkthrough) {
    const { page, look, shop, customer } = walkthrough;
    const moved = new Kitchen(shop.control);
    const display = await page.context().newPage();
    // Its languages take turns by the clock.
    await display.clock.setFixedTime("2026-06-01T12:00:00Z");
    await display.goto(shop.kiosk.status);
    await expect(display.locator(".status-none").first()).toBeVisible();
    await look("display with nothing on it", display);
    await walkthrough.ready();
    await walkthrough.orderSoup();
    await customer.review.goOn();
    await customer.done.expectAnnounced();
    await expect(display.locator(".slip")).toHaveCount(1);
    await moved.move("AWAITING_PICKUP");
    await customer.expectTitle("checkout:done.titleReady");
    await look("done, ready");
    // The display is looked at for a while.
    await customer.button("checkout:done.moreTime").tap();
    await customer.access.callStaff();
    await expect(display.locator(".call")).toHaveCount(1);
    await expect(display.locator(".notice--staff")).toBeVisible();
    await look("display with a number called, and staff", display);
    await customer.press(customer.button("common:staff.ok"));
    await moved.move("CANCELED", "the oven is broken");
    await expect(customer.text("checkout:done.canceledTitle")).toBeVisible();
    await look("done, cancelled by the kitchen");
    await expect(display.locator(".notice--ask")).toBeVisible();
    await look("display with a number that is asked to the counter", display);
  },
};
