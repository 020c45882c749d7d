/** A saved card (payments.md §3 Enrollment): consent, entry on the provider's page, use after a scan, removal. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./pages/fixtures.ts";
import { without } from "./support/capabilities.ts";
import { AMARA } from "./support/members.ts";
import { orderAsAmara, SAVES_CARDS, TOKENIZES } from "./support/saved-card.ts";

test.describe("a kiosk that saves cards", () => {
  test.use({ settingsPatch: SAVES_CARDS, sandboxState: { payments: { capabilities: TOKENIZES } } });

  test("a card is saved with consent, pays without a page, pays again at the next visit, and is removed", async ({
    customer,
    shop,
    page,
  }) => {
    await orderAsAmara(customer);
    expect(await shop.control.requests("payments.enroll")).toEqual([]);
    await customer.card.save();
    await expect(customer.text("checkout:checkoutFailed.money.not-charged")).toBeVisible();
    await customer.card.backToReview();
    await customer.card.payBySaved();
    await customer.done.expectNumber();
    const [request] = await shop.control.requests("payments.authorize");
    expect(request).toMatchObject({ paymentInstrument: { type: "CARD_TOKEN" } });
    expect((await shop.control.ledger()).violations).toEqual([]);

    await customer.done.leave();
    await orderAsAmara(customer);
    await expect(customer.card.saved).toBeVisible();
    await customer.button("checkout:card.remove").tap();
    await expect(customer.card.offer).toBeVisible();
    // The next payment asks for a card on the page again.
    await customer.review.goToPay();
    await expect(page.locator("iframe")).toBeVisible();
  });

  test("the token is nowhere in the page, its calls, the kiosk's folder or its log", async ({
    customer,
    shop,
    page,
  }) => {
    const frames: string[] = [];
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => frames.push(String(payload))),
    );
    await page.reload();
    await orderAsAmara(customer);
    await customer.card.save();
    // Only the prefix of the sandbox's tokens is known: `card_` and 32 characters.
    const token = /card_[\w-]{32}/;
    expect(frames.join("\n")).not.toMatch(token);
    expect(await page.content()).not.toMatch(token);
    for (const name of readdirSync(shop.dataDir, { recursive: true, encoding: "utf8" })) {
      const path = join(shop.dataDir, name);
      const content = name.includes(".") ? readFileSync(path, "latin1") : "";
      expect(content, name).not.toMatch(token);
    }
  });

  test("a customer who does not agree, leaves the page or stops, saves no card and is charged nothing", async ({
    customer,
    shop,
  }) => {
    await orderAsAmara(customer);
    await customer.card.offer.tap();
    await customer.button("checkout:card.notNow").tap();
    await expect(customer.card.offer).toBeVisible();
    expect(await shop.control.requests("payments.enroll")).toEqual([]);

    await customer.card.readTerms();
    await customer.card.agree();
    await customer.payment.provider.cancel();
    await expect(customer.text("checkout:card.notSaved")).toBeVisible();
    await expect(customer.text("checkout:card.why.declined")).toBeVisible();
    await expect(customer.text("checkout:checkoutFailed.money.not-charged")).toBeVisible();
    await customer.button("checkout:card.back").tap();

    await customer.card.readTerms();
    await customer.card.agree();
    await customer.button("checkout:card.stop").tap();
    await expect(customer.card.offer).toBeVisible();
    const { payments, violations } = await shop.control.ledger();
    expect([payments, violations]).toEqual([[], []]);
  });

  test("a saved card that is refused is reported like any other, and the page accepts another one", async ({
    customer,
    shop,
  }) => {
    await orderAsAmara(customer);
    await customer.card.save();
    await customer.card.backToReview();
    const answer = { status: "DECLINED", errorCode: "CARD_EXPIRED" };
    await shop.control.setFault("payments.authorize", { answer, times: 1 });
    await customer.card.payBySaved();
    await customer.checkoutFailed.expectExplained(
      "payment-declined",
      "declined.CARD_EXPIRED",
      "not-charged",
      "pay-again",
    );
    await customer.goOn();
    await customer.payWith("approved");
    await customer.done.expectNumber();
    expect((await shop.control.ledger()).violations).toEqual([]);
  });

  test("a customer with a typed number, or none, is offered no saved card", async ({
    customer,
    page,
  }) => {
    await customer.orderSoup();
    await customer.identifyAs(AMARA);
    await expect(page.getByRole("heading", { name: /^Good to see you/ })).toBeVisible();
    await expect(customer.buttonNamed("Save a card")).toHaveCount(0);
  });
});

for (const [name, settingsPatch, capabilities] of [
  ["whose settings say no", {}, TOKENIZES],
  ["whose integrator cannot", SAVES_CARDS, without()],
] as const) {
  test.describe(`a kiosk ${name}`, () => {
    test.use({ settingsPatch, sandboxState: { payments: { capabilities } } });

    test(`${name}: saving a card is not offered`, async ({ customer }) => {
      await orderAsAmara(customer);
      await expect(customer.card.offer).toHaveCount(0);
    });
  });
}
