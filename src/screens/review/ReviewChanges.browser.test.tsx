/** What the menu or the host changes about an order is reported before it is paid (requirements V9, V10). */
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Discount, RewardLine } from "../../../domain/rewards.ts";
import { costs, menuWith, rewardOf } from "../../../domain/testing/products.ts";
import type { PlaceResult } from "../../../electron/host/rpc/contract.ts";
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
const WITHOUT_TEA = menuWith([soup]);

const FREE: Discount = { discountId: "FREE", type: "percent", value: "100" };
const HALF: Discount = { discountId: "HALF", type: "percent", value: "50" };
const TWO_OFF: Discount = { discountId: "TWO", type: "amount", value: "2.00" };

/** The benefits of a customer with a tea as reward. */
function teaWith(discount: Discount) {
  const tea: RewardLine = rewardOf("tea", { price: "2.00", title: "Tea" });
  return { rewards: [{ ...tea, modifiers: [], discounts: [discount] }] };
}

const GONE = "Tea is not on the menu today, so this reward cannot be given.";

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

test("a new price of a reward that was taken is accepted before the order is paid", async () => {
  const { button, line, place, menuChanges } = await openReview({
    lines: [SOUPS],
    benefits: teaWith(HALF),
  });
  await button("Add Tea for €1.00").click();
  await expect.element(button("Pay €12.00")).toBeVisible();
  menuChanges(teaFor("3.00", "10", "5"));
  await expect.element(line("Tea")).toMatchTextContent(/Now €1\.50 instead of €1\.00\./);
  await button("Look at 1 change").click();
  await expect.element(button("Keep it for €1.50: Tea")).toHaveFocus();
  await button("Keep it for €1.50: Tea").click();
  await expect.element(button("Pay €12.50")).toHaveFocus();
  await button("Pay €12.50").click();
  await expect
    .poll(() => place.mock.lastCall?.[0])
    .toMatchObject({
      dueShown: "12.50",
      rewardsShown: [0],
    });
});

test("a new price of a reward is settled, too, if the customer leaves it out", async () => {
  const { button, menuChanges } = await openReview({ lines: [SOUPS], benefits: teaWith(HALF) });
  await button("Add Tea for €1.00").click();
  menuChanges(teaFor("3.00", "10", "5"));
  await expect.element(button("Look at 1 change")).toBeVisible();
  await button("Leave out Tea").click();
  await expect.element(button("Pay €11.00")).toBeVisible();
});

test("a reward that is not taken may change its price", async () => {
  const { button, line, menuChanges } = await openReview({
    lines: [SOUPS],
    benefits: teaWith(HALF),
  });
  menuChanges(teaFor("3.00", "10", "5"));
  await expect.element(line("Tea")).toMatchTextContent(/Your reward: €1\.50 instead of €3\.00/);
  await expect.element(button("Pay €11.00")).toBeVisible();
});

test("a gift that leaves the menu is named, and its order is paid once the customer has read that", async () => {
  const { screen, button, place, menuChanges } = await openReview({
    lines: [SOUPS],
    benefits: teaWith(FREE),
  });
  await expect.element(button("Pay €11.00")).toBeVisible();
  menuChanges(WITHOUT_TEA);
  await expect.element(screen.getByText(GONE)).toBeVisible();
  await expect.element(screen.getByText("Something has changed")).toBeVisible();
  await button("Look at 1 change").click();
  await expect.element(button("OK: Tea")).toHaveFocus();
  await button("OK: Tea").click();
  await expect.element(screen.getByText(GONE)).toBeVisible();
  await button("Pay €11.00").click();
  await expect.poll(() => place.mock.lastCall?.[0]).toMatchObject({ rewardsShown: [] });
});

test("a gift whose discount is not enough any more is off the order, and offered for the rest", async () => {
  const { button, line, menuChanges } = await openReview({
    lines: [SOUPS],
    benefits: teaWith(TWO_OFF),
  });
  menuChanges(teaFor("2.50", "10", "5"));
  await expect.element(line("Tea")).toMatchTextContent(/Now €0\.50 instead of €0\.00\./);
  await expect.element(button("Add Tea for €0.50")).toBeVisible();
  await button("OK: Tea").click();
  await expect.element(button("Pay €11.00")).toBeVisible();
});

test("a gift alone that leaves the menu is explained on the review, which leads to the menu", async () => {
  const { screen, visit, button, menuChanges } = await openReview({
    lines: [],
    benefits: teaWith(FREE),
  });
  await expect.element(button("Place order")).toBeVisible();
  menuChanges(WITHOUT_TEA);
  await expect.element(screen.getByText(GONE)).toBeVisible();
  await expect.element(button("Place order")).not.toBeInTheDocument();
  await button("To the menu").click();
  expect(visit.screen()).toBe("menu");
});

test("several changes are accepted at once, of lines and of rewards", async () => {
  const { button, menuChanges } = await openReview({ benefits: teaWith(HALF) });
  await button("Add Tea for €1.00").click();
  menuChanges(teaFor("3.00", "10", "5"));
  await expect.element(button("Look at 2 changes")).toBeVisible();
  await button("Accept all changes").click();
  await expect.element(button("Pay €15.50")).toBeVisible();
});

test("other taxes are reported, if they are added, with the amounts that contain them", async () => {
  const { button, line, menuChanges } = await openReview({ outlet: { taxesIncluded: false } });
  await expect.element(button("Pay €15.50")).toBeVisible();
  menuChanges(teaFor("2.00", "20"));
  await expect.element(line("Tea")).toMatchTextContent(/now €2\.40 instead of €2\.30/);
  await button("Keep it for €2.40: Tea").click();
  await expect.element(button("Pay €15.60")).toBeVisible();
});

test("other taxes that the prices contain change nothing that is paid", async () => {
  const { button, menuChanges } = await openReview();
  menuChanges(teaFor("2.00", "20"));
  await expect.element(button("Pay €13.00")).toBeVisible();
});

test("a gift that the host has no longer is named, and the order can be paid without it", async () => {
  const { screen, button, line, place } = await openReview({
    lines: [SOUPS],
    benefits: teaWith(FREE),
  });
  const changed: PlaceResult = {
    result: "changed",
    before: "11.00",
    due: "11.00",
    rewardsGiven: [],
    problems: [],
  };
  place.mockResolvedValueOnce(changed);
  await button("Pay €11.00").click();
  await expect.element(screen.getByText("Something has changed")).toBeVisible();
  await expect.element(screen.getByRole("alert")).toMatchTextContent(/No longer available: Tea\./);
  await expect.element(line("Tea")).toMatchTextContent("No longer available: Tea.");
  expect(place.mock.lastCall?.[0]).toMatchObject({ rewardsShown: [0] });
  await button("Pay €11.00").click();
  await expect.poll(() => place.mock.lastCall?.[0]).toMatchObject({ rewardsShown: [] });
});
