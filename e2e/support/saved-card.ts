import type { Customer } from "../pages/customer.ts";
import { CAPABILITIES } from "./capabilities.ts";
import { AMARA } from "./members.ts";
import { Scanner } from "./scan-wedge.ts";
import type { Shop } from "./shop.ts";

/** What an integrator declares that binds cards. */
export const TOKENIZES = [...CAPABILITIES, "TOKENIZATION"];
export const SAVES_CARDS = { payments: { cardsOnFile: true } };

/** Start → review, identified by a code that was scanned. */
export async function orderAsAmara(customer: Customer): Promise<void> {
  await customer.orderSoup();
  await new Scanner(customer.page).scan(AMARA.card);
  await customer.review.expectShown();
}

/** Start → the host is stopped while the card is entered. Returns the address of the provider's page. */
export async function stopWhileEntering(customer: Customer, shop: Shop): Promise<string> {
  await orderAsAmara(customer);
  await customer.card.readTerms();
  await customer.card.agree();
  const url = (await customer.card.frame.getAttribute("src")) ?? "";
  await customer.page.goto("about:blank");
  await shop.stopKiosk();
  return url;
}

/** The provider's page is still open somewhere: on a phone, or on its way. */
export async function enterElsewhere(url: string, pan: string): Promise<void> {
  await postElsewhere(url, { pan, expiry: "12 / 40", cvc: "123" });
}

/** The same page, left without a card. */
export async function cancelElsewhere(url: string): Promise<void> {
  await postElsewhere(url, { cancel: "yes" });
}

async function postElsewhere(url: string, form: Record<string, string>): Promise<void> {
  await fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
}
