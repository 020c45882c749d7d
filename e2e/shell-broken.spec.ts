/** Electron's shell when something breaks in the middle of an order (requirements O3, A10). */
import { expect, type Shell, test } from "./support/shell.ts";
import { payOn, WindowGuest } from "./support/window-guest.ts";

test.use({ sandboxState: { configuration: { loyaltyEnabled: false } } });

/** Waits until the kiosk's page is back with the order in progress; then pays. */
async function payAfterwards(shell: Shell): Promise<void> {
  await expect.poll(() => shell.windowText(), { timeout: 20_000 }).toContain("Cancel payment");
  await expect.poll(() => shell.paymentViews()).toBe(1);
  await payOn(await shell.paymentPage());
  await shell.expectPaidOnce();
}

test("a page that crashes at the payment returns with the order, which is paid once (O3)", async ({
  shell,
}) => {
  const guest = await WindowGuest.at(await shell.page());
  await guest.goToPay();
  await shell.paymentPage();
  await shell.program.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  );
  await payAfterwards(shell);
});

test("a page that hangs at the payment is ended and returns with the order (O3)", async ({
  shell,
}) => {
  const guest = await WindowGuest.at(await shell.page());
  await guest.goToPay();
  const before = await shell.paymentPage();
  const hung = guest.page
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
  const guest = await WindowGuest.at(await shell.page());
  await guest.goToPay();
  await shell.paymentPage();
  expect(await shell.stop()).toBe(0);
  await shell.start();
  await payAfterwards(shell);
});
