import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { localize } from "../../../domain/localized-text.ts";
import type { DocumentView, LoyaltyView } from "../../../electron/host/rpc/contract.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { useOutletNow } from "../../outlet/outlet-now.ts";
import {
  type Acceptance,
  acceptancesOf,
  type ConsentPlan,
  type ConsentState,
  type MarketingChannel,
  NOTHING_TICKED,
  planConsent,
} from "./consent.ts";
import type { DocumentKind } from "./consent-text.ts";

/** What the outlet asks consent for, and what is ticked. */
export function useConsents(loyalty: LoyaltyView) {
  const { outlet, phoneDraft } = useVisit("outlet", "phoneDraft");
  const documents = useDocuments();
  const plan = useConsentPlan(loyalty, documents);
  // What was ticked before there was anything to read is not agreed to.
  const drafted = documents === outlet.documents ? phoneDraft : null;
  const [consent, setConsent] = useState<ConsentState>(drafted ?? NOTHING_TICKED);
  return {
    plan,
    consent,
    change: (change: Partial<ConsentState>) => setConsent((before) => ({ ...before, ...change })),
  };
}

/** Texts on a part of the form, as the customer saw them last. */
type Shown = {
  readonly plan: ConsentPlan;
  readonly locale: string;
  readonly channelNames: ReadonlyMap<MarketingChannel, string>;
};

/**
 * What is recorded for `consent`: word for word the texts that were on the screen, even if the language is another one by
 * now. With two steps each has texts of its own; `step` is the one that is shown.
 */
export function useAcceptances(
  step: "phone" | "consent",
  plan: ConsentPlan,
): (consent: ConsentState) => Acceptance[] {
  const { locale } = useVisit("locale");
  const { t } = useTranslation(["common", "identify"]);
  const seen = useRef<{ phone: Shown | null; consent: Shown | null }>({
    phone: null,
    consent: null,
  });
  useEffect(() => {
    const channels = plan.marketing?.channels ?? [];
    const named = channels.map((channel) => [channel, t(`identify:consent.${channel}`)] as const);
    seen.current[step] = { plan, locale, channelNames: new Map(named) };
  });
  return (consent) => {
    const { phone, consent: offers } = seen.current;
    const record = (shown: Shown | null, part: Partial<ConsentPlan>) =>
      shown === null
        ? []
        : acceptancesOf(
            { ...shown.plan, ...part },
            consent,
            shown.locale,
            (channel) => shown.channelNames.get(channel) ?? "",
          );
    return [...record(phone, { marketing: null }), ...record(offers ?? phone, { required: [] })];
  };
}

/** The documents that can be read, as they were when this step was opened: what is ticked here could be read here. */
function useDocuments(): readonly DocumentView[] {
  const { outlet } = useVisit("outlet");
  const outletNow = useOutletNow();
  const [documents] = useState(() =>
    withArrivedFiles(outlet.documents, outletNow?.documents ?? []),
  );
  return documents;
}

function useConsentPlan(loyalty: LoyaltyView, documents: readonly DocumentView[]): ConsentPlan {
  const { outlet, locale } = useVisit("outlet", "locale");
  const { t } = useTranslation(["common", "identify"]);
  return useMemo(() => {
    const nameDocument = (kind: DocumentKind, document: { title: Record<string, string> } | null) =>
      localize(document?.title, locale, outlet.locales) || t(`identify:documents.${kind}`);
    return planConsent(loyalty, { documents, locales: outlet.locales }, locale, {
      nameDocument,
      acceptTemplate: t("identify:consent.accept"),
    });
  }, [loyalty, documents, outlet, locale, t]);
}

/**
 * The documents of a visit, with files that have arrived since it began; the same list if there are none. Only of the same
 * version: everything else of the outlet waits for the next visit (requirement V1).
 */
function withArrivedFiles(
  documents: readonly DocumentView[],
  latest: readonly DocumentView[],
): readonly DocumentView[] {
  const completed = documents.map((document) => {
    const { kind, version, urlByLocale } = document;
    const now = latest.find((other) => other.kind === kind && other.version === version);
    const isComplete = Object.keys(now?.urlByLocale ?? {}).every((locale) => locale in urlByLocale);
    return isComplete
      ? document
      : { ...document, urlByLocale: { ...now?.urlByLocale, ...urlByLocale } };
  });
  const hasArrived = completed.some((document, index) => document !== documents[index]);
  return hasArrived ? completed : documents;
}
