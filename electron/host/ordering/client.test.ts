import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OrderRequestBody } from "../../../contracts/ordering.ts";
import type { HttpClient, HttpRequest, HttpResult } from "../net/http-client.ts";
import type { Log } from "../net/log.ts";
import { createHttpClient } from "../net/undici-client.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { testSettings } from "../testing/settings.ts";
import { createOrderingClient, type OrderingClient } from "./client.ts";
import { menuWire } from "./testing/menu-wire.ts";
import { startVendor, type Vendor } from "./testing/vendor.ts";
import { tokenOf } from "./tokens.ts";

const order: OrderRequestBody = {
  id: "o-1",
  type: "PICKUP",
  deliveryAt: { type: "ASAP" },
  client: { name: "Guest", email: "g@example.com", phoneNumber: "+4930123456" },
  payment: { method: { type: "CASH" }, charge: { tax: 0, subtotal: 1, total: 1 } },
  additionalInfo: { platformOrderId: 7 },
  items: [{ id: "tea", price: 1, count: 1 }],
};

let vendor: Vendor;
let http: HttpClient;
let client: OrderingClient;
let lines: readonly string[];
let log: Log;

beforeEach(async () => {
  ({ log, lines } = recordedLog());
  vendor = await startVendor();
  http = createHttpClient({ caFile: null, log });
  const settings = testSettings({ ordering: { vendorBaseUrl: vendor.baseUrl } });
  client = createOrderingClient({ http, settings, log });
});
afterEach(async () => {
  await http.close();
  await vendor.close();
});

describe("every request (ordering.md §4, §5)", () => {
  test("has the outlet's number and the digest of the request key", async () => {
    await client.healthcheck();
    await client.revision();
    await client.menu();
    await client.createOrder(order);
    await client.readOrders(["p1"]);
    expect(
      vendor.seen.map(({ method, path, headers }) => [
        `${method} ${path}`,
        headers.salesoutletid,
        headers.authorizationtoken,
      ]),
    ).toEqual(
      [
        "GET /vendor/rest/healthcheck",
        "GET /vendor/rest/menu/revision",
        "GET /vendor/rest/menu",
        "POST /vendor/rest/order",
        "POST /vendor/rest/orders",
      ].map((request) => [request, "101", tokenOf("request-key")]),
    );
  });

  test.each([
    ["no response token", null],
    ["the request's token", tokenOf("request-key")],
    ["the response key itself", "response-key"],
  ])("an answer with %s is discarded as a whole, for every operation", async (_case, token) => {
    const state = { status: "FAILED", reason: "closed" };
    vendor.reply("healthcheck", { body: { kitchen: "UP" }, token });
    vendor.reply("menu/revision", { body: { revision: 1_790_000_000 }, token });
    vendor.reply("menu", { body: menuWire({}), token });
    vendor.reply("orders", { body: { orders: [{ id: "p1", state }] }, token });
    expect(await client.healthReport()).toMatchObject({ status: "DOWN", cause: "bad-token" });
    expect(await client.revision()).toMatchObject({ kind: "failed", cause: "bad-token" });
    expect(await client.menu()).toMatchObject({ kind: "failed", cause: "bad-token" });
    expect(await client.readOrders(["p1"])).toMatchObject({ kind: "failed", cause: "bad-token" });
    for (const body of [{ posId: "p1" }, { state }]) {
      vendor.reply("order", { body, token });
      expect(await client.createOrder(order)).toMatchObject({ kind: "ambiguous" });
    }
  });

  test("the digest is SHA-256 in lower-case hex", () => {
    expect(tokenOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  test("neither key nor token reaches the log", async () => {
    vendor.reply("healthcheck", { token: "wrong" });
    await client.healthcheck();
    const text = lines.join("");
    expect(text).toContain("bad-token");
    for (const secret of ["request-key", "response-key", tokenOf("request-key")]) {
      expect(text).not.toContain(secret);
    }
  });

  test("has the time limits of ordering.md §8", async () => {
    const asked: HttpRequest[] = [];
    const recording = {
      send: async (request: HttpRequest): Promise<HttpResult> => {
        asked.push(request);
        return { kind: "no-answer", reason: "refused", mayHaveArrived: false };
      },
    };
    const limited = createOrderingClient({ http: recording, settings: testSettings(), log });
    await limited.menu();
    await limited.revision();
    await limited.healthcheck();
    await limited.createOrder(order);
    await limited.readOrders(["p"]);
    expect(
      asked.map(({ operation, connectTimeoutMs, totalTimeoutMs }) => [
        operation,
        connectTimeoutMs,
        totalTimeoutMs - connectTimeoutMs,
      ]),
    ).toEqual([
      ["ordering.menu", 30_000, 180_000],
      ["ordering.revision", 30_000, 180_000],
      ["ordering.healthcheck", 5_000, 60_000],
      ["ordering.order", 5_000, 60_000],
      ["ordering.orders", 5_000, 60_000],
    ]);
  });
});

describe("health (ordering.md §4 rule 1)", () => {
  test("all services UP is UP, whatever the vendor calls them", async () => {
    for (const body of [{ kitchen: "UP", printer: "UP" }, { "POS 7": "UP" }]) {
      vendor.reply("healthcheck", { body });
      expect(await client.healthcheck()).toBe("UP");
    }
  });

  test.each([
    ["one service DOWN", { body: { kitchen: "UP", printer: "DOWN" } }, "service-down"],
    ["a value that is not UP", { body: { kitchen: "up" } }, "service-down"],
    ["no service at all", { body: {} }, "malformed"],
    ["a nested map", { body: { kitchen: { status: "UP" } } }, "malformed"],
    ["a list", { body: ["UP"] }, "malformed"],
    ["an empty body", { text: "" }, "malformed"],
    ["not JSON", { text: "<html>UP</html>" }, "malformed"],
    ["an error status", { status: 500, body: { kitchen: "UP" } }, "error-status"],
    ["no response token", { body: { kitchen: "UP" }, token: null }, "bad-token"],
    [
      "the request's token",
      { body: { kitchen: "UP" }, token: tokenOf("request-key") },
      "bad-token",
    ],
    ["a dropped connection", { drop: true }, "no-answer"],
  ])("%s is DOWN", async (_case, reply, cause) => {
    vendor.reply("healthcheck", reply);
    expect(await client.healthcheck()).toBe("DOWN");
    expect(await client.healthReport()).toMatchObject({ status: "DOWN", cause });
  });

  test("no answer at all is DOWN", async () => {
    await vendor.close();
    expect(await client.healthReport()).toMatchObject({ status: "DOWN", cause: "no-answer" });
  });
});

describe("revision and menu", () => {
  test("the revision is read", async () => {
    vendor.reply("menu/revision", { body: { revision: 1_790_000_000 } });
    expect(await client.revision()).toEqual({ kind: "revision", revision: 1_790_000_000 });
  });

  test("a revision that is no whole number is malformed", async () => {
    vendor.reply("menu/revision", { body: { revision: "soon" } });
    expect(await client.revision()).toMatchObject({ kind: "failed", cause: "malformed" });
  });

  test("a menu is returned with its text", async () => {
    const wire = menuWire({ items: [{ any: "thing" }] });
    vendor.reply("menu", { body: wire });
    expect(await client.menu()).toEqual({ kind: "menu", raw: Buffer.from(JSON.stringify(wire)) });
  });

  test("without the response token nothing of a menu is parsed", async () => {
    vendor.reply("menu", { text: "{ not JSON", token: tokenOf("another-key") });
    expect(await client.menu()).toMatchObject({ kind: "failed", cause: "bad-token" });
  });
});

describe("create (ordering.md §4 rule 3, §7)", () => {
  test("an acceptance has posId and queue number", async () => {
    vendor.reply("order", { body: { posId: "pos-1", queueNumber: "A12" } });
    expect(await client.createOrder(order)).toEqual({
      kind: "accepted",
      posId: "pos-1",
      queueNumber: "A12",
    });
    expect(vendor.seen[0]).toMatchObject({ method: "POST", path: "/vendor/rest/order" });
    expect(JSON.parse(vendor.seen[0]?.body ?? "")).toEqual({ order });
  });

  test("platformOrderId is sent under its name in the settings", async () => {
    const settings = testSettings({
      ordering: { vendorBaseUrl: vendor.baseUrl },
      wire: { platformOrderId: "acmeOrderId" },
    });
    await createOrderingClient({ http, settings, log }).createOrder(order);
    expect(JSON.parse(vendor.seen[0]?.body ?? "").order.additionalInfo).toEqual({ acmeOrderId: 7 });
  });

  test.each([
    ["numbers", '{"posId":12345678901234567890,"queueNumber":7}', "12345678901234567890", "7"],
    ["no queue number", '{"posId":"p"}', "p", null],
    ["a queue number of another shape", '{"posId":"p","queueNumber":{"a":1}}', "p", null],
  ])("%s in an acceptance are read exactly", async (_case, text, posId, queueNumber) => {
    vendor.reply("order", { text });
    expect(await client.createOrder(order)).toEqual({ kind: "accepted", posId, queueNumber });
  });

  test("a rejection has reason and error type, and is definite", async () => {
    const state = { status: "FAILED", reason: "sold out", posErrorType: "ITEM_UNAVAILABLE" };
    vendor.reply("order", { body: { state } });
    expect(await client.createOrder(order)).toEqual({
      kind: "rejected",
      reason: "sold out",
      posErrorType: "ITEM_UNAVAILABLE",
    });
  });

  test("FAILED is a rejection even with a posId or a malformed reason", async () => {
    vendor.reply("order", { body: { posId: "p", state: { status: "FAILED", reason: 5 } } });
    expect(await client.createOrder(order)).toEqual({
      kind: "rejected",
      reason: "",
      posErrorType: null,
    });
  });

  test.each([
    ["a dropped connection", { drop: true }],
    ["no response token", { body: { posId: "p" }, token: null }],
    ["a wrong response token", { body: { posId: "p" }, token: "x".repeat(64) }],
    ["a rejection without token", { body: { state: { status: "FAILED" } }, token: null }],
    ["HTTP 500", { status: 500, body: { posId: "p" } }],
    ["HTTP 400", { status: 400, body: { posId: "p" } }],
    ["an empty posId", { body: { posId: "" } }],
    ["another state than FAILED without posId", { body: { state: { status: "COOKING" } } }],
    ["not JSON", { text: "{" }],
  ])("%s is ambiguous: the vendor may have the order", async (_case, reply) => {
    vendor.reply("order", reply);
    expect(await client.createOrder(order)).toMatchObject({ kind: "ambiguous" });
  });

  test("a refused connection is definite: nothing was sent", async () => {
    await vendor.close();
    expect(await client.createOrder(order)).toEqual({
      kind: "not-sent",
      cause: "no-answer: refused",
    });
  });
});

describe("reading orders (ordering.md §4 rule 4)", () => {
  test("states, reasons and queue numbers are read by posId", async () => {
    vendor.reply("orders", {
      body: {
        orders: [
          { id: "p1", queueNumber: 12, state: { status: "COOKING" } },
          { id: "p2", state: { status: "CANCELED", reason: "closed", posErrorType: "UNKNOWN" } },
        ],
      },
    });
    expect(await client.readOrders(["p1", "p2"])).toEqual({
      kind: "orders",
      orders: [
        { posId: "p1", queueNumber: "12", status: "COOKING", reason: null, posErrorType: null },
        {
          posId: "p2",
          queueNumber: null,
          status: "CANCELED",
          reason: "closed",
          posErrorType: "UNKNOWN",
        },
      ],
    });
    expect(JSON.parse(vendor.seen[0]?.body ?? "")).toEqual({ orderPosIds: ["p1", "p2"] });
  });

  test("an order of an unknown status, or that was not asked for, is ignored by itself", async () => {
    vendor.reply("orders", {
      body: {
        orders: [
          { id: "p1", state: { status: "EATEN" } },
          { id: "p9", state: { status: "COOKING" } },
          { id: "p2", state: { status: "PROCESSED" } },
        ],
      },
    });
    const result = await client.readOrders(["p1", "p2"]);
    expect(result).toMatchObject({ kind: "orders", orders: [{ posId: "p2" }] });
    expect(lines.join("")).toContain("orders ignored");
  });

  test("a status counts although what stands beside it is malformed", async () => {
    vendor.reply("orders", {
      body: {
        orders: [
          { id: "p1", queueNumber: {}, state: { status: "CANCELED", reason: { code: 7 } } },
          { id: "p2", state: { status: "FAILED", reason: "no bread", posErrorType: 9 } },
        ],
      },
    });
    const none = { queueNumber: null, posErrorType: null };
    expect(await client.readOrders(["p1", "p2"])).toEqual({
      kind: "orders",
      orders: [
        { ...none, posId: "p1", status: "CANCELED", reason: null },
        { ...none, posId: "p2", status: "FAILED", reason: "no bread" },
      ],
    });
  });

  test("a read without the response token is ignored", async () => {
    vendor.reply("orders", { body: { orders: [] }, token: null });
    expect(await client.readOrders(["p1"])).toMatchObject({ kind: "failed", cause: "bad-token" });
  });

  test("reading no orders makes no request", async () => {
    expect(await client.readOrders([])).toEqual({ kind: "orders", orders: [] });
    expect(vendor.seen).toEqual([]);
  });
});
