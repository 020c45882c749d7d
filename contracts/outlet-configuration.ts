/** The configuration service's part of in-store-loyalty.md: credential, outlet configuration, documents. */
import { z } from "zod";
import { wireAmount, wireDecimal, wireList, wireName, wireText } from "./common.ts";
import { parseLeavingOut, type ReadResult } from "./leaving-out.ts";

/** The version of an outlet whose credential names none (in-store-loyalty.md §9). */
export const CURRENT_API_VERSION = "1.7";

// in-store-loyalty.md §2.3
export const orderFlow = z.enum(["REGULAR", "PATCH_ORDER"]);
export type OrderFlow = z.infer<typeof orderFlow>;

/** The number, also if it is sent as text: an answer that is returned only once must not lose anything readable. */
const givenOnceId = z.union([
  z.number().int().min(1),
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
]);

/** The same for a limit of points: without it, there would be no limit. */
const givenOnceDecimal = z.union([
  wireDecimal,
  z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,4})?$/)
    .transform(Number),
]);

export const credentialConfiguration = z.object({
  apiUrl: wireName,
  apiVersion: wireName.nullish().transform((version) => version ?? CURRENT_API_VERSION),
  establishmentId: givenOnceId,
  /** The API key: DESede/CBC/PKCS5, Base64. Secret. */
  password: wireName,
  discountId: wireText.nullish(),
  flow: orderFlow.nullish(),
  minCashPayment: givenOnceDecimal.nullish(),
  maxPwpPercent: givenOnceDecimal.nullish(),
  timeout: z.number().int().nullish(),
  firing: z.boolean().nullish(),
  giftCode: wireList(wireText).nullish(),
  giftMinSum: wireDecimal.nullish(),
  giftPrice: wireDecimal.nullish(),
  language: wireText.nullish(),
  payForReqModifiers: z.boolean().nullish(),
  restrictedPaymentIds: wireList(wireText).nullish(),
  softRegistration: z.boolean().nullish(),
  bonusDiscountId: wireText.nullish(),
});
export type CredentialConfiguration = z.infer<typeof credentialConfiguration>;

const notAccepted = z.object({ accepted: z.literal(false), config: z.null().optional() });

/** As the contract has it. A service's answer is read with `givenConfig`, then leniently. */
export const credentialResponse = z.discriminatedUnion("accepted", [
  z.object({ accepted: z.literal(true), config: credentialConfiguration }),
  notAccepted,
]);

// in-store-loyalty.md §2.4
export const textByLocale = z.record(z.string().max(35), wireText);
export type TextByLocale = z.infer<typeof textByLocale>;

export const documentKind = z.enum([
  "privacy_policy",
  "terms_conditions",
  "loyalty_terms",
  "marketing_consent",
]);
export type DocumentKind = z.infer<typeof documentKind>;

export const marketingChannel = z.enum(["sms", "whatsapp", "email", "push"]);
export type MarketingChannel = z.infer<typeof marketingChannel>;

export const legalDocument = z.object({
  kind: documentKind,
  version: wireText.nullish().transform((version) => version ?? ""),
  titleByLocale: textByLocale.nullish().transform((texts) => texts ?? {}),
  pdfUrlByLocale: textByLocale.nullish().transform((urls) => urls ?? {}),
  requiresAcceptance: z.boolean().nullish(),
});
export type LegalDocument = z.infer<typeof legalDocument>;

export const accrualRounding = z.enum(["floor", "round", "ceil"]);

export const loyaltySettings = z.object({
  loyaltyPointAccrualRules: z
    .object({ pointsPerCurrencyUnit: wireAmount, rounding: accrualRounding.nullish() })
    .nullish(),
  pointsIconUrl: wireText.nullish(),
  phoneNumberFlow: z
    .object({ enabled: z.boolean().nullish(), flow: z.enum(["single_step", "two_step"]).nullish() })
    .nullish(),
  loyaltyCardFlow: z.object({ enabled: z.boolean().nullish() }).nullish(),
  rewardRedemption: z.object({ enabled: z.boolean().nullish() }).nullish(),
  rewardBanner: z.object({ imageUrl: wireText.nullish() }).nullish(),
  marketingConsent: z
    .object({
      channels: wireList(marketingChannel).nullish(),
      screen: z
        .object({
          headlineByLocale: textByLocale.nullish(),
          bodyByLocale: textByLocale.nullish(),
          documentRefs: wireList(documentKind).nullish(),
        })
        .nullish(),
    })
    .nullish(),
  phoneFormDisclaimer: z
    .object({
      templateByLocale: textByLocale.nullish(),
      documentRefs: wireList(documentKind).nullish(),
    })
    .nullish(),
  appInstallBanner: z
    .object({
      url: wireText.nullish(),
      imageUrl: wireText.nullish(),
      promoTextByLocale: textByLocale.nullish(),
      showWhen: z
        .object({
          justRegisteredWithApp: z.boolean().nullish(),
          justRegisteredWithoutApp: z.boolean().nullish(),
          alreadyRegistered: z.boolean().nullish(),
          skipped: z.boolean().nullish(),
        })
        .nullish(),
    })
    .nullish(),
});
export type LoyaltySettings = z.infer<typeof loyaltySettings>;

export const phoneSettings = z.object({
  defaultCountry: wireText.regex(/^[A-Z]{2}$/).nullish(),
  allowedCountries: wireList(wireText.regex(/^[A-Z]{2}$/)).nullish(),
  masksByCountry: z.record(z.string().regex(/^[A-Z]{2}$/), wireText).nullish(),
});

/** Empty if none are named: then the device's own are used. */
const localeCodes = wireList(wireName)
  .nullish()
  .transform((enabled) => enabled ?? []);

/** Fields without a value are left out: all but the identifying ones are optional. */
export const outletConfiguration = z.object({
  revision: z.number().int().nonnegative(),
  apiUrl: wireName.nullish(),
  loyaltyApiVersion: wireName.nullish(),
  establishmentId: z.number().int().min(1),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullish(),
  currencySymbol: wireText.nullish(),
  timezone: wireName.nullish(),
  locales: z
    .object({
      enabled: localeCodes,
      default: wireName.nullish(),
      fallback: wireName.nullish(),
    })
    .nullish()
    .transform((locales) => locales ?? { enabled: [] }),
  loyaltyEnabled: z.boolean().nullish(),
  loyalty: loyaltySettings.nullish(),
  documents: wireList(legalDocument).nullish(),
  phone: phoneSettings.nullish(),
});

export type OutletConfiguration = z.infer<typeof outletConfiguration>;

/** Parses a configuration, without unknown or invalid fields. */
export function readOutletConfiguration(value: unknown): ReadResult<OutletConfiguration> {
  return parseLeavingOut(outletConfiguration, withoutIgnoredLoyalty(value));
}

const loyaltyOff = z.looseObject({ loyaltyEnabled: z.literal(false).nullish() });

/** The loyalty block is read only when loyaltyEnabled is true: otherwise errors in it do not matter. */
function withoutIgnoredLoyalty(value: unknown): unknown {
  const off = loyaltyOff.safeParse(value);
  if (!off.success || loyaltySettings.nullish().safeParse(off.data.loyalty).success) return value;
  const { loyalty: _ignored, ...read } = off.data;
  return read;
}

// in-store-loyalty.md §4.6
/** As the contract has it. A service's answer is read with `givenConfig`, then leniently. */
export const configurationResponse = z.discriminatedUnion("accepted", [
  z.object({
    accepted: z.literal(true),
    config: z.preprocess(withoutIgnoredLoyalty, outletConfiguration),
  }),
  notAccepted,
]);

/** The envelope of both endpoints: whether the answer contains a `config`, valid or not. */
export const givenConfig = z.discriminatedUnion("accepted", [
  z.object({ accepted: z.literal(true), config: z.record(z.string(), z.unknown()) }),
  z.object({ accepted: z.literal(false) }),
]);
