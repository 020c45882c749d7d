/** Full journeys through Electron's own entry, its scheme, its port and its payment view (docs/electron.md). */
import { expect, test } from "./support/shell.ts";
import { payOn, WindowGuest } from "./support/window-guest.ts";

test.use({ sandboxState: { configuration: { loyaltyEnabled: false } } });

test("from the first touch to the number, paid in a view of its own; then the program ends gracefully", async ({
  shell,
}) => {
  const guest = await WindowGuest.at(await shell.page());
  await guest.goToPay();
  await expect.poll(() => shell.paymentViews()).toBe(1);
  await payOn(await shell.paymentPage());
  expect(await guest.queueNumber()).toMatch(/^\d+$/);
  await expect.poll(() => shell.paymentViews()).toBe(0);
  await shell.expectPaidOnce();
  expect(await shell.stop()).toBe(0);
});

test("another language on the first screen changes the page, and the order is placed in it", async ({
  shell,
}) => {
  const page = await shell.page();
  await page.locator(".attract__languages").getByRole("button", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const guest = await WindowGuest.at(page, "ar");
  await guest.goToPay();
  await payOn(await shell.paymentPage());
  expect(await guest.queueNumber()).toMatch(/^\d+$/);
  await shell.expectPaidOnce();
});
