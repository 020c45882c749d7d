/** What the menu or the host changes about an order is reported before it is paid (requirements V9, V10). */
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Discount, RewardLine } from "../../../domain/rewards.ts";
import { costs, menuWith, rewardOf } from "../../../domain/testing/products.ts";
import { speakLanguage, startI18n } from "../../i18n/i18n.ts";
import { loadRewards } from "../../journey/reward-lines.ts";
import { MENU, openReview, SOUPS } from "./testing/open-review.tsx";

beforeAll(() => startI18n(["common", "checkout", "identify", "menu", "combo"]));
beforeAll(loadRewards);
afterEach(() => speakLanguage("en"));

const { soup, tea } = MENU.items;
if (!soup || !tea) throw new Error("no dishes");

/** The menu with the tea at another price, or other taxes. */
const teaFor = (price: string, ...taxes: string[]) =>
  menuWith([soup, { ...tea, prices: costs(price, ...taxes) }]);

const FREE: Discount = { discountId: "FREE", type: "percent", value: "100" };

/** The benefits of a customer with a tea as reward. */
function teaWith(discount: Discount) {
  const tea: RewardLine = rewardOf("tea", { price: "2.00", title: "Tea" });
  return { rewards: [{ ...tea, modifiers: [], discounts: [discount] }] };
}

test("a new price closes the choice of how to pay, and is accepted before the order is paid", async () => {
  const { screen, button, place, menuChanges } = await openReview({
    outlet: { counterMethods: ["CASH"] },
  });
  await button("Pay €13.00").click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  menuChanges(teaFor("3.00", "10", "5"));
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await button("Look at 1 change").click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await button("Keep it for €3.00: Tea").click();
  await button("Pay €14.00").click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  expect(place).not.toHaveBeenCalled();
});

test("a new price is shown in place of the way to the counter, which would pay it unseen", async () => {
  const { screen, button, place, menuChanges } = await openReview({
    outlet: { counterMethods: ["CASH"] },
  });
  place.mockResolvedValueOnce({ result: "card-unavailable" });
  await button("Pay €13.00").click();
  await screen.getByRole("dialog").getByText("Pay here").click();
  await expect.element(screen.getByText("We cannot take a card here right now")).toBeVisible();
  await expect.element(button("Pay at the counter")).toBeEnabled();
  menuChanges(teaFor("3.00", "10", "5"));
  await expect.element(screen.getByText("Something has changed")).toBeVisible();
  await expect.element(button("Pay at the counter")).not.toBeInTheDocument();
  expect(place).toHaveBeenCalledOnce();
});

test("a way to the counter waits, like the main button, until a reward is chosen", async () => {
  const { button, place, menuChanges } = await openReview({
    outlet: { counterMethods: ["CASH"] },
    lines: [SOUPS],
    benefits: teaWith(FREE),
  });
  place.mockResolvedValueOnce({ result: "card-unavailable" });
  await button("Pay €11.00").click();
  await button(/^Pay here/).click();
  await expect.element(button("Pay at the counter")).toBeEnabled();
  const [kind] = soup.modifierGroups;
  menuChanges(
    menuWith([soup, { ...tea, modifierGroups: kind ? [{ ...kind, min: 1, max: 1 }] : [] }]),
  );
  await expect.element(button("Choose for your reward")).toBeVisible();
  await expect.element(button("Pay at the counter")).toBeDisabled();
});
