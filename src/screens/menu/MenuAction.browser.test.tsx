import { beforeAll, expect, test } from "vitest";
import { itemOf, menuWith, rewardOf } from "../../../domain/testing/products.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { loadRewards } from "../../journey/reward-lines.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { CUSTOMER, OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { MenuAction } from "./MenuAction.tsx";

beforeAll(() => startI18n());
beforeAll(loadRewards);

const MENU = menuWith([itemOf("tea", "2.00", { title: { en: "Tea" } })]);

/** The bar of the menu for a customer with an empty basket and this reward. */
async function barWith(itemId: string) {
  const visit = startVisit(OUTLET);
  visit.send({ type: "MENU_CHANGED", menu: MENU });
  visit.send({ type: "START", orderType: "EAT_IN" });
  const reward = { ...rewardOf(itemId, { title: "Cake" }), modifiers: [] };
  const discounts = [{ discountId: "FREE", type: "percent" as const, value: "100" }];
  const rewards = [{ ...reward, discounts }];
  visit.identified({ ...CUSTOMER, benefits: { ...CUSTOMER.benefits, rewards } });
  return renderInVisit(<MenuAction />, visit, MENU);
}

test("a gift alone is shown, and leads to the review", async () => {
  const bar = await barWith("tea");
  await expect.element(bar.getByText("Your reward: Tea")).toBeVisible();
  await expect.element(bar.getByRole("button", { name: "Review order" })).toBeVisible();
});

test("a gift that is not on the menu is explained: there is nothing to order yet", async () => {
  const bar = await barWith("cake");
  await expect.element(bar.getByText(/^Cake is not on the menu today/)).toBeVisible();
  await expect.element(bar.getByRole("button", { name: "Review order" })).not.toBeInTheDocument();
});
