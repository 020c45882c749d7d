import { WEEKDAYS } from "../../../domain/pickup-times.ts";
import { expect } from "../kiosk.ts";
import { type Walk, type Walker, WITHOUT_LOYALTY } from "./walk.ts";

/** Where it is noon: the slots of the day that are left are as many whenever this runs. */
function zoneAtNoon(): string {
  const hoursAhead = 12 - new Date().getUTCHours();
  return `Etc/GMT${hoursAhead > 0 ? "-" : "+"}${Math.abs(hoursAhead)}`;
}

const TYPES = ["EAT_IN", "PICKUP", "DRIVE_THROUGH"];

/** Where, when and how it is paid, at a shop that has all of it. */
export const serving: Walk = {
  name: "serving",
  looks: 7,
  settingsPatch: {
    ordering: {
      orderTypes: TYPES,
      tables: { use: "optional", areas: ["A", "T"], first: 1, last: 40 },
      pickupTimes: {
        leadMinutes: 0,
        slotMinutes: 60,
        hours: [{ days: [...WEEKDAYS], from: "00:00", until: "00:00" }],
      },
    },
    payments: { payAtCounter: true, counterMethods: ["BANK_CARD_IN_STORE", "CASH"] },
  },
  sandboxState: {
    configuration: { ...WITHOUT_LOYALTY, timezone: zoneAtNoon() },
    "ordering/switches": {
      orderTypes: TYPES,
      tables: { pattern: "[AT][1-9]\\d?", required: false },
    },
  },

  async walk(walker) {
    const { page, look } = walker;
    await walker.ready();
    await look("attract with three ways");
    await orderFirstDish(walker, 0);
    await walker.expectTitle("checkout:table.title");
    await walker.pressMain();
    await look("table with something wrong");
    await page.locator(".table-entry__areas button").last().tap();
    await page.locator(".number-pad button").first().tap();
    await walker.pressMain();
    await walker.expectTitle("checkout:review.title");
    await look("review with a table");
    await walker.pressMain();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look("ways to pay");
    await page.locator(".payment-method").nth(1).tap();
    await expect(page.locator(".pay-at-counter")).toBeVisible({ timeout: 20_000 });
    await look("done, to be paid at the counter");
    await page.locator(".leaving__done").tap();
    await expect(page.locator(".order-type-card").first()).toBeVisible();
    await walker.ready();
    await collectLater(walker);
  },
};

/** Attract → whatever comes before the review. */
async function orderFirstDish(walker: Walker, way: number): Promise<void> {
  const { page } = walker;
  await page.locator(".order-type-card").nth(way).tap();
  await walker.expectTitle("menu:title");
  await page.locator(".product--item .product__open").first().tap();
  await walker.expectTitle("menu:item.title");
  await walker.pressMain();
  // Where the focus goes from here is looked at in `visit`; a combo may be offered meanwhile.
  await walker.expectTitle("menu:title");
  await walker.pressMain();
}

/** Attract → checkout failed: an order for later, and no card to pay with. */
async function collectLater(walker: Walker): Promise<void> {
  const { page, look, shop } = walker;
  await orderFirstDish(walker, 2);
  await walker.expectTitle("checkout:review.title");
  await walker.press("checkout:serving.chooseTime");
  await walker.expectTitle("checkout:pickup.title");
  await look("pick-up time");
  await page.locator(".pickup__grid button").last().tap();
  await walker.expectTitle("checkout:review.title");
  await shop.control.setFault("payments.health", { status: 503 });
  await walker.pressMain();
  await page.locator(".payment-method").first().tap();
  await walker.expectTitle("checkout:checkoutFailed.bar");
  await look("not done, the counter takes the money");
}
