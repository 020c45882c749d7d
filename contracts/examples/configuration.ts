/** Messages of in-store-loyalty.md §2.3 to §2.4 and §4.5 to §4.6, transcribed from its text. */
import type { Example } from "./example.ts";

const core = {
  apiUrl: "https://loyalty.example.org/pos",
  apiVersion: "1.7",
  establishmentId: 4021,
  password: "c2VjcmV0LW9mLXRoZS1vdXRsZXQ=",
  discountId: "LOYALTY100",
  flow: "REGULAR",
};

const credentials: readonly Example[] = [
  {
    section: "§2.3",
    what: "the generic segment returns only the core fields",
    schema: "credentialResponse",
    valid: true,
    message: { accepted: true, config: core },
  },
  {
    section: "§2.3",
    what: "the extra fields of the vendor-specific segments",
    schema: "credentialResponse",
    valid: true,
    message: {
      accepted: true,
      config: {
        ...core,
        flow: "PATCH_ORDER",
        minCashPayment: 0.01,
        maxPwpPercent: 50,
        timeout: 30,
        firing: true,
        giftCode: ["G1", "G2"],
        giftMinSum: 10,
        giftPrice: 0.5,
        language: "de",
        payForReqModifiers: false,
        restrictedPaymentIds: ["9"],
        softRegistration: true,
        bonusDiscountId: "BONUS",
      },
    },
  },
  {
    section: "§4.5",
    what: "refused: fetched already, not bound, or no registered segment",
    schema: "credentialResponse",
    valid: true,
    message: { accepted: false, config: null },
  },
  {
    section: "§4.5",
    what: "accepted means that there is a config",
    schema: "credentialResponse",
    valid: false,
    message: { accepted: true, config: null },
  },
  {
    section: "§2.3",
    what: "flow is REGULAR or PATCH_ORDER",
    schema: "credentialResponse",
    valid: false,
    message: { accepted: true, config: { ...core, flow: "EXPRESS" } },
  },
];

const smallest = {
  revision: 1793793600,
  apiUrl: "https://loyalty.example.org/pos",
  loyaltyApiVersion: "1.7",
  establishmentId: 4021,
  currency: "EUR",
  timezone: "Europe/Berlin",
  locales: { enabled: ["en"], default: "en", fallback: "en" },
  loyaltyEnabled: false,
};

const full = {
  ...smallest,
  currencySymbol: "€",
  locales: { enabled: ["de", "en", "ar"], default: "de", fallback: "en" },
  loyaltyEnabled: true,
  loyalty: {
    loyaltyPointAccrualRules: { pointsPerCurrencyUnit: 2, rounding: "floor" },
    pointsIconUrl: "https://cdn.example.org/points.svg",
    phoneNumberFlow: { enabled: true, flow: "two_step" },
    loyaltyCardFlow: { enabled: true },
    rewardRedemption: { enabled: true },
    rewardBanner: { imageUrl: "https://cdn.example.org/banner.png" },
    marketingConsent: {
      channels: ["sms", "whatsapp", "email", "push"],
      screen: {
        headlineByLocale: { en: "Hear from us?" },
        bodyByLocale: { en: "As the {marketing_consent} says." },
        documentRefs: ["marketing_consent"],
      },
    },
    phoneFormDisclaimer: {
      templateByLocale: { en: "See {privacy_policy} and {terms_conditions}." },
      documentRefs: ["privacy_policy", "terms_conditions"],
    },
    appInstallBanner: {
      url: "https://get.example.org",
      imageUrl: "https://cdn.example.org/app.png",
      promoTextByLocale: { en: "Your points in your pocket" },
      showWhen: {
        justRegisteredWithApp: false,
        justRegisteredWithoutApp: true,
        alreadyRegistered: false,
        skipped: true,
      },
    },
  },
  documents: [
    {
      kind: "privacy_policy",
      version: "2026-03",
      titleByLocale: { en: "Privacy policy" },
      pdfUrlByLocale: { en: "https://cdn.example.org/privacy-2026-03.pdf" },
      requiresAcceptance: true,
    },
    ...["terms_conditions", "loyalty_terms", "marketing_consent"].map((kind) => ({
      kind,
      version: "7",
      titleByLocale: { en: kind },
      pdfUrlByLocale: { en: `https://cdn.example.org/${kind}-7.pdf` },
      requiresAcceptance: false,
    })),
  ],
  phone: {
    defaultCountry: "DE",
    allowedCountries: ["AT", "CH"],
    masksByCountry: { DE: "XXXX XXXXXXX" },
  },
};

const accepted = (config: object) => ({ accepted: true, config });

const configurations: readonly Example[] = [
  {
    section: "§2.4",
    what: "a configuration with everything that the contract names",
    schema: "configurationResponse",
    valid: true,
    message: accepted(full),
  },
  {
    section: "§2.4",
    what: "only fields with a value are present",
    schema: "configurationResponse",
    valid: true,
    message: accepted(smallest),
  },
  {
    section: "§2.4",
    what: "when loyaltyEnabled is false the whole loyalty block is ignored, whatever it says",
    schema: "configurationResponse",
    valid: true,
    message: accepted({ ...smallest, loyalty: { phoneNumberFlow: { flow: "three_step" } } }),
  },
  {
    section: "§2.4",
    what: "when loyaltyEnabled is true the block is read, and has to be right",
    schema: "configurationResponse",
    valid: false,
    message: accepted({ ...full, loyalty: { phoneNumberFlow: { flow: "three_step" } } }),
  },
  {
    section: "§2.4",
    what: "empty channels: consent is not requested",
    schema: "configurationResponse",
    valid: true,
    message: accepted({ ...full, loyalty: { marketingConsent: { channels: [] } } }),
  },
  {
    section: "§4.6",
    what: "not bound or loyalty not configured: guest mode",
    schema: "configurationResponse",
    valid: true,
    message: { accepted: false, config: null },
  },
  {
    section: "§2.4",
    what: "revision is an integer of epoch seconds",
    schema: "configurationResponse",
    valid: false,
    message: accepted({ ...smallest, revision: "2026-11-04" }),
  },
  {
    section: "§2.4",
    what: "currency is an ISO 4217 code",
    schema: "configurationResponse",
    valid: false,
    message: accepted({ ...smallest, currency: "Euro" }),
  },
  {
    section: "§2.4",
    what: "a document is of one of four kinds",
    schema: "configurationResponse",
    valid: false,
    message: accepted({
      ...full,
      documents: [{ kind: "imprint", version: "1", titleByLocale: {}, pdfUrlByLocale: {} }],
    }),
  },
  {
    section: "§2.4",
    what: "defaultCountry is an ISO 3166-1 alpha-2 code",
    schema: "configurationResponse",
    valid: false,
    message: accepted({ ...full, phone: { defaultCountry: "DEU" } }),
  },
  {
    section: "§2.4",
    what: "rounding is floor, round or ceil",
    schema: "configurationResponse",
    valid: false,
    message: accepted({
      ...full,
      loyalty: { loyaltyPointAccrualRules: { pointsPerCurrencyUnit: 2, rounding: "up" } },
    }),
  },
  {
    section: "§2.4",
    what: "fields that the contract does not name are passed over",
    schema: "configurationResponse",
    valid: true,
    message: accepted({
      ...smallest,
      season: "autumn",
      phone: { defaultCountry: "DE", vibrate: 1 },
    }),
  },
];

export const configurationExamples: readonly Example[] = [...credentials, ...configurations];
