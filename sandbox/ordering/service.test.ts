import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { healthcheckResponse, menuResponse } from "../../contracts/ordering.ts";
import { ledgerOrders } from "./orders.ts";
import {
  openVendor,
  orderOf,
  type TestVendor,
  tomatoSoup,
  twoBeetBurgers,
} from "./testing/vendor.ts";

let vendor: TestVendor;
beforeEach(() => {
  vendor = openVendor();
});
afterEach(() => vendor.remove());

const ENDPOINTS = [
  ["GET", "/healthcheck"],
  ["GET", "/menu/revision"],
  ["GET", "/menu"],
  ["POST", "/order"],
  ["POST", "/orders"],
] as const;

describe.each(ENDPOINTS)("%s %s", (method, path) => {
  const body = method === "POST" ? "{}" : undefined;
  const call = (headers: Record<string, string>) =>
    vendor.call(path, { method, headers, ...(body && { body }) });

  test("sends the response token with any answer", async () => {
    for (const headers of [vendor.headers, {}]) {
      const answer = await call(headers);
      expect(answer.headers.get("AuthorizationToken")).toBe(vendor.responseToken);
    }
  });

  test("refuses a missing token, a wrong one, and the key itself with 401", async () => {
    const tokens = ["", "0".repeat(64), vendor.deps.secrets.orderingApiKey, vendor.responseToken];
    for (const AuthorizationToken of tokens) {
      expect((await call({ ...vendor.headers, AuthorizationToken })).status).toBe(401);
    }
  });

  test("requires a known SalesOutletId", async () => {
    const status = async (SalesOutletId: string) =>
      (await call({ ...vendor.headers, SalesOutletId })).status;
    expect(await status("")).toBe(400);
    expect(await status("counter")).toBe(400);
    expect(await status("102")).toBe(404);
    expect([200, 400]).toContain(await status("101"));
  });
});

describe("the menu", () => {
  test("has the revision of the revision endpoint, unchanged while nothing changes", async () => {
    const revision = await vendor.revision();
    vendor.clock.ms += 86_400_000;
    const menu = menuResponse.parse(await (await vendor.call("/menu")).json()).menu;
    expect(menu.revision).toBe(revision);
    expect(revision).toBe(Math.floor((vendor.clock.ms - 86_400_000) / 1000));
  });

  test("omits sold-out products, under a higher revision with each change", async () => {
    const revisions = [await vendor.revision()];
    for (const soldOut of [true, false, true]) {
      await vendor.control("PUT", "/items/wrap-falafel", { soldOut });
      const { menu } = menuResponse.parse(await (await vendor.call("/menu")).json());
      expect(menu.items.some(({ id }) => id === "wrap-falafel")).toBe(!soldOut);
      revisions.push(menu.revision);
    }
    expect(revisions).toEqual([0, 1, 2, 3].map((step) => (revisions[0] ?? 0) + step));
  });

  test("has a product's new price for every ordering type, until its own is restored", async () => {
    const priceOf = async () => {
      const { menu } = menuResponse.parse(await (await vendor.call("/menu")).json());
      const { EAT_IN, PICKUP } =
        menu.items.find(({ id }) => id === "burger-beet")?.pricesByOrderingType ?? {};
      return [EAT_IN, PICKUP];
    };
    const own = await priceOf();
    const revision = await vendor.revision();
    await vendor.control("PUT", "/items/burger-beet", { price: 13.5 });
    expect(await priceOf()).toEqual([
      { value: 13.5, taxes: [19] },
      { value: 13.5, taxes: [7] },
    ]);
    expect(await vendor.create(orderOf([tomatoSoup], 6.8))).toMatchObject({ status: 200 });
    expect(await vendor.create(orderOf([twoBeetBurgers], 27.6))).toMatchObject({
      body: { state: { status: "FAILED" } },
    });
    await vendor.control("PUT", "/items/burger-beet", { price: null });
    expect(await priceOf()).toEqual(own);
    expect(await vendor.revision()).toBe(revision + 2);
    const unknown = await vendor.control("PUT", "/items/no-such-dish", { price: 1 });
    expect(unknown.status).toBe(404);
  });

  test("keeps its revision when a switch changes nothing", async () => {
    await vendor.control("PUT", "/items/wrap-falafel", { soldOut: true });
    const revision = await vendor.revision();
    vendor.clock.ms += 60_000;
    await vendor.control("PUT", "/items/wrap-falafel", { soldOut: true });
    await vendor.control("PUT", "/items/burger-beet", { soldOut: false });
    expect(await vendor.control("PUT", "/items/no-such-dish", { soldOut: true })).toMatchObject({
      status: 404,
    });
    expect(await vendor.revision()).toBe(revision);
  });

  test("never lowers its revision, not even when the clock goes back", async () => {
    const revision = await vendor.revision();
    vendor.clock.ms -= 3_600_000;
    await vendor.control("PUT", "/items/wrap-falafel", { soldOut: true });
    expect(await vendor.revision()).toBe(revision + 1);
  });

  test("is the same after a restart", async () => {
    await vendor.control("PUT", "/items/wrap-falafel", { soldOut: true });
    const revision = await vendor.revision();
    vendor.close();
    vendor = openVendor(vendor.dataDir);
    expect(await vendor.revision()).toBe(revision);
    expect((await vendor.control("GET", "/menu")).body).toMatchObject({
      revision,
      soldOut: ["wrap-falafel"],
      items: 71,
    });
  });
});

describe("health", () => {
  const health = async () => (await vendor.call("/healthcheck")).json();

  test("is UP for every service until one is set DOWN", async () => {
    expect(new Set(Object.values(healthcheckResponse.parse(await health())))).toEqual(
      new Set(["UP"]),
    );
    const services = { till: "UP", kitchen: "DOWN" };
    await vendor.control("PUT", "/health", { services });
    expect(await health()).toEqual(services);
  });

  test("cannot be set to a value that is not in the contract", async () => {
    for (const services of [{}, { till: "SLEEPY" }]) {
      expect((await vendor.control("PUT", "/health", { services })).status).toBe(400);
    }
  });
});

describe("an order", () => {
  test("gets a posId and the next queue number of the day, from 47 on", async () => {
    const first = await vendor.create(orderOf([tomatoSoup], 6.8));
    expect(first).toMatchObject({ status: 200, body: { queueNumber: "47" } });
    expect(Object.keys(first.body).sort()).toEqual(["posId", "queueNumber"]);
    const second = await vendor.create(orderOf([tomatoSoup], 6.8));
    expect(second.body.queueNumber).toBe("48");
    expect(second.body.posId).not.toBe(first.body.posId);
    vendor.clock.ms += 86_400_000;
    expect((await vendor.create(orderOf([tomatoSoup], 6.8))).body.queueNumber).toBe("47");
  });

  test("counts its day in the outlet's time zone, not in UTC", async () => {
    await vendor.create(orderOf([tomatoSoup], 6.8));
    vendor.clock.ms = Date.UTC(2026, 10, 4, 22, 59);
    expect((await vendor.create(orderOf([tomatoSoup], 6.8))).body.queueNumber).toBe("48");
    vendor.clock.ms = Date.UTC(2026, 10, 4, 23, 0);
    expect((await vendor.create(orderOf([tomatoSoup], 6.8))).body.queueNumber).toBe("47");
  });

  test("that is sent again is the same order, cooked once, also after a restart", async () => {
    const order = orderOf([twoBeetBurgers], 27.6);
    const first = await vendor.create(order);
    const again = await vendor.create({ ...order, remark: "an unknown field" });
    expect(again.body).toEqual(first.body);
    await vendor.control("POST", `/orders/${first.body.posId}`, { status: "COOKING" });
    vendor.close();
    vendor = openVendor(vendor.dataDir);
    expect((await vendor.create(order)).body).toEqual(first.body);
    expect((await vendor.control("GET", "/orders")).body.orders).toHaveLength(1);
  });

  test("cannot reuse the id of another", async () => {
    const order = orderOf([tomatoSoup], 6.8);
    const { posId } = (await vendor.create(order)).body;
    const other = await vendor.create({ ...orderOf([twoBeetBurgers], 27.6), id: order.id });
    expect(other.body.state).toMatchObject({ status: "FAILED", posErrorType: "UNKNOWN" });
    expect(await vendor.read(posId)).toMatchObject({
      orders: [{ state: { status: "CONFIRMED_WAITING_FOR_COOKING" } }],
    });
    expect((await vendor.control("GET", "/refusals")).body.refusals).toMatchObject([
      { platformOrderId: order.id },
    ]);
  });

  test("with a sold-out dish is refused as ITEM_UNAVAILABLE, for good", async () => {
    await vendor.control("PUT", "/items/burger-beet", { soldOut: true });
    const order = orderOf([twoBeetBurgers], 27.6);
    const refused = await vendor.create(order);
    expect(refused).toMatchObject({
      status: 200,
      body: {
        state: {
          status: "FAILED",
          reason: "burger-beet is sold out",
          posErrorType: "ITEM_UNAVAILABLE",
        },
      },
    });
    await vendor.control("PUT", "/items/burger-beet", { soldOut: false });
    expect((await vendor.create(order)).body).toEqual(refused.body);
  });

  test("can be read with its number and state; unknown ids are left out", async () => {
    const { posId } = (await vendor.create(orderOf([tomatoSoup], 6.8))).body;
    expect(await vendor.read("BB-UNKNOWN", posId)).toEqual({
      orders: [
        { id: posId, queueNumber: "47", state: { status: "CONFIRMED_WAITING_FOR_COOKING" } },
      ],
    });
    const malformed = await vendor.call("/orders", { method: "POST", body: '{"ids":[]}' });
    expect(malformed.status).toBe(400);
  });

  test("is in the ledger once accepted, and not when refused", async () => {
    const accepted = orderOf([tomatoSoup], 6.8);
    const { posId } = (await vendor.create(accepted)).body;
    const refused = orderOf([tomatoSoup], 6.9);
    await vendor.create(refused);
    expect(ledgerOrders(vendor.deps.database)).toEqual([
      {
        id: accepted.id,
        posId,
        status: "CONFIRMED_WAITING_FOR_COOKING",
        total: "6.80",
        paymentMethod: "BANK_CARD_IN_APP",
      },
    ]);
    const { orders } = (await vendor.control("GET", "/orders")).body;
    expect(orders).toMatchObject([
      { platformOrderId: refused.id, posId: null, status: "FAILED" },
      { platformOrderId: accepted.id, posId },
    ]);
  });
});

describe("the database", () => {
  const change = (sql: string) => () => vendor.deps.database.exec(sql);

  test("rejects rows that the contract does not allow", async () => {
    await vendor.create(orderOf([tomatoSoup], 6.8));
    await vendor.create(orderOf([tomatoSoup], 6.8));
    expect(change("update orders set status = 'BURNT'")).toThrow(/CHECK/);
    expect(change("update orders set status = 'CANCELED'")).toThrow(/CHECK/);
    expect(change("update orders set pos_id = null")).toThrow(/CHECK/);
    expect(change("update orders set total_thousandths = -1")).toThrow(/CHECK/);
    expect(change("update orders set queue_number = 47")).toThrow(/UNIQUE/);
    expect(change("update orders set pos_id = 'BB-1'")).toThrow(/UNIQUE/);
  });
});
