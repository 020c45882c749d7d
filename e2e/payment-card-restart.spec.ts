/**
 * The host dies while a card is being entered, and restarts (payments.md §3 Enrollment): nothing is lost or duplicated.
 */
import { z } from "zod";
import {
  agree,
  backToReview,
  cancelElsewhere,
  dieWhileEntering,
  enterCard,
  enterElsewhere,
  orderAsAmara,
  payBySavedCard,
  SAVES_CARDS,
  savedCard,
  TOKENIZES,
} from "./support/card-holder.ts";
import { expect, type Shop, test } from "./support/kiosk.ts";

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
  customer,
  shop,
  page,
}) => {
  const { payer, guest, url } = await dieWhileEntering(customer, shop, "en");
  await enterElsewhere(url, "4242424242424242");
  await page.goto(await shop.restartKiosk());
  const note = page.getByRole("status").filter({ hasText: guest.say("checkout:card.saved") });
  await expect(note).toBeVisible({ timeout: 20_000 });
  await expect(note).toContainText(guest.say("checkout:card.interrupted"));
  await expect(note).toContainText(guest.say("checkout:checkoutFailed.money.not-charged"));
  // The screen does not say whose card it is: another customer may be there.
  await expect(page.locator("body")).not.toContainText(/Amara|4242/);

  await orderAsAmara(payer);
  await payBySavedCard(payer);
  await payer.expectNumber();
  // Points pay 1.40 by default, since the code was scanned.
  await payer.expectPaidOnce(1, 5.4);
  expect(await shop.control.requests("payments.enroll")).toHaveLength(1);
  await customer.leave();
  await expect(note).toHaveCount(0);
});

test("a card that was not entered is reported as not saved yet; only the second attempt counts", async ({
  customer,
  shop,
  page,
}) => {
  const { payer, guest, url } = await dieWhileEntering(customer, shop, "en");
  await page.goto(await shop.restartKiosk());
  await expect(guest.text("checkout:card.confirming")).toBeVisible();
  await expect(guest.text("checkout:checkoutFailed.money.not-charged")).toBeVisible();

  await orderAsAmara(payer);
  await agree(payer);
  // The previous page is still open on a phone: its card must not replace the saved one.
  await enterElsewhere(url, "5555555555554444");
  await enterCard(payer);
  await backToReview(payer);
  await expect(savedCard(payer)).toBeVisible();
  expect(await callbackAnswers(shop)).toEqual([200, 404]);
  const { payments, violations } = await shop.control.ledger();
  expect([payments, violations]).toEqual([[], []]);
});

test("a card that the bank refused meanwhile is reported as not saved, and can be saved with the next order", async ({
  customer,
  shop,
  page,
}) => {
  const { payer, guest, url } = await dieWhileEntering(customer, shop, "en");
  await cancelElsewhere(url);
  await page.goto(await shop.restartKiosk());
  await expect(guest.text("checkout:card.notSaved")).toBeVisible({ timeout: 20_000 });
  await expect(guest.text("checkout:card.interruptedAgain")).toBeVisible();
  await orderAsAmara(payer);
  await expect(guest.button("checkout:card.save")).toBeVisible();
});
