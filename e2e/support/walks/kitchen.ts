import { expect } from "../kiosk.ts";
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

  async walk(walker) {
    const { page, look, shop, visitor } = walker;
    const moved = new Kitchen(shop.control);
    const display = await page.context().newPage();
    // Its languages take turns by the clock.
    await display.clock.setFixedTime("2026-06-01T12:00:00Z");
    await display.goto(shop.kiosk.status);
    await expect(display.locator(".status-none").first()).toBeVisible();
    await look("display with nothing on it", display);
    await walker.ready();
    await walker.orderSoup();
    await walker.pressMain();
    await visitor.expectNumber();
    await expect(display.locator(".slip")).toHaveCount(1);
    await moved.move("AWAITING_PICKUP");
    await walker.expectTitle("checkout:done.titleReady");
    await look("done, ready");
    // The display is looked at for a while.
    await walker.press("checkout:done.moreTime");
    await walker.button("common:access.callStaff").tap();
    await expect(display.locator(".call")).toHaveCount(1);
    await expect(display.locator(".notice--staff")).toBeVisible();
    await look("display with a number called, and staff", display);
    await moved.move("CANCELED", "the oven is broken");
    await expect(page.locator(".canceled")).toBeVisible({ timeout: 20_000 });
    await look("done, cancelled by the kitchen");
    await expect(display.locator(".notice--ask")).toBeVisible();
    await look("display with a number that is asked to the counter", display);
  },
};
