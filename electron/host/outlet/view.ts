/** The outlet as the screens receive it; pure. */
import { isSupportedCountry } from "libphonenumber-js";
import type {
  LegalDocument,
  LoyaltySettings,
  OutletConfiguration,
  TextByLocale,
} from "../../../contracts/in-store-loyalty.ts";
import { decimalFromWire } from "../../../domain/money.ts";
import { isAtLeast, SINCE } from "../net/api-version.ts";
import type { StageView } from "../rpc/stage-views.ts";
import type { DocumentView, LoyaltyView, OutletView } from "../rpc/views.ts";
import { currencyDigits, NO_CURRENCY } from "../settings/currency-digits.ts";
import { keypadKeys } from "../settings/keypad.ts";
import type { Settings } from "../settings/settings.ts";
import { type OutletBrand, themeViewOf } from "./brand.ts";
import type { Credential } from "./credential-answer.ts";

export type OutletViewInput = {
  readonly settings: Settings;
  readonly brand: OutletBrand;
  readonly configuration: OutletConfiguration | null;
  readonly credential: Credential | null;
  readonly provisioning: OutletView["provisioning"];
  readonly configurationPoll: OutletView["configurationPoll"];
  readonly recordsTrouble: OutletView["recordsTrouble"];
  /** Absent if the services are not watched. */
  readonly servicesDown?: OutletView["servicesDown"];
  /** Absent if it cannot be closed by staff. */
  readonly closedByStaff?: OutletView["closedByStaff"];
  /** An update is under way; absent: none. */
  readonly isUpdating?: boolean;
  readonly hasMenu: boolean;
  /** The service has refused phone numbers; absent if there is no service to refuse them (preview). */
  readonly phoneIsRefused?: boolean;
  /** The page's address of a remote file; null while it is not on this machine. */
  readonly localUrls: (url: string) => string | null;
  /** The page's address of the outlet's logo; null if it has none. */
  readonly logoUrl: string | null;
  readonly stage: StageView;
  /** Absent or null without a receipt printer. */
  readonly printer?: OutletView["receipt"]["printer"];
};

/** What customers see of the outlet's look on every screen. */
export type Branding = Pick<OutletViewInput, "brand" | "logoUrl">;

/**
 * The outlet as the page may know it. Before the first configuration currency, time zone and languages come from the
 * device's own fallback, and there is no loyalty; nor is there in guest mode (in-store-loyalty.md §2.4).
 */
export function outletViewOf(input: OutletViewInput): OutletView {
  const { settings, configuration, brand } = input;
  const { fallback, idleSeconds, idleWarningSeconds, sounds, receipt } = settings.device;
  const { rejectDoubleTaps } = settings.device;
  const locales = localesOf(configuration, fallback.locales);
  const currency = configuration?.currency ?? fallback.currency ?? NO_CURRENCY;
  return {
    name: brand.name,
    theme: themeViewOf(brand),
    logoUrl: input.logoUrl,
    currency,
    currencyDigits: currencyDigits(currency, settings),
    currencySymbol: configuration?.currencySymbol ?? null,
    timezone: timezoneOf(configuration) ?? fallback.timezone,
    locales,
    orderTypes: settings.ordering.orderTypes,
    tables: settings.ordering.tables,
    pickupTimes: settings.ordering.pickupTimes,
    taxesIncluded: settings.ordering.taxesIncluded,
    counterMethods: counterMethodsOf(settings),
    loyalty: loyaltyOf(input),
    documents: (configuration?.documents ?? []).map((document) =>
      documentOf(document, input.localUrls),
    ),
    phone: {
      defaultCountry: defaultCountryOf(configuration?.phone, locales.default),
      allowedCountries: configuration?.phone?.allowedCountries ?? [],
      masksByCountry: configuration?.phone?.masksByCountry ?? {},
    },
    idleSeconds,
    idleWarningSeconds,
    rejectDoubleTaps,
    sounds,
    readsOnlyToHeadphones: settings.device.headphones === "private",
    keypad: keypadOf(settings),
    receipt: { code: receipt.code, print: receipt.print, printer: input.printer ?? null },
    provisioning: input.provisioning,
    configurationPoll: input.configurationPoll,
    recordsTrouble: input.recordsTrouble,
    outOfOrder: outOfOrderOf(input, currency),
    servicesDown: input.servicesDown ?? [],
    closedByStaff: input.closedByStaff ?? null,
    stage: input.stage,
  };
}

function keypadOf({ device: { keypad } }: Settings): OutletView["keypad"] {
  return keypad && { keys: keypadKeys(keypad), startsSpeech: keypad.startsSpeech };
}

/** Payment methods of the counter; empty if the settings keep all payments at the kiosk. */
function counterMethodsOf({ payments }: Pick<Settings, "payments">): OutletView["counterMethods"] {
  return payments.payAtCounter ? payments.counterMethods : [];
}

/** The most serious reason comes first: records that cannot be written, before anything that cannot be shown. */
function outOfOrderOf(input: OutletViewInput, currency: string): OutletView["outOfOrder"] {
  const { recordsTrouble, closedByStaff = null, hasMenu, servicesDown = [] } = input;
  if (recordsTrouble !== null) return "records-unusable";
  if (input.isUpdating) return "updating";
  if (closedByStaff !== null) return "closed-by-staff";
  if (!hasMenu) return "no-menu";
  if (currency === NO_CURRENCY) return "no-currency";
  return servicesDown.length > 0 ? "outlet-unavailable" : null;
}

/** The addresses of the pictures and documents that a configuration names, each once. */
export function remoteFilesOf(configuration: OutletConfiguration): {
  readonly images: readonly string[];
  readonly documents: readonly string[];
} {
  const { loyalty, documents } = configuration;
  const images = [
    loyalty?.pointsIconUrl,
    loyalty?.rewardBanner?.imageUrl,
    loyalty?.appInstallBanner?.imageUrl,
  ];
  const pdfs = (documents ?? []).flatMap((document) => Object.values(document.pdfUrlByLocale));
  return {
    images: [...new Set(images.filter((url) => typeof url === "string"))],
    documents: [...new Set(pdfs)],
  };
}

/**
 * in-store-loyalty.md §2.4: `loyalty` is read only when `loyaltyEnabled` is true. If the configuration and the version
 * leave no identification method, there is nothing to offer either.
 */
function loyaltyOf(input: OutletViewInput): LoyaltyView | null {
  const loyalty = programmeOf(input);
  const { phone, loyaltyCard, rewardRedemption, publicClientId } = loyalty ?? {};
  return loyalty && (phone || loyaltyCard || rewardRedemption || publicClientId) ? loyalty : null;
}

function programmeOf(input: OutletViewInput): LoyaltyView | null {
  const { configuration, credential } = input;
  if (!credential || configuration?.loyaltyEnabled !== true) return null;
  const loyalty = configuration.loyalty ?? {};
  const apiVersion = configuration.loyaltyApiVersion ?? credential.configuration.apiVersion;
  const knowsPhone = isAtLeast(apiVersion, SINCE.phoneNumber);
  const local = (url: string | null | undefined) => (url ? input.localUrls(url) : null);
  return {
    flow: credential.configuration.flow ?? "REGULAR",
    maxPwpPercent: decimalOf(credential.configuration.maxPwpPercent),
    minCashPayment: decimalOf(credential.configuration.minCashPayment),
    phone:
      knowsPhone && loyalty.phoneNumberFlow?.enabled && !input.phoneIsRefused
        ? { flow: loyalty.phoneNumberFlow.flow ?? "single_step" }
        : null,
    loyaltyCard: loyalty.loyaltyCardFlow?.enabled ?? false,
    publicClientId:
      input.settings.outlet.publicClientIdPattern !== null &&
      isAtLeast(apiVersion, SINCE.publicClientId),
    rewardRedemption: loyalty.rewardRedemption?.enabled ?? false,
    accrual: accrualOf(loyalty),
    pointsIconUrl: local(loyalty.pointsIconUrl),
    rewardBannerUrl: local(loyalty.rewardBanner?.imageUrl),
    marketingConsent: consentOf(loyalty),
    phoneFormDisclaimer: {
      template: loyalty.phoneFormDisclaimer?.templateByLocale ?? {},
      documentRefs: loyalty.phoneFormDisclaimer?.documentRefs ?? [],
    },
    appInstall: appInstallOf(loyalty, local(loyalty.appInstallBanner?.imageUrl)),
  };
}

function decimalOf(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : decimalFromWire(value);
}

function accrualOf({ loyaltyPointAccrualRules: rules }: LoyaltySettings): LoyaltyView["accrual"] {
  if (!rules) return null;
  return {
    pointsPerCurrencyUnit: decimalFromWire(rules.pointsPerCurrencyUnit),
    rounding: rules.rounding ?? "floor",
  };
}

function consentOf({ marketingConsent }: LoyaltySettings): LoyaltyView["marketingConsent"] {
  return {
    channels: marketingConsent?.channels ?? [],
    headline: marketingConsent?.screen?.headlineByLocale ?? {},
    body: marketingConsent?.screen?.bodyByLocale ?? {},
    documentRefs: marketingConsent?.screen?.documentRefs ?? [],
  };
}

function appInstallOf(
  { appInstallBanner: banner }: LoyaltySettings,
  imageUrl: string | null,
): LoyaltyView["appInstall"] {
  if (!banner?.url) return null;
  return {
    url: banner.url,
    imageUrl,
    promoText: banner.promoTextByLocale ?? {},
    showWhen: {
      justRegisteredWithApp: banner.showWhen?.justRegisteredWithApp ?? false,
      justRegisteredWithoutApp: banner.showWhen?.justRegisteredWithoutApp ?? false,
      alreadyRegistered: banner.showWhen?.alreadyRegistered ?? false,
      skipped: banner.showWhen?.skipped ?? false,
    },
  };
}

function documentOf(
  document: LegalDocument,
  localUrls: OutletViewInput["localUrls"],
): DocumentView {
  const urlByLocale: TextByLocale = {};
  for (const [locale, url] of Object.entries(document.pdfUrlByLocale)) {
    const local = localUrls(url);
    if (local !== null) urlByLocale[locale] = local;
  }
  return {
    kind: document.kind,
    version: document.version,
    title: document.titleByLocale,
    urlByLocale,
    requiresAcceptance: document.requiresAcceptance ?? false,
  };
}

/** Languages that this machine can format; an invalid tag would break every screen. */
export function localesOf(
  configuration: OutletConfiguration | null,
  fallbackLocales: readonly string[],
): OutletView["locales"] {
  const named = (configuration?.locales.enabled ?? []).filter(isLocale);
  const enabled = named.length > 0 ? named : [...fallbackLocales];
  const among = (locale: string | null | undefined) =>
    enabled.find((candidate) => candidate === locale);
  const first = among(configuration?.locales.default) ?? enabled[0] ?? "en";
  return { enabled, default: first, fallback: among(configuration?.locales.fallback) ?? first };
}

/** Null if the name is invalid: no screen could show a time, no call could state its offset. */
function timezoneOf(configuration: OutletConfiguration | null): string | null {
  const timezone = configuration?.timezone;
  if (!timezone) return null;
  try {
    new Intl.DateTimeFormat("en", { timeZone: timezone });
    return timezone;
  } catch {
    return null;
  }
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** The first of these that numbers can be dialed from: as configured, else the likeliest country of the language. */
function defaultCountryOf(phone: OutletConfiguration["phone"], locale: string): string {
  const named = [phone?.defaultCountry, ...(phone?.allowedCountries ?? []), countryOf(locale)];
  return named.find((country) => country != null && isSupportedCountry(country)) ?? "US";
}

function countryOf(locale: string): string | null {
  try {
    return new Intl.Locale(locale).maximize().region ?? null;
  } catch {
    return null;
  }
}
