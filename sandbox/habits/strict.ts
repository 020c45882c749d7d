/**
 * The habit of a service that refuses every request with something that the contracts do not list: a field, a header or
 * a query parameter, another JSON type, a missing required one, another media type. Written from the text of the
 * contracts, and independent of this repository's schemas, so that an assumption that kiosk and sandbox share is found.
 * What a contract calls "not shown" is tolerated; tokens are left to the service, which has answers of its own for them.
 */
import { parse } from "./json.ts";
import {
  anything,
  atLeast,
  decimal,
  flag,
  integer,
  listOf,
  mapOf,
  matching,
  objectOf,
  oneOf,
  orNull,
  type Shape,
  text,
  withRule,
} from "./shapes.ts";

export type Request = {
  /** Without the query. */
  readonly path: string;
  readonly query: Iterable<readonly [name: string, value: string]>;
  readonly headers: Iterable<readonly [name: string, value: string]>;
  /** Empty if it has none. */
  readonly body: string;
};

/** What a request of one operation may have. */
type Rule = {
  readonly section: string;
  /** Headers of the contract, in lower case, besides those of HTTP. */
  readonly headers: Readonly<Record<string, { readonly required?: true; readonly value: RegExp }>>;
  readonly query?: { readonly required?: readonly string[]; readonly optional: readonly string[] };
  /** The body by protocol version, the last segment of the path; null: there must be none. */
  readonly body: ((version: string) => Shape) | null;
};

/** Headers that HTTP itself, a browser or a proxy adds; they are no part of any contract. */
const HTTP_HEADERS = new Set([
  ...["host", "connection", "keep-alive", "content-length", "transfer-encoding", "te", "expect"],
  ...["accept", "accept-encoding", "accept-language", "user-agent", "cache-control", "pragma"],
  ...["content-type", "sec-fetch-mode", "sec-fetch-site", "sec-fetch-dest", "priority", "via"],
]);

const anyValue = { value: /^\S.*$/ };
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const hex = { value: /^[\da-f]{64}$/i };

/** in-store-loyalty.md §2.2 */
const discount = objectOf({
  required: { discountId: text, type: oneOf("percent", "amount"), value: decimal },
});
const modifier = objectOf({
  required: { itemId: text, title: text, quantity: integer, price: decimal },
});
const line = objectOf({
  required: { itemId: text, title: text, price: decimal, quantity: integer },
  optional: { modifiers: listOf(modifier), discounts: listOf(discount) },
});
const loyaltyOrder = objectOf({
  optional: { menuItems: listOf(line), discounts: listOf(discount) },
});
/** Which of its fields are required is not shown. */
const posInfo = objectOf({
  optional: {
    establishmentId: integer,
    terminalId: text,
    terminalCurrentTimestamp: (value, at) =>
      /^\d{13}$/.test(String(value)) && typeof value === "number"
        ? null
        : `${at} is not in milliseconds`,
    terminalTimeZone: matching(/^GMT([+-]\d{1,2}(:?\d{2})?)?$/, "a GMT offset"),
  },
});

/** Fields since 1.6 and since 1.7 (in-store-loyalty.md §9). */
const SINCE_16 = { phoneNumber: text, subscribedToPushNotifications: flag, clientName: text };
const SINCE_17 = { publicClientId: orNull(integer) };

function identification(version: string): Shape {
  const fields = objectOf({
    required: { orderId: text, posInfo },
    optional: {
      qrCode: text,
      total: decimal,
      order: loyaltyOrder,
      ...(version !== "1.5" && SINCE_16),
      ...(version === "1.7" && SINCE_17),
    },
  });
  return withRule(fields, (body) => {
    const hasPhone = body.phoneNumber !== undefined;
    if (body.clientName !== undefined && !hasPhone) return "clientName without phoneNumber";
    const hasAccount = hasPhone || typeof body.publicClientId === "number";
    return body.subscribedToPushNotifications !== undefined && !hasAccount
      ? "subscribedToPushNotifications without phoneNumber or publicClientId"
      : null;
  });
}

const closedPayment = objectOf({
  required: { type: text, amount: decimal },
  optional: { transactionId: text },
});
const orderClosed = (version: string): Shape =>
  objectOf({
    required: {
      establishmentId: integer,
      orderId: text,
      orderTotal: decimal,
      order: loyaltyOrder,
      payments: listOf(closedPayment),
    },
    optional: {
      pointsReward: integer,
      waiter: objectOf({ required: { posId: text, name: text } }),
      ...(version !== "1.5" && SINCE_16),
    },
  });

/** in-store-loyalty.md §5 rule 3 */
const SIGNED = { saltid: { value: /^\d+$/ }, authorizationtoken: hex };

const LOYALTY: Readonly<Record<string, Rule>> = {
  "loyalty.one-time-salt": {
    section: "in-store-loyalty.md §4.1",
    headers: {},
    body: () => objectOf({ required: { establishmentId: atLeast(1) } }),
  },
  "loyalty.qr-code": {
    section: "in-store-loyalty.md §4.2",
    headers: SIGNED,
    body: identification,
  },
  "loyalty.order-closed": {
    section: "in-store-loyalty.md §4.3",
    headers: SIGNED,
    body: orderClosed,
  },
  "loyalty.refund": {
    section: "in-store-loyalty.md §4.4",
    headers: SIGNED,
    body: () => objectOf({ required: { establishmentId: integer, orderId: text } }),
  },
  "configuration.credential": {
    section: "in-store-loyalty.md §4.5",
    headers: {},
    query: {
      required: ["identifier"],
      optional: ["midIdentifier", "fullRestaurantCode", "version"],
    },
    body: null,
  },
  "configuration.config": {
    section: "in-store-loyalty.md §4.6",
    // Whether SaltId comes with the token is not shown (in-store-loyalty.md §5 rule 5).
    headers: { ...SIGNED, "if-none-match": anyValue },
    query: { optional: ["identifier"] },
    body: null,
  },
};

/** payments.md §4.1 */
const BEARER = { authorization: { value: /^Bearer \S+$/ } };
const MUTATING = { ...BEARER, "idempotency-key": { required: true, value: uuid } } as const;

/** payments.md §2.2 */
const returnUrls = objectOf({ required: { successUrl: text, errorUrl: text, cancelUrl: text } });
const settings = withRule(mapOf(text), ({ currency }) =>
  currency === undefined ? "currency is missing" : null,
);
const paymentInstrument = objectOf({
  required: { type: text },
  optional: { token: text, walletPayload: text },
});
const paymentRequest = objectOf({
  required: { paymentId: text, amount: decimal, currency: text, settings, returnUrls },
  optional: { paymentInstrument },
});
/** Further fields of reverse and refund are not shown (payments.md §4.1). */
const reversal = objectOf({ required: { transactionReference: text }, others: "tolerated" });
const refund = objectOf({
  required: { transactionReference: text, amount: decimal },
  others: "tolerated",
});

const operation = (headers: Rule["headers"], body: Shape | null): Rule => ({
  section: "payments.md §4.1",
  headers,
  body: body && (() => body),
});

const PAYMENTS: Readonly<Record<string, Rule>> = {
  "payments.capabilities": operation(BEARER, null),
  "payments.health": operation(BEARER, null),
  "payments.authorize": operation(MUTATING, paymentRequest),
  "payments.sale": operation(MUTATING, paymentRequest),
  "payments.capture": operation(
    MUTATING,
    objectOf({
      required: { paymentId: text, transactionReference: text },
      optional: { amount: decimal },
    }),
  ),
  "payments.reverse": operation(MUTATING, reversal),
  "payments.refund": operation(MUTATING, refund),
  // Its body is not shown.
  "payments.inquire-status": operation(BEARER, mapOf(anything)),
  "payments.enroll": {
    ...operation(
      MUTATING,
      objectOf({
        required: {
          enrollmentId: matching(uuid, "a UUID"),
          customer: objectOf({ optional: { email: text, name: text, language: text } }),
          returnUrls,
          settings,
        },
      }),
    ),
    section: "payments.md §2.4",
  },
  "payments.inquire-enrollment-status": operation(
    BEARER,
    objectOf({ required: { enrollmentId: text }, optional: { transactionReference: text } }),
  ),
};

/** ordering.md §4 */
const OUTLET = {
  salesoutletid: { required: true, value: /^\d+$/ },
  authorizationtoken: hex,
} as const;

/** The structure of a line beyond these fields is not shown (ordering.md §2.7). */
const orderLine = objectOf({
  required: { id: text, price: decimal, count: integer },
  optional: {
    modifiers: listOf(
      objectOf({ required: { id: text, price: decimal, count: integer }, others: "tolerated" }),
    ),
  },
  others: "tolerated",
});
const DATETIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;
const deliveryAt = withRule(
  objectOf({
    required: { type: oneOf("ASAP", "CUSTOM") },
    optional: { datetime: matching(DATETIME, "an ISO 8601 time") },
  }),
  ({ type, datetime }) => {
    if (type === "ASAP" && datetime !== undefined) return "datetime is omitted on ASAP";
    return type === "CUSTOM" && datetime === undefined ? "datetime is missing" : null;
  },
);
const addressParts = [
  ...["zipCode", "country", "city", "street", "house", "flat", "addressString2"],
].map((part) => [part, text] as const);
const address = objectOf({
  required: {
    coordinates: objectOf({ required: { latitude: decimal, longitude: decimal } }),
    addressString1: text,
  },
  optional: Object.fromEntries(addressParts),
});
const payment = objectOf({
  required: {
    method: objectOf({
      required: { type: oneOf("CASH", "BANK_CARD_IN_APP", "BANK_CARD_IN_STORE") },
      optional: { cardInfo: objectOf({ optional: { cardHolderName: text, pan: text } }) },
    }),
    charge: objectOf({
      required: { tax: decimal, subtotal: decimal, total: decimal },
      optional: { tips: decimal, deliveryFee: decimal, discount: decimal },
    }),
  },
});
/** What the create request always carries, and what it may. */
const order = withRule(
  objectOf({
    required: {
      id: text,
      type: oneOf("PICKUP", "DELIVERY", "EAT_IN", "DRIVE_THROUGH"),
      deliveryAt,
      client: objectOf({
        required: { name: text, email: text, phoneNumber: text },
        optional: { lastName: text },
      }),
      payment,
      // The wire name of platformOrderId has the operator's brand; this is the sandbox's.
      additionalInfo: objectOf({
        optional: { tableNumber: text, platformOrderId: integer, customFields: mapOf(text) },
      }),
      items: listOf(orderLine),
    },
    optional: { address, presents: listOf(orderLine) },
  }),
  ({ type, address }) =>
    type === "DELIVERY" && address === undefined ? "address is missing" : null,
);

const ORDERING: Readonly<Record<string, Rule>> = {
  "ordering.healthcheck": { section: "ordering.md §4", headers: OUTLET, body: null },
  "ordering.menu-revision": { section: "ordering.md §4", headers: OUTLET, body: null },
  "ordering.menu": { section: "ordering.md §4", headers: OUTLET, body: null },
  "ordering.order": {
    section: "ordering.md §2.7",
    headers: OUTLET,
    body: () => objectOf({ required: { order } }),
  },
  "ordering.orders": {
    section: "ordering.md §4",
    headers: OUTLET,
    body: () => objectOf({ required: { orderPosIds: listOf(text) } }),
  },
};

const RULES: Readonly<Record<string, Rule>> = { ...LOYALTY, ...PAYMENTS, ...ORDERING };

/** The operations that the list has, for its own test. */
export const STRICT_OPERATIONS = Object.keys(RULES);

/**
 * Why a request of this operation is refused, with the section that it violates; null if it has only what the contract
 * lists. An operation that is not in the list refuses nothing.
 */
export function strict(operation: string, request: Request): string | null {
  const rule = RULES[operation];
  if (!rule) return null;
  const problem =
    headerProblem(rule, request) ?? queryProblem(rule, request) ?? bodyProblem(rule, request);
  return problem === null ? null : `${problem} (${rule.section})`;
}

function headerProblem({ headers: known }: Rule, { headers }: Request): string | null {
  const sent = new Map([...headers].map(([name, value]) => [name.toLowerCase(), value]));
  for (const [name, value] of sent) {
    const expected = known[name];
    if (!expected && !HTTP_HEADERS.has(name)) return `header ${name} is not in the contract`;
    if (expected && !expected.value.test(value)) return `header ${name} has another form`;
  }
  const missing = Object.entries(known).find(([name, { required }]) => required && !sent.has(name));
  return missing ? `header ${missing[0]} is missing` : null;
}

function queryProblem({ query }: Rule, request: Request): string | null {
  const { required = [], optional = [] } = query ?? {};
  const sent = [...request.query].map(([name]) => name);
  const unknown = sent.find((name) => ![...required, ...optional].includes(name));
  if (unknown !== undefined) return `query parameter ${unknown} is not in the contract`;
  const missing = required.find((name) => !sent.includes(name));
  return missing === undefined ? null : `query parameter ${missing} is missing`;
}

function bodyProblem({ body: rule }: Rule, { path, headers, body }: Request): string | null {
  if (rule === null) return body === "" ? null : "there is a body";
  const type = [...headers].find(([name]) => name.toLowerCase() === "content-type")?.[1];
  if (!/^application\/json\s*(;|$)/i.test(type ?? ""))
    return "Content-Type is not application/json";
  const json = parsed(body);
  return json === undefined ? "body is not JSON" : rule(path.split("/").at(-1) ?? "")(json, "");
}

function parsed(body: string): unknown {
  try {
    return parse(body);
  } catch {
    return undefined;
  }
}
