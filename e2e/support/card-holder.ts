import { expect } from "@playwright/test";
import { CAPABILITIES, type Payer } from "./payer.ts";
import { Scanner } from "./scan-wedge.ts";

/** Amara's printed loyalty card. */
const CODE = "BBF-20117-K7QX4M";
/** What an integrator declares that binds cards. */
export const TOKENIZES = [...CAPABILITIES, "TOKENIZATION"];
export const KEEPS_CARDS = { payments: { cardsOnFile: true } };

/** Attract → review, known by a code that was scanned. */
export async function orderAsAmara({ guest, page }: Payer): Promise<void> {
  await guest.chooseSoup();
  await new Scanner(page).scan(CODE);
  await expect(guest.heading(guest.say("checkout:review.title"), 1)).toBeVisible();
}

/** Review → what the customer agrees to. */
export async function readTerms({ guest, page }: Payer): Promise<void> {
  await guest.button("checkout:card.keep").tap();
  for (const term of ["what", "when", "how"]) {
    await expect(guest.text(`checkout:card.terms.${term}`)).toBeVisible();
  }
  await page.waitForTimeout(600);
}

/** Review → the provider's page. */
export async function agree(payer: Payer): Promise<void> {
  await readTerms(payer);
  await payer.guest.button("checkout:card.agree").tap();
  await expect(payer.page.locator("iframe")).toBeVisible();
}
