/** The parts of an outlet that a screen shows, in one language: outlets that agree in them are shown alike there. */
import { localize } from "../../../../domain/localized-text.ts";
import type {
  DocumentView,
  LoyaltyView,
  OutletView,
} from "../../../../electron/host/rpc/contract.ts";

type Read = (outlet: OutletView, locale: string) => unknown;

const named = ({ kind, version, title, requiresAcceptance }: DocumentView, text: Text) => ({
  kind,
  version,
  title: text(title),
  requiresAcceptance,
});

type Text = (text: Readonly<Record<string, string>> | undefined) => string;

function textIn({ locales }: OutletView, locale: string): Text {
  return (text) => localize(text, locale, locales);
}

const ofLoyalty =
  (read: (loyalty: LoyaltyView, text: Text, outlet: OutletView) => unknown): Read =>
  (outlet, locale) =>
    outlet.loyalty && read(outlet.loyalty, textIn(outlet, locale), outlet);

function marketingOf({ marketingConsent }: LoyaltyView, text: Text, { documents }: OutletView) {
  return [
    marketingConsent.channels,
    text(marketingConsent.headline),
    text(marketingConsent.body),
    marketingConsent.documentRefs,
    documents.map((one) => named(one, text)),
  ];
}

export const OUTLET_PARTS = {
  /** On every screen. */
  appearance: ({ name, theme, logoUrl, locales }) => [name, theme, logoUrl, locales.enabled],
  money: ({ currency, currencySymbol }) => [currency, currencySymbol],
  clock: ({ timezone }) => timezone,
  ways: ofLoyalty(({ phone, loyaltyCard, rewardRedemption, publicClientId }) => [
    phone !== null,
    loyaltyCard,
    rewardRedemption,
    publicClientId,
  ]),
  phoneFlow: ofLoyalty(({ phone }) => phone?.flow),
  flow: ofLoyalty(({ flow }) => flow),
  numbers: ({ phone }) => phone,
  accrual: ofLoyalty(({ accrual }) => accrual),
  banner: ofLoyalty(({ rewardBannerUrl }) => rewardBannerUrl),
  pointsIcon: ofLoyalty(({ pointsIconUrl }) => pointsIconUrl),
  disclaimer: ofLoyalty(({ phoneFormDisclaimer }, text, { documents }) => [
    text(phoneFormDisclaimer.template),
    phoneFormDisclaimer.documentRefs,
    documents.filter(({ kind }) => kind !== "marketing_consent").map((one) => named(one, text)),
  ]),
  marketing: ofLoyalty(marketingOf),
  /** With `two_step` the consent has a screen of its own. */
  marketingOnPhone: ofLoyalty((loyalty, text, outlet) =>
    loyalty.phone?.flow === "single_step" ? marketingOf(loyalty, text, outlet) : null,
  ),
  app: ofLoyalty(
    ({ appInstall }, text) =>
      appInstall && [
        appInstall.url,
        appInstall.imageUrl,
        text(appInstall.promoText),
        appInstall.showWhen,
      ],
  ),
  privacy_policy: documentPart("privacy_policy"),
  terms_conditions: documentPart("terms_conditions"),
  loyalty_terms: documentPart("loyalty_terms"),
  marketing_consent: documentPart("marketing_consent"),
} as const satisfies Record<string, Read>;

export type OutletPart = keyof typeof OUTLET_PARTS;

function documentPart(kind: DocumentView["kind"]): Read {
  return (outlet, locale) => {
    const text = textIn(outlet, locale);
    const found = outlet.documents.find((document) => document.kind === kind);
    return found && [named(found, text), text(found.urlByLocale)];
  };
}
