/**
 * The host dies while a card is being entered, and restarts (payments.md §3 Enrollment): nothing is lost or duplicated.
 */
import { z } from "zod";
import { expect, type Shop, test } from "./pages/fixtures.ts";
import {
  cancelElsewhere,
  enterElsewhere,
  orderAsAmara,
  SAVES_CARDS,
  stopWhileEntering,
  TOKENIZES,
} from "./support/saved-card.ts";

test.use({
  settingsPatch: SAVES_CARDS,
  sandboxState: { payments: { capabilities: TOKENIZES } },
});

/** The kiosk's answers to enrollment callbacks, each once. */
async function callbackAnswers({ control }: Shop): Promise<(number | null)[]> {
  const { messages } = z
    .object({ messages: z.array(z.object({ status: z.number().nullable() })) })
    .parse(await control.get("messages?operation=payments.enrollment-callback"));
  return [...new Set(messages.map(({ status }) => status))].toSorted();
}

test("a card that was entered while the host was down is found, reported at the kiosk, and pays", async ({
  books,
  customer,
  shop,
  page,
}) => {
  const url = await stopWhileEntering(customer, shop);
  await enterElsewhere(url, "4242424242424242");
  await page.goto(await shop.restartKiosk());
  const note = page.getByRole("status").filter({ hasText: customer.say("checkout:card.saved") });
  await expect(note).toBeVisible();
  await expect(note).toContainText(customer.say("checkout:card.interrupted"));
  await expect(note).toContainText(customer.say("checkout:checkoutFailed.money.not-charged"));
  // The screen does not say whose card it is: another customer may be there.
  await expect(page.locator("body")).not.toContainText(/Amara|4242/);

  await orderAsAmara(customer);
  await customer.card.payBySaved();
  await customer.done.expectNumber();
  // Points pay 1.40 by default, since the code was scanned.
  await books.expectPaidOnce(1, 5.4);
  expect(await shop.control.requests("payments.enroll")).toHaveLength(1);
  await customer.done.leave();
  await expect(note).toHaveCount(0);
});

test("a card that was not entered is reported as not saved yet; only the second attempt counts", async ({
  customer,
  shop,
  page,
}) => {
  const url = await stopWhileEntering(customer, shop);
  await page.goto(await shop.restartKiosk());
  await expect(customer.text("checkout:card.confirming")).toBeVisible();
  await expect(customer.text("checkout:checkoutFailed.money.not-charged")).toBeVisible();

  await orderAsAmara(customer);
  await customer.card.readTerms();
  await customer.card.agree();
  // The previous page is still open on a phone: its card must not replace the saved one.
  await enterElsewhere(url, "5555555555554444");
  await customer.card.enter();
  await customer.card.backToReview();
  await expect(customer.card.saved).toBeVisible();
  expect(await callbackAnswers(shop)).toEqual([200, 404]);
  const { payments, violations } = await shop.control.ledger();
  expect([payments, violations]).toEqual([[], []]);
});

test("a card that the bank refused meanwhile is reported as not saved, and can be saved with the next order", async ({
  customer,
  shop,
  page,
}) => {
  const url = await stopWhileEntering(customer, shop);
  await cancelElsewhere(url);
  await page.goto(await shop.restartKiosk());
  await expect(customer.text("checkout:card.notSaved")).toBeVisible();
  await expect(customer.text("checkout:card.interruptedAgain")).toBeVisible();
  await orderAsAmara(customer);
  await expect(customer.card.offer).toBeVisible();
});
