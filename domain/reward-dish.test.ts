import { describe, expect, it } from "vitest";
import { EMPTY_BASKET, type ItemLine } from "./basket.ts";
import { openItem } from "./open-reward.ts";
import type { PricingRequest } from "./pricing.ts";
import { priceBasket } from "./pricing.ts";
import { rewardDish } from "./reward-dish.ts";
import { NO_BENEFITS, NO_DECISIONS, type RewardDecisions, type RewardLine } from "./rewards.ts";
import {
  comboOf,
  groupOf,
  itemOf,
  menuWith,
  modifierOf,
  rewardOf,
  stepItemOf,
  stepOf,
} from "./testing/products.ts";

const bun = groupOf("bun", [modifierOf("barley", "0"), modifierOf("brioche", "1.00")], {
  min: 1,
  max: 1,
});
const inside = groupOf("inside", [
  modifierOf("onion", "0", { preselected: true }),
  modifierOf("pickle", "0", { preselected: true }),
]);
const extras = groupOf("extras", [modifierOf("cheddar", "0.90"), modifierOf("egg", "1.40")], {
  max: 2,
});
const burger = itemOf("burger", "10.00", { modifierGroups: [bun, inside, extras] });
const cola = itemOf("cola", "3.00");
const mains = stepOf("mains", [stepItemOf("burger", "0")]);
const drinks = stepOf("drinks", [
  stepItemOf("cola", "0", { id: "tray-cola", code: "T-COLA" }),
  stepItemOf("tea", "0.50"),
]);
const menu = menuWith(
  [burger, cola, itemOf("tea", "2.00")],
  [comboOf("tray", "12.00", [mains, drinks])],
);

const given = (...itemIds: string[]) =>
  itemIds.map((itemId) => ({ itemId, title: `Some ${itemId}`, quantity: 1 }));
const choice = (groupId: string, modifierId: string) => ({ groupId, modifierId, count: 1 });
const dishOf = (reward: RewardLine, chosen: RewardDecisions["chosen"] = []) =>
  rewardDish(reward, menu, "id", chosen);
const HALF = [{ discountId: "HALF", type: "percent", value: "50" } as const];

function price(rewards: readonly RewardLine[], more: Partial<PricingRequest> = {}) {
  return priceBasket({
    menu,
    basket: EMPTY_BASKET,
    benefits: { ...NO_BENEFITS, rewards },
    usePoints: false,
    orderType: "EAT_IN",
    digits: 2,
    taxesIncluded: true,
    ...more,
  });
}

describe("a reward's dish", () => {
  it("has what the reward names, by id or by code, and the menu's preselection in other groups", () => {
    const reward = rewardOf("burger", { modifiers: given("code-brioche", "egg") });
    expect(dishOf(reward)).toMatchObject({
      line: {
        lineId: "reward-0",
        itemId: "burger",
        choices: [
          choice("bun", "brioche"),
          choice("inside", "onion"),
          choice("inside", "pickle"),
          choice("extras", "egg"),
        ],
      },
      open: [],
      unknown: [],
    });
  });

  it("lacks the menu's preselection in a group of which the reward names less", () => {
    const reward = rewardOf("burger", { modifiers: given("barley", "onion") });
    expect(dishOf(reward)?.line).toMatchObject({
      choices: [choice("bun", "barley"), choice("inside", "onion")],
    });
  });

  it("lacks what the menu does not have or has no room for, and reports it by name", () => {
    const reward = rewardOf("burger", { modifiers: given("barley", "brioche", "truffle") });
    expect(dishOf(reward)).toMatchObject({
      line: { choices: [choice("bun", "barley"), {}, {}] },
      unknown: ["Some brioche", "Some truffle"],
    });
  });

  it("has several units of a modifier only if the menu allows that", () => {
    const twice = rewardOf("burger", { modifiers: given("barley", "egg", "egg") });
    expect(dishOf(twice)).toMatchObject({
      line: { choices: [{}, {}, {}, choice("extras", "egg")] },
      unknown: ["Some egg"],
    });
    const flavours = groupOf("flavours", [modifierOf("mint", "0"), modifierOf("lemon", "0")], {
      min: 3,
      max: 3,
    });
    const ice = itemOf("ice", "4.00", { modifierGroups: [flavours] });
    const scoops = rewardOf("ice", { modifiers: given("mint", "lemon", "mint") });
    expect(rewardDish(scoops, menuWith([ice], []), "id")).toMatchObject({
      line: {
        choices: [
          { modifierId: "mint", count: 2 },
          { modifierId: "lemon", count: 1 },
        ],
      },
      unknown: [],
    });
  });

  it("has a modifier in the next group that offers it once a group is full", () => {
    const cheese = () => [modifierOf("gouda", "0"), modifierOf("feta", "0")];
    const first = groupOf("first", cheese(), { max: 1 });
    const second = groupOf("second", cheese(), { max: 1 });
    const board = itemOf("board", "8.00", { modifierGroups: [first, second] });
    const reward = rewardOf("board", { modifiers: given("gouda", "feta") });
    expect(rewardDish(reward, menuWith([board], []), "id")).toMatchObject({
      line: { choices: [choice("first", "gouda"), choice("second", "feta")] },
      unknown: [],
    });
  });

  it("reports a modifier of which only some units fit", () => {
    const flavours = groupOf("flavours", [modifierOf("mint", "0")], { min: 2, max: 2 });
    const ice = itemOf("ice", "4.00", { modifierGroups: [flavours] });
    const modifiers = [{ itemId: "mint", title: "Mint", quantity: 3 }];
    expect(rewardDish(rewardOf("ice", { modifiers }), menuWith([ice], []), "id")).toMatchObject({
      line: { choices: [{ modifierId: "mint", count: 2 }] },
      unknown: ["Mint"],
    });
  });

  it("uses only choices of its own dish, and only those that the menu offers", () => {
    const reward = rewardOf("burger");
    const chosen: ItemLine = {
      kind: "item",
      lineId: "reward-0",
      itemId: "burger",
      count: 1,
      choices: [choice("bun", "brioche")],
    };
    const bunOf = (line: ItemLine) => {
      const dish = dishOf(reward, [line])?.line;
      return dish?.kind === "item" && dish.choices.find(({ groupId }) => groupId === "bun");
    };
    expect(bunOf(chosen)).toEqual(choice("bun", "brioche"));
    expect(bunOf({ ...chosen, lineId: "reward-1" })).toBeUndefined();
    expect(bunOf({ ...chosen, itemId: "cola" })).toBeUndefined();
    expect(bunOf({ ...chosen, choices: [choice("bun", "rye")] })).toBeUndefined();
  });

  it("shows only open groups on the sheet, up to their minimum, without prices if it is free", () => {
    const dish = dishOf(rewardOf("burger"));
    if (!dish) throw new Error("no dish");
    const wide = { ...burger, modifierGroups: [{ ...bun, max: 2 }, inside, extras] };
    const free = openItem(wide, dish, true);
    expect(free.prices).toEqual({});
    expect(free.modifierGroups).toMatchObject([{ id: "bun", min: 1, max: 1 }]);
    expect(free.modifierGroups[0]?.modifiers.map(({ prices }) => prices)).toEqual([{}, {}]);
    expect(openItem(wide, dish, false)).toMatchObject({
      prices: burger.prices,
      modifierGroups: [{ modifiers: bun.modifiers }],
    });
  });

  it("names a modifier without a title by its id", () => {
    const modifiers = [{ itemId: "truffle", title: " ", quantity: 1 }];
    expect(dishOf(rewardOf("burger", { modifiers }))?.unknown).toEqual(["truffle"]);
  });

  it("leaves open choices to the customer, up to their minimum", () => {
    const reward = rewardOf("burger");
    expect(dishOf(reward)).toMatchObject({ open: ["bun"] });
    const chosen: ItemLine = {
      kind: "item",
      lineId: "reward-0",
      itemId: "burger",
      count: 9,
      choices: [choice("bun", "brioche"), choice("extras", "egg")],
    };
    expect(dishOf(reward, [chosen])).toMatchObject({
      line: {
        count: 1,
        choices: [choice("bun", "brioche"), choice("inside", "onion"), choice("inside", "pickle")],
      },
      // The customer may still change it.
      open: ["bun"],
    });
    const tooMany = { ...chosen, choices: [choice("bun", "brioche"), choice("bun", "barley")] };
    expect(dishOf(reward, [tooMany])?.line).toMatchObject({
      choices: [choice("inside", "onion"), choice("inside", "pickle")],
    });
  });

  it("of a combo has the picks that the reward names, each with its own modifiers", () => {
    const reward = rewardOf("tray", {
      modifiers: given("burger", "brioche", "T-COLA"),
    });
    expect(dishOf(reward)).toMatchObject({
      line: {
        comboId: "tray",
        picks: [
          {
            itemId: "burger",
            choices: [
              choice("bun", "brioche"),
              choice("inside", "onion"),
              choice("inside", "pickle"),
            ],
          },
          { itemId: "cola", choices: [] },
        ],
      },
      open: [],
      named: ["burger", "brioche", "cola"],
    });
  });

  it("of a combo leaves open steps, and required choices of their dishes, to the customer", () => {
    const reward = rewardOf("tray");
    expect(dishOf(reward)).toMatchObject({ open: ["mains", "drinks"] });
    const pick = (stepId: string, itemId: string, choices = [choice("bun", "barley")]) => ({
      ...{ pickId: stepId, stepId, itemId, choices },
    });
    const chosen = {
      kind: "combo",
      lineId: "reward-0",
      comboId: "tray",
      count: 1,
      picks: [
        pick("mains", "burger", [choice("bun", "barley"), choice("extras", "egg")]),
        pick("drinks", "tea", []),
      ],
    } as const;
    expect(dishOf(reward, [chosen])?.line).toMatchObject({
      picks: [
        {
          itemId: "burger",
          choices: [choice("bun", "barley"), choice("inside", "onion"), choice("inside", "pickle")],
        },
        { itemId: "tea" },
      ],
    });
  });
});

describe("REGULAR: the price of a reward", () => {
  it("is the price minus its discounts; a free one is added, another one only if taken", () => {
    const free = price([rewardOf("cola")]);
    expect(free).toMatchObject({ total: "0.00", subtotal: "0.00", rewards: [{ state: "given" }] });
    const half = [rewardOf("cola", { discounts: HALF })];
    expect(price(half)).toMatchObject({ total: "0.00", rewards: [{ state: "left-out" }] });
    expect(price(half, { decisions: { ...NO_DECISIONS, taken: [0] } })).toMatchObject({
      subtotal: "3.00",
      lineDiscount: "1.50",
      total: "1.50",
      rewards: [{ state: "given", price: "3.00" }],
    });
    const amount = [{ discountId: "A", type: "amount", value: "2.50" } as const];
    expect(
      price([rewardOf("cola", { discounts: amount })], {
        decisions: { ...NO_DECISIONS, taken: [0] },
      }).total,
    ).toBe("0.50");
  });

  it("is its full price if it has no discount", () => {
    const plain = [rewardOf("cola", { discounts: [] })];
    expect(price(plain)).toMatchObject({ total: "0.00", rewards: [{ state: "left-out" }] });
    expect(price(plain, { decisions: { ...NO_DECISIONS, taken: [0] } }).total).toBe("3.00");
  });

  it("includes its modifiers: the whole line becomes free", () => {
    const reward = rewardOf("burger", { modifiers: given("brioche", "egg") });
    expect(price([reward])).toMatchObject({ total: "0.00", rewards: [{ price: "12.40" }] });
  });

  it("is decided per reward if two are of one dish", () => {
    const halved = [rewardOf("cola"), rewardOf("cola", { rewardId: 1, discounts: HALF })];
    const states = (decisions: Partial<RewardDecisions>, rewards: readonly RewardLine[] = halved) =>
      price(rewards, { decisions: { ...NO_DECISIONS, ...decisions } }).rewards.map(
        ({ state }) => state,
      );
    expect(states({})).toEqual(["given", "left-out"]);
    expect(states({ declined: [0], taken: [1] })).toEqual(["left-out", "given"]);
    const free = [rewardOf("cola"), rewardOf("cola", { rewardId: 1 })];
    expect(states({ declined: [1] }, free)).toEqual(["given", "left-out"]);
  });

  it("has a problem until everything is chosen, unless the reward is left out", () => {
    const rewards = [rewardOf("burger")];
    const problem = { lineId: "reward-0", reason: "choices-incomplete" };
    expect(price(rewards).problems).toEqual([problem]);
    expect(price(rewards, { decisions: { ...NO_DECISIONS, declined: [0] } }).problems).toEqual([]);
  });
});
