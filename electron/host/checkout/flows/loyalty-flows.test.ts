/**
 * REGULAR and PATCH_ORDER from basket to order-closed: real host, real sandbox, and a kitchen that checks every price.
 */

import { expect, it } from "vitest";
import { wholeMenus } from "../../../../domain/menu-assembly.ts";
import { inKioskWorld, type KioskWorld } from "../../../testing/kiosk-world.ts";
import { NO_REWARDS_DECIDED } from "../../../testing/placing.ts";
import { AMARA, GRETA, JONAS, line, SALIM, seenBy, startVisit } from "../testing/loyalty-visit.ts";

const PATCH_ORDER = { outlet: { flow: "PATCH_ORDER" } };
const ZEROED = [{ discountId: "LOYALTY100", type: "percent", value: 100 }];
const SOUP = "soup-roast-tomato";
const LEMONADE = "lemonade-mint";

/** The only entry of a list. */
function only<Entry>(entries: readonly Entry[]): Entry {
  expect(entries).toHaveLength(1);
  const [entry] = entries;
  if (entry === undefined) throw new Error("none");
  return entry;
}

/** A line of order-closed, abbreviated. */
const brief = (lines: readonly { itemId: string; quantity: number; discounts?: unknown }[]) =>
  lines.map(({ itemId, quantity, discounts = null }) => [itemId, quantity, discounts]);

async function expectBooks(world: KioskWorld, paid: number, total: number): Promise<void> {
  const { violations, orders, payments, loyalty } = await seenBy(world).books();
  expect(violations).toEqual([]);
  expect(only(orders).total).toBe(paid);
  if (paid > 0) expect(only(payments)).toEqual({ settled: paid, refunded: 0 });
  expect(only(loyalty)).toMatchObject({ state: "closed", orderTotal: total });
}

it.concurrent("REGULAR: a reward is added for free, and points pay a part", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    const lines = [line(SOUP, 2)];
    expect((await visit.identify(AMARA.phone, lines)).result).toBe("accepted");
    expect(await visit.order(lines, { usePoints: true })).toMatchObject({
      step: "done",
      paid: "8.60",
      points: { state: "credited", earned: 17, spent: 800 },
    });
    const [asked] = await seenBy(world).identifications();
    expect(asked).toMatchObject({ total: 13.6, order: { menuItems: [{ itemId: SOUP }] } });
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked?.presents).toEqual([{ id: LEMONADE, price: 0, count: 1 }]);
    const closed = only(await seenBy(world).closings());
    expect(closed.orderId).toBe(asked?.orderId);
    expect(closed.orderTotal).toBe(13.6);
    expect(brief(closed.order.menuItems)).toEqual([
      [SOUP, 2, null],
      [LEMONADE, 1, ZEROED],
    ]);
    await expectBooks(world, 8.6, 13.6);
  });
});

it.concurrent("REGULAR: percent and amount off the order, in the answer's order, with the points payment", async () => {
  await inKioskWorld(async (world) => {
    await world.control("PUT", `loyalty/customers/${JONAS.id}`, {
      benefits: {
        discounts: [
          { discountId: "SILVER10", type: "percent", value: "10" },
          { discountId: "LUNCH", type: "amount", value: "1.50" },
        ],
        pointsPayment: "2.00",
        maxPointsPercent: 50,
      },
    });
    const visit = startVisit(world);
    const lines = [line(SOUP, 2), line(LEMONADE)];
    await visit.identify(JONAS.phone, lines);
    // 17.50 − 1.75 − 1.50 = 14.25, less 2.00
    expect(await visit.order(lines, { usePoints: true })).toMatchObject({ paid: "12.25" });
    const closed = only(await seenBy(world).closings());
    expect(closed.order.discounts).toEqual([
      { discountId: "SILVER10", type: "percent", value: 10 },
      { discountId: "LUNCH", type: "amount", value: 1.5 },
    ]);
    expect(closed).toMatchObject({ orderTotal: 14.25, payments: [{ amount: 2 }] });
    await expectBooks(world, 12.25, 14.25);
  });
});

it.concurrent("REGULAR: an amount greater than the order makes it free, and no payment is made", async () => {
  await inKioskWorld(async (world) => {
    await world.control("PUT", `loyalty/customers/${GRETA.id}`, {
      benefits: { discounts: [{ discountId: "FEAST", type: "amount", value: "50" }] },
    });
    const visit = startVisit(world);
    await visit.identify(GRETA.phone, [line(SOUP)]);
    expect(await visit.order([line(SOUP)])).toMatchObject({ step: "done", paid: "0.00" });
    await expectBooks(world, 0, 0);
  });
});

it.concurrent("REGULAR: a reward that is declined is neither cooked nor closed; unused points are not spent", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, [line(SOUP)]);
    const view = await visit.order([line(SOUP)], {
      rewards: { ...NO_REWARDS_DECIDED, declined: [0] },
    });
    expect(view).toMatchObject({ paid: "6.80", points: { earned: 13, spent: 0 } });
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked?.presents).toEqual([]);
    const closed = only(await seenBy(world).closings());
    expect(brief(closed.order.menuItems)).toEqual([[SOUP, 1, null]]);
    expect(closed.payments).toEqual([]);
    await expectBooks(world, 6.8, 6.8);
  });
});

it.concurrent("REGULAR: a points payment above its share of a smaller basket is neither used nor echoed", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    const answer = await visit.identify(SALIM.phone, [line(SOUP)]);
    expect(answer).toMatchObject({
      customer: { benefits: { pointsPayment: "2.5", maxPointsPercent: "50" } },
    });
    // Half of 3.90 is less than 2.50.
    const view = await visit.order([line(LEMONADE)], { usePoints: true });
    expect(view).toMatchObject({ paid: "3.90", points: { spent: 0 } });
    expect(only(await seenBy(world).closings()).payments).toEqual([]);
    await expectBooks(world, 3.9, 3.9);
  });
});

it.concurrent("PATCH_ORDER: the reward's unit becomes free in its own line, the others are paid", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    const lines = [line(SOUP), line(LEMONADE, 3)];
    await visit.identify(AMARA.phone, lines);
    expect(only(await seenBy(world).identifications())).toMatchObject({ total: 18.5 });
    // 6.80 + 2 × 3.90, less 5.00 of points
    expect(await visit.order(lines, { usePoints: true })).toMatchObject({
      paid: "9.60",
      points: { spent: 800 },
    });
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked).toMatchObject({
      items: [
        { id: SOUP, price: 6.8, count: 1 },
        { id: LEMONADE, price: 3.9, count: 2 },
      ],
      presents: [{ id: LEMONADE, price: 0, count: 1 }],
    });
    const closed = only(await seenBy(world).closings());
    expect(brief(closed.order.menuItems)).toEqual([
      [SOUP, 1, null],
      [LEMONADE, 1, ZEROED],
      [LEMONADE, 2, null],
    ]);
    expect(closed.orderTotal).toBe(14.6);
    await expectBooks(world, 9.6, 14.6);
  }, PATCH_ORDER);
});

it.concurrent("PATCH_ORDER with sendPosCode: kitchen and loyalty know the reward's unit by its code", async () => {
  await inKioskWorld(
    async (world) => {
      const visit = startVisit(world);
      const lines = [line(SOUP), line(LEMONADE, 2)];
      await visit.identify(AMARA.phone, lines);
      expect(await visit.order(lines)).toMatchObject({ paid: "10.70", points: { spent: 300 } });
      const [cooked] = await seenBy(world).kitchen();
      expect(cooked?.presents).toEqual([{ id: "1601", price: 0, count: 1 }]);
      const closed = only(await seenBy(world).closings());
      expect(brief(closed.order.menuItems)).toEqual([
        ["1401", 1, null],
        ["1601", 1, ZEROED],
        ["1601", 1, null],
      ]);
      await expectBooks(world, 10.7, 10.7);
    },
    { ...PATCH_ORDER, "ordering/switches": { sendPosCode: true } },
    { ordering: { sendPosCode: true } },
  );
});

it.concurrent("PATCH_ORDER: what was chosen for the reward is included, and the rest of the order is discounted", async () => {
  await inKioskWorld(async (world) => {
    const BURGER = "burger-beet";
    await world.control("PUT", `loyalty/customers/${AMARA.id}`, {
      benefits: {
        rewards: [
          {
            itemId: BURGER,
            titleByLocale: { en: "Burger" },
            price: "12.90",
            quantity: 1,
            points: 900,
          },
        ],
        pointsPayment: null,
        discounts: [{ discountId: "TEN", type: "percent", value: "10" }],
      },
    });
    const groups = await groupsOf(world, BURGER);
    const choices = [
      { groupId: groups("bun-brioche"), modifierId: "bun-brioche", count: 1 },
      ...["extra-pickles", "extra-cheddar", "extra-avocado"].map((modifierId) => ({
        groupId: groups(modifierId),
        modifierId,
        count: 1,
      })),
    ];
    const lines = [line(BURGER, 1, choices), line(SOUP)];
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, lines);
    expect(await visit.order(lines)).toMatchObject({ paid: "6.12" });
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked?.items.map(({ id }) => id)).toEqual([SOUP]);
    const present = only(cooked?.presents ?? []);
    expect(present).toMatchObject({ id: BURGER, price: 0, count: 1 });
    expect(present.modifiers?.map(({ id, price }) => [id, price])).toEqual([
      ["bun-brioche", 0],
      ["extra-pickles", 0],
      ["extra-cheddar", 0],
      ["extra-avocado", 0],
    ]);
    const closed = only(await seenBy(world).closings());
    expect(closed.order.menuItems[0]).toMatchObject({ itemId: BURGER, discounts: ZEROED });
    await expectBooks(world, 6.12, 6.12);
  }, PATCH_ORDER);
});

it.concurrent("PATCH_ORDER: line discounts that leave something to pay are sent to the kitchen as an order discount", async () => {
  await inKioskWorld(async (world) => {
    const lines = [line(SOUP), line(LEMONADE, 2)];
    await world.setFault("loyalty.qr-code", {
      processed: true,
      times: 1,
      answer: {
        accepted: true,
        menuItems: [
          lineAnswer(LEMONADE, 1, [{ discountId: "THIRD", type: "percent", value: 33.3 }]),
          lineAnswer(SOUP, 1, [{ discountId: "LESS", type: "amount", value: 0.85 }]),
          lineAnswer("cola", 1, ZEROED),
        ],
        discounts: [{ discountId: "TEN", type: "percent", value: 10 }],
      },
    });
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, lines);
    // 3.90 × 33.3 % = 1.2987 → 1.30; 14.60 − 1.30 − 0.85 = 12.45; 10 % = 1.245 → 1.25
    expect(await visit.order(lines)).toMatchObject({ paid: "11.20" });
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked?.presents).toEqual([]);
    expect(cooked?.items.map(({ id, count }) => [id, count])).toEqual([
      [SOUP, 1],
      [LEMONADE, 1],
      [LEMONADE, 1],
    ]);
    const closed = only(await seenBy(world).closings());
    expect(brief(closed.order.menuItems)).toEqual([
      [SOUP, 1, [{ discountId: "LESS", type: "amount", value: 0.85 }]],
      [LEMONADE, 1, [{ discountId: "THIRD", type: "percent", value: 33.3 }]],
      [LEMONADE, 1, null],
    ]);
    await expectBooks(world, 11.2, 11.2);
  }, PATCH_ORDER);
});

it.concurrent("PATCH_ORDER: a declined reward is paid at its full price, and spends no points", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    const lines = [line(SOUP), line(LEMONADE)];
    await visit.identify(AMARA.phone, lines);
    const view = await visit.order(lines, { rewards: { ...NO_REWARDS_DECIDED, declined: [0] } });
    expect(view).toMatchObject({ paid: "10.70", points: { state: "credited", spent: 0 } });
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked?.presents).toEqual([]);
    expect(cooked?.items.map(({ id }) => id)).toEqual([SOUP, LEMONADE]);
    const closed = only(await seenBy(world).closings());
    expect(brief(closed.order.menuItems)).toEqual([
      [SOUP, 1, null],
      [LEMONADE, 1, null],
    ]);
    await expectBooks(world, 10.7, 10.7);
  }, PATCH_ORDER);
});

it.concurrent("PATCH_ORDER: an order that changed after its identification has no customer, and is not closed", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, [line(SOUP), line(LEMONADE)]);
    const changed = [line(SOUP), line(LEMONADE, 2)];
    expect((await visit.place(changed)).result).toBe("identification-void");
    await visit.notYou();
    expect(await visit.order(changed)).toMatchObject({ paid: "14.60", points: null });
    expect(await seenBy(world).closings()).toEqual([]);
    const [first] = await seenBy(world).identifications();
    const again = startVisit(world);
    await again.identify(AMARA.phone, changed);
    const [, second] = await seenBy(world).identifications();
    expect(second?.orderId).not.toBe(first?.orderId);
    expect(await again.order(changed)).toMatchObject({ paid: "10.70" });
  }, PATCH_ORDER);
});

it.concurrent("not you: the first customer's benefits are dropped, and only the second one's order is closed", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    const lines = [line(SOUP)];
    await visit.identify(AMARA.phone, lines);
    await visit.notYou();
    await visit.identify(JONAS.phone, lines);
    // 10 % off, no lemonade
    expect(await visit.order(lines, { usePoints: true })).toMatchObject({ paid: "6.12" });
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked?.presents).toEqual([]);
    const [first, second] = await seenBy(world).identifications();
    const closed = only(await seenBy(world).closings());
    expect(closed).toMatchObject({ orderId: second?.orderId, phoneNumber: JONAS.phone });
    expect(first?.orderId).not.toBe(second?.orderId);
    const { loyalty, violations } = await seenBy(world).books();
    // The first reservation annuls itself.
    expect(loyalty.map(({ state }) => state)).toEqual(["validated", "closed"]);
    expect(violations).toEqual([]);
  });
});

function lineAnswer(itemId: string, quantity: number, discounts: readonly unknown[]) {
  return { itemId, title: itemId, price: 1, quantity, discounts };
}

/** Finds the group of an item in which a modifier is offered. */
async function groupsOf(world: KioskWorld, itemId: string) {
  for await (const { menu } of wholeMenus(await world.client.menu.live())) {
    const groups = menu?.items[itemId]?.modifierGroups ?? [];
    return (modifierId: string): string => {
      const group = groups.find(({ modifiers }) => modifiers.some(({ id }) => id === modifierId));
      if (!group) throw new Error(`no group with ${modifierId}`);
      return group.id;
    };
  }
  throw new Error("no menu");
}

it.concurrent("an order is placed with the identification that the customer was shown, or with none", async () => {
  await inKioskWorld(async (world) => {
    const lines = [line(SOUP)];
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, lines);
    // The page has missed an answer of the service, or the host has restarted.
    const other = { identificationId: world.newId() };
    expect(await visit.place(lines, other)).toEqual({ result: "identification-void" });
    // The customer went on without points, and the host knows somebody all the same.
    const nobody = { identificationId: null, usePoints: true };
    expect(await visit.order(lines, nobody)).toMatchObject({ paid: "6.80", points: null });
    expect(await seenBy(world).closings()).toEqual([]);
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked?.presents).toEqual([]);
  });
});
