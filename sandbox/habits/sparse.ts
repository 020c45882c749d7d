/**
 * The habit of a service that sends nothing that it need not send: every field that the contracts let be absent is
 * absent. Written from the text of the contracts, and independent of this repository's schemas, so that an assumption
 * that kiosk and sandbox share is found. What carries the meaning of an answer stays: the reason in `messages`, an
 * address to open, a limit, a choice that is on by default.
 */
import { copy, eachPlace, isObject, type JsonObject } from "./json.ts";

/** A field that may be absent; `if` says for which values, in the object that contains it. */
type Rule = {
  readonly section: string;
  readonly omit: readonly string[];
  readonly if?: (value: unknown, holder: JsonObject) => boolean;
};

/** A field whose value is replaced by null, by which the contract says "unknown". */
type NullRule = { readonly section: string; readonly unknown: readonly string[] };

const isNull = (value: unknown) => value === null;
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
const equals = (expected: unknown) => (value: unknown) => value === expected;
const statusIs =
  (...statuses: readonly string[]) =>
  (_: unknown, { status }: JsonObject) =>
    statuses.includes(String(status));
const isAccepted = (_: unknown, { accepted }: JsonObject) => accepted === true;

/** Extra fields of the vendor-specific segments, without the two limits for points. */
const SEGMENT_EXTRAS = [
  ...["timeout", "firing", "giftCode", "giftMinSum", "giftPrice", "language"],
  ...["payForReqModifiers", "restrictedPaymentIds", "softRegistration", "bonusDiscountId"],
];

/** Only fields with a value are present. The current version is 1.7 (in-store-loyalty.md §9). */
const CREDENTIAL: readonly Rule[] = [
  { section: "in-store-loyalty.md §4.5", omit: ["config"], if: isNull },
  { section: "in-store-loyalty.md §2.3", omit: ["config.apiVersion"], if: equals("1.7") },
  { section: "in-store-loyalty.md §2.3", omit: ["config.discountId"] },
  // Flow REGULAR is the flow of a kiosk whose credential names none.
  { section: "in-store-loyalty.md §2.3", omit: ["config.flow"], if: equals("REGULAR") },
  { section: "in-store-loyalty.md §2.3", omit: SEGMENT_EXTRAS.map((name) => `config.${name}`) },
];

const LOYALTY = "config.loyalty";
const CONFIGURATION: readonly Rule[] = [
  { section: "in-store-loyalty.md §4.6", omit: ["config"], if: isNull },
  // The credential has the same address; the id is in the path of the request.
  { section: "in-store-loyalty.md §2.4", omit: ["config.apiUrl", "config.establishmentId"] },
  { section: "in-store-loyalty.md §2.4", omit: ["config.loyaltyApiVersion"], if: equals("1.7") },
  // A device has a currency and a time zone of its own: those of the sandbox's restaurant.
  { section: "in-store-loyalty.md §2.4", omit: ["config.currency"], if: equals("EUR") },
  { section: "in-store-loyalty.md §2.4", omit: ["config.timezone"], if: equals("Europe/Berlin") },
  { section: "in-store-loyalty.md §2.4", omit: ["config.currencySymbol"] },
  { section: "in-store-loyalty.md §2.4", omit: ["config.locales.fallback"] },
  {
    section: "in-store-loyalty.md §2.4",
    omit: ["config.locales.default"],
    if: (value, { enabled }) => Array.isArray(enabled) && enabled[0] === value,
  },
  {
    section: "in-store-loyalty.md §2.4",
    omit: ["config.loyalty"],
    if: (_, { loyaltyEnabled }) => loyaltyEnabled === false,
  },
  // The default of rounding is written in the contract.
  {
    section: "in-store-loyalty.md §2.4",
    omit: [`${LOYALTY}.loyaltyPointAccrualRules.rounding`],
    if: equals("floor"),
  },
  {
    section: "in-store-loyalty.md §2.4",
    omit: ["pointsIconUrl", "rewardBanner", "appInstallBanner"].map((it) => `${LOYALTY}.${it}`),
  },
  {
    section: "in-store-loyalty.md §2.4",
    omit: ["phoneNumberFlow", "loyaltyCardFlow", "rewardRedemption"].map(
      (it) => `${LOYALTY}.${it}`,
    ),
    if: (value) => isObject(value) && value.enabled !== true,
  },
  {
    section: "in-store-loyalty.md §2.4",
    omit: [`${LOYALTY}.marketingConsent`],
    if: (value) => isObject(value) && (value.channels === undefined || isEmpty(value.channels)),
  },
  {
    section: "in-store-loyalty.md §2.4",
    omit: [
      `${LOYALTY}.marketingConsent.screen.documentRefs`,
      `${LOYALTY}.phoneFormDisclaimer.documentRefs`,
    ],
  },
  { section: "in-store-loyalty.md §2.4", omit: ["config.documents"], if: isEmpty },
  {
    section: "in-store-loyalty.md §2.4",
    omit: ["config.documents[].requiresAcceptance"],
    if: equals(false),
  },
  // Both are called optional.
  {
    section: "in-store-loyalty.md §2.4",
    omit: ["config.phone.allowedCountries", "config.phone.masksByCountry"],
  },
];

const QR_CODE: readonly Rule[] = [
  {
    section: "in-store-loyalty.md §4.2",
    omit: ["menuItems", "discounts", "messages"],
    if: isEmpty,
  },
  { section: "in-store-loyalty.md §4.2", omit: ["payment", "maxPointsPercent"], if: isNull },
  {
    section: "in-store-loyalty.md §2.2",
    omit: ["menuItems[].modifiers", "menuItems[].discounts"],
    if: isEmpty,
  },
  // Of an error the code says what to do; that of any other message is informational.
  {
    section: "in-store-loyalty.md §2.2",
    omit: ["messages[].code"],
    if: (_, { type }) => type !== "error",
  },
];

/** The customer's details are a best-effort enrichment: null is unknown, never failure. */
const ENRICHMENT: NullRule = {
  section: "in-store-loyalty.md §2.2",
  unknown: ["customerEmail", "customerTier", "customerPointsBalance"].map((it) => `customer.${it}`),
};

/** The fields of an operation response (payments.md §2.1), of which PENDING requires a reference. */
const PAYMENT: readonly Rule[] = [
  { section: "payments.md §2.1", omit: ["reason", "errorCode", "expectedTtlSeconds"] },
  {
    section: "payments.md §2.1",
    omit: ["transactionReference"],
    if: statusIs("DECLINED", "RETRIABLE", "UNKNOWN"),
  },
  { section: "payments.md §2.1", omit: ["card", "redirectUrl"], if: isNull },
];

/** Of an operation on a payment whose reference the caller has named itself. */
const FOLLOW_UP: readonly Rule[] = [
  ...PAYMENT,
  { section: "payments.md §2.1", omit: ["transactionReference"] },
];

const IDENTITY = ["description", "sortOrder"];
const MENU: readonly Rule[] = [
  { section: "ordering.md §2.1", omit: ["requestId"] },
  {
    section: "ordering.md §2.2",
    omit: [
      "categories[]",
      "modifierGroups[]",
      "modifiers[]",
      "items[]",
      "items[].modifierGroups[]",
      "combos[]",
    ].flatMap((entity) => IDENTITY.map((field) => `menu.${entity}.${field}`)),
  },
  // Its sortOrder is required.
  { section: "ordering.md §2.6", omit: ["menu.combos[].steps[].description"] },
  {
    section: "ordering.md §2.3",
    omit: ["menu.categories[].rootSortOrder", "menu.categories[].subCategories[].sortOrder"],
  },
  // True renders a popup: that is its meaning.
  { section: "ordering.md §2.3", omit: ["menu.categories[].isPopup"], if: equals(false) },
  {
    section: "ordering.md §2.4",
    omit: [
      "menu.modifierGroups[].modifiers[].sortOrder",
      "menu.items[].modifierGroups[].modifiers[].sortOrder",
    ],
  },
  {
    section: "ordering.md §2.5",
    omit: ["menu.items[].categories[].sortOrder", "menu.combos[].categories[].sortOrder"],
  },
  // Those of a dish and of a combo are their tax; what belongs to a dish is taxed with it.
  {
    section: "ordering.md §2.5",
    omit: [
      "menu.modifiers[].pricesByOrderingType.*.taxes",
      "menu.combos[].steps[].items[].pricesByOrderingType.*.taxes",
    ],
  },
  {
    section: "ordering.md §2.5",
    omit: [
      "menu.items[].pricesByOrderingType.*.taxes",
      "menu.combos[].pricesByOrderingType.*.taxes",
    ],
    if: isEmpty,
  },
  {
    section: "ordering.md §2.6",
    omit: ["id", "code", "sortOrder"].map((field) => `menu.combos[].steps[].items[].${field}`),
  },
  {
    section: "ordering.md §2.6",
    omit: ["menu.combos[].steps[].items[].selected"],
    if: equals(false),
  },
];

const RULES: Readonly<Record<string, readonly (Rule | NullRule)[]>> = {
  "loyalty.one-time-salt": [],
  "loyalty.qr-code": [...QR_CODE, ENRICHMENT],
  "loyalty.order-closed": [
    { section: "in-store-loyalty.md §4.3", omit: ["errorText"], if: isAccepted },
    { section: "in-store-loyalty.md §4.3", omit: ["pointsReward", "pointsSpent"], if: isNull },
  ],
  "loyalty.refund": [{ section: "in-store-loyalty.md §4.4", omit: ["errorText"], if: isAccepted }],
  "configuration.credential": CREDENTIAL,
  "configuration.config": CONFIGURATION,
  "payments.capabilities": [],
  "payments.health": [],
  "payments.authorize": PAYMENT,
  "payments.capture": FOLLOW_UP,
  "payments.reverse": FOLLOW_UP,
  "payments.sale": PAYMENT,
  "payments.refund": FOLLOW_UP,
  "payments.inquire-status": [{ section: "payments.md §2.5", omit: ["rawStatus"] }],
  "payments.enroll": PAYMENT,
  "payments.inquire-enrollment-status": [
    { section: "payments.md §2.5", omit: ["card"], if: isNull },
  ],
  "payments.result-callback": [{ section: "payments.md §4.2", omit: ["errorCode", "reason"] }],
  "payments.enrollment-callback": [{ section: "payments.md §4.2", omit: ["card"], if: isNull }],
  "ordering.healthcheck": [],
  "ordering.menu-revision": [],
  "ordering.menu": MENU,
  "ordering.order": [{ section: "ordering.md §4 rule 3", omit: ["state.posErrorType"] }],
  "ordering.orders": [
    { section: "ordering.md §4", omit: ["requestId"] },
    { section: "ordering.md §4 rule 4", omit: ["orders[].state.posErrorType"] },
    {
      section: "ordering.md §4",
      omit: ["orders[].state.reason"],
      if: (_, { status }) => status !== "CANCELED" && status !== "FAILED",
    },
  ],
};

/**
 * An answer of this operation, or a callback, with everything left out that may be absent. An operation that is not in
 * the list keeps its message.
 */
export function sparse(operation: string, message: unknown): unknown {
  const result = copy(message);
  for (const rule of RULES[operation] ?? []) {
    const paths = "omit" in rule ? rule.omit : rule.unknown;
    for (const path of paths) eachPlace(result, path, (holder, key) => apply(rule, holder, key));
  }
  return result;
}

function apply(rule: Rule | NullRule, holder: JsonObject, key: string): void {
  if (!Object.hasOwn(holder, key)) return;
  if ("unknown" in rule) holder[key] = null;
  else if (rule.if === undefined || rule.if(holder[key], holder)) delete holder[key];
}

/** The operations that the list has, for its own test. */
export const SPARSE_OPERATIONS = Object.keys(RULES);
