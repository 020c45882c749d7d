/**
 * The habit of a service that sends more than the contracts name: unknown fields in every object, unknown values in
 * open lists, another language in every text, every optional field, numbers and headers in unusual but lawful forms.
 * Written from the text of the contracts, and independent of this repository's schemas, so that an assumption that
 * kiosk and sandbox share is found.
 */
import {
  copy,
  eachObject,
  eachPlace,
  isObject,
  type JsonObject,
  print,
  WireNumber,
} from "./json.ts";

/** What is added to the messages of one operation; all paths are those of `eachPlace`. */
type Rule = {
  readonly section: string;
  /** Maps whose keys are data: an unknown field would be data there. */
  readonly maps?: readonly string[];
  /** Those among the maps whose keys are languages. */
  readonly texts?: readonly string[];
  /** Those among the maps whose keys are ordering types. */
  readonly prices?: readonly string[];
  /** Decimals, or lists of them, which JSON can write in several forms. */
  readonly decimals?: readonly string[];
  /** Numbers in texts, which may also be sent as numbers. */
  readonly numeric?: readonly string[];
  /** Optional fields with the value that they have if they are absent. */
  readonly present?: Readonly<Record<string, unknown>>;
  /** Lists with the elements that come before their own. */
  readonly before?: Readonly<Record<string, readonly unknown[]>>;
  /** Maps with further entries. */
  readonly entries?: Readonly<Record<string, JsonObject>>;
};

/** The first has a name that every object inherits. */
const UNKNOWN_FIRST = { constructor: "Acme 12" };
const UNKNOWN_LAST = {
  vendorExtra: { since: "2027-01", list: [1, { deep: null }], "": false },
  vendorReserved: null,
};

/** No outlet of the sandbox offers this language. */
const FURTHER_LANGUAGE = "eo";
/** One ordering type of the contract that no kiosk serves, and an unknown one. */
const FURTHER_PRICES = {
  CATERING: { value: 99.99, taxes: [7] },
  CURBSIDE: { value: 88.88 },
};

const CONFIGURATION: Rule = {
  section: "in-store-loyalty.md §2.4",
  maps: ["config.phone.masksByCountry"],
  texts: [
    "config.loyalty.marketingConsent.screen.headlineByLocale",
    "config.loyalty.marketingConsent.screen.bodyByLocale",
    "config.loyalty.phoneFormDisclaimer.templateByLocale",
    "config.loyalty.appInstallBanner.promoTextByLocale",
    "config.documents[].titleByLocale",
    "config.documents[].pdfUrlByLocale",
  ],
  decimals: ["config.loyalty.loyaltyPointAccrualRules.pointsPerCurrencyUnit"],
  before: {
    "config.loyalty.marketingConsent.channels": ["carrier-pigeon"],
    "config.loyalty.marketingConsent.screen.documentRefs": ["imprint"],
    "config.loyalty.phoneFormDisclaimer.documentRefs": ["imprint"],
    "config.documents": [
      {
        kind: "imprint",
        version: "2026-04",
        titleByLocale: { en: "Imprint" },
        pdfUrlByLocale: {},
        requiresAcceptance: false,
      },
    ],
  },
  entries: { "config.phone.masksByCountry": { NO: "XXX XX XXX" } },
};

const QR_CODE: Rule = {
  section: "in-store-loyalty.md §4.2",
  decimals: [
    "menuItems[].price",
    "menuItems[].modifiers[].price",
    "menuItems[].discounts[].value",
    "discounts[].value",
    "payment.amount",
    "customer.customerPointsBalance",
    "maxPointsPercent",
  ],
  present: {
    payment: null,
    maxPointsPercent: null,
    "customer.customerEmail": null,
    "customer.customerTier": null,
    "customer.customerPointsBalance": null,
    "menuItems[].modifiers": [],
    "menuItems[].discounts": [],
    "messages[].code": 200,
  },
  // Values of type beyond info and error, and the catalogue of codes, are not shown (in-store-loyalty.md §2.2, §7).
  before: { messages: [{ type: "season", code: 9001, text: "Pumpkin soup until Sunday." }] },
};

const LOYALTY_ANSWER: Rule = {
  section: "in-store-loyalty.md §4.3",
  present: { errorCode: 0, errorText: "" },
};

const OPERATION: Rule = {
  section: "payments.md §2.1",
  present: { redirectUrl: null, errorCode: null, reason: null, card: null },
};

/** Payment timeout when it is omitted: 15 minutes (payments.md §8). */
const DEFAULT_TTL_SECONDS = 900;

/** Prices of the menu, by the entity that has them. */
const PRICED = ["modifiers[]", "items[]", "combos[]", "combos[].steps[].items[]"].map(
  (entity) => `menu.${entity}.pricesByOrderingType`,
);
const NAMED = [
  ...["categories[]", "modifierGroups[]", "modifiers[]", "items[]", "items[].modifierGroups[]"],
  ...["combos[]", "combos[].steps[]"],
].map((entity) => `menu.${entity}`);

const MENU: Rule = {
  section: "ordering.md §2",
  texts: NAMED.flatMap((entity) => [`${entity}.title`, `${entity}.description`]),
  prices: PRICED,
  decimals: PRICED.flatMap((prices) => [`${prices}.*.value`, `${prices}.*.taxes`]),
  present: {
    requestId: "8c0d8f0e-6f5e-4c53-9a34-0d2f6f1f7f10",
    ...Object.fromEntries(NAMED.map((it) => [`${it}.description`, { en: "As we make it." }])),
    ...Object.fromEntries(PRICED.map((prices) => [`${prices}.*.taxes`, []])),
    "menu.categories[].isPopup": false,
    "menu.combos[].steps[].items[].selected": false,
  },
};

const ORDER: Rule = { section: "ordering.md §2.7", numeric: ["queueNumber"] };

const ORDERS: Rule = {
  section: "ordering.md §4",
  numeric: ["orders[].queueNumber"],
  present: {
    requestId: "2f0c1b54-4c5e-4d0e-9f4f-4c3f0a8f6b11",
    "orders[].state.reason": null,
    "orders[].state.posErrorType": null,
  },
  // An order of another terminal, which nobody asked for.
  before: {
    orders: [
      {
        id: "ELSEWHERE-1",
        queueNumber: 12,
        state: { status: "CANCELED", reason: "left", posErrorType: "UNKNOWN" },
      },
    ],
  },
};

const RULES: Readonly<Record<string, Rule>> = {
  "loyalty.one-time-salt": { section: "in-store-loyalty.md §4.1" },
  "loyalty.qr-code": QR_CODE,
  "loyalty.order-closed": LOYALTY_ANSWER,
  "loyalty.refund": LOYALTY_ANSWER,
  "configuration.credential": {
    section: "in-store-loyalty.md §4.5",
    decimals: ["minCashPayment", "maxPwpPercent", "giftMinSum", "giftPrice"].map(
      (name) => `config.${name}`,
    ),
  },
  "configuration.config": CONFIGURATION,
  "payments.capabilities": {
    section: "payments.md §2.5",
    before: { capabilities: ["INSTALMENTS"] },
  },
  "payments.health": { section: "payments.md §4.1" },
  "payments.authorize": OPERATION,
  "payments.capture": OPERATION,
  "payments.reverse": OPERATION,
  "payments.sale": OPERATION,
  "payments.refund": OPERATION,
  "payments.inquire-status": {
    section: "payments.md §2.5",
    present: { transactionReference: null, rawStatus: "psp/7" },
  },
  "payments.enroll": OPERATION,
  "payments.inquire-enrollment-status": {
    section: "payments.md §2.5",
    present: { transactionReference: null, card: null },
  },
  "payments.result-callback": OPERATION,
  "payments.enrollment-callback": { section: "payments.md §4.2", present: { card: null } },
  "ordering.healthcheck": {
    section: "ordering.md §2.7",
    maps: [""],
    entries: { "": { "loyalty-bridge": "UP" } },
  },
  "ordering.menu-revision": { section: "ordering.md §4" },
  "ordering.menu": MENU,
  "ordering.order": ORDER,
  "ordering.orders": ORDERS,
};

/** The operations that the list has, for its own test. */
export const RICH_OPERATIONS = Object.keys(RULES);

/**
 * An answer of this operation, or a callback, with everything added that may be there. An operation that is not in the
 * list keeps its message.
 */
export function rich(operation: string, message: unknown): unknown {
  const rule = RULES[operation];
  const result = copy(message);
  if (!rule || !isObject(result)) return result;
  addFields(rule, result);
  const { texts = [], prices = [] } = rule;
  for (const path of texts) eachValue(result, path, addLanguage);
  for (const path of prices) eachValue(result, path, addPrices);
  for (const path of rule.decimals ?? []) replaceEach(result, path, decimal);
  for (const path of rule.numeric ?? []) replaceEach(result, path, numberOf);
  eachObject(result, [...(rule.maps ?? []), ...texts, ...prices], (object, path) => {
    const isMap = [...(rule.maps ?? []), ...texts, ...prices].includes(path);
    if (!isMap) surround(object);
  });
  return result;
}

/** The text of a message in the unusual forms that JSON allows: white space, and escaped characters. */
export function richText(message: unknown): string {
  return `\n${print(message, { indent: "\t", escapes: true })}\r\n`;
}

/** Headers with another value; the ETag equals the revision, which has no quotes (in-store-loyalty.md §4.6). */
const VALUES: Readonly<Record<string, (value: string) => string>> = {
  "CONTENT-TYPE": () => 'Application/JSON; Charset="UTF-8"; profile="v2"',
  ETAG: (value) => value.replaceAll('"', ""),
};

/**
 * Headers of an answer: names in capitals, as names are compared without regard to case, a media type with parameters,
 * and headers that are of no concern to a client of the contracts. The body is compressed if the request allows it by
 * its Accept-Encoding; without one it allows anything (RFC 9110, section 12.5.3).
 */
export function richHeaders(
  headers: Iterable<readonly [name: string, value: string]>,
  acceptEncoding: string | null,
): [name: string, value: string][] {
  const own = [...headers].map(([name, value]): [string, string] => {
    const capital = name.toUpperCase();
    return [capital, VALUES[capital]?.(value) ?? value];
  });
  const mayCompress = /(^|,)\s*(gzip|\*)\s*(,|$)/i.test(acceptEncoding ?? "*");
  return [
    ...(mayCompress ? [["CONTENT-ENCODING", "gzip"] satisfies [string, string]] : []),
    ["Set-Cookie", "edge=7; Path=/; HttpOnly"],
    ["Set-Cookie", "ab=b; Path=/"],
    ["X-Request-ID", "8c0d8f0e"],
    ...own,
    ["Strict-Transport-Security", "max-age=31536000"],
    ["Server-Timing", "db;dur=3"],
    ["Link", '</v2>; rel="successor-version"'],
  ];
}

function addFields({ present = {}, before = {}, entries = {} }: Rule, result: JsonObject): void {
  for (const [path, value] of Object.entries(present)) {
    eachPlace(result, path, (holder, key) => {
      if (!Object.hasOwn(holder, key)) holder[key] = copy(value);
    });
  }
  // Only with PENDING (payments.md §2.1).
  if (result.status === "PENDING") result.expectedTtlSeconds ??= DEFAULT_TTL_SECONDS;
  for (const [path, elements] of Object.entries(before)) {
    replaceEach(result, path, (list) =>
      Array.isArray(list) ? [...elements.map(copy), ...list] : list,
    );
  }
  for (const [path, more] of Object.entries(entries)) {
    if (path === "") Object.assign(result, more);
    else eachValue(result, path, (map) => Object.assign(map, more));
  }
}

/** Calls `change` with each object that a path names. */
function eachValue(root: unknown, path: string, change: (value: JsonObject) => void): void {
  eachPlace(root, path, (holder, key) => {
    const value = holder[key];
    if (isObject(value)) change(value);
  });
}

function replaceEach(root: unknown, path: string, replace: (value: unknown) => unknown): void {
  eachPlace(root, path, (holder, key) => {
    if (Object.hasOwn(holder, key)) holder[key] = replace(holder[key]);
  });
}

/** The first language's text as that of a further one; a text in no language gets none. */
function addLanguage(text: JsonObject): void {
  const [first] = Object.values(text);
  if (first !== undefined) text[FURTHER_LANGUAGE] = first;
}

/** What has no price gets none. */
function addPrices(prices: JsonObject): void {
  if (Object.keys(prices).length > 0) Object.assign(prices, copy(FURTHER_PRICES));
}

/** A decimal as `1e1` or `12.900`. */
function decimal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decimal);
  if (typeof value !== "number" || String(value).includes("e")) return value;
  const tens = value !== 0 && value % 10 === 0;
  if (tens) return new WireNumber(`${value / 10}e1`);
  return new WireNumber(Number.isInteger(value) ? `${value}.00` : `${value}0`);
}

function numberOf(value: unknown): unknown {
  return typeof value === "string" && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : value;
}

/** Puts unknown fields before and after the object's own. */
function surround(object: JsonObject): void {
  const own = Object.entries(object);
  for (const [key] of own) delete object[key];
  Object.assign(object, UNKNOWN_FIRST, Object.fromEntries(own), copy(UNKNOWN_LAST));
}
