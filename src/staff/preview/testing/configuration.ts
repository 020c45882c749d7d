/** A configuration without findings, for tests of the rules. */
import {
  type OutletConfiguration,
  outletConfiguration,
} from "../../../../contracts/outlet-configuration.ts";
import type { RemoteFile } from "../../../../electron/host/rpc/contract.ts";
import type { Finding, Rule, Subject } from "../findings/finding.ts";

const BOTH = (en: string, ar: string) => ({ en, ar });

/** As JSON, so that a test can change any field of it. */
export function goodConfiguration() {
  return {
    revision: 100,
    apiUrl: "https://loyalty.example",
    loyaltyApiVersion: "1.7",
    establishmentId: 1,
    currency: "EUR",
    timezone: "Europe/Berlin",
    locales: { enabled: ["en", "ar"], default: "en", fallback: "en" },
    loyaltyEnabled: true,
    loyalty: {
      phoneNumberFlow: { enabled: true, flow: "two_step" },
      loyaltyCardFlow: { enabled: true },
      rewardRedemption: { enabled: false },
      marketingConsent: {
        channels: ["sms"],
        screen: {
          headlineByLocale: BOTH("Offers?", "عروض؟"),
          bodyByLocale: BOTH("See {marketing_consent}.", "انظر {marketing_consent}."),
          documentRefs: ["marketing_consent"],
        },
      },
      phoneFormDisclaimer: {
        templateByLocale: BOTH("{privacy_policy} applies.", "تسري {privacy_policy}."),
        documentRefs: ["privacy_policy"],
      },
      appInstallBanner: {
        url: "https://app.example",
        promoTextByLocale: BOTH("Get the app", "حمّل التطبيق"),
        showWhen: { skipped: true },
      },
    },
    documents: ["privacy_policy", "marketing_consent"].map((kind) => ({
      kind,
      version: "1",
      titleByLocale: BOTH(`Title of ${kind}`, `عنوان ${kind}`),
      pdfUrlByLocale: BOTH(
        `https://files.example/${kind}.en.pdf`,
        `https://files.example/${kind}.ar.pdf`,
      ),
      requiresAcceptance: true,
    })),
    phone: {
      defaultCountry: "DE",
      allowedCountries: ["GB"],
      masksByCountry: { DE: "XXX XXXXXXXX" },
    },
  };
}

export type Draft = ReturnType<typeof goodConfiguration>;

/** The good configuration with a change, as the host would have parsed it. */
export function configured(change: (draft: Draft) => unknown = () => {}): OutletConfiguration {
  const draft = goodConfiguration();
  change(draft);
  return outletConfiguration.parse(draft);
}

export function subjectOf(
  configuration: OutletConfiguration,
  rest: Partial<Omit<Subject, "configuration">> = {},
): Subject {
  const urls = (configuration.documents ?? []).flatMap(({ pdfUrlByLocale }) =>
    Object.values(pdfUrlByLocale),
  );
  const files = urls.map((url): RemoteFile => {
    return { url, kind: "document", state: "loaded", why: null, localUrl: "media/preview/a.pdf" };
  });
  return {
    configuration,
    files,
    ignoredFields: [],
    leftOut: [],
    adjustedColor: null,
    readsClientIds: false,
    ...rest,
  };
}

/** The findings of one rule for the good configuration with a change, as `rule: details`. */
export function said(rule: Rule, change?: (draft: Draft) => unknown): string[] {
  return rule(subjectOf(configured(change))).map(worded);
}

export function worded({ rule, details, locale, scene }: Finding): string {
  const described = Object.values(details).join(" ");
  return [rule, described, locale, scene && `@${scene}`].filter(Boolean).join(" | ");
}
