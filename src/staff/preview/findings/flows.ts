/** Flows of a visit that are configured and impossible (in-store-loyalty.md §2.4, §9). */
import type { OutletConfiguration } from "../../../../contracts/in-store-loyalty.ts";
import type { Finding, Rule } from "./finding.ts";

/** The first version with the phone-number flow (in-store-loyalty.md §9). */
const PHONE_SINCE = "1.6";

function found(
  rule: Finding["rule"],
  severity: Finding["severity"],
  scene: Finding["scene"],
  details: Finding["details"] = {},
): Finding {
  return { rule, severity, details, scene, locale: null };
}

/** Whether version `one` is `other` or later; both are `major.minor`. */
export function isVersionAtLeast(one: string, other: string): boolean {
  const [major = 0, minor = 0] = one.split(".").map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split(".").map(Number);
  return major > otherMajor || (major === otherMajor && minor >= otherMinor);
}

/** Reports enabled flows that are impossible, and disabled ones as a note. */
export const flows: Rule = ({ configuration, readsClientIds }) => {
  const { loyalty, loyaltyEnabled } = configuration;
  // The default is the credential's version.
  const version = configuration.loyaltyApiVersion ?? PHONE_SINCE;
  if (loyaltyEnabled !== true) {
    return loyalty ? [found("loyalty-off", "note", "attract")] : [];
  }
  const phone = loyalty?.phoneNumberFlow?.enabled === true;
  const knowsPhone = isVersionAtLeast(version, PHONE_SINCE);
  const codes =
    readsClientIds ||
    loyalty?.loyaltyCardFlow?.enabled === true ||
    loyalty?.rewardRedemption?.enabled === true;
  return [
    ...(phone && !knowsPhone ? [found("phone-needs-version", "error", "menu", { version })] : []),
    ...((phone && knowsPhone) || codes ? [] : [found("no-way-to-identify", "error", "menu")]),
    ...consentFlow(configuration, phone),
    ...appBanner(configuration, phone, codes),
  ];
};

function consentFlow({ loyalty }: OutletConfiguration, phone: boolean): readonly Finding[] {
  const asks = (loyalty?.marketingConsent?.channels ?? []).length > 0;
  if (asks && !phone) return [found("consent-never-asked", "warning", null)];
  const isTwoStep = phone && loyalty?.phoneNumberFlow?.flow === "two_step";
  return isTwoStep && !asks ? [found("consent-never-asked", "warning", "phone")] : [];
}

function appBanner(
  { loyalty }: OutletConfiguration,
  phone: boolean,
  codes: boolean,
): readonly Finding[] {
  const banner = loyalty?.appInstallBanner;
  if (!banner) return [];
  if (!banner.url) return [found("app-banner-without-address", "error", "done-nobody")];
  const { showWhen } = banner;
  const cases = Object.entries(showWhen ?? {}).filter(([, shown]) => shown === true);
  if (cases.length === 0) return [found("app-banner-never-shown", "warning", "done-nobody")];
  return cases
    .filter(
      ([name]) =>
        (name === "justRegisteredWithoutApp" && !phone) ||
        (name === "justRegisteredWithApp" && !codes),
    )
    .map(([name]) => found("app-case-never-met", "warning", null, { name }));
}

/** Languages, time zone and currency must be supported by the kiosk. */
export function settings(isSpoken: (locale: string) => boolean): Rule {
  return ({ configuration, ignoredFields, leftOut }) => {
    const { locales, timezone, currency } = configuration;
    const named = [locales.default, locales.fallback].filter((one) => typeof one === "string");
    return [
      ...named
        .filter((locale) => !locales.enabled.includes(locale))
        .map((locale) => found("language-not-enabled", "warning", "attract", { language: locale })),
      ...locales.enabled
        .filter((locale) => !isSpoken(locale))
        .map((locale) => ({
          ...found("language-not-spoken", "warning", "attract", { language: locale }),
          locale,
        })),
      ...(!timezone || isTimezone(timezone)
        ? []
        : [found("timezone-unknown", "error", null, { timezone })]),
      ...(currency ? [] : [found("currency-missing", "warning", "menu")]),
      ...(!currency || Intl.supportedValuesOf("currency").includes(currency)
        ? []
        : [found("currency-unknown", "error", "menu", { currency })]),
      ...leftOut.map(({ field, why }) => found("field-left-out", "error", null, { field, why })),
      ...ignoredFields.map((field) => found("field-unknown", "warning", null, { field })),
    ];
  };
}

function isTimezone(timezone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: timezone });
    return true;
  } catch {
    return false;
  }
}
