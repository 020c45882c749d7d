import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { revisionResponse } from "../../../contracts/ordering.ts";
import { openDatabase } from "../../core/database.ts";
import { sha256Hex } from "../../core/digest.ts";
import { exchange } from "../../core/exchange.ts";
import { faultBoard } from "../../core/faults.ts";
import { habitBoard } from "../../core/habits.ts";
import { messageLog } from "../../core/messages.ts";
import { readSecrets } from "../../core/secrets.ts";
import type { ServiceDeps } from "../../core/service.ts";
import { documentStore } from "../../core/store.ts";
import { orderingControl } from "../control.ts";
import { orderingService } from "../service.ts";

/** Wednesday, 4 November 2026, 12:00 in Berlin. */
export const NOON_MS = Date.UTC(2026, 10, 4, 11, 0, 0);

/** A vendor on a database of its own, called without a network. */
export function openVendor(dataDir = mkdtempSync(join(tmpdir(), "vendor-"))) {
  const database = openDatabase(dataDir);
  const documents = documentStore(database);
  const faults = faultBoard(database);
  const habits = habitBoard(documents);
  const messages = messageLog(database);
  const clock = { ms: NOON_MS };
  const now = () => clock.ms;
  const deps: ServiceDeps = {
    database,
    documents,
    faults,
    habits,
    messages,
    now,
    origin: () => "http://127.0.0.1",
    secrets: readSecrets(documents),
    exchange: (options) => exchange({ faults, habits, messages, now }, options),
  };
  const service = orderingService(deps);
  const control = orderingControl(deps);
  const headers = {
    AuthorizationToken: sha256Hex(deps.secrets.orderingApiKey),
    SalesOutletId: "101",
    "Content-Type": "application/json",
  };
  return {
    dataDir,
    deps,
    clock,
    headers,
    responseToken: sha256Hex(deps.secrets.orderingApiKeyResponse),
    call: async (path: string, init: RequestInit = {}) =>
      service.request(`/rest${path}`, { headers, ...init }),
    create: async (order: unknown) => {
      const body = JSON.stringify({ order });
      const answer = await service.request("/rest/order", { method: "POST", headers, body });
      return { status: answer.status, headers: answer.headers, body: await answer.json() };
    },
    read: async (...orderPosIds: string[]) => {
      const body = JSON.stringify({ orderPosIds });
      const answer = await service.request("/rest/orders", { method: "POST", headers, body });
      return answer.json();
    },
    revision: async () => {
      const answer = await service.request("/rest/menu/revision", { headers });
      return revisionResponse.parse(await answer.json()).revision;
    },
    control: async (method: string, path: string, body?: unknown) => {
      const answer = await control.request(path, { method, body: JSON.stringify(body) });
      return { status: answer.status, body: await answer.json() };
    },
    /** Closes the database; its data stays for another {@link openVendor}. */
    close: () => database.close(),
    remove: () => {
      database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export type TestVendor = ReturnType<typeof openVendor>;

interface Line {
  id: string;
  price: number;
  count: number;
  modifiers?: { id: string; price: number; count: number }[];
}

/** One unit of a modifier on an order line. */
export const one = (id: string, price: number) => ({ id, price, count: 1 });

/** Two beet burgers as in the picture of the item screen: 2 × (12.90 + 0.90) = 27.60. */
export const twoBeetBurgers: Line = {
  id: "burger-beet",
  price: 12.9,
  count: 2,
  modifiers: [
    one("bun-barley", 0),
    one("extra-pickles", 0),
    one("extra-cheddar", 0),
    one("extra-avocado", 0.9),
  ],
};

/** A soup with its included choices: 6.80. */
export const tomatoSoup: Line = {
  id: "soup-roast-tomato",
  price: 6.8,
  count: 1,
  modifiers: [one("soup-basil-cream", 0), one("soup-croutons", 0)],
};

/** A lunch tray: 17.90 + 1.00 for the beet burger + 0.60 for its bun = 19.50. */
export const lunchTray: Line = {
  id: "combo-lunch-tray",
  price: 17.9,
  count: 1,
  modifiers: [
    one("burger-beet", 1),
    one("bun-brioche", 0.6),
    one("fries-skin-on", 0),
    one("salt-sea", 0),
    one("lemonade-mint", 0),
  ],
};

/** The charge of an order without discount, all at one included rate, rounded to cents. */
export function chargeOf(total: number, ratePercent = 19) {
  const tax = Math.round((total * ratePercent * 100) / (100 + ratePercent)) / 100;
  return { tax, subtotal: total, total };
}

/** A prepaid order of `items`, each time under a new id. */
export function orderOf(items: Line[], total: number, changes: Record<string, unknown> = {}) {
  return {
    id: randomUUID(),
    type: "EAT_IN",
    deliveryAt: { type: "ASAP" },
    client: { name: "Guest", email: "guest@example.org", phoneNumber: "+4930123456" },
    payment: { method: { type: "BANK_CARD_IN_APP" }, charge: chargeOf(total) },
    additionalInfo: { platformOrderId: 4711 },
    items,
    ...changes,
  };
}

/** The same order with another charge. */
export function withCharge<Order extends { payment: object }>(order: Order, charge: object) {
  return { ...order, payment: { ...order.payment, charge } };
}
