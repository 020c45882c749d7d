/**
 * The dish of a reward, from the answer to the kitchen: real host, real sandbox, and a kitchen that checks presents as
 * strictly.
 */

import { expect, it } from "vitest";
import type { Menu } from "../../../../domain/menu.ts";
import { wholeMenus } from "../../../../domain/menu-assembly.ts";
import { inKioskWorld, type KioskWorld } from "../../../testing/kiosk-world.ts";
import { NO_REWARDS_DECIDED } from "../../../testing/placing.ts";
import { AMARA, expectBalanced, line, seenBy, startVisit } from "../testing/loyalty-visit.ts";

const BURGER = "burger-beet";
const BOWL = "bowl-garden";
const SOUP = "soup-roast-tomato";
const ZEROED = [{ discountId: "LOYALTY100", type: "percent", value: 100 }];

const reward = (itemId: string, modifiers: readonly { itemId: string; title: string }[] = []) => ({
  itemId,
  titleByLocale: { en: itemId },
  price: "12.90",
  quantity: 1,
  points: 100,
  modifiers: modifiers.map((modifier) => ({ ...modifier, quantity: 1, price: "0" })),
});

/** Amara has these rewards and nothing else. */
function gives(world: KioskWorld, ...rewards: readonly ReturnType<typeof reward>[]) {
  const benefits = { rewards, pointsPayment: null };
  return world.control("PUT", `loyalty/customers/${AMARA.id}`, { benefits });
}

/** The answer has these reward lines, whatever the customer's account has. */
function answers(world: KioskWorld, ...menuItems: readonly object[]) {
  const answer = { accepted: true, menuItems };
  return world.setFault("loyalty.qr-code", { processed: true, times: 1, answer });
}

const answered = (itemId: string, discounts: readonly object[], price = 3.9) => ({
  ...{ itemId, title: itemId, price, quantity: 1, discounts },
});

async function menuOf(world: KioskWorld): Promise<Menu> {
  for await (const { menu } of wholeMenus(await world.client.menu.live())) if (menu) return menu;
  throw new Error("no menu");
}

async function groupOf(world: KioskWorld, itemId: string, modifierId: string): Promise<string> {
  const groups = (await menuOf(world)).items[itemId]?.modifierGroups ?? [];
  const group = groups.find(({ modifiers }) => modifiers.some(({ id }) => id === modifierId));
  if (!group) throw new Error(`no group with ${modifierId}`);
  return group.id;
}

async function expectNoViolation(world: KioskWorld): Promise<void> {
  await expectBalanced(world);
}

it.concurrent("the kitchen makes the dish that the reward describes, not the menu's preselection", async () => {
  await inKioskWorld(async (world) => {
    const brioche = { itemId: "bun-brioche", title: "Brioche" };
    await gives(world, reward(BURGER, [brioche, { itemId: "extra-gone", title: "Truffle" }]));
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, [line(SOUP)]);
    expect(await visit.order([line(SOUP)])).toMatchObject({ step: "done", paid: "6.80" });
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked?.presents).toEqual([
      { id: BURGER, price: 0, count: 1, modifiers: [{ id: "bun-brioche", price: 0, count: 1 }] },
    ]);
    const [closed] = await seenBy(world).closings();
    expect(closed?.order.menuItems[1]).toMatchObject({ itemId: BURGER, discounts: ZEROED });
    await expectNoViolation(world);
  });
});

it.concurrent("a reward with an open choice is not ordered before the customer has chosen", async () => {
  await inKioskWorld(async (world) => {
    await gives(world, reward(BOWL));
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, [line(SOUP)]);
    expect(await visit.place([line(SOUP)])).toMatchObject({
      result: "changed",
      problems: [{ lineId: "reward-0", reason: "choices-incomplete" }],
    });
    const groupId = await groupOf(world, BOWL, "dressing-mustard");
    const dressing = { groupId, modifierId: "dressing-mustard", count: 1 };
    // An extra that the reward does not include is not free.
    const extra = {
      groupId: await groupOf(world, BOWL, "topping-feta"),
      modifierId: "topping-feta",
      count: 1,
    };
    const chosen = [{ ...line(BOWL, 1, [dressing, extra]), lineId: "reward-0" }];
    const rewards = { ...NO_REWARDS_DECIDED, chosen };
    expect(await visit.order([line(SOUP)], { rewards })).toMatchObject({ paid: "6.80" });
    const [cooked] = await seenBy(world).kitchen();
    const ids = cooked?.presents[0]?.modifiers?.map(({ id }) => id);
    expect(ids).toContain("dressing-mustard");
    expect(ids).not.toContain("topping-feta");
    await expectNoViolation(world);
  });
});

it.concurrent("a scanned gift alone can be ordered: the kitchen makes it for free, and it is closed", async () => {
  await inKioskWorld(async (world) => {
    await gives(world, reward("cake-chocolate"));
    const visit = startVisit(world);
    await visit.identifyByCode(AMARA.card, [], true);
    expect(await visit.order([])).toMatchObject({ step: "done", paid: "0.00" });
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked).toMatchObject({
      items: [],
      presents: [{ id: "cake-chocolate", price: 0, count: 1 }],
    });
    const [closed] = await seenBy(world).closings();
    expect(closed).toMatchObject({
      orderTotal: 0,
      order: { menuItems: [{ itemId: "cake-chocolate", discounts: ZEROED }] },
    });
    await expectNoViolation(world);
  });
});

it.concurrent("without anything to make nothing is ordered", async () => {
  await inKioskWorld(async (world) => {
    await gives(world, reward("cake-chocolate"));
    const visit = startVisit(world);
    await visit.identifyByCode(AMARA.card, [], true);
    const rewards = { ...NO_REWARDS_DECIDED, declined: [0] };
    expect(await visit.place([], { rewards })).toEqual({ result: "unavailable" });
    expect(await startVisit(world).place([])).toEqual({ result: "unavailable" });
  });
});

it.concurrent("with sendPosCode the loyalty service is sent codes, and its answer may name codes or global ids", async () => {
  await inKioskWorld(
    async (world) => {
      const { items } = await menuOf(world);
      const code = items["lemonade-mint"]?.code ?? "";
      await gives(world, reward(code), reward("cookie"));
      const visit = startVisit(world);
      await visit.identify(AMARA.phone, [line(SOUP)]);
      expect(await visit.order([line(SOUP)])).toMatchObject({ step: "done", paid: "6.80" });
      const [asked] = await seenBy(world).identifications();
      const soup = items[SOUP]?.code;
      expect(asked?.order?.menuItems.map(({ itemId }) => itemId)).toEqual([soup]);
      const [cooked] = await seenBy(world).kitchen();
      expect(cooked?.presents.map(({ id }) => id)).toEqual([code, items.cookie?.code]);
      // Rewards are echoed unchanged: the service closes by what it sent itself.
      const [closed] = await seenBy(world).closings();
      expect(closed?.order.menuItems.map(({ itemId }) => itemId)).toEqual([soup, code, "cookie"]);
      await expectNoViolation(world);
    },
    { "ordering/switches": { sendPosCode: true } },
    { ordering: { sendPosCode: true } },
  );
});

it.concurrent("REGULAR: a reward costs what its discount leaves, and only a customer who takes it pays that", async () => {
  await inKioskWorld(async (world) => {
    const half = [{ discountId: "HALF", type: "percent", value: 50 }];
    const lemonades = [answered("lemonade-mint", half), answered("lemonade-mint", ZEROED)];
    await answers(world, ...lemonades, answered("cookie", []));
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, [line(SOUP)]);
    // Not taken: neither the half-price reward nor the one without a discount.
    expect(await visit.place([line(SOUP)], { dueShown: "6.80" })).toEqual({ result: "placed" });
    await visit.follow(({ step }) => step === "done");
    await answers(world, ...lemonades, answered("cookie", []));
    const again = startVisit(world);
    await again.identify(AMARA.phone, [line(SOUP)]);
    const rewards = { ...NO_REWARDS_DECIDED, taken: [0] };
    expect(await again.order([line(SOUP)], { rewards })).toMatchObject({ paid: "8.75" });
    const [second, first] = await seenBy(world).kitchen();
    const ids = (lines: readonly { id: string }[] = []) => lines.map(({ id }) => id);
    expect([ids(first?.items), ids(first?.presents)]).toEqual([[SOUP], ["lemonade-mint"]]);
    expect([ids(second?.items), ids(second?.presents)]).toEqual([
      [SOUP, "lemonade-mint"],
      ["lemonade-mint"],
    ]);
    const [, closed] = await seenBy(world).closings();
    expect(closed?.order.menuItems.map(({ discounts }) => discounts ?? null)).toEqual([
      null,
      half,
      ZEROED,
    ]);
  });
});

it.concurrent("of two rewards for one dish one is declined: one is made, one is closed", async () => {
  await inKioskWorld(async (world) => {
    await gives(world, reward("lemonade-mint"), reward("lemonade-mint"));
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, [line(SOUP)]);
    const rewards = { ...NO_REWARDS_DECIDED, declined: [1] };
    expect(await visit.order([line(SOUP)], { rewards })).toMatchObject({ paid: "6.80" });
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked?.presents).toEqual([{ id: "lemonade-mint", price: 0, count: 1 }]);
    const [closed] = await seenBy(world).closings();
    expect(closed?.order.menuItems.map(({ itemId }) => itemId)).toEqual([SOUP, "lemonade-mint"]);
  });
});

it.concurrent("a reward that ran out is named like a dish of the basket", async () => {
  await inKioskWorld(async (world) => {
    await gives(world, reward("cake-chocolate"));
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, [line(SOUP)]);
    await world.control("PUT", "ordering/items/cake-chocolate", { soldOut: true });
    await visit.place([line(SOUP)]);
    const view = await visit.follow(
      (view) =>
        view.step === "checkout-failed" && view.ranOut !== null && view.ranOut.state !== "asking",
    );
    expect(view).toMatchObject({
      ranOut: { state: "known", titles: [{ en: "Chocolate cake" }] },
    });
  });
});
