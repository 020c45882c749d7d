/** The pictures of docs/tour.md for an outlet with tables, pick-up times and payment at the counter. */
import { WEEKDAYS } from "../../domain/pickup-times.ts";
import type { Customer } from "../../e2e/pages/customer.ts";
import { rest } from "./rest.ts";
import { picture } from "./tour-picture.ts";

/** Changes of the sandbox's settings for such an outlet. */
export const SERVING = {
  ordering: {
    tables: { use: "optional", first: 1, last: 40 },
    pickupTimes: {
      leadMinutes: 10,
      slotMinutes: 15,
      hours: [{ days: [...WEEKDAYS], from: "00:00", until: "00:00" }],
    },
  },
  payments: { payAtCounter: true, counterMethods: ["BANK_CARD_IN_STORE", "CASH"] },
};

/** Two visits without points, for here and to take away; ends at the start. */
export async function takeServingTour(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.start.expectShown();
  await orderSoup(customer, "EAT_IN");
  await customer.table.type("12");
  await picture(page, "table");
  await customer.table.goOn();
  await customer.review.expectShown();
  await rest(page);
  await customer.review.goOn();
  await picture(page, "ways-to-pay");
  await customer.buttonNamed("In cash at the counter").tap();
  await customer.done.counter.waitFor({ timeout: 20_000 });
  await picture(page, "pay-at-counter");
  await customer.done.leave();
  await rest(page);
  await orderSoup(customer, "PICKUP");
  await customer.buttonNamed("Choose a time").tap();
  await picture(page, "pickup-time");
  await customer.pickupTime.times.first().tap();
  await rest(page);
}

/** From the start screen to the screen after the menu. */
async function orderSoup(customer: Customer, orderType: "EAT_IN" | "PICKUP"): Promise<void> {
  await customer.begin(orderType);
  await customer.buttonNamed(/^Add Roast tomato soup/).tap();
  await rest(customer.page);
  await customer.reviewOrder();
  await rest(customer.page);
}
