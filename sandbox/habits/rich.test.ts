import { describe, expect, test } from "vitest";
import { OPERATIONS } from "../core/operations.ts";
import { parse, print } from "./json.ts";
import { RICH_OPERATIONS, rich, richHeaders, richText } from "./rich.ts";
import { messageOf } from "./testing/example-messages.ts";

const UNKNOWN = {
  constructor: "Acme 12",
  vendorExtra: { since: "2027-01", list: [1, { deep: null }], "": false },
  vendorReserved: null,
};

/** As a client reads it. */
const received = (operation: string, message: unknown) =>
  JSON.parse(richText(rich(operation, message)));

test("there is a list for each operation", () => {
  expect(RICH_OPERATIONS.toSorted()).toEqual(OPERATIONS.toSorted());
});

test("the message itself stays as it is", () => {
  const message = messageOf("menuResponse", "a menu with one of each");
  const before = structuredClone(message);
  rich("ordering.menu", message);
  expect(message).toEqual(before);
});

describe("unknown fields", () => {
  test("are in every object, before and after its own", () => {
    const message = messageOf("readOrdersResponse", "the orders that were asked for");
    const answer = received("ordering.orders", message);
    expect(Object.keys(answer.orders[1].state)).toEqual([
      ...["constructor", "status", "reason", "posErrorType"],
      ...["vendorExtra", "vendorReserved"],
    ]);
    for (const object of [answer, ...answer.orders]) expect(object).toMatchObject(UNKNOWN);
  });

  test("are not in maps, whose keys are data", () => {
    expect(received("ordering.healthcheck", { pos: "UP", kitchen: "DOWN" })).toEqual({
      pos: "UP",
      kitchen: "DOWN",
      "loyalty-bridge": "UP",
    });
    const menu = received("ordering.menu", messageOf("menuResponse", "a menu with one of each"));
    const [burger] = menu.menu.items;
    expect(burger).toMatchObject(UNKNOWN);
    expect(burger.title).toEqual({
      en: "Beet burger",
      ar: "برغر الشمندر",
      eo: "Beet burger",
    });
    expect(Object.keys(burger.pricesByOrderingType)).toEqual([
      ...["EAT_IN", "PICKUP", "CATERING", "CURBSIDE"],
    ]);
    expect(burger.pricesByOrderingType.PICKUP).toEqual({ value: 12.125, taxes: [7], ...UNKNOWN });
  });
});

test("a menu has every optional field, another ordering type everywhere, and the prices that it had", () => {
  const { menu, requestId } = received(
    "ordering.menu",
    messageOf("menuResponse", "a menu with one of each"),
  );
  expect(requestId).toBe("5f7b3c1e-8f8e-4e0e-9a53-1f1c8f0f6f10");
  expect(menu.categories[0]).toMatchObject({
    isPopup: false,
    description: { en: "As we make it.", eo: "As we make it." },
  });
  expect(menu.items[0].description).toEqual({ en: "Roast beet patty", eo: "Roast beet patty" });
  expect(menu.modifiers[0].pricesByOrderingType).toMatchObject({
    EAT_IN: { value: 0.9, taxes: [] },
    CATERING: { value: 99.99 },
  });
  const [step] = menu.combos[0].steps;
  expect(step.items[0]).toMatchObject({
    forbiddenModifiers: ["m-1"],
    selected: true,
    pricesByOrderingType: { EAT_IN: { value: 0, taxes: [] }, CURBSIDE: { value: 88.88 } },
  });
});

test("a text in no language, and prices for no ordering type, stay empty", () => {
  const empty = { items: [{ title: {}, pricesByOrderingType: {} }] };
  const { menu } = received("ordering.menu", { menu: empty });
  expect(menu.items[0]).toMatchObject({ title: {}, pricesByOrderingType: {} });
});

test("decimals are written in other forms, and mean the same", () => {
  const line = { itemId: "a", title: "A", price: 12.9, quantity: 10, discounts: [{ value: 100 }] };
  const message = { accepted: true, menuItems: [line], payment: { amount: 5, transactionId: 40 } };
  const text = print(rich("loyalty.qr-code", message));
  for (const written of ['"price":12.90', '"value":10e1', '"amount":5.00', '"quantity":10,']) {
    expect(text).toContain(written);
  }
  expect(received("loyalty.qr-code", message)).toMatchObject(message);
});

test("an identifier keeps every digit", () => {
  const text =
    '{"payment":{"type":"PAY_WITH_POINTS","amount":5,"transactionId":90071992547409931}}';
  expect(richText(rich("loyalty.qr-code", parse(text)))).toContain("90071992547409931");
});

test("an identification has a message of an unknown type, and nulls for what is not there", () => {
  const messages = [{ type: "info", text: "Hello" }];
  const customer = { platformId: 1, customerName: "Amara" };
  expect(received("loyalty.qr-code", { accepted: true, messages, customer })).toMatchObject({
    payment: null,
    maxPointsPercent: null,
    customer: { customerEmail: null, customerTier: null, customerPointsBalance: null },
    messages: [{ type: "season" }, { type: "info", code: 200, text: "Hello" }],
  });
});

test("a configuration has unknown kinds and channels, and one more language and mask", () => {
  const message = messageOf("configurationResponse", "a configuration with everything");
  const { config } = received("configuration.config", message);
  const kinds = (documents: { kind: string }[]) => documents.map(({ kind }) => kind);
  const given = message.config as { documents: { kind: string }[] };
  expect(kinds(config.documents)).toEqual(["imprint", ...kinds(given.documents)]);
  expect(config.loyalty.marketingConsent.channels[0]).toBe("carrier-pigeon");
  expect(config.loyalty.phoneFormDisclaimer.documentRefs).toEqual([
    ...["imprint", "privacy_policy", "terms_conditions"],
  ]);
  expect(config.loyalty.phoneFormDisclaimer.templateByLocale.eo).toContain("{privacy_policy}");
  expect(config.phone.masksByCountry).toEqual({ DE: "XXXX XXXXXXX", NO: "XXX XX XXX" });
  expect(config.locales).toEqual({
    enabled: ["de", "en", "ar"],
    default: "de",
    fallback: "en",
    ...UNKNOWN,
  });
});

test.each([
  [
    "payments.capabilities",
    messageOf("capabilitiesResponse", "capabilities of a two-phase"),
    {
      capabilities: ["INSTALMENTS", "CAPTURE", "DIRECT_REFUND", "REDIRECT_FLOW", "STATUS_POLLING"],
    },
  ],
  [
    "payments.sale",
    messageOf("operationResponse", "expectedTtlSeconds may be omitted"),
    {
      status: "PENDING",
      transactionReference: "psp-1",
      expectedTtlSeconds: 900,
      redirectUrl: null,
      errorCode: null,
      reason: null,
      card: null,
    },
  ],
  [
    "payments.result-callback",
    messageOf("resultCallback", "a declined one"),
    { ...messageOf("resultCallback", "a declined one"), redirectUrl: null, card: null },
  ],
  [
    "payments.inquire-status",
    messageOf("inquireStatusResponse", "an unknown payment"),
    { status: "NOT_FOUND", transactionReference: null, rawStatus: "psp/7" },
  ],
  [
    "ordering.order",
    messageOf("createOrderResponse", "accepted"),
    { posId: "BB-1", queueNumber: 47 },
  ],
  ["loyalty.refund", { accepted: true }, { accepted: true, errorCode: 0, errorText: "" }],
])("%s: %j", (operation, message, expected) => {
  expect(received(operation, message)).toEqual({ ...UNKNOWN, ...expected });
});

test("more orders come than were asked for", () => {
  const message = messageOf("readOrdersResponse", "the orders that were asked for");
  const { orders } = received("ordering.orders", message);
  expect(
    orders.map(({ id, queueNumber }: { id: string; queueNumber: unknown }) => [id, queueNumber]),
  ).toEqual([
    ["ELSEWHERE-1", 12],
    ["BB-1", 47],
    ["BB-2", 48],
  ]);
});

test("headers keep their meaning, in capitals and among others", () => {
  const answer = new Headers({ ETag: '"7"', "Content-Type": "application/json", Age: "3" });
  const headers = richHeaders(answer, "identity");
  for (const expected of [
    ["ETAG", "7"],
    ["AGE", "3"],
    ["CONTENT-TYPE", 'Application/JSON; Charset="UTF-8"; profile="v2"'],
  ]) {
    expect(headers).toContainEqual(expected);
  }
  expect(headers.filter(([name]) => name === "Set-Cookie")).toHaveLength(2);
});

test.each([
  [null, true],
  ["gzip, deflate", true],
  ["br, *", true],
  ["identity", false],
  ["br", false],
  ["gzip;q=0, identity", false],
])(
  "a body is compressed if the request allows it: Accept-Encoding %s: %s",
  (accepted, expected) => {
    const names = richHeaders([], accepted).map(([name]) => name);
    expect(names.includes("CONTENT-ENCODING")).toBe(expected);
  },
);
