/** Combos against the sandbox's kitchen, which prices every line independently (ordering.md §2.6). */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ORDER_TYPES, type OrderType } from "../../../contracts/ordering.ts";
import type { ComboLine } from "../../../domain/basket.ts";
import { type Choice, chosenCount, preselectedChoices } from "../../../domain/choices.ts";
import { addPick, type ComboPick, offeredItem } from "../../../domain/combo-picks.ts";
import type { Combo, ComboStep, Menu, MenuItem } from "../../../domain/menu.ts";
import { add, compare, isZero } from "../../../domain/money.ts";
import { openSandboxKitchen, orderOf, type SandboxKitchen } from "./testing/sandbox-kitchen.ts";

let kitchen: SandboxKitchen;
beforeEach(async () => {
  kitchen = await openSandboxKitchen();
});
afterEach(() => kitchen.close());

/** As many modifiers of every group as may be chosen, starting at number `turn`. */
function fullChoices(item: MenuItem, turn: number): Choice[] {
  return item.modifierGroups.reduce<Choice[]>((choices, group) => {
    const { max, modifiers } = group;
    const turned = modifiers.map((_, index) => modifiers[(index + turn) % modifiers.length]);
    for (const modifier of turned) {
      const isFull = max !== null && chosenCount(choices, group.id) >= max;
      const isChosen = choices.some(
        ({ groupId, modifierId }) => groupId === group.id && modifierId === modifier?.id,
      );
      if (!modifier || isFull || isChosen) continue;
      choices.push({ groupId: group.id, modifierId: modifier.id, count: 1 });
    }
    return choices;
  }, preselectedChoices(item));
}

/** As many picks as the step takes, its items in turn, each with as many modifiers as possible. */
function fullStep(
  step: ComboStep,
  before: readonly ComboPick[],
  menu: Menu,
  turn: number,
): readonly ComboPick[] {
  const items = Array.from(
    { length: step.max },
    (_, index) => step.items[(index + turn) % step.items.length],
  );
  return items.reduce((picks, stepItem) => {
    const offered = stepItem && offeredItem(step, stepItem.itemId, menu);
    const more = stepItem ? addPick(step, picks, stepItem.itemId, menu) : picks;
    const added = more.at(-1);
    return offered && added && more !== picks
      ? [...more.slice(0, -1), { ...added, choices: fullChoices(offered.item, turn) }]
      : more;
  }, before);
}

/** Every combo, repeated until every item of every step is picked, with modifiers in every order. */
function everyCombo(menu: Menu): ComboLine[] {
  return Object.values(menu.combos).flatMap((combo) => {
    const turns = Math.max(...combo.steps.map(({ items }) => items.length));
    return Array.from({ length: turns }, (_, turn) => comboLine(combo, menu, turn));
  });
}

function comboLine(combo: Combo, menu: Menu, turn: number): ComboLine {
  const picks = combo.steps.reduce<readonly ComboPick[]>(
    (all, step) => fullStep(step, all, menu, turn),
    [],
  );
  const lineId = `${combo.id} ${turn}`;
  return { kind: "combo", lineId, comboId: combo.id, count: 1 + (turn % 2), picks };
}

test.each<[boolean, OrderType]>([
  [false, "EAT_IN"],
  [false, "PICKUP"],
  [true, "EAT_IN"],
  [true, "PICKUP"],
])(
  "with sendPosCode %s, %s: every combo with all possible choices is accepted at its price",
  async (sendPosCode, orderType) => {
    await kitchen.control("PUT", "ordering/switches", { sendPosCode });
    const menu = await kitchen.syncedMenu();
    const settings = {
      ...kitchen.settings,
      ordering: { ...kitchen.settings.ordering, sendPosCode },
    };
    const lines = everyCombo(menu);
    const { priced, body } = orderOf(menu, randomUUID(), { orderType, lines, settings });
    const picks = priced.lines.flatMap((line) => line.picks);
    expect(picks.some(({ surcharge }) => !isZero(surcharge))).toBe(true);
    expect(picks.some(({ modifiers }) => modifiers.some(({ price }) => !isZero(price)))).toBe(true);
    expect(await kitchen.client.createOrder(body)).toMatchObject({ kind: "accepted" });
    // With a cent more the kitchen refuses it.
    const { charge } = body.payment;
    const more = (amount: number) => Number((amount + 0.01).toFixed(2));
    const dearer = { ...charge, subtotal: more(charge.subtotal), total: more(charge.total) };
    const wrong = { ...body, id: randomUUID(), payment: { ...body.payment, charge: dearer } };
    expect(await kitchen.client.createOrder(wrong)).toMatchObject({
      kind: "rejected",
      reason: expect.stringContaining("the lines come to"),
    });
  },
);

test("a forbidden modifier is not offered, and the kitchen would refuse it", async () => {
  const menu = await kitchen.syncedMenu();
  const forbidden = Object.values(menu.combos).flatMap((combo) =>
    combo.steps.flatMap((step) =>
      step.items.flatMap((stepItem) =>
        stepItem.forbiddenModifiers.map((modifierId) => ({ combo, step, stepItem, modifierId })),
      ),
    ),
  );
  expect(forbidden.length).toBeGreaterThan(0);
  for (const { combo, step, stepItem, modifierId } of forbidden) {
    const offered = offeredItem(step, stepItem.itemId, menu);
    const ids = offered?.item.modifierGroups.flatMap(({ modifiers }) =>
      modifiers.map(({ id }) => id),
    );
    expect(ids).not.toContain(modifierId);
    const turn = step.items.indexOf(stepItem);
    const line = comboLine(combo, menu, turn);
    const { settings } = kitchen;
    const { body } = orderOf(menu, randomUUID(), { orderType: "EAT_IN", lines: [line], settings });
    expect(await kitchen.client.createOrder(body)).toMatchObject({ kind: "accepted" });
    const [tray] = body.items;
    const at = 1 + (tray?.modifiers?.findIndex(({ id }) => id === stepItem.id) ?? 0);
    const slipped = tray?.modifiers?.toSpliced(at, 0, { id: modifierId, price: 0, count: 1 });
    const items = body.items.map((item) => ({ ...item, ...(slipped && { modifiers: slipped }) }));
    expect(await kitchen.client.createOrder({ ...body, id: randomUUID(), items })).toMatchObject({
      kind: "rejected",
      reason: expect.stringContaining("forbidden"),
    });
  }
});

test.each(ORDER_TYPES.filter((type) => type !== "DELIVERY" && type !== "CATERING"))(
  "%s: a combo costs its price, its surcharges and its paid modifiers, whatever its items cost",
  async (orderType) => {
    const menu = await kitchen.syncedMenu();
    const dear = Object.fromEntries(
      Object.entries(menu.items).map(([id, item]) => [
        id,
        { ...item, prices: { EAT_IN: { value: "999", taxes: [] } } },
      ]),
    );
    const lines = everyCombo(menu);
    const { settings } = kitchen;
    const { priced } = orderOf(menu, "1", { orderType, lines, settings });
    const { priced: dearly } = orderOf({ ...menu, items: dear }, "1", {
      orderType,
      lines,
      settings,
    });
    expect(dearly.total).toBe(priced.total);
    for (const { basePrice, unitPrice, picks } of priced.lines) {
      expect(
        compare(unitPrice, add(basePrice, ...picks.map(({ surcharge }) => surcharge))),
      ).not.toBe(-1);
    }
  },
);
