import { describe, expect, test } from "vitest";
import { OPERATIONS } from "../core/operations.ts";
import { type Request, STRICT_OPERATIONS, strict } from "./strict.ts";
import { EXAMPLES, messageOf } from "./testing/example-messages.ts";

const UUID = "5f7b3c1e-8f8e-4e0e-9a53-1f1c8f0f6f10";
const TOKEN = "ab".repeat(32);

const SIGNED = { SaltId: "7", AuthorizationToken: TOKEN };
const MUTATING = { Authorization: "Bearer secret", "Idempotency-Key": UUID };
const OUTLET = { SalesOutletId: "101", AuthorizationToken: TOKEN };

/** Requests with a body, by the schema of their examples. */
const BODIES: Readonly<
  Record<string, readonly [operation: string, path: string, headers: Record<string, string>]>
> = {
  saltRequest: ["loyalty.one-time-salt", "/one-time-salt/1.7", {}],
  qrCodeRequest: ["loyalty.qr-code", "/qr-code/1.7", SIGNED],
  orderClosedRequest: ["loyalty.order-closed", "/order-closed/1.7", SIGNED],
  paymentRequest: ["payments.authorize", "/v1/authorize", MUTATING],
  captureRequest: ["payments.capture", "/v1/capture", MUTATING],
  reverseRequest: ["payments.reverse", "/v1/reverse", MUTATING],
  enrollmentRequest: ["payments.enroll", "/v1/enroll", MUTATING],
  inquireEnrollmentRequest: [
    "payments.inquire-enrollment-status",
    "/v1/inquire-enrollment-status",
    { Authorization: "Bearer secret" },
  ],
  createOrderRequest: ["ordering.order", "/rest/order", OUTLET],
  readOrdersRequest: ["ordering.orders", "/rest/orders", OUTLET],
};

function post(schema: string, body: unknown, changes: Partial<Request> = {}): string | null {
  const [operation, path, own] = BODIES[schema] ?? ["", "", {}];
  const headers = Object.entries({ "Content-Type": "application/json", ...own });
  return strict(operation, { path, query: [], headers, body: JSON.stringify(body), ...changes });
}

test("there is a list for each operation that the kiosk calls", () => {
  const called = OPERATIONS.filter((operation) => !operation.endsWith("-callback"));
  expect(STRICT_OPERATIONS.toSorted()).toEqual(called.toSorted());
});

describe("examples of requests", () => {
  // What the schema does not enforce, the create request carries all the same (ordering.md §2.7).
  const excused = ["the schema does not enforce what DELIVERY needs"];
  const requests = EXAMPLES.filter(
    ({ schema, what }) => schema in BODIES && !excused.includes(what),
  );

  test.each(requests)("$section: $what (valid: $valid)", ({ schema, valid, message }) => {
    const refused = post(schema, message);
    expect(refused === null ? "accepted" : refused).toEqual(
      valid ? "accepted" : expect.stringMatching(/\.md §/),
    );
  });

  test("are there for each request with a body, but for those that others show", () => {
    expect(
      Object.keys(BODIES).filter((name) => !requests.some((it) => it.schema === name)),
    ).toEqual([]);
  });
});

const qrCode = messageOf("qrCodeRequest", "identification by phone");
const closed = messageOf("orderClosedRequest", "");
const order = messageOf("createOrderRequest", "a paid order").order as Record<string, unknown>;

describe("a field that the contract does not list is refused", () => {
  test.each([
    ["saltRequest", { establishmentId: 1, terminalId: "K1" }, "terminalId"],
    ["qrCodeRequest", { ...qrCode, locale: "en" }, "locale"],
    ["orderClosedRequest", { ...closed, publicClientId: 1 }, "publicClientId"],
    ["orderClosedRequest", { ...closed, waiter: { posId: "1", name: "A", tip: 1 } }, "waiter.tip"],
    ["paymentRequest", { ...messageOf("paymentRequest", "an authorize"), orderId: "1" }, "orderId"],
    ["createOrderRequest", { order: { ...order, note: "no onions" } }, "order.note"],
    ["readOrdersRequest", { orderPosIds: [], since: 1 }, "since"],
  ])("%s with %j", (schema, body, field) => {
    expect(post(schema, body)).toMatch(new RegExp(`^${field} is not in the contract \\(`));
  });

  test("within a line of the loyalty order, too", () => {
    const line = { itemId: "a", title: "A", price: 1, quantity: 1, lineId: 7 };
    expect(post("qrCodeRequest", { ...qrCode, order: { menuItems: [line] } })).toBe(
      "order.menuItems[0].lineId is not in the contract (in-store-loyalty.md §4.2)",
    );
  });

  test("if it came with a later version of the protocol", () => {
    const path = "/qr-code/1.5";
    const { phoneNumber, subscribedToPushNotifications, clientName, ...rest } = qrCode;
    expect(post("qrCodeRequest", rest, { path })).toBeNull();
    expect(post("qrCodeRequest", { ...rest, phoneNumber }, { path })).toMatch(
      /^phoneNumber is not/,
    );
    const later = { ...rest, publicClientId: 7 };
    expect(post("qrCodeRequest", later, { path: "/qr-code/1.6" })).toMatch(
      /^publicClientId is not/,
    );
    expect(post("qrCodeRequest", later)).toBeNull();
  });
});

describe("tolerated are", () => {
  test.each([
    ["reverseRequest", { transactionReference: "psp-1", paymentId: "pay-1" }],
    [
      "createOrderRequest",
      { order: { ...order, items: [{ id: "a", price: 1, count: 1, title: "A" }] } },
    ],
  ])("fields that the contract calls not shown: %s %j", (schema, body) => {
    expect(post(schema, body)).toBeNull();
  });

  test("SaltId at the configuration endpoint, and any body of an inquiry", () => {
    const query = [["identifier", "k1"]] as const;
    const headers = [...Object.entries(SIGNED), ["If-None-Match", '"7"'] as const];
    const path = "/v1/config/4711";
    expect(strict("configuration.config", { path, query, headers, body: "" })).toBeNull();
    const inquiry = { Authorization: "Bearer secret", "Content-Type": "application/json" };
    expect(
      strict("payments.inquire-status", {
        path: "/v1/inquire-status",
        query: [],
        headers: Object.entries(inquiry),
        body: '{"paymentId":"pay-1"}',
      }),
    ).toBeNull();
  });

  test("headers of HTTP itself", () => {
    const own = { Host: "a", "Accept-Language": "de", "User-Agent": "kiosk" };
    const headers = Object.entries({ ...own, ...SIGNED, "Content-Type": "application/json" });
    expect(post("qrCodeRequest", qrCode, { headers })).toBeNull();
  });
});

describe("rules across fields", () => {
  test.each([
    ["qrCodeRequest", { ...qrCode, phoneNumber: undefined }, "clientName without phoneNumber"],
    [
      "qrCodeRequest",
      { ...qrCode, phoneNumber: undefined, clientName: undefined },
      "subscribedToPushNotifications without phoneNumber or publicClientId",
    ],
    ["createOrderRequest", { order: { ...order, type: "DELIVERY" } }, "address is missing"],
    [
      "createOrderRequest",
      { order: { ...order, deliveryAt: { type: "CUSTOM" } } },
      "datetime is missing",
    ],
    [
      "createOrderRequest",
      { order: { ...order, deliveryAt: { type: "ASAP", datetime: "2026-11-04T18:30:00" } } },
      "datetime is omitted on ASAP",
    ],
  ])("%s %j: %s", (schema, body, problem) => {
    expect(post(schema, body)).toContain(problem);
  });
});

describe("headers, query and media type", () => {
  const json = { "Content-Type": "application/json" };
  const body = JSON.stringify(messageOf("captureRequest", "capture without amount"));
  const capture = (headers: Record<string, string>) =>
    strict("payments.capture", {
      path: "/v1/capture",
      query: [],
      headers: Object.entries(headers),
      body,
    });

  test.each([
    [{ ...json, ...MUTATING }, null],
    [{ ...MUTATING, "content-type": "Application/JSON; charset=utf-8" }, null],
    [{ ...json, ...MUTATING, "X-Trace-Id": "7" }, "header x-trace-id is not in the contract"],
    [{ ...json, ...MUTATING, traceparent: "00" }, "header traceparent is not in the contract"],
    [{ ...json, Authorization: "Bearer a" }, "header idempotency-key is missing"],
    [{ ...json, ...MUTATING, "Idempotency-Key": "7" }, "header idempotency-key has another form"],
    [{ ...json, ...MUTATING, Authorization: "secret" }, "header authorization has another form"],
    [MUTATING, "Content-Type is not application/json"],
    [{ ...MUTATING, "Content-Type": "text/plain" }, "Content-Type is not application/json"],
  ])("%j: %s", (headers, problem) => {
    expect(capture(headers)).toEqual(problem && `${problem} (payments.md §4.1)`);
  });

  test("a read-only call has no idempotency key", () => {
    const headers = Object.entries({ ...json, ...MUTATING });
    const path = "/v1/inquire-status";
    expect(strict("payments.inquire-status", { path, query: [], headers, body })).toContain(
      "idempotency-key is not in the contract",
    );
  });

  test("the salt endpoint has no authentication header", () => {
    const headers = Object.entries({ ...json, AuthorizationToken: TOKEN });
    expect(post("saltRequest", { establishmentId: 1 }, { headers })).toContain(
      "authorizationtoken is not in the contract",
    );
  });

  test.each([
    [
      [
        ["identifier", "k1"],
        ["version", "1"],
      ],
      "",
      null,
    ],
    [[["version", "1"]], "", "query parameter identifier is missing"],
    [
      [
        ["identifier", "k1"],
        ["serial", "9"],
      ],
      "",
      "query parameter serial is not in the contract",
    ],
    [[["identifier", "k1"]], "{}", "there is a body"],
  ] as const)("credential %j %s: %s", (query, body, problem) => {
    const path = "/v1/pos/generic";
    expect(strict("configuration.credential", { path, query, headers: [], body })).toEqual(
      problem && `${problem} (in-store-loyalty.md §4.5)`,
    );
  });

  test("a body that is no JSON, or no object", () => {
    expect(post("readOrdersRequest", {}, { body: "{" })).toContain("body is not JSON");
    expect(post("readOrdersRequest", [])).toContain("body is not an object");
  });
});
