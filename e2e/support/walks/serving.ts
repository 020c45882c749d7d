import { expect } from "@playwright/test";
import type { OrderType } from "../../../contracts/ordering.ts";
import { WEEKDAYS } from "../../../domain/pickup-times.ts";
import type { Customer } from "../../pages/customer.ts";
import { type Walk, type Walkthrough, WITHOUT_LOYALTY } from "./walk.ts";

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

  async walk(walkthrough) {
    const { look, customer } = walkthrough;
    const { table, review, done } = customer;
    await walkthrough.ready();
    await look("attract with three ways");
    await orderBurger(customer, "EAT_IN");
    await table.expectShown();
    await table.goOn();
    await look("table with something wrong");
    await table.areas.last().tap();
    await table.typeKeys("1");
    await table.goOn();
    await review.expectShown();
    await look("review with a table");
    await review.goOn();
    await expect(customer.dialog("checkout:paymentMethod.title")).toBeVisible();
    await look("ways to pay");
    await customer.button("checkout:paymentMethod.counterCard").tap();
    await expect(done.counter).toBeVisible();
    await look("done, to be paid at the counter");
    await done.leave();
    await walkthrough.ready();
    await collectLater(walkthrough);
  },
};

/** Start → whatever comes before the review. */
async function orderBurger(customer: Customer, orderType: OrderType): Promise<void> {
  await customer.begin(orderType);
  await customer.order("burger-beet");
  await customer.reviewOrder();
}

/** Start → checkout failed: an order for later, and no card to pay with. */
async function collectLater({ look, shop, customer }: Walkthrough): Promise<void> {
  await orderBurger(customer, "DRIVE_THROUGH");
  await customer.review.expectShown();
  await customer.button("checkout:serving.chooseTime").tap();
  await customer.pickupTime.expectShown();
  await look("pick-up time");
  await customer.pickupTime.times.last().tap();
  await customer.review.expectShown();
  await shop.control.setFault("payments.health", { status: 503 });
  await customer.review.payBy("here");
  await customer.checkoutFailed.expectShown();
  await look("not done, the counter takes the money");
}
