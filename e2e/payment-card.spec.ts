/** A card on file (payments.md §3 Enrollment): agreed to, entered on the provider's page, offered after a scan, removed. */
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

test.describe("a kiosk that keeps cards", () => {
  test.use({ settingsPatch: SAVES_CARDS, sandboxState: { payments: { capabilities: TOKENIZES } } });

  test("a card is kept by consent, pays without a page, pays again at the next visit, and is removed", async ({
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
    // What pays now is asked for on the page again.
    await page.waitForTimeout(600);
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
    // Of the sandbox's tokens only their beginning is known: `card_` and 32 characters.
    const token = /card_[\w-]{32}/;
    expect(frames.join("\n")).not.toMatch(token);
    expect(await page.content()).not.toMatch(token);
    for (const name of readdirSync(shop.dataDir, { recursive: true, encoding: "utf8" })) {
      const path = join(shop.dataDir, name);
      const content = name.includes(".") ? readFileSync(path, "latin1") : "";
      expect(content, name).not.toMatch(token);
    }
  });

  test("who does not agree, backs out of the page or stops, keeps no card and is charged nothing", async ({
    customer,
    shop,
    page,
  }) => {
    const payer = await Payer.at(customer, shop, "en");
    const { guest } = payer;
    await orderAsAmara(payer);
    await guest.button("checkout:card.save").tap();
    await page.waitForTimeout(600);
    await guest.button("checkout:card.notNow").tap();
    await expect(guest.button("checkout:card.save")).toBeVisible();
    expect(await shop.control.requests("payments.enroll")).toEqual([]);

    await page.waitForTimeout(600);
    await agree(payer);
    await payer.provider.locator("button[name=cancel]").click();
    await expect(guest.text("checkout:card.notSaved")).toBeVisible({ timeout: 20_000 });
    await expect(guest.text("checkout:card.why.declined")).toBeVisible();
    await expect(guest.text("checkout:checkoutFailed.money.not-charged")).toBeVisible();
    await guest.button("checkout:card.back").tap();

    await page.waitForTimeout(600);
    await agree(payer);
    await guest.button("checkout:card.stop").tap();
    await expect(guest.button("checkout:card.save")).toBeVisible();
    const { payments, violations } = await shop.control.ledger();
    expect([payments, violations]).toEqual([[], []]);
  });

  test("a card on file that is refused is told like any other, and the page takes another one", async ({
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

  test("who typed a number, or is nobody, is offered no card", async ({ customer, page }) => {
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

    test(`${name}: nothing is said of cards`, async ({ customer, shop }) => {
      const payer = await Payer.at(customer, shop, "en");
      await orderAsAmara(payer);
      await expect(payer.guest.button("checkout:card.save")).toHaveCount(0);
    });
  });
}
