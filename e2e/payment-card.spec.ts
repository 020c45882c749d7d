/** A saved card (payments.md §3 Enrollment): consent, entry on the provider's page, use after a scan, removal. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  agree,
  backToReview,
  orderAsAmara,
  payBySavedCard,
  SAVES_CARDS,
  saveCard,
  savedCard,
  TOKENIZES,
} from "./support/card-holder.ts";
import { expect, test } from "./support/kiosk.ts";
import { AMARA } from "./support/members.ts";
import { Payer, without } from "./support/payer.ts";

test.describe("a kiosk that saves cards", () => {
  test.use({ settingsPatch: SAVES_CARDS, sandboxState: { payments: { capabilities: TOKENIZES } } });

  test("a card is saved with consent, pays without a page, pays again at the next visit, and is removed", async ({
    customer,
    shop,
    page,
  }) => {
    const payer = await Payer.at(customer, shop, "en");
    const { guest } = payer;
    await orderAsAmara(payer);
    expect(await shop.control.requests("payments.enroll")).toEqual([]);
    await saveCard(payer);
    await expect(guest.text("checkout:checkoutFailed.money.not-charged")).toBeVisible();
    await backToReview(payer);
    await payBySavedCard(payer);
    await payer.expectNumber();
    const [request] = await shop.control.requests("payments.authorize");
    expect(request).toMatchObject({ paymentInstrument: { type: "CARD_TOKEN" } });
    expect((await shop.control.ledger()).violations).toEqual([]);

    await customer.leave();
    await orderAsAmara(payer);
    await expect(savedCard(payer)).toBeVisible();
    await guest.button("checkout:card.remove").tap();
    await expect(guest.button("checkout:card.save")).toBeVisible();
    // The next payment asks for a card on the page again.
    await guest.goToPay();
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
    const payer = await Payer.at(customer, shop, "en");
    await page.reload();
    await orderAsAmara(payer);
    await saveCard(payer);
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
    const payer = await Payer.at(customer, shop, "en");
    const { guest } = payer;
    await orderAsAmara(payer);
    await guest.button("checkout:card.save").tap();
    await guest.button("checkout:card.notNow").tap();
    await expect(guest.button("checkout:card.save")).toBeVisible();
    expect(await shop.control.requests("payments.enroll")).toEqual([]);

    await agree(payer);
    await payer.provider.locator("button[name=cancel]").click();
    await expect(guest.text("checkout:card.notSaved")).toBeVisible({ timeout: 20_000 });
    await expect(guest.text("checkout:card.why.declined")).toBeVisible();
    await expect(guest.text("checkout:checkoutFailed.money.not-charged")).toBeVisible();
    await guest.button("checkout:card.back").tap();

    await agree(payer);
    await guest.button("checkout:card.stop").tap();
    await expect(guest.button("checkout:card.save")).toBeVisible();
    const { payments, violations } = await shop.control.ledger();
    expect([payments, violations]).toEqual([[], []]);
  });

  test("a saved card that is refused is reported like any other, and the page accepts another one", async ({
    customer,
    shop,
  }) => {
    const payer = await Payer.at(customer, shop, "en");
    const { guest } = payer;
    await orderAsAmara(payer);
    await saveCard(payer);
    await backToReview(payer);
    const answer = { status: "DECLINED", errorCode: "CARD_EXPIRED" };
    await shop.control.setFault("payments.authorize", { answer, times: 1 });
    await payBySavedCard(payer);
    await payer.expectExplained(
      "payment-declined",
      "declined.CARD_EXPIRED",
      "not-charged",
      "pay-again",
    );
    await payer.tryAgain();
    await guest.payWith();
    await payer.expectNumber();
    expect((await shop.control.ledger()).violations).toEqual([]);
  });

  test("a customer with a typed number, or none, is offered no saved card", async ({
    customer,
    page,
  }) => {
    await customer.chooseSoup();
    await customer.identify(AMARA);
    await expect(page.getByRole("heading", { name: /^Good to see you/ })).toBeVisible();
    await expect(customer.button("Save a card")).toHaveCount(0);
  });
});

for (const [name, settingsPatch, capabilities] of [
  ["whose settings say no", {}, TOKENIZES],
  ["whose integrator cannot", SAVES_CARDS, without()],
] as const) {
  test.describe(`a kiosk ${name}`, () => {
    test.use({ settingsPatch, sandboxState: { payments: { capabilities } } });

    test(`${name}: saving a card is not offered`, async ({ customer, shop }) => {
      const payer = await Payer.at(customer, shop, "en");
      await orderAsAmara(payer);
      await expect(payer.guest.button("checkout:card.save")).toHaveCount(0);
    });
  });
}
