/** The pictures of docs/tour.md for an outlet with tables, pick-up times and payment at the counter. */
import { WEEKDAYS } from "../../domain/pickup-times.ts";
import type { Customer } from "../../e2e/support/customer.ts";
import { picture, rest } from "./tour-picture.ts";

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
  await customer.expectStart();
  await orderSoup(customer, "Eat in");
  for (const digit of "12") await page.getByRole("button", { name: digit, exact: true }).tap();
  await picture(page, "table");
  await page.locator(".screen__action .button--main").tap();
  await customer
    .button(/^Place order|^Pay/)
    .last()
    .waitFor();
  await rest(page);
  await page.locator(".screen__action .button--main").tap();
  await picture(page, "ways-to-pay");
  await customer.button("In cash at the counter").tap();
  await page.locator(".pay-at-counter").waitFor({ timeout: 20_000 });
  await picture(page, "pay-at-counter");
  await customer.leave();
  await rest(page);
  await orderSoup(customer, "Take away");
  await customer.button("Choose a time").tap();
  await picture(page, "pickup-time");
  await page.locator(".pickup__grid button").first().tap();
  await rest(page);
}

/** From the start screen to the screen after the menu. */
async function orderSoup(customer: Customer, orderType: "Eat in" | "Take away"): Promise<void> {
  await customer.begin(orderType);
  await customer.button(/^Add Roast tomato soup/).tap();
  await rest(customer.page);
  await customer.review();
  await rest(customer.page);
}
