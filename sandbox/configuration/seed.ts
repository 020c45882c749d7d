import type { z } from "zod";
import type { outletConfiguration } from "../../contracts/in-store-loyalty.ts";
import { documents } from "./documents.ts";

/** An outlet configuration without the sandbox's own address and the revision. */
export type ConfigurationTemplate = Omit<
  z.input<typeof outletConfiguration>,
  "revision" | "apiUrl"
>;

/** Placeholder for the sandbox's address in every stored text; the port may differ at the next start. */
export const ORIGIN = "{origin}";

/** Beet & Barley's loyalty program as its operator set it up. Every field of in-store-loyalty.md §2.4 is used once. */
export const seedConfiguration = {
  loyaltyApiVersion: "1.7",
  establishmentId: 4711,
  currency: "EUR",
  currencySymbol: "€",
  timezone: "Europe/Berlin",
  locales: { enabled: ["en", "de", "tr", "ar"], default: "en", fallback: "en" },
  loyaltyEnabled: true,
  loyalty: {
    loyaltyPointAccrualRules: { pointsPerCurrencyUnit: 2, rounding: "floor" },
    pointsIconUrl: `${ORIGIN}/assets/images/points.png`,
    phoneNumberFlow: { enabled: true, flow: "two_step" },
    loyaltyCardFlow: { enabled: true },
    rewardRedemption: { enabled: true },
    rewardBanner: { imageUrl: `${ORIGIN}/assets/images/reward-banner.png` },
    marketingConsent: {
      channels: ["sms", "push"],
      screen: {
        headlineByLocale: {
          en: "Shall we tell you about offers?",
          de: "Dürfen wir Ihnen Angebote schicken?",
          tr: "Fırsatlardan haberiniz olsun mu?",
          ar: "هل نخبرك بعروضنا؟",
        },
        bodyByLocale: {
          en: "By text message or in the app, at most twice a month. {marketing_consent} and {privacy_policy} say how to stop it.",
          de: "Per SMS oder in der App, höchstens zweimal im Monat. {marketing_consent} und {privacy_policy} sagen, wie Sie es beenden.",
          tr: "SMS ile ya da uygulamada, ayda en çok iki kez. Nasıl durduracağınız {marketing_consent} ve {privacy_policy} metinlerinde yazar.",
          ar: "برسالة نصية أو في التطبيق، مرتين في الشهر على الأكثر. تجد طريقة الإيقاف في {marketing_consent} و{privacy_policy}.",
        },
        documentRefs: ["marketing_consent", "privacy_policy"],
      },
    },
    phoneFormDisclaimer: {
      templateByLocale: {
        en: "With your number you join Beet & Barley Friends. {loyalty_terms} and {terms_conditions} apply; {privacy_policy} says what we keep.",
        de: "Mit Ihrer Nummer nehmen Sie an Beet & Barley Friends teil. Es gelten {loyalty_terms} und {terms_conditions}; {privacy_policy} sagt, was wir speichern.",
        tr: "Numaranızla Beet & Barley Friends'e katılırsınız. {loyalty_terms} ve {terms_conditions} geçerlidir; neleri sakladığımız {privacy_policy} metninde yazar.",
        ar: "برقمك تنضم إلى Beet & Barley Friends. تسري {loyalty_terms} و{terms_conditions}، وتوضح {privacy_policy} ما نحتفظ به.",
      },
      documentRefs: ["loyalty_terms", "terms_conditions", "privacy_policy"],
    },
    appInstallBanner: {
      url: "https://beet-and-barley.example/app",
      imageUrl: `${ORIGIN}/assets/images/app-banner.png`,
      promoTextByLocale: {
        en: "Your points in your pocket: get the app and 100 points are yours.",
        de: "Ihre Punkte in der Tasche: Holen Sie sich die App, 100 Punkte gibt es dazu.",
        tr: "Puanlarınız cebinizde: uygulamayı indirin, 100 puan sizin olsun.",
        ar: "نقاطك في جيبك: حمّل التطبيق واحصل على 100 نقطة.",
      },
      showWhen: {
        justRegisteredWithApp: false,
        justRegisteredWithoutApp: true,
        alreadyRegistered: false,
        skipped: true,
      },
    },
  },
  documents: documents.map((document) => ({
    kind: document.kind,
    version: document.version,
    titleByLocale: document.titleByLocale,
    pdfUrlByLocale: Object.fromEntries(
      Object.keys(document.titleByLocale).map((locale) => [
        locale,
        `${ORIGIN}/assets/documents/${document.kind}/${document.version}/${locale}.pdf`,
      ]),
    ),
    requiresAcceptance: document.requiresAcceptance,
  })),
  phone: {
    defaultCountry: "DE",
    allowedCountries: ["AT", "CH", "TR", "GB"],
    masksByCountry: {
      DE: "XXX XXXXXXXX",
      AT: "XXX XXXXXXX",
      CH: "XX XXX XX XX",
      TR: "XXX XXX XX XX",
      GB: "XXXX XXXXXX",
    },
  },
} satisfies ConfigurationTemplate;
