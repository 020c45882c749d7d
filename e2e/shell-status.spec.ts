/** Electron's shell with a second screen: the order-status display (docs/status-display.md). */

import { ProviderPage } from "./pages/provider.ts";
import { expect, test } from "./support/shell.ts";
import { ON_ELECTRON } from "./support/shell-program.ts";

test.use({
  sandboxState: { configuration: { loyaltyEnabled: false } },
  settingsPatch: { device: { statusDisplay: { window: true } } },
});

test("an attached screen shows the orders, and its window closes with it", async ({ shell }) => {
  test.skip(ON_ELECTRON, "screens are plugged in and out by hand there");
  const customer = await shell.customer();
  await plug(2);
  const status = await shell.statusPage();
  await customer.goToPayment();
  await new ProviderPage(await shell.paymentPage()).payWith("approved");
  const number = await customer.done.queueNumber();
  await expect(status.getByRole("listitem").filter({ hasText: number })).toBeVisible();
  await plug(1);
  await expect.poll(() => status.isClosed()).toBe(true);
  await expect(customer.done.number).toBeVisible();

  async function plug(screens: number): Promise<void> {
    const displays = [
      { id: 1, bounds: { x: 0, y: 0 } },
      { id: 2, bounds: { x: 1080, y: 0 } },
    ].slice(0, screens);
    await shell.program.evaluate(`({ screen }) => screen.become(${JSON.stringify(displays)})`);
  }
});
