import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OrderRequestBody } from "../../../contracts/ordering.ts";
import { preselectedChoices } from "../../../domain/choices.ts";
import type { Menu } from "../../../domain/menu.ts";
import { priceBasket } from "../../../domain/pricing.ts";
import { NO_BENEFITS } from "../../../domain/rewards.ts";
import type { Fault } from "../../../sandbox/core/faults.ts";
import { type Sandbox, startSandbox } from "../../../sandbox/sandbox.ts";
import type { HttpClient } from "../net/http-client.ts";
import { createLog } from "../net/log.ts";
import { createHttpClient } from "../net/undici-client.ts";
import { parseSettings, type Settings } from "../settings.ts";
import { createOrderingClient, type OrderingClient } from "./client.ts";
import { type CachedMenu, createMenuSync, type MenuSync } from "./menu-sync.ts";
import { buildOrderRequest, snapshotCharge, snapshotLine } from "./order-request.ts";

const log = createLog({ level: "silent" });
let folder: string;
let sandbox: Sandbox;
let settings: Settings;
let http: HttpClient;
let client: OrderingClient;
let sync: MenuSync;
let kept: CachedMenu | null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-ordering-"));
  sandbox = await startSandbox({ port: 0, dataDir: folder, gatePort: 4650 });
  settings = parseSettings(sandbox.settings, "/", {});
  http = createHttpClient({ caFile: null, log });
  client = createOrderingClient({ http, settings, log });
  kept = null;
  sync = createSync();
});
afterEach(async () => {
  await http.close();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

function createSync(): MenuSync {
  const cache = {
    read: () => kept,
    write: (menu: CachedMenu) => {
      kept = menu;
    },
  };
  return createMenuSync({ client, cache, settings, log, now: Date.now, random: Math.random });
}

async function control(method: "PUT" | "GET", path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${sandbox.url}/control/${path}`, {
    method,
    headers: { "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

const setFault = (operation: string, fault: Fault) => control("PUT", `faults/${operation}`, fault);

async function syncedMenu(): Promise<Menu> {
  expect(await sync.syncNow()).toBe("updated");
  const menu = sync.current();
  if (menu === null) throw new Error("no menu");
  return menu;
}

/** Every item of the menu once, with what is preselected and the least that each group asks for. */
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
  const priced = priceBasket({
    menu,
    basket: { lines },
    orderType: "EAT_IN",
    digits: 2,
    taxesIncluded: settings.ordering.taxesIncluded,
    benefits: NO_BENEFITS,
    usePoints: false,
  });
  expect(priced.problems).toEqual([]);
  return buildOrderRequest(
    {
      orderId: randomUUID(),
      platformOrderId: 1,
      orderType: "EAT_IN",
      client: { name: null, email: null, phoneNumber: null },
      tableNumber: null,
      paymentMethod: "BANK_CARD_IN_APP",
      charge: snapshotCharge(priced),
      lines: priced.lines.map((line) => snapshotLine(line, menu)),
      presents: [],
    },
    settings,
  );
}

describe("against the sandbox", () => {
  test("the whole menu is imported without a warning", async () => {
    const menu = await syncedMenu();
    expect(sync.status().warnings).toEqual([]);
    expect(Object.keys(menu.items).length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(menu.combos).length).toBeGreaterThan(0);
    expect(menu.categories.length).toBeGreaterThan(0);
  });

  test("the revision spares the menu until something changes, and the change arrives", async () => {
    const menu = await syncedMenu();
    expect(await sync.syncNow()).toBe("unchanged");
    const [gone] = Object.keys(menu.items);
    await control("PUT", `ordering/items/${gone}`, { soldOut: true });
    expect(await sync.syncNow()).toBe("updated");
    expect(Object.keys(sync.current()?.items ?? {})).not.toContain(gone);
  });

  test("a kiosk without network starts with the menu it had", async () => {
    const menu = await syncedMenu();
    await setFault("ordering.menu-revision", { drop: "before-processing" });
    await setFault("ordering.menu", { drop: "before-processing" });
    const restarted = createSync();
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
    const menu = await syncedMenu();
    await setFault("ordering.menu-revision", { status: 500 });
    await setFault("ordering.menu", fault);
    expect(await sync.syncNow()).toBe("failed");
    expect(sync.current()).toEqual(menu);
  });

  test("an order of every item at its least is accepted and can be followed", async () => {
    const menu = await syncedMenu();
    expect(await client.healthcheck()).toBe("UP");
    const created = await client.createOrder(orderOfEverything(menu));
    if (created.kind !== "accepted") throw new Error(JSON.stringify(created));
    expect(created.queueNumber).not.toBeNull();
    const read = await client.readOrders([created.posId]);
    expect(read).toMatchObject({
      kind: "orders",
      orders: [{ posId: created.posId, queueNumber: created.queueNumber }],
    });
  });

  test("an order that the POS cannot accept is rejected, for good", async () => {
    const body = orderOfEverything(await syncedMenu());
    const [line] = body.items;
    await control("PUT", `ordering/items/${line?.id}`, { soldOut: true });
    expect(await client.createOrder(body)).toMatchObject({ kind: "rejected" });
  });

  test.each<[string, Fault]>([
    ["lost after the POS had taken it", { drop: "after-processing" }],
    ["without the right token", { wrongToken: true }],
    ["half told", { malformed: "cut" }],
  ])(
    "an acceptance %s is ambiguous; the same order again brings the posId",
    async (_case, fault) => {
      const body = orderOfEverything(await syncedMenu());
      await setFault("ordering.order", { ...fault, times: 1 });
      expect(await client.createOrder(body)).toMatchObject({ kind: "ambiguous" });
      expect(await client.createOrder(body)).toMatchObject({ kind: "accepted" });
    },
  );

  test("a kitchen that is DOWN takes no order", async () => {
    await setFault("ordering.healthcheck", { answer: { kitchen: "DOWN" } });
    expect(await client.healthReport()).toEqual({
      status: "DOWN",
      cause: "service-down",
      detail: "kitchen",
    });
  });
});
