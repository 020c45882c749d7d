/** The payment view of Electron's shell: left, typed into, hostile, hanging (requirements S3, S4). */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { KeypadUser } from "./pages/keypad.ts";
import { ProviderPage } from "./pages/provider.ts";
import { startHostileView } from "./support/hostile-view.ts";
import { expect, type Shell, test } from "./support/shell.ts";
import { giveVoice } from "./support/speech-double.ts";

test.use({ sandboxState: { configuration: { loyaltyEnabled: false } } });

test("a payment that is cancelled at the kiosk closes its page, and another attempt has a fresh one", async ({
  shell,
}) => {
  const customer = await shell.customer();
  await customer.goToPayment();
  const first = await shell.paymentPage();
  await first.evaluate(() => localStorage.setItem("visitor", "1"));
  await customer.payment.cancel();
  await expect(customer.checkoutFailed.part("title.payment-canceled")).toBeVisible();
  await expect.poll(() => shell.paymentViews()).toBe(0);
  await expect.poll(() => first.isClosed()).toBe(true);
  await customer.press(customer.button("checkout:checkoutFailed.toOrder"));
  await customer.review.goToPay();
  const second = await shell.paymentPage();
  expect(await second.evaluate(() => localStorage.length)).toBe(0);
  await new ProviderPage(second).payWith("approved");
  expect(await customer.done.queueNumber()).toMatch(/^\d+$/);
  expect((await shell.control.ledger()).orders).toHaveLength(1);
});

test("the kiosk's own keys type into the touched field of the payment page", async ({ shell }) => {
  const customer = await shell.customer();
  await customer.goToPayment();
  const payment = await shell.paymentPage();
  const field = new ProviderPage(payment).field("Card number");
  await field.focus();
  await customer.typeKeys("42");
  await expect(field).toHaveValue("42");
  await customer.press(customer.button("common:keyboard.delete"));
  await expect(field).toHaveValue("4");
});

test.describe("with a keypad", () => {
  test.use({ settingsPatch: { device: { keypad: {} } } });
  test.setTimeout(240_000);

  test("a card is typed on the payment page without a finger on it, and pays", async ({
    shell,
  }) => {
    const own = await shell.page();
    await giveVoice(own);
    await own.reload();
    const customer = await shell.customer();
    const user = new KeypadUser(own);
    await customer.goToPayment();
    const provider = new ProviderPage(await shell.paymentPage());
    // The first key starts reading aloud, and with it the reading of the provider's page.
    await user.press("next");
    await user.hear(/Harbour Pay/);
    const isAt = (name: string) => user.hear(customer.say("checkout:payment.typeInto", { name }));
    await user.choose("Card number");
    await isAt("Card number");
    await user.write("4242424242424242");
    await expect(provider.field("Card number")).toHaveValue("4242 4242 4242 4242");
    await user.choose(customer.say("checkout:payment.nextField"));
    await isAt("Expiry date");
    await user.write("1299");
    await user.choose(customer.say("checkout:payment.nextField"));
    await isAt("Security code");
    await user.write("123");
    await expect(provider.field("Security code")).toHaveValue("123");
    await user.choose(customer.say("checkout:payment.nextField"));
    await user.hear(/Pay EUR /);
    await user.press("select");
    expect(await customer.done.queueNumber()).toMatch(/^\d+$/);
    await shell.expectPaidOnce();
    expect(user.heard.map(({ text }) => text).join(" | ")).not.toMatch(/4242|4 2 4 2/);
  });
});

/** The integrator sends the customer to this address. */
async function payAt(shell: Shell, url: string): Promise<void> {
  await shell.control.setFault("payments.authorize", {
    answer: {
      status: "PENDING",
      transactionReference: "hostile-1",
      redirectUrl: url,
      expectedTtlSeconds: 300,
    },
  });
}

test("a hostile payment page opens nothing, navigates nowhere, is granted nothing and learns nothing (S4)", async ({
  shell,
}) => {
  const provider = await startHostileView();
  try {
    await payAt(shell, provider.url);
    const customer = await shell.customer();
    await customer.goToPayment();
    const payment = await shell.paymentPage();
    const outcomes = await provider.outcomes();
    expect(outcomes).toMatchObject({
      "open a window": "refused",
      "ask a question": "null",
      "find the shell": "undefined undefined undefined undefined",
    });
    for (const name of ["use the camera", "hear", "find the place", "read the clipboard"]) {
      expect(outcomes[name], name).toMatch(/^refused/);
    }
    expect(outcomes.notify).not.toBe("granted");
    expect(payment.url()).toBe(provider.url);
    expect(provider.visited()).not.toContain("/elsewhere");
    // The kiosk's own and this one: everything opened beside them is closed, and has shown nothing.
    await expect.poll(() => shell.program.pages().length).toBe(2);
    expect(existsSync(join(shell.dataDir, "downloads"))).toBe(false);
    await expect(customer.button("checkout:payment.cancel")).toBeVisible();
    expect((await shell.control.ledger()).orders).toEqual([]);
  } finally {
    provider.close();
  }
});

test("a hanging payment page blocks nothing: the kiosk's own page works, and closes it", async ({
  shell,
}) => {
  const customer = await shell.customer();
  await customer.goToPayment();
  const payment = await shell.paymentPage();
  payment
    .evaluate(() => {
      for (;;);
    })
    .catch(() => {});
  await customer.payment.cancel();
  await expect(customer.checkoutFailed.part("title.payment-canceled")).toBeVisible();
  await expect.poll(() => shell.paymentViews()).toBe(0);
  expect((await shell.control.ledger()).orders).toEqual([]);
});
