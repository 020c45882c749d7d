/** A kiosk whose page is open in Chromium, with a customer in front of it, and the books of its services. */
import { Books } from "../support/books.ts";
import { BEET_AND_BARLEY, type Restaurant } from "../support/restaurant.ts";
import { test as base, expect, withPage } from "../support/shop.ts";
import { Customer } from "./customer.ts";

export type { Shop } from "../support/shop.ts";

type Fixtures = { customer: Customer; books: Books };
type Options = {
  /** The language that the customer speaks: the outlet's own, if nobody chooses another one. */
  language: string;
  /** Whose dishes the kiosk sells. */
  restaurant: Restaurant;
};

export const test = base.extend<Fixtures & Options>({
  language: ["en", { option: true }],
  restaurant: [BEET_AND_BARLEY, { option: true }],

  customer: async ({ shop, page, complaint, language, restaurant }, use) => {
    const customer = await Customer.at(page, { locale: language, restaurant });
    await withPage(page, { url: shop.kiosk.url, complaint }, () => use(customer));
  },

  books: async ({ shop }, use) => use(new Books(shop.control)),
});

export { expect };
