/** What the simulated services complain about: requests that their contracts do not allow. */
import { beforeEach, describe, expect, test } from "vitest";
import type { HttpRequest } from "../../../net/http-client.ts";
import { SimulatedIntegrator } from "../integrator.ts";
import { SimulatedKitchen } from "../kitchen.ts";
import { SimulatedLoyalty } from "../loyalty-service.ts";
import { randomOf } from "../random.ts";
import { VirtualClock } from "../virtual-clock.ts";
import { AGREED, sha256, uuidOf } from "./agreed.ts";
import type { EndpointOptions, PassOn } from "./endpoint.ts";
import { LoyaltyEndpoint } from "./loyalty-endpoint.ts";
import { OrderingEndpoint } from "./ordering-endpoint.ts";
import { PaymentsEndpoint } from "./payments-endpoint.ts";
import { pricedOrder } from "./priced-order.ts";
import { receivedRequest } from "./received-request.ts";

const ORDER = pricedOrder({
  checkoutId: "order-1",
  paymentFlow: "sale",
  canInquire: true,
  canRefund: true,
  total: "12.30",
  loyaltyOrderId: null,
});
const KEY = uuidOf("key");

let complaints: string[];
let options: EndpointOptions;

beforeEach(() => {
  complaints = [];
  const clock = new VirtualClock(Date.UTC(2027, 0, 4, 11));
  const random = randomOf(1);
  const complain = (what: string) => void complaints.push(what);
  const nothing = () => {};
  const faultless = { lapse: 0, wrongTtl: 0, authorizedSale: 0, mistaken: 0 };
  const told = { complain, resolved: nothing, inquired: nothing, lapsed: nothing };
  const cooks = { mode: "same-ticket-again", slips: false, moved: nothing } as const;
  options = {
    services: {
      integrator: new SimulatedIntegrator({ clock, random, ...told, ...faultless }),
      kitchen: new SimulatedKitchen({ clock, random, ...cooks }),
      loyalty: new SimulatedLoyalty(clock),
    },
    orderOf: (id) => (id === "order-1" ? ORDER : undefined),
    complain,
    random,
  };
});

/** Processes a call at once. */
const atOnce: PassOn = async ({ process, write }) =>
  write({ kind: "answer", answer: process(false) });

function request(url: string, changes: Partial<HttpRequest>): HttpRequest {
  const limits = { connectTimeoutMs: 1, totalTimeoutMs: 1, maxBytes: 1 };
  return { operation: "test", method: "POST", url, headers: {}, ...limits, ...changes };
}

type Change = { readonly headers?: object; readonly body?: object; readonly path?: string };

describe("payments", () => {
  const returnUrls = {
    successUrl: "https://kiosk.example/a",
    errorUrl: "https://kiosk.example/b",
    cancelUrl: "https://kiosk.example/c",
  };
  const sale = {
    paymentId: "order-1.1",
    amount: 12.3,
    currency: "EUR",
    settings: { currency: "EUR", merchantId: AGREED.merchantId },
    returnUrls,
  };

  const send = async (endpoint: PaymentsEndpoint, change: Change = {}) => {
    const headers = {
      Authorization: `Bearer ${AGREED.outboundToken}`,
      "Idempotency-Key": KEY,
      ...change.headers,
    };
    const url = `${AGREED.integratorUrl}/${change.path ?? "v1/sale"}`;
    const received = receivedRequest(
      request(url, { headers, body: { ...sale, ...change.body } }),
      AGREED.integratorUrl,
    );
    if (received) await endpoint.handle(received, atOnce);
  };

  test("a request as the contract has it is no reason to complain, nor is its repeat", async () => {
    const endpoint = new PaymentsEndpoint(options);
    await send(endpoint);
    await send(endpoint);
    expect(complaints).toEqual([]);
    expect(options.services.integrator.payments()).toHaveLength(1);
  });

  test.each<[string, Change, string]>([
    ["another path", { path: "v2/sale" }, "no path of v1"],
    ["an unknown operation", { path: "v1/sell" }, "no operation"],
    ["no token", { headers: { Authorization: "" } }, "token"],
    ["no key", { headers: { "Idempotency-Key": "" } }, "Idempotency-Key"],
    ["a key for what only reads", { path: "v1/inquire-status" }, "has an Idempotency-Key"],
    ["another amount", { body: { amount: 12.31 } }, "the amount"],
    ["an amount as text", { body: { amount: "12.30" } }, "amount"],
    ["an amount that was not rounded", { body: { amount: 12.3000001 } }, "amount"],
    ["another currency", { body: { currency: "USD" } }, "currency"],
    ["no settings", { body: { settings: {} } }, "settings.currency"],
    [
      "equal addresses",
      { body: { returnUrls: { ...returnUrls, errorUrl: returnUrls.cancelUrl } } },
      "equal",
    ],
    ["a field of its own", { body: { note: "please" } }, "note"],
    ["an authorization of a sale", { path: "v1/authorize" }, "authorize of sale"],
    ["a payment for nothing", { body: { paymentId: "order-2.1" } }, "of no order"],
  ])("%s is complained about", async (_, change, complaint) => {
    await send(new PaymentsEndpoint(options), change);
    expect(complaints).toContainEqual(expect.stringContaining(complaint));
  });

  test("another body under the same key is complained about", async () => {
    const endpoint = new PaymentsEndpoint(options);
    await send(endpoint);
    await send(endpoint, {
      body: { returnUrls: { ...returnUrls, successUrl: "https://kiosk.example/d" } },
    });
    expect(complaints).toEqual([expect.stringContaining("the key of another request")]);
  });
});

describe("ordering", () => {
  const { charge, lines, platformOrderId } = ORDER.snapshot;
  const items = lines.map(({ itemId, basePrice, count, modifiers }) => ({
    id: itemId,
    price: Number(basePrice),
    count,
    modifiers: modifiers.map((one) => ({
      id: one.code,
      price: Number(one.price),
      count: one.count,
    })),
  }));
  const charged = {
    tax: 0,
    subtotal: Number(charge.subtotal),
    total: Number(charge.total),
    discount: Number(charge.discount),
  };
  const paid = { method: { type: "BANK_CARD_IN_APP" }, charge: charged };
  const order = {
    id: "order-1",
    type: "EAT_IN",
    deliveryAt: { type: "ASAP" },
    client: { name: "Guest", email: "guest@example.com", phoneNumber: "+4930123456" },
    payment: paid,
    additionalInfo: {
      [AGREED.platformOrderIdName]: platformOrderId,
      customFields: AGREED.customFields,
    },
    items,
  };

  const send = async (endpoint: OrderingEndpoint, change: Change = {}) => {
    const headers = {
      SalesOutletId: String(AGREED.salesOutletId),
      AuthorizationToken: sha256(AGREED.requestKey),
      ...change.headers,
    };
    const url = `${AGREED.vendorUrl}/${change.path ?? "rest/order"}`;
    const body = { order: { ...order, ...change.body } };
    const received = receivedRequest(request(url, { headers, body }), AGREED.vendorUrl);
    if (received) await endpoint.handle(received, atOnce);
  };

  test("an order as it was placed is no reason to complain, nor is its repeat", async () => {
    const endpoint = new OrderingEndpoint(options);
    await send(endpoint);
    await send(endpoint);
    expect(complaints).toEqual([]);
  });

  test.each<[string, Change, string]>([
    ["another path", { path: "order" }, "no operation"],
    [
      "the key in place of its digest",
      { headers: { AuthorizationToken: AGREED.requestKey } },
      "token",
    ],
    ["no outlet", { headers: { SalesOutletId: "" } }, "outlet"],
    ["a line less", { body: { items: items.slice(1) } }, "the price of an order's lines"],
    [
      "another total",
      { body: { payment: { ...paid, charge: { ...charged, total: 12 } } } },
      "charge.total",
    ],
    ["no customer", { body: { client: {} } }, "client.name"],
    ["a time", { body: { deliveryAt: { type: "CUSTOM" } } }, "deliveryAt.type"],
    ["a priced present", { body: { presents: [{ id: "tea", price: 1, count: 1 }] } }, "a present"],
    ["an unknown order", { body: { id: "order-2" } }, "was not placed"],
  ])("%s is complained about", async (_, change, complaint) => {
    await send(new OrderingEndpoint(options), change);
    expect(complaints).toContainEqual(expect.stringContaining(complaint));
  });

  test("another content of the same order is complained about", async () => {
    const endpoint = new OrderingEndpoint(options);
    await send(endpoint);
    await send(endpoint, { body: { client: { ...order.client, name: "Ada" } } });
    expect(complaints).toEqual([expect.stringContaining("another content")]);
  });
});

describe("loyalty", () => {
  const send = async (
    endpoint: LoyaltyEndpoint,
    { headers = {}, path = "refund/1.7" }: Change = {},
  ) => {
    const saltId = options.services.loyalty.salt();
    const token = sha256(`${AGREED.loyaltyKey}salt-${saltId}-of-one-call`);
    const signed = { SaltId: String(saltId), AuthorizationToken: token, ...headers };
    const body = { establishmentId: AGREED.establishmentId, orderId: "loyalty-order-1" };
    const url = `${AGREED.loyaltyUrl}/${path}`;
    const received = receivedRequest(request(url, { headers: signed, body }), AGREED.loyaltyUrl);
    if (received) await endpoint.handle(received, atOnce);
  };

  test("calls with a salt of their own are no reason to complain", async () => {
    const endpoint = new LoyaltyEndpoint(options);
    await send(endpoint);
    await send(endpoint);
    expect(complaints).toEqual([]);
  });

  test.each<[string, Change, string]>([
    ["another version", { path: "refund/1.8" }, "no operation of this version"],
    ["no salt", { headers: { SaltId: "" } }, "not signed"],
    [
      "the token of the key alone",
      { headers: { AuthorizationToken: sha256(AGREED.loyaltyKey) } },
      "not signed",
    ],
  ])("%s is complained about", async (_, change, complaint) => {
    await send(new LoyaltyEndpoint(options), change);
    expect(complaints).toEqual([expect.stringContaining(complaint)]);
  });

  test("a salt that signs a second call is complained about", async () => {
    const endpoint = new LoyaltyEndpoint(options);
    await send(endpoint);
    const token = sha256(`${AGREED.loyaltyKey}salt-1-of-one-call`);
    await send(endpoint, { headers: { SaltId: "1", AuthorizationToken: token } });
    expect(complaints).toEqual([expect.stringContaining("for the second time")]);
  });
});
