/** The configuration service's part of in-store-loyalty.md: credential, outlet configuration, documents. */
import { z } from "zod";
import { wireAmount, wireDecimal, wireList, wireName, wireText } from "./common.ts";

// §2.3
export const orderFlow = z.enum(["REGULAR", "PATCH_ORDER"]);
export type OrderFlow = z.infer<typeof orderFlow>;

export const credentialConfiguration = z.object({
  apiUrl: wireName,
  apiVersion: wireName,
  establishmentId: z.number().int().min(1),
  /** The API key: DESede/CBC/PKCS5, Base64. Secret. */
  password: wireName,
  discountId: wireText.nullish(),
  flow: orderFlow.nullish(),
  minCashPayment: wireDecimal.nullish(),
  maxPwpPercent: wireDecimal.nullish(),
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

export const credentialResponse = z.discriminatedUnion("accepted", [
  z.object({ accepted: z.literal(true), config: credentialConfiguration }),
  z.object({ accepted: z.literal(false), config: z.null().optional() }),
]);

// §2.4
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
  version: wireText,
  titleByLocale: textByLocale,
  pdfUrlByLocale: textByLocale,
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
    .object({ enabled: z.boolean(), flow: z.enum(["single_step", "two_step"]).nullish() })
    .nullish(),
  loyaltyCardFlow: z.object({ enabled: z.boolean() }).nullish(),
  rewardRedemption: z.object({ enabled: z.boolean() }).nullish(),
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

const everyField = z.object({
  revision: z.number().int().nonnegative(),
  apiUrl: wireName,
  loyaltyApiVersion: wireName,
  establishmentId: z.number().int().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  currencySymbol: wireText.nullish(),
  timezone: wireName,
  locales: z.object({
    enabled: wireList(wireName).min(1),
    default: wireName.nullish(),
    fallback: wireName.nullish(),
  }),
  loyaltyEnabled: z.boolean().nullish(),
  loyalty: loyaltySettings.nullish(),
  documents: wireList(legalDocument).nullish(),
  phone: phoneSettings.nullish(),
});

const loyaltyOff = z.looseObject({ loyaltyEnabled: z.literal(false).nullish() });

/** The loyalty block is read only when loyaltyEnabled is true: otherwise a broken one breaks nothing. */
function withoutIgnoredLoyalty(config: z.input<typeof everyField>): unknown {
  const off = loyaltyOff.safeParse(config);
  if (!off.success || loyaltySettings.nullish().safeParse(off.data.loyalty).success) return config;
  const { loyalty: _ignored, ...read } = off.data;
  return read;
}

export const outletConfiguration = z.preprocess(withoutIgnoredLoyalty, everyField);
export type OutletConfiguration = z.infer<typeof outletConfiguration>;

// §4.6
export const configurationResponse = z.discriminatedUnion("accepted", [
  z.object({ accepted: z.literal(true), config: outletConfiguration }),
  z.object({ accepted: z.literal(false), config: z.null().optional() }),
]);
