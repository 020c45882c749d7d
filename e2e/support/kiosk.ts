/** A kiosk whose page is open in Chromium, and a customer who speaks English. */
import { Customer } from "./customer.ts";
import { test as base, expect, withPage } from "./shop.ts";

export type { Shop } from "./shop.ts";

export const test = base.extend<{ customer: Customer }>({
  customer: async ({ shop, page, complaint }, use) => {
    const opened = { url: shop.kiosk.url, complaint };
    await withPage(page, opened, () => use(new Customer(page)));
  },
});

export { expect };
