/** The configuration's own texts, with the screen that shows each (in-store-loyalty.md §2.4). */
import type {
  DocumentKind,
  OutletConfiguration,
  TextByLocale,
} from "../../../../contracts/in-store-loyalty.ts";
import type { SceneId } from "../scenes/scene-ids.ts";
import type { Finding, Rule } from "./finding.ts";

export type ConfiguredText = {
  /** Path of the field in the configuration. */
  readonly field: string;
  readonly text: TextByLocale;
  readonly scene: SceneId;
  /** The kinds that the configuration lists for the text; null if the text has no placeholders. */
  readonly refs: readonly DocumentKind[] | null;
  /** Whether the kiosk has no default for this text. */
  readonly isNeeded: boolean;
};

/** The screen that asks for marketing consent. */
export function consentScene({ loyalty }: OutletConfiguration): SceneId {
  return loyalty?.phoneNumberFlow?.flow === "two_step" ? "consent" : "phone";
}

/** The texts that customers are shown; none of disabled features. */
export function textsOf(configuration: OutletConfiguration): readonly ConfiguredText[] {
  const { loyalty, loyaltyEnabled } = configuration;
  if (loyaltyEnabled !== true || !loyalty) return [];
  return [...phoneTexts(configuration), ...appTexts(loyalty.appInstallBanner)];
}

function phoneTexts(configuration: OutletConfiguration): readonly ConfiguredText[] {
  const { loyalty } = configuration;
  if (!loyalty?.phoneNumberFlow?.enabled) return [];
  const { marketingConsent: consent, phoneFormDisclaimer: disclaimer } = loyalty;
  const asks = (consent?.channels ?? []).length > 0;
  const scene = consentScene(configuration);
  const refs = consent?.screen?.documentRefs ?? [];
  const at = "loyalty.marketingConsent.screen";
  return [
    ...(disclaimer?.templateByLocale
      ? [
          {
            field: "loyalty.phoneFormDisclaimer.templateByLocale",
            text: disclaimer.templateByLocale,
            scene: "phone" as const,
            refs: disclaimer.documentRefs ?? [],
            isNeeded: true,
          },
        ]
      : []),
    ...(asks && consent?.screen?.headlineByLocale
      ? [
          {
            field: `${at}.headlineByLocale`,
            text: consent.screen.headlineByLocale,
            scene,
            refs: null,
            isNeeded: false,
          },
        ]
      : []),
    ...(asks && consent?.screen?.bodyByLocale
      ? [
          {
            field: `${at}.bodyByLocale`,
            text: consent.screen.bodyByLocale,
            scene,
            refs,
            isNeeded: true,
          },
        ]
      : []),
  ];
}

type Banner = NonNullable<OutletConfiguration["loyalty"]>["appInstallBanner"];

function appTexts(banner: Banner): readonly ConfiguredText[] {
  if (!banner?.url || !banner.promoTextByLocale) return [];
  const { showWhen } = banner;
  const scene: SceneId =
    showWhen?.justRegisteredWithoutApp === true
      ? "done-new-by-phone"
      : showWhen?.justRegisteredWithApp === true
        ? "done-new-by-code"
        : showWhen?.alreadyRegistered === true
          ? "done-known"
          : "done-nobody";
  return [
    {
      field: "loyalty.appInstallBanner.promoTextByLocale",
      text: banner.promoTextByLocale,
      scene,
      refs: null,
      isNeeded: false,
    },
  ];
}

/** Texts of documents: their titles are part of other texts, their files open over them. */
export function documentTextsOf({ documents }: OutletConfiguration): readonly ConfiguredText[] {
  return (documents ?? []).flatMap((document, index) => {
    const scene = `document-${document.kind}` as const;
    const at = `documents.${index}`;
    return [
      {
        field: `${at}.titleByLocale`,
        text: document.titleByLocale,
        scene,
        refs: null,
        isNeeded: false,
      },
      {
        field: `${at}.pdfUrlByLocale`,
        text: document.pdfUrlByLocale,
        scene,
        refs: null,
        isNeeded: true,
      },
    ];
  });
}

/** `de` of `de-CH`: a language's text also serves its regional variants. */
function languageOf(locale: string): string {
  return (locale.split("-")[0] ?? locale).toLowerCase();
}

function has(text: TextByLocale, locale: string): boolean {
  return Boolean(text[locale]?.trim() || text[languageOf(locale)]?.trim());
}

/** Each enabled language has each text; no text is in a language that is not enabled. */
export const translations: Rule = ({ configuration }) => {
  const { enabled } = configuration.locales;
  const offered = new Set(enabled.flatMap((locale) => [locale, languageOf(locale)]));
  return [...textsOf(configuration), ...documentTextsOf(configuration)].flatMap(
    ({ field, text, scene, isNeeded }): readonly Finding[] => [
      ...enabled
        .filter((locale) => !has(text, locale))
        .map((locale) => ({
          rule: "missing-translation" as const,
          severity: isNeeded ? ("error" as const) : ("warning" as const),
          details: { field, language: locale },
          scene,
          locale,
        })),
      ...Object.keys(text)
        .filter((locale) => !offered.has(locale))
        .map((locale) => ({
          rule: "unused-translation" as const,
          severity: "note" as const,
          details: { field, language: locale },
          scene: null,
          locale: null,
        })),
    ],
  );
};
