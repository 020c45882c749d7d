import { describe, expect, it } from "vitest";
import {
  type LoyaltySettings,
  type OutletConfiguration,
  outletConfiguration,
} from "../../../contracts/in-store-loyalty.ts";
import { EMPTY_STAGE } from "../rpc/stage-views.ts";
import { outletView } from "../rpc/views.ts";
import { brandOf } from "./brand.ts";
import type { Credential } from "./credential-answer.ts";
import { NEVER_POLLED, settingsFor } from "./testing/outlet.ts";
import { outletViewOf, remoteFilesOf } from "./view.ts";

const settings = settingsFor("https://config.example");
const credential: Credential = {
  apiKey: "CANARY-KEY",
  configuration: {
    apiUrl: "https://loyalty.example/CANARY",
    apiVersion: "1.7",
    establishmentId: 7,
    flow: "PATCH_ORDER",
    discountId: "CANARY-DISCOUNT",
  },
};
const configuration = (changes: Partial<OutletConfiguration> = {}): OutletConfiguration =>
  outletConfiguration.parse({
    revision: 100,
    apiUrl: "https://loyalty.example/CANARY",
    loyaltyApiVersion: "1.7",
    establishmentId: 7,
    currency: "PLN",
    currencySymbol: "zł",
    timezone: "Europe/Warsaw",
    locales: { enabled: ["en", "pl"], default: "pl", fallback: "en" },
    loyaltyEnabled: true,
    loyalty: {
      loyaltyPointAccrualRules: { pointsPerCurrencyUnit: 0.1 },
      pointsIconUrl: "https://cdn.example/points.png",
      phoneNumberFlow: { enabled: true },
      loyaltyCardFlow: { enabled: true },
      rewardBanner: { imageUrl: "https://cdn.example/banner.png" },
      appInstallBanner: {
        url: "https://app.example",
        promoTextByLocale: { en: "Get the app" },
        showWhen: { skipped: true },
      },
    },
    documents: [
      {
        kind: "privacy_policy",
        version: "3",
        titleByLocale: { pl: "Prywatność" },
        pdfUrlByLocale: { pl: "https://cdn.example/pl.pdf", en: "https://cdn.example/en.pdf" },
      },
    ],
    ...changes,
  });
const view = (changes: Partial<Parameters<typeof outletViewOf>[0]> = {}) =>
  outletView.parse(
    outletViewOf({
      settings,
      brand: brandOf(settings.device.theme),
      configuration: configuration(),
      credential,
      provisioning: null,
      configurationPoll: NEVER_POLLED,
      recordsTrouble: null,
      hasMenu: true,
      stage: EMPTY_STAGE,
      localUrls: (url) => (url.endsWith("en.pdf") ? null : `media/outlet/${url.slice(-6)}`),
      logoUrl: null,
      ...changes,
    }),
  );

describe("the outlet's view", () => {
  it("has the name and the theme of the outlet's brand", () => {
    const brand = { ...brandOf(settings.device.theme), name: "Corner", mood: "burger" as const };
    const { name, theme } = view({ brand });
    expect(name).toBe("Corner");
    expect(theme).toMatchObject({ headlineFont: "rubik", adjusted: null });
    expect(theme.tokens).toHaveProperty("--marigold");
  });

  it("uses the device's own time zone if the configuration's is invalid", () => {
    const { timezone } = settings.device.fallback;
    for (const unknown of [" ", "constructor", "Mars/Olympus_Mons"]) {
      expect(view({ configuration: configuration({ timezone: unknown }) }).timezone).toBe(timezone);
    }
  });

  it("uses currency, time zone and languages of the configuration", () => {
    expect(view()).toMatchObject({
      currency: "PLN",
      currencySymbol: "zł",
      timezone: "Europe/Warsaw",
      locales: { enabled: ["en", "pl"], default: "pl", fallback: "en" },
    });
  });

  it("has the number of digits of amounts, by ISO 4217 or as agreed at onboarding", () => {
    const forint = configuration({ currency: "HUF" });
    expect(view({ configuration: forint }).currencyDigits).toBe(2);
    const agreed = { ...settings, ordering: { ...settings.ordering, currencyDigits: 0 } };
    expect(view({ configuration: forint, settings: agreed }).currencyDigits).toBe(0);
  });

  it("uses the device's fallback before the first configuration, and offers no loyalty", () => {
    const { fallback } = settings.device;
    const named = {
      ...settings,
      device: { ...settings.device, fallback: { ...fallback, currency: "CHF" } },
    };
    expect(view({ configuration: null, settings: named })).toMatchObject({
      currency: "CHF",
      timezone: "Europe/Berlin",
      locales: { enabled: ["en"], default: "en", fallback: "en" },
      loyalty: null,
      documents: [],
    });
  });

  it("uses the fallback for what the configuration leaves out", () => {
    const sparse = configuration({ currency: null, timezone: null, locales: { enabled: [] } });
    expect(view({ configuration: sparse })).toMatchObject({
      timezone: "Europe/Berlin",
      locales: { enabled: ["en"], default: "en", fallback: "en" },
    });
  });

  it("uses the fallback's languages if the configuration has no readable one", () => {
    const { fallback } = settings.device;
    const own = { ...fallback, locales: ["uk", "en"] };
    const spoken = view({
      settings: { ...settings, device: { ...settings.device, fallback: own } },
      configuration: configuration({ locales: { enabled: ["not a language"] } }),
    });
    expect(spoken.locales).toEqual({ enabled: ["uk", "en"], default: "uk", fallback: "uk" });
  });

  it("takes no orders if neither the configuration nor the settings have a currency", () => {
    const nameless = configuration({ currency: null });
    expect(view({ configuration: nameless })).toMatchObject({
      outOfOrder: "no-currency",
      currency: "XXX",
    });
    expect(view({ configuration: null }).outOfOrder).toBe("no-currency");
    expect(view().outOfOrder).toBeNull();
  });

  it("shows a document without titles or files as far as possible", () => {
    const bare = configuration({
      documents: outletConfiguration.shape.documents.parse([{ kind: "loyalty_terms" }]),
    });
    expect(view({ configuration: bare }).documents).toEqual([
      { kind: "loyalty_terms", version: "", title: {}, urlByLocale: {}, requiresAcceptance: false },
    ]);
    expect(remoteFilesOf(bare).documents).toEqual([]);
  });

  it("offers no loyalty at all unless loyaltyEnabled is true, or without a credential", () => {
    expect(view({ configuration: configuration({ loyaltyEnabled: false }) }).loyalty).toBeNull();
    expect(view({ configuration: configuration({ loyaltyEnabled: null }) }).loyalty).toBeNull();
    expect(view({ credential: null }).loyalty).toBeNull();
    expect(view().loyalty).not.toBeNull();
  });

  it("offers the phone number from version 1.6 on", () => {
    const at = (loyaltyApiVersion: string) =>
      view({ configuration: configuration({ loyaltyApiVersion }) }).loyalty?.phone;
    expect(at("1.5")).toBeNull();
    expect(at("1.6")).toEqual({ flow: "single_step" });
    expect(at("1.10")).toEqual({ flow: "single_step" });
  });

  it("offers the phone number only if its flow is enabled", () => {
    const flowOf = (phoneNumberFlow: LoyaltySettings["phoneNumberFlow"]) => {
      const loyalty = { phoneNumberFlow, loyaltyCardFlow: { enabled: true } };
      return view({ configuration: configuration({ loyalty }) }).loyalty?.phone;
    };
    expect(flowOf({ enabled: true, flow: "two_step" })).toEqual({ flow: "two_step" });
    expect(flowOf({ enabled: false, flow: "two_step" })).toBeNull();
    expect(flowOf({})).toBeNull();
  });

  it("offers no phone number that the service has refused (510), but still the other methods", () => {
    const offered = (phoneIsRefused: boolean) => view({ phoneIsRefused }).loyalty;
    expect(offered(true)).toMatchObject({ phone: null, loyaltyCard: true });
    expect(offered(false)?.phone).not.toBeNull();
  });

  it("offers no loyalty if configuration and version leave no identification method", () => {
    const phoneOnly = { phoneNumberFlow: { enabled: true }, loyaltyCardFlow: { enabled: false } };
    const at = (loyaltyApiVersion: string) =>
      view({ configuration: configuration({ loyaltyApiVersion, loyalty: phoneOnly }) }).loyalty;
    expect(at("1.5")).toBeNull();
    expect(at("1.6")).not.toBeNull();
  });

  it("uses the credential's flow, and the contract's defaults for what is left out", () => {
    expect(view().loyalty).toMatchObject({
      flow: "PATCH_ORDER",
      loyaltyCard: true,
      rewardRedemption: false,
      accrual: { pointsPerCurrencyUnit: "0.1", rounding: "floor" },
      marketingConsent: { channels: [], headline: {}, body: {}, documentRefs: [] },
      appInstall: {
        url: "https://app.example",
        promoText: { en: "Get the app" },
        imageUrl: null,
        showWhen: { skipped: true, alreadyRegistered: false },
      },
    });
  });

  it("gives the page local addresses only, and leaves out files that have not arrived", () => {
    const found = view();
    expect(found.loyalty?.pointsIconUrl).toBe("media/outlet/ts.png");
    expect(found.loyalty?.rewardBannerUrl).toBe("media/outlet/er.png");
    expect(found.documents[0]?.title).toEqual({ pl: "Prywatność" });
    expect(found.documents[0]?.urlByLocale).toEqual({ pl: "media/outlet/pl.pdf" });
    expect(JSON.stringify(found)).not.toContain("cdn.example");
  });

  it("contains neither key, nor service address, nor discount code", () => {
    expect(JSON.stringify(view())).not.toContain("CANARY");
  });

  it("derives the phone's country from the default language if none is named", () => {
    expect(view().phone.defaultCountry).toBe("PL");
    const named = configuration({
      phone: { defaultCountry: "GB", masksByCountry: { GB: "XXXX" } },
    });
    expect(view({ configuration: named }).phone).toEqual({
      defaultCountry: "GB",
      allowedCountries: [],
      masksByCountry: { GB: "XXXX" },
    });
  });

  it("passes a country over that there is not, which no number could be dialed from", () => {
    const phone = (settings: { defaultCountry: string; allowedCountries?: string[] }) =>
      view({ configuration: configuration({ phone: settings }) }).phone.defaultCountry;
    expect(phone({ defaultCountry: "UK", allowedCountries: ["XX", "GB"] })).toBe("GB");
    expect(phone({ defaultCountry: "UK" })).toBe("PL");
  });

  it("drops languages that no machine can format, and a default that is not enabled", () => {
    const odd = configuration({
      locales: { enabled: ["pl_PL!", "de"], default: "pl_PL!", fallback: "fr" },
    });
    expect(view({ configuration: odd }).locales).toEqual({
      enabled: ["de"],
      default: "de",
      fallback: "de",
    });
    const none = configuration({ locales: { enabled: ["?"] } });
    expect(view({ configuration: none }).locales.enabled).toEqual(["en"]);
  });
});

describe("the remote files of a configuration", () => {
  it("are each named once, pictures apart from documents", () => {
    expect(remoteFilesOf(configuration())).toEqual({
      images: ["https://cdn.example/points.png", "https://cdn.example/banner.png"],
      documents: ["https://cdn.example/pl.pdf", "https://cdn.example/en.pdf"],
    });
  });
});
