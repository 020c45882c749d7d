import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OrderRequestBody } from "../../../contracts/ordering.ts";
import { preselectedChoices } from "../../../domain/choices.ts";
import type { Menu } from "../../../domain/menu.ts";
import type { Fault } from "../../../sandbox/core/faults.ts";
import { openSandboxKitchen, orderOf, type SandboxKitchen } from "./testing/sandbox-kitchen.ts";

let kitchen: SandboxKitchen;
beforeEach(async () => {
  kitchen = await openSandboxKitchen();
});
afterEach(() => kitchen.close());

/** Every item of the menu once, with its preselection and the minimum of each group. */
function orderOfEverything(menu: Menu): OrderRequestBody {
  const lines = Object.values(menu.items).map((item) => {
    const preselected = preselectedChoices(item);
    const missing = item.modifierGroups.flatMap((group) => {
      const [first] = group.modifiers;
      const chosen = preselected.filter((choice) => choice.groupId === group.id).length;
      const count = group.min - chosen;
      return first && count > 0 ? [{ groupId: group.id, modifierId: first.id, count }] : [];
    });
    const choices = [...preselected, ...missing];
    return { kind: "item" as const, lineId: item.id, itemId: item.id, count: 2, choices };
  });
  const { settings } = kitchen;
  return orderOf(menu, randomUUID(), { orderType: "EAT_IN", lines, settings }).body;
}

describe("against the sandbox", () => {
  test("the whole menu is imported without a warning", async () => {
    const menu = await kitchen.syncedMenu();
    expect(kitchen.sync.status().warnings).toEqual([]);
    expect(Object.keys(menu.items).length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(menu.combos).length).toBeGreaterThan(0);
    expect(menu.categories.length).toBeGreaterThan(0);
  });

  test("the menu is not fetched again until its revision changes, and then the change arrives", async () => {
    const menu = await kitchen.syncedMenu();
    expect(await kitchen.sync.syncNow()).toBe("unchanged");
    const [gone] = Object.keys(menu.items);
    await kitchen.control("PUT", `ordering/items/${gone}`, { soldOut: true });
    expect(await kitchen.sync.syncNow()).toBe("updated");
    expect(Object.keys(kitchen.sync.current()?.items ?? {})).not.toContain(gone);
  });

  test("a kiosk without network starts with its last menu", async () => {
    const menu = await kitchen.syncedMenu();
    await kitchen.setFault("ordering.menu-revision", { drop: "before-processing" });
    await kitchen.setFault("ordering.menu", { drop: "before-processing" });
    const restarted = kitchen.createSync();
    await restarted.restored(60_000);
    expect(restarted.current()).toEqual(menu);
    expect(await restarted.syncNow()).toBe("failed");
    expect(restarted.current()).toEqual(menu);
  });

  test.each<[string, Fault]>([
    ["a wrong token", { wrongToken: true }],
    ["half a body", { malformed: "cut" }],
    ["a page instead of JSON", { malformed: "not-json" }],
    ["JSON of another shape", { malformed: "wrong-shape" }],
    ["HTTP 500", { status: 500 }],
  ])("%s never replaces the menu", async (_case, fault) => {
    const menu = await kitchen.syncedMenu();
    await kitchen.setFault("ordering.menu-revision", { status: 500 });
    await kitchen.setFault("ordering.menu", fault);
    expect(await kitchen.sync.syncNow()).toBe("failed");
    expect(kitchen.sync.current()).toEqual(menu);
  });

  test("an order of every item with minimal choices is accepted and can be followed", async () => {
    const menu = await kitchen.syncedMenu();
    expect(await kitchen.client.healthcheck()).toBe("UP");
    const created = await kitchen.client.createOrder(orderOfEverything(menu));
    if (created.kind !== "accepted") throw new Error(JSON.stringify(created));
    expect(created.queueNumber).not.toBeNull();
    const read = await kitchen.client.readOrders([created.posId]);
    expect(read).toMatchObject({
      kind: "orders",
      orders: [{ posId: created.posId, queueNumber: created.queueNumber }],
    });
  });

  test("an order that the POS cannot accept is rejected definitely", async () => {
    const body = orderOfEverything(await kitchen.syncedMenu());
    const [line] = body.items;
    await kitchen.control("PUT", `ordering/items/${line?.id}`, { soldOut: true });
    expect(await kitchen.client.createOrder(body)).toMatchObject({ kind: "rejected" });
  });

  test.each<[string, Fault]>([
    ["lost after the POS had accepted it", { drop: "after-processing" }],
    ["without the right token", { wrongToken: true }],
    ["cut off", { malformed: "cut" }],
  ])(
    "an acceptance %s is ambiguous; repeating the order returns the posId",
    async (_case, fault) => {
      const body = orderOfEverything(await kitchen.syncedMenu());
      await kitchen.setFault("ordering.order", { ...fault, times: 1 });
      expect(await kitchen.client.createOrder(body)).toMatchObject({ kind: "ambiguous" });
      expect(await kitchen.client.createOrder(body)).toMatchObject({ kind: "accepted" });
    },
  );

  test("a kitchen that is DOWN accepts no order", async () => {
    await kitchen.setFault("ordering.healthcheck", { answer: { kitchen: "DOWN" } });
    expect(await kitchen.client.healthReport()).toEqual({
      status: "DOWN",
      cause: "service-down",
      detail: "kitchen",
    });
  });
});
