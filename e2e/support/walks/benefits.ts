import { ProviderPage } from "../../pages/provider.ts";
import { CAPABILITIES } from "../capabilities.ts";
import { expect } from "../kiosk.ts";
import { AMARA } from "../members.ts";
import { Scanner } from "../scan-wedge.ts";
import { SOUPS, type Walk, type Walker } from "./walk.ts";

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

  async walk(walker) {
    const { page, look } = walker;
    await walker.ready();
    await walker.visitor.begin();
    await walker.order(SOUPS);
    await walker.visitor.review();
    await new Scanner(page).scan(AMARA.card);
    await walker.expectTitle("checkout:review.title");
    await look("review of somebody known");
    // Her points pay at once: a card is asked for only where something is left to pay.
    await page.locator(".receipt .points-switch").tap();
    await saveCard(walker);
    await page.locator(".balance[data-covered]").tap();
    await page.locator(".card-row .points-switch").tap();
    await look("a balance, and a card on file");
    await page.locator(".receipt .points-switch").tap();
    await expect(page.locator(".card-row")).toBeHidden();
    await look("paid by points");
    await walker.pressMain();
    await walker.visitor.expectNumber();
    await expect(
      page.locator(".points__earned, .points__text, .points__note").first(),
    ).toBeVisible();
    await look("done, nothing to pay");
  },
};

/** Review → review, with a card on file. */
async function saveCard(walker: Walker): Promise<void> {
  const { page, look } = walker;
  await walker.press("checkout:card.save");
  await expect(walker.text("checkout:card.terms.what")).toBeVisible();
  await look("terms of keeping a card");
  await walker.pressMain();
  await expect(page.locator("iframe")).toBeVisible();
  await look("a card being entered");
  await new ProviderPage(page.frameLocator("iframe")).payWithNumber("4242424242424242");
  await expect(walker.text("checkout:card.saved").first()).toBeVisible({ timeout: 20_000 });
  await look("a card kept");
  await walker.press("checkout:card.back");
  await expect(page.locator(".card-row")).toBeVisible();
}
