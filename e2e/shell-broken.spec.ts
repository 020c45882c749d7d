/** Electron's shell when something breaks in the middle of an order (requirements O3, A10). */

import { ProviderPage } from "./pages/provider.ts";
import { expect, type Shell, test } from "./support/shell.ts";

test.use({ sandboxState: { configuration: { loyaltyEnabled: false } } });

/** Waits until the kiosk's page is back with the order in progress; then pays. */
async function payAfterwards(shell: Shell): Promise<void> {
  await expect.poll(() => shell.windowText()).toContain("Cancel payment");
  await expect.poll(() => shell.paymentViews()).toBe(1);
  await new ProviderPage(await shell.paymentPage()).payWith("approved");
  await shell.expectPaidOnce();
}

test("a page that crashes at the payment returns with the order, which is paid once (O3)", async ({
  shell,
}) => {
  const customer = await shell.customer();
  await customer.goToPayment();
  await shell.paymentPage();
  await shell.program.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  );
  await payAfterwards(shell);
});

test("a page that hangs at the payment is ended and returns with the order (O3)", async ({
  shell,
}) => {
  const customer = await shell.customer();
  await customer.goToPayment();
  const before = await shell.paymentPage();
  const hung = customer.page
    .evaluate(() => {
      for (;;);
    })
    .catch(() => "ended");
  expect(await hung).toBe("ended");
  await expect.poll(() => before.isClosed()).toBe(true);
  await payAfterwards(shell);
});

test("a program that is ended at the payment and restarted continues the order", async ({
  shell,
}) => {
  const customer = await shell.customer();
  await customer.goToPayment();
  await shell.paymentPage();
  expect(await shell.stop()).toBe(0);
  await shell.start();
  await payAfterwards(shell);
});
