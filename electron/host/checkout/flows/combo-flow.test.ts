/** A combo from the basket to kitchen, loyalty service and ledger: real host, real sandbox. */

import { expect, it } from "vitest";
import type { Menu } from "../../../../domain/menu.ts";
import { wholeMenus } from "../../../../domain/menu-assembly.ts";
import { inKioskWorld, type KioskWorld } from "../../../testing/kiosk-world.ts";
import { NO_REWARDS_DECIDED } from "../../../testing/placing.ts";
import {
  AMARA,
  expectBalanced,
  type Lines,
  line,
  seenBy,
  startVisit,
} from "../testing/loyalty-visit.ts";

const TRAY = "combo-lunch-tray";
const SOUP = "soup-roast-tomato";

async function menuOf(world: KioskWorld): Promise<Menu> {
  for await (const { menu } of wholeMenus(await world.client.menu.live())) if (menu) return menu;
  throw new Error("no menu");
}

/** A lunch tray with the beet burger (surcharge 1.00) on a brioche bun (0.60), fries and lemonade. */
async function trayOf(world: KioskWorld, count = 1): Promise<Lines> {
  const menu = await menuOf(world);
  const [burger, side, drink] = menu.combos[TRAY]?.steps ?? [];
  const choose = (itemId: string, modifierId: string) => {
    const groups = menu.items[itemId]?.modifierGroups ?? [];
    const group = groups.find(({ modifiers }) => modifiers.some(({ id }) => id === modifierId));
    return { groupId: group?.id ?? "none", modifierId, count: 1 };
  };
  const pick = (pickId: string, stepId: string | undefined, itemId: string, chosen: string[]) => ({
    pickId,
    stepId: stepId ?? "none",
    itemId,
    choices: chosen.map((modifierId) => choose(itemId, modifierId)),
  });
  const picks = [
    pick("1", drink?.id, "lemonade-mint", []),
    pick("2", burger?.id, "burger-beet", ["bun-brioche"]),
    pick("3", side?.id, "fries-skin-on", ["salt-sea"]),
  ];
  return [{ kind: "combo", lineId: "tray", comboId: TRAY, count, picks }];
}

const names = (modifiers: readonly { id: string; price: number }[] | undefined) =>
  modifiers?.map(({ id, price }) => [id, price]);

it.concurrent("a combo is cooked, paid and sent to the loyalty service as one line with its picks", async () => {
  await inKioskWorld(async (world) => {
    const lines = await trayOf(world, 2);
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, lines);
    // 2 × (17.90 + 1.00 + 0.60)
    const view = await visit.order(lines, { rewards: { ...NO_REWARDS_DECIDED, declined: [0] } });
    expect(view).toMatchObject({ step: "done", paid: "39.00" });
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked?.items).toMatchObject([{ id: TRAY, price: 17.9, count: 2 }]);
    expect(names(cooked?.items[0]?.modifiers)).toEqual([
      ["burger-beet", 1],
      ["bun-brioche", 0.6],
      ["fries-skin-on", 0],
      ["salt-sea", 0],
      ["lemonade-mint", 0],
    ]);
    const [closed] = await seenBy(world).closings();
    expect(closed?.order.menuItems).toMatchObject([{ itemId: TRAY, price: 17.9, quantity: 2 }]);
    const modifiers = closed?.order.menuItems[0]?.modifiers ?? [];
    expect(modifiers.map(({ title, price }) => [title, price])).toContainEqual(["Beet burger", 1]);
    const { violations, orders } = await seenBy(world).books();
    expect(violations).toEqual([]);
    expect(orders).toMatchObject([{ total: 39 }]);
  });
});

it.concurrent("a combo that lacks a step, or has what the step forbids, is refused", async () => {
  await inKioskWorld(async (world) => {
    const [tray] = await trayOf(world);
    if (tray?.kind !== "combo") throw new Error("no tray");
    const outcomeOf = async (picks: typeof tray.picks) => {
      const placed = await startVisit(world).place([{ ...tray, picks }]);
      return placed.result === "changed" ? placed.problems : placed.result;
    };
    expect(await outcomeOf(tray.picks.slice(1))).toEqual([
      { lineId: "tray", reason: "choices-incomplete" },
    ]);
    const chicken = tray.picks.map((pick) =>
      pick.itemId === "burger-beet"
        ? {
            ...pick,
            itemId: "burger-chicken",
            choices: pick.choices.map((choice) => ({ ...choice, modifierId: "bun-lettuce" })),
          }
        : pick,
    );
    expect(await outcomeOf(chicken)).toEqual([{ lineId: "tray", reason: "modifier-gone" }]);
    expect(await outcomeOf(tray.picks)).toBe("placed");
  });
});

it.concurrent("PATCH_ORDER: a reward that names a combo makes the combo and its picks free", async () => {
  await inKioskWorld(
    async (world) => {
      const reward = { itemId: TRAY, titleByLocale: { en: "Tray" }, price: "17.90", quantity: 1 };
      await world.control("PUT", `loyalty/customers/${AMARA.id}`, {
        benefits: { rewards: [{ ...reward, points: 900 }], pointsPayment: null },
      });
      const lines = [...(await trayOf(world)), line(SOUP)];
      const visit = startVisit(world);
      await visit.identify(AMARA.phone, lines);
      expect(await visit.order(lines)).toMatchObject({ step: "done", paid: "6.80" });
      const [cooked] = await seenBy(world).kitchen();
      expect(cooked?.items.map(({ id }) => id)).toEqual([SOUP]);
      expect(cooked?.presents).toMatchObject([{ id: TRAY, price: 0, count: 1 }]);
      expect(names(cooked?.presents[0]?.modifiers)).toContainEqual(["burger-beet", 0]);
      await expectBalanced(world);
    },
    { outlet: { flow: "PATCH_ORDER" } },
  );
});

it.concurrent("REGULAR: a reward combo has the menu's picks, and the customer's in its open steps", async () => {
  await inKioskWorld(async (world) => {
    const reward = { itemId: TRAY, titleByLocale: { en: "Tray" }, price: "17.90", quantity: 1 };
    await world.control("PUT", `loyalty/customers/${AMARA.id}`, {
      benefits: { rewards: [{ ...reward, points: 900 }], pointsPayment: null },
    });
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, [line(SOUP)]);
    expect(await visit.place([line(SOUP)])).toMatchObject({
      problems: [{ lineId: "reward-0", reason: "choices-incomplete" }],
    });
    const chosen = (await trayOf(world, 1)).map((tray) => ({ ...tray, lineId: "reward-0" }));
    const rewards = { ...NO_REWARDS_DECIDED, chosen };
    const view = await visit.order([line(SOUP)], { rewards });
    expect(view).toMatchObject({ step: "done", paid: "6.80" });
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked?.presents).toMatchObject([{ id: TRAY, price: 0, count: 1 }]);
    const picked = cooked?.presents[0]?.modifiers?.map(({ id }) => id) ?? [];
    // The customer could not choose the burger.
    const dishes = ["burger-barley", "fries-skin-on", "lemonade-mint"];
    expect(picked).toEqual(expect.arrayContaining(dishes));
    expect(picked).not.toContain("burger-beet");
    await expectBalanced(world);
  });
});
