/** What the page may know: everything that leaves the host. No key, salt, token, order key or raw answer. */
import { z } from "zod";
import {
  accrualRounding,
  documentKind,
  marketingChannel,
  orderFlow,
} from "../../../contracts/in-store-loyalty.ts";
import { orderType, paymentMethodType } from "../../../contracts/ordering.ts";
import { WRITE_TROUBLES } from "../store/trouble.ts";
import { pickupTimesView, receiptView, tablesView } from "./serving-views.ts";
import { stageView } from "./stage-views.ts";
import { themeView } from "./theme-view.ts";

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
const localizedText = z.record(z.string(), z.string());

/** Legal document of the outlet; `url` is local to the kiosk. */
const documentView = z.object({
  kind: documentKind,
  version: z.string(),
  title: localizedText,
  urlByLocale: localizedText,
  requiresAcceptance: z.boolean(),
});
export type DocumentView = z.infer<typeof documentView>;

const appInstallView = z.object({
  url: z.string(),
  imageUrl: z.string().nullable(),
  promoText: localizedText,
  showWhen: z.object({
    justRegisteredWithApp: z.boolean(),
    justRegisteredWithoutApp: z.boolean(),
    alreadyRegistered: z.boolean(),
    skipped: z.boolean(),
  }),
});

const keys = z.array(z.string()).readonly();
const keypadView = z.object({
  keys: z.object({
    next: keys,
    previous: keys,
    select: keys,
    back: keys,
    help: keys,
    volumeUp: keys,
    volumeDown: keys,
    speech: keys,
    repeat: keys,
  }),
  startsSpeech: z.boolean(),
});

/** What the outlet's loyalty programme offers at this kiosk; absent in guest mode. */
const loyaltyView = z.object({
  flow: orderFlow,
  /** The credential's own limit for points payments, per cent; null if it has none. */
  maxPwpPercent: decimal.nullable(),
  /** The least that has to be paid in money besides points, by the credential; null if it has none. */
  minCashPayment: decimal.nullable(),
  /** Identification by phone number, if the configuration and the API version have it. */
  phone: z.object({ flow: z.enum(["single_step", "two_step"]) }).nullable(),
  /** Identification by the QR code of a loyalty card or by its short code. */
  loyaltyCard: z.boolean(),
  /** Identification by the QR code of a reward or gift. */
  rewardRedemption: z.boolean(),
  /** Identification by a scanned public client id, if the settings have a pattern for it. */
  publicClientId: z.boolean(),
  accrual: z.object({ pointsPerCurrencyUnit: decimal, rounding: accrualRounding }).nullable(),
  pointsIconUrl: z.string().nullable(),
  rewardBannerUrl: z.string().nullable(),
  /** Empty channels: consent is not requested. */
  marketingConsent: z.object({
    channels: z.array(marketingChannel),
    headline: localizedText,
    body: localizedText,
    documentRefs: z.array(documentKind),
  }),
  phoneFormDisclaimer: z.object({ template: localizedText, documentRefs: z.array(documentKind) }),
  appInstall: appInstallView.nullable(),
});
export type LoyaltyView = z.infer<typeof loyaltyView>;

/** Why a request for the credential brought none (in-store-loyalty.md §4.5). The page has a text for each. */
export const provisioningProblem = z.enum([
  "not-asked",
  /** `accepted:false`: already fetched, not bound, or segment not registered. */
  "refused",
  "refused-after-lost-answer",
  "unreachable",
  "answer-lost",
  /** An HTTP status other than 200: not the service's own answer. */
  "not-the-service",
  "not-the-contract",
  "cannot-decrypt",
  "unsealable",
  "storage-failed",
  "cipher-unavailable",
]);

/** A device without a credential (in-store-loyalty.md §4.5), for staff: the outcome of its request. */
const provisioningView = z.object({
  problem: provisioningProblem,
  /** With `not-the-service`. */
  httpStatus: z.number().nullable(),
  isAsking: z.boolean(),
  /** UTC milliseconds; null before the first request. */
  askedAt: z.number().nullable(),
  /** Staff chose to serve without loyalty meanwhile. */
  openWithoutLoyalty: z.boolean(),
});
export type ProvisioningView = z.infer<typeof provisioningView>;

/** The outcome of polling for a configuration (in-store-loyalty.md §4.6), for staff. */
const configurationPollView = z.object({
  outcome: z.enum([
    "never",
    "applied",
    /** A higher revision waits for the end of the visit. */
    "pending",
    "unchanged",
    /** A lower revision than the known one. */
    "ignored-older",
    /** `accepted:false`: not bound, or loyalty not configured. */
    "guest",
    /** 401: the key does not fit. */
    "unauthorized",
    "unreachable",
    "malformed",
    /** There is no credential to sign with. */
    "no-credential",
  ]),
  /** The invalid field if the outcome is `malformed`. */
  why: z.string().nullable(),
  /** UTC milliseconds of the first poll in a row with this outcome; null before the first. */
  since: z.number().nullable(),
  /** What is in force; null before the first one. */
  revision: z.number().nullable(),
  pendingRevision: z.number().nullable(),
  /** The service reports that there is no loyalty here: `accepted:false` or `loyaltyEnabled:false`. */
  guest: z.boolean(),
});
export type ConfigurationPollView = z.infer<typeof configurationPollView>;

/** The outcome of a PIN; with "locked" none is checked, not even the right one. */
export const pinResult = z.object({
  result: z.enum(["ok", "wrong-pin", "locked"]),
  /** How long no PIN is checked; 0 if the next may be entered at once. */
  retryAfterMs: z.number(),
});
export type PinResult = z.infer<typeof pinResult>;

/** The same, with the session that every call of staff mode needs; null unless the PIN was right. */
export const signInResult = pinResult.extend({ session: z.string().nullable() });
export type SignInResult = z.infer<typeof signInResult>;

/** How money is taken at the counter (ordering.md §2.7 payment.method). */
export const counterMethod = paymentMethodType.exclude(["BANK_CARD_IN_APP"]);
export type CounterMethod = z.infer<typeof counterMethod>;

/** Why staff have closed the kiosk for customers; each has a text for them. */
export const CLOSING_REASONS = ["cleaning", "technical", "kitchen-closed", "other"] as const;
/** `since` in UTC milliseconds. */
export const closedByStaff = z
  .object({ reason: z.enum(CLOSING_REASONS), since: z.number() })
  .nullable();

/** The outlet as the screens need it. */
export const outletView = z.object({
  name: z.string(),
  theme: themeView,
  logoUrl: z.string().nullable(),
  currency: z.string(),
  currencyDigits: z.number(),
  currencySymbol: z.string().nullable(),
  timezone: z.string(),
  locales: z.object({
    enabled: z.array(z.string()).min(1),
    default: z.string(),
    fallback: z.string(),
  }),
  orderTypes: z.array(orderType).min(1),
  /** Tables to which customers who eat in are brought their food. */
  tables: tablesView,
  /** When other orders may be picked up; null if all are made as soon as possible. */
  pickupTimes: pickupTimesView.nullable(),
  taxesIncluded: z.boolean(),
  /** Payment methods of the counter, in the order in which they are offered; empty if all is paid at the kiosk. */
  counterMethods: z.array(counterMethod),
  loyalty: loyaltyView.nullable(),
  documents: z.array(documentView),
  phone: z.object({
    defaultCountry: z.string(),
    allowedCountries: z.array(z.string()),
    masksByCountry: z.record(z.string(), z.string()),
  }),
  idleSeconds: z.number(),
  idleWarningSeconds: z.number(),
  /** Whether a double tap on a plus or a stepper counts as one. */
  rejectDoubleTaps: z.boolean(),
  /** Whether the kiosk plays sounds. */
  sounds: z.boolean(),
  /** Whether nothing is read aloud unless headphones are plugged in. */
  readsOnlyToHeadphones: z.boolean(),
  /** The keys of a tactile keypad; null if the kiosk has none. */
  keypad: keypadView.nullable(),
  /** The receipts that are offered: as a code, on paper. */
  receipt: receiptView,
  /** Null once the device has its credential. */
  provisioning: provisioningView.nullable(),
  /** For staff: no screen of a customer shows it. */
  configurationPoll: configurationPollView,
  /** Why the kiosk cannot serve at present; null while it can. */
  outOfOrder: z
    .enum([
      "no-menu",
      "no-currency",
      "outlet-unavailable",
      "records-unusable",
      "closed-by-staff",
      "updating",
    ])
    .nullable(),
  /** For staff: services that have been down for so long that the kiosk closed itself; empty if none. */
  servicesDown: z.array(z.enum(["kitchen", "payments"])),
  /** Null while staff have not closed it. */
  closedByStaff,
  /** For staff: why the kiosk cannot write its records; null while it can. */
  recordsTrouble: z.enum(WRITE_TROUBLES).nullable(),
  stage: stageView,
});
export type OutletView = z.infer<typeof outletView>;

const messageView = z.object({
  type: z.string(),
  code: z.number().nullable(),
  text: z.string(),
});
export type MessageView = z.infer<typeof messageView>;

const discountView = z.object({
  discountId: z.string(),
  type: z.enum(["percent", "amount"]),
  value: decimal,
});

/** What an accepted identification lets the screens show and price. */
export const identificationView = z.object({
  /** First name only: a typed number proves nothing. Null if the service gave none. */
  greetingName: z.string().nullable(),
  /** Null means unknown. */
  tier: z.string().nullable(),
  /** Null means unknown, never zero. */
  pointsBalance: z.number().nullable(),
  messages: z.array(messageView),
  benefits: z.object({
    flow: orderFlow,
    rewards: z.array(
      z.object({
        rewardId: z.number().int(),
        itemId: z.string(),
        title: z.string(),
        price: decimal,
        quantity: z.number().int(),
        modifiers: z.array(
          z.object({ itemId: z.string(), title: z.string(), quantity: z.number().int() }),
        ),
        discounts: z.array(discountView),
      }),
    ),
    namedBy: z.enum(["id", "code"]),
    discounts: z.array(discountView),
    pointsPayment: decimal.nullable(),
    /** The greatest share of the total that points may pay, per cent; null if there is no limit. */
    maxPointsPercent: decimal.nullable(),
    /** The least of the total that has to be paid in money; null if there is no limit. */
    minCashPayment: decimal.nullable(),
    /** Points pay only for a scanned code here, and none was scanned. */
    pointsNeedScan: z.boolean(),
  }),
  /** By a code that a scanner or the camera has read: the customer has the card, or the phone, with them. */
  isScanned: z.boolean(),
  /** Null means unknown. False for a customer who has just joined. */
  hasEverRewardedPoints: z.boolean().nullable(),
});
export type IdentificationView = z.infer<typeof identificationView>;

export const identifyResult = z.discriminatedUnion("result", [
  z.object({
    result: z.literal("accepted"),
    /** Names this identification, for the order that is placed with it. */
    identificationId: z.string(),
    customer: identificationView,
  }),
  z.object({
    result: z.literal("rejected"),
    messages: z.array(messageView),
    /** What the code means for the next step; "other" if the contract names none. */
    cause: z.enum(["code-invalid", "code-used", "phone-format", "phone-not-offered", "other"]),
  }),
  /**
   * The service could not be asked, or its answer could not be read. Nothing was identified; with `mayHaveArrived`
   * the service may nevertheless have an account, a reservation or a consent from it.
   */
  z.object({ result: z.literal("unavailable"), mayHaveArrived: z.boolean() }),
]);
export type IdentifyResult = z.infer<typeof identifyResult>;

/** Acceptance of a document as shown, for the consent log. */
export const acceptance = z.object({
  kind: documentKind,
  /** Empty if the outlet asks for marketing consent without a document of that kind. */
  version: z.string(),
  /** With marketing consent; else empty. */
  channels: z.array(marketingChannel).max(4),
  locale: z.string(),
  textShown: z.string().max(20_000),
});
