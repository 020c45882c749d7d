import { expect } from "@playwright/test";
import { CAPABILITIES } from "../capabilities.ts";
import { AMARA } from "../members.ts";
import { SOUP } from "../restaurant.ts";
import { Scanner } from "../scan-wedge.ts";
import type { Walk, Walkthrough } from "./walk.ts";

/** What a code that was scanned brings: a card on file, a balance, and points that pay. */
export const benefits: Walk = {
  name: "benefits",
  looks: 7,
  settingsPatch: { payments: { cardsOnFile: true } },
  sandboxState: {
    payments: { capabilities: [...CAPABILITIES, "TOKENIZATION"] },
    // For exactly as much as her points can pay.
    "ordering/items/soup-roast-tomato": { price: 5 },
  },

  async walk(walkthrough) {
    const { page, look, customer } = walkthrough;
    const { card, review } = customer;
    await walkthrough.ready();
    await customer.begin();
    await customer.orderFrom("soups", SOUP);
    await customer.reviewOrder();
    await new Scanner(page).scan(AMARA.card);
    await review.expectShown();
    await look("review of somebody known");
    // Her points pay at once: a card is asked for only if something is left to pay.
    await review.points.tap();
    await saveCard(walkthrough);
    await customer.button("checkout:review.showPoints").tap();
    await card.saved.tap();
    await look("a balance, and a card on file");
    await review.points.tap();
    await expect(card.saved).toBeHidden();
    await look("paid by points");
    await review.goOn();
    await customer.done.expectAnnounced();
    await expect(customer.done.points).toBeVisible();
    await look("done, nothing to pay");
  },
};

/** Review → review, with a card on file. */
async function saveCard({ look, customer: { card } }: Walkthrough): Promise<void> {
  await card.readTerms();
  await look("terms of keeping a card");
  await card.agree();
  await look("a card being entered");
  await card.enter();
  await look("a card kept");
  await card.backToReview();
  await expect(card.saved).toBeVisible();
}
