import pino from "pino";
import { describe, expect, test } from "vitest";
import type { Menu, MenuItem } from "../../../../domain/menu.ts";
import { NO_BENEFITS } from "../../../../domain/rewards.ts";
import { rewardOf } from "../../../../domain/testing/products.ts";
import { type Perform, Runner } from "../running/runner.ts";
import { MemoryDisk } from "../simulation/memory-journal.ts";
import { VirtualClock } from "../simulation/virtual-clock.ts";
import type { CreateOutcome } from "../state/events.ts";
import { but, NOON, playOrder, usualOrder } from "../testing/play.ts";
import { type PlacedBasket, watchSoldOut } from "./sold-out.ts";

function item(id: string, title: string, ...modifierIds: string[]): MenuItem {
  const prices = { EAT_IN: { value: "5", taxes: [] } };
  const modifiers = modifierIds.map((modifierId) => ({
    id: modifierId,
    code: modifierId,
    title: { en: modifierId },
    prices,
    preselected: false,
  }));
  const group = { id: "extras", title: { en: "Extras" }, min: 0, max: 3, free: 0, modifiers };
  return {
    id,
    code: id,
    title: { en: title },
    description: {},
    prices,
    modifierGroups: modifiers.length > 0 ? [group] : [],
  };
}

function menuOf(revision: number, ...items: MenuItem[]): Menu {
  const byId = Object.fromEntries(items.map((entry) => [entry.id, entry]));
  return { revision, categories: [], items: byId, combos: {} };
}

const SOUP = item("soup", "Soup");
const BURGER = item("burger", "Burger", "cheddar");
const MENU = menuOf(1, SOUP, BURGER);
const BASKET = {
  lines: [
    { kind: "item", lineId: "1", itemId: "soup", count: 1, choices: [] },
    {
      kind: "item",
      lineId: "2",
      itemId: "burger",
      count: 2,
      choices: [{ groupId: "extras", modifierId: "cheddar", count: 1 }],
    },
  ],
} as const;
const PLACED: PlacedBasket = {
  request: {
    menu: MENU,
    basket: BASKET,
    orderType: "EAT_IN",
    digits: 2,
    taxesIncluded: true,
    benefits: NO_BENEFITS,
    usePoints: false,
  },
  made: BASKET,
  dueShown: "25.00",
  rewardsShown: [],
};
/** The same with a free cake. */
const PLACED_WITH_GIFT: PlacedBasket = {
  ...PLACED,
  request: { ...PLACED.request, benefits: { ...NO_BENEFITS, rewards: [rewardOf("cake")] } },
  rewardsShown: [0],
};
const RAN_OUT: CreateOutcome = {
  kind: "rejected",
  reason: "no soup left",
  posErrorType: "ITEM_UNAVAILABLE",
};
const REFUSED: CreateOutcome = { ...RAN_OUT, posErrorType: null };

type Outcome = "unchanged" | "updated" | "failed";

/** A kiosk whose kitchen refuses an order; the test answers `pull`. */
async function refusing(outcome: CreateOutcome, remembered: PlacedBasket | null = PLACED) {
  const clock = new VirtualClock(NOON);
  const shop = { menu: MENU, pulls: [] as ((outcome: Outcome) => void)[] };
  const perform: Perform = (command) => {
    const answer = but({ Create: () => ({ type: "CreateAnswered", outcome }) })(
      command,
      playOrder(),
    );
    return answer
      ? Promise.resolve({ event: { ...answer, at: clock.now() }, exchanges: [] })
      : new Promise(() => {});
  };
  const journal = new MemoryDisk().forOneRun(
    () => true,
    () => {},
  );
  const log = pino({ enabled: false });
  const runner = new Runner({ journal, clock, perform, log });
  const soldOut = watchSoldOut({
    runner,
    clock,
    menu: () => shop.menu,
    pull: () =>
      new Promise((resolve) => {
        shop.pulls.push(resolve);
      }),
  });
  const notifications: unknown[] = [];
  const now = () => {
    const state = runner.state("order");
    return state && soldOut.of(state);
  };
  soldOut.subscribe(() => notifications.push(now()));
  if (remembered) soldOut.remember("order", remembered);
  const order = usualOrder({ paymentFlow: "nothing-due", total: "0", loyaltyOrderId: null });
  runner.place({ type: "Placed", at: NOON, order, ids: null });
  await waitUntilIdle();
  /** Answers the pull with a menu; null: without one. */
  const arrive = async (menu: Menu | null) => {
    const unchanged = menu === shop.menu;
    if (menu) shop.menu = menu;
    shop.pulls[0]?.(menu === null ? "failed" : unchanged ? "unchanged" : "updated");
    await waitUntilIdle();
  };
  return { clock, shop, arrive, now, notifications, changed: () => soldOut.changed("order") };
}

const waitUntilIdle = () => new Promise((resolve) => setImmediate(resolve));

describe("an order refused for an item that ran out", () => {
  test("has the menu pulled at once, and names what has vanished from it", async () => {
    const kiosk = await refusing(RAN_OUT);
    expect(kiosk.shop.pulls).toHaveLength(1);
    expect(kiosk.now()).toEqual({ state: "asking" });
    await kiosk.arrive(menuOf(2, BURGER));
    expect(kiosk.now()).toEqual({ state: "known", titles: [{ en: "Soup" }] });
    expect(kiosk.notifications).toEqual([kiosk.now()]);
  });

  test("names an ingredient that has vanished, instead of its dish", async () => {
    const kiosk = await refusing(RAN_OUT);
    await kiosk.arrive(menuOf(2, item("burger", "Burger")));
    expect(kiosk.now()).toEqual({ state: "known", titles: [{ en: "Soup" }, { en: "cheddar" }] });
  });

  test("names nothing if something else has to be chosen now: that has not run out", async () => {
    const kiosk = await refusing(RAN_OUT);
    const groups = BURGER.modifierGroups.map((group) => ({ ...group, min: 2 }));
    await kiosk.arrive(menuOf(2, SOUP, { ...BURGER, modifierGroups: groups }));
    expect(kiosk.now()).toEqual({ state: "unknown" });
  });

  test("names nothing if the menu has everything that was ordered", async () => {
    const kiosk = await refusing(RAN_OUT);
    await kiosk.arrive(menuOf(2, SOUP, BURGER, item("cake", "Cake")));
    expect(kiosk.now()).toEqual({ state: "unknown" });
  });

  test("names nothing if the menu does not arrive in time; what is found later is still reported", async () => {
    const failing = await refusing(RAN_OUT);
    await failing.arrive(null);
    expect(failing.now()).toEqual({ state: "unknown" });

    const slow = await refusing(RAN_OUT);
    while (slow.clock.step());
    expect(slow.clock.now()).toBe(NOON + 8_000);
    expect(slow.now()).toEqual({ state: "unknown" });
    await slow.arrive(menuOf(2, BURGER));
    expect(slow.now()).toEqual({ state: "known", titles: [{ en: "Soup" }] });
  });

  test("names nothing after a restart, when the basket is forgotten", async () => {
    const kiosk = await refusing(RAN_OUT, null);
    await kiosk.arrive(menuOf(2, BURGER));
    expect(kiosk.now()).toEqual({ state: "unknown" });
  });
});

describe("an order refused without a reason", () => {
  test("has the menu pulled too: what has vanished is the reason", async () => {
    const kiosk = await refusing(REFUSED);
    expect(kiosk.now()).toBeNull();
    await kiosk.arrive(menuOf(2, BURGER));
    expect(kiosk.now()).toEqual({ state: "known", titles: [{ en: "Soup" }] });
  });

  test("is not shown as sold out if nothing has vanished", async () => {
    const kiosk = await refusing(REFUSED);
    await kiosk.arrive(MENU);
    expect(kiosk.now()).toBeNull();
  });
});

test("an order that is accepted pulls no menu", async () => {
  const kiosk = await refusing({ kind: "accepted", posId: "pos-1", queueNumber: "7" });
  expect(kiosk.shop.pulls).toEqual([]);
  expect(kiosk.now()).toBeNull();
});

describe("whether an order could be made again as it was placed", () => {
  test("it can while the menu has it at its price", async () => {
    const kiosk = await refusing(REFUSED);
    kiosk.shop.menu = menuOf(2, SOUP, BURGER, item("cake", "Cake"));
    expect(kiosk.changed()).toBeNull();
  });

  test.each([
    {
      what: "a dish is gone",
      menu: menuOf(2, BURGER),
      due: "20.00",
      problems: [{ lineId: "1", reason: "product-gone" }],
    },
    {
      what: "a dish has another price",
      menu: menuOf(2, { ...SOUP, prices: { EAT_IN: { value: "6", taxes: [] } } }, BURGER),
      due: "26.00",
      problems: [],
    },
  ])("it cannot if $what: both amounts are known", async ({ menu, due, problems }) => {
    const kiosk = await refusing(REFUSED);
    kiosk.shop.menu = menu;
    const changed = { result: "changed", before: "25.00", rewardsGiven: [] };
    expect(kiosk.changed()).toEqual({ ...changed, due, problems });
  });

  test("it cannot if a gift on it is gone, also at the same price", async () => {
    const kiosk = await refusing(REFUSED, PLACED_WITH_GIFT);
    kiosk.shop.menu = menuOf(2, SOUP, BURGER, item("cake", "Cake"));
    expect(kiosk.changed()).toBeNull();
    kiosk.shop.menu = menuOf(3, SOUP, BURGER);
    const changed = { result: "changed", before: "25.00", due: "25.00", problems: [] };
    expect(kiosk.changed()).toEqual({ ...changed, rewardsGiven: [] });
  });

  test("nothing is known of it after a restart", async () => {
    const kiosk = await refusing(REFUSED, null);
    kiosk.shop.menu = menuOf(2);
    expect(kiosk.changed()).toBeNull();
  });
});
