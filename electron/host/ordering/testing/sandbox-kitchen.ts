import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import type { OrderRequestBody, OrderType } from "../../../../contracts/ordering.ts";
import type { BasketLine } from "../../../../domain/basket.ts";
import type { Menu } from "../../../../domain/menu.ts";
import { type PricedBasket, priceBasket } from "../../../../domain/pricing.ts";
import { NO_BENEFITS } from "../../../../domain/rewards.ts";
import type { Fault } from "../../../../sandbox/core/faults.ts";
import { startSandbox } from "../../../../sandbox/sandbox.ts";
import { controlOf } from "../../../../sandbox/testing/control.ts";
import { createLog } from "../../net/log.ts";
import { createHttpClient } from "../../net/undici-client.ts";
import { parseSettings, type Settings } from "../../settings/settings.ts";
import { createOrderingClient, type OrderingClient } from "../client.ts";
import { type CachedMenu, createMenuSync, type MenuSync } from "../menu-sync.ts";
import { buildOrderRequest, snapshotCharge, snapshotLine } from "../order-request.ts";
import { readInProcess } from "./menu-readers.ts";

/** A real sandbox with its kitchen, and the kiosk's side of the ordering contract on top of it. */
export type SandboxKitchen = {
  readonly client: OrderingClient;
  readonly sync: MenuSync;
  /** The settings that the sandbox gives to a kiosk. */
  readonly settings: Settings;
  /** A sync that starts with the menu stored by the last one: the kiosk after a restart. */
  createSync(): MenuSync;
  control(method: "PUT" | "GET", path: string, body?: unknown): Promise<unknown>;
  setFault(operation: string, fault: Fault): Promise<unknown>;
  /** Fetches the menu. */
  syncedMenu(): Promise<Menu>;
  close(): Promise<void>;
};

export async function openSandboxKitchen(): Promise<SandboxKitchen> {
  const log = createLog({ level: "silent" });
  const folder = mkdtempSync(join(tmpdir(), "kiosk-ordering-"));
  const sandbox = await startSandbox({ port: 0, dataDir: folder, gatePort: 4650 });
  const settings = parseSettings(sandbox.settings, "/", {});
  const http = createHttpClient({ caFile: null, log });
  const client = createOrderingClient({ http, settings, log });
  let cached: CachedMenu | null = null;
  const cache = {
    read: async () => cached,
    write: async (menu: CachedMenu) => {
      cached = menu;
    },
  };
  const readMenu = readInProcess;
  const createSync = () =>
    createMenuSync({ client, cache, readMenu, settings, log, now: Date.now, random: Math.random });
  const sync = createSync();
  const control = controlOf(sandbox);
  return {
    client,
    sync,
    settings,
    createSync,
    control,
    setFault: (operation, fault) => control("PUT", `faults/${operation}`, fault),
    async syncedMenu() {
      expect(await sync.syncNow()).toBe("updated");
      const menu = sync.current();
      if (menu === null) throw new Error("no menu");
      return menu;
    },
    async close() {
      await http.close();
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}

type Ordered = {
  readonly orderType: OrderType;
  readonly lines: readonly BasketLine[];
  readonly settings: Pick<Settings, "ordering" | "device">;
};

/** Lines in euros as they are priced, and as they are sent. They are valid. */
export function orderOf(
  menu: Menu,
  orderId: string,
  { orderType, lines, settings }: Ordered,
): { readonly priced: PricedBasket; readonly body: OrderRequestBody } {
  const priced = priceBasket({
    menu,
    basket: { lines },
    orderType,
    digits: 2,
    taxesIncluded: settings.ordering.taxesIncluded,
    benefits: NO_BENEFITS,
    usePoints: false,
  });
  expect(priced.problems).toEqual([]);
  const snapshot = {
    orderId,
    platformOrderId: 1,
    orderType,
    client: { name: null, phoneNumber: null },
    tableNumber: null,
    paymentMethod: "BANK_CARD_IN_APP" as const,
    charge: snapshotCharge(priced),
    lines: priced.lines.map((line) => snapshotLine(line, menu)),
    presents: [],
  };
  return { priced, body: buildOrderRequest(snapshot, settings) };
}
