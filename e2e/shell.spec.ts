/** Full journeys through Electron's own entry, its scheme, its port and its payment view (docs/electron.md). */

import { ProviderPage } from "./pages/provider.ts";
import { expect, test } from "./support/shell.ts";

test.use({ sandboxState: { configuration: { loyaltyEnabled: false } } });

test("from the first touch to the number, paid in a view of its own; then the program ends gracefully", async ({
  shell,
}) => {
  const customer = await shell.customer();
  await customer.goToPayment();
  await expect.poll(() => shell.paymentViews()).toBe(1);
  await new ProviderPage(await shell.paymentPage()).payWith("approved");
  expect(await customer.done.queueNumber()).toMatch(/^\d+$/);
  await expect.poll(() => shell.paymentViews()).toBe(0);
  await shell.expectPaidOnce();
  expect(await shell.stop()).toBe(0);
});

test("another language on the first screen changes the page, and the order is placed in it", async ({
  shell,
}) => {
  const customer = await shell.customer("ar");
  await customer.start.chooseLanguage("ar");
  await expect(customer.page.locator("html")).toHaveAttribute("dir", "rtl");
  await customer.goToPayment();
  await new ProviderPage(await shell.paymentPage()).payWith("approved");
  expect(await customer.done.queueNumber()).toMatch(/^\d+$/);
  await shell.expectPaidOnce();
});
