import { expect } from "@playwright/test";
import type { Customer } from "./customer.ts";
import type { Shop } from "./kiosk.ts";
import { AMARA } from "./members.ts";
import { CAPABILITIES, Payer } from "./payer.ts";
import { Scanner } from "./scan-wedge.ts";

/** What an integrator declares that binds cards. */
export const TOKENIZES = [...CAPABILITIES, "TOKENIZATION"];
export const SAVES_CARDS = { payments: { cardsOnFile: true } };

/** Attract → review, known by a code that was scanned. */
export async function orderAsAmara({ guest, page }: Payer): Promise<void> {
  await guest.chooseSoup();
  await new Scanner(page).scan(AMARA.card);
  await expect(guest.heading(guest.say("checkout:review.title"), 1)).toBeVisible();
}

/** Review → what the customer agrees to. */
export async function readTerms({ guest }: Payer): Promise<void> {
  await guest.button("checkout:card.save").tap();
  for (const term of ["what", "when", "how"]) {
    await expect(guest.text(`checkout:card.terms.${term}`)).toBeVisible();
  }
}

/** Review → the provider's page. */
export async function agree(payer: Payer): Promise<void> {
  await readTerms(payer);
  await payer.guest.button("checkout:card.agree").tap();
  await expect(payer.page.locator("iframe")).toBeVisible();
}

/** Of a card that the sandbox's provider keeps. */
const PAN = "4242424242424242";

/** Review → the screen that says that a card is kept. */
export async function saveCard(payer: Payer): Promise<void> {
  await agree(payer);
  await enterCard(payer);
}

/** Provider's page → the screen that says that a card is kept. */
export async function enterCard(payer: Payer): Promise<void> {
  await payer.payWithNumber(PAN);
  await expect(payer.guest.text("checkout:card.saved")).toBeVisible({ timeout: 20_000 });
}

/** Attract → the host is gone in mid-enrollment; `url` is the provider's page. */
export async function dieWhileEntering(customer: Customer, shop: Shop, locale: string) {
  const payer = await Payer.at(customer, shop, locale);
  await orderAsAmara(payer);
  await agree(payer);
  const url = (await payer.page.locator("iframe").getAttribute("src")) ?? "";
  await payer.page.goto("about:blank");
  await shop.stopKiosk();
  return { payer, guest: payer.guest, url };
}

/** The same page, left without a card. */
export async function cancelElsewhere(url: string): Promise<void> {
  await postElsewhere(url, { cancel: "yes" });
}

async function postElsewhere(url: string, form: Record<string, string>): Promise<void> {
  await fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
}

/** A card kept → review. */
export async function backToReview({ guest }: Payer): Promise<void> {
  await guest.button("checkout:card.back").tap();
}
