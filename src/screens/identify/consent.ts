/** The consents that an outlet asks for, those still missing, and those to record (requirement V7). */

import { type Locales, localize } from "../../../domain/localized-text.ts";
import type { DocumentView, LoyaltyView } from "../../../electron/host/rpc/contract.ts";
import { type NameDocument, splitTemplate, type TextPart, textShown } from "./consent-text.ts";

export type MarketingChannel = LoyaltyView["marketingConsent"]["channels"][number];

/** A box to tick, and the documents that are accepted by ticking it. */
export type AcceptanceRow = {
  readonly id: string;
  readonly parts: readonly TextPart[];
  readonly documents: readonly DocumentView[];
};

export type ConsentPlan = {
  /** Text beside the phone form that only informs. */
  readonly notice: readonly TextPart[] | null;
  readonly required: readonly AcceptanceRow[];
  /** Null if the outlet does not ask for marketing consent. */
  readonly marketing: {
    readonly headline: string;
    readonly body: readonly TextPart[];
    readonly channels: readonly MarketingChannel[];
    readonly documents: readonly DocumentView[];
  } | null;
};

/** Ids of ticked rows, and ticked channels. */
export type ConsentState = {
  readonly accepted: readonly string[];
  readonly channels: readonly MarketingChannel[];
};

export const NOTHING_TICKED: ConsentState = { accepted: [], channels: [] };

/** Acceptance of one document, for the consent log. */
export type Acceptance = {
  readonly kind: DocumentView["kind"];
  /** Empty if the outlet asks for marketing consent without a document of that kind. */
  readonly version: string;
  /** With marketing consent; else empty. */
  readonly channels: MarketingChannel[];
  readonly locale: string;
  readonly textShown: string;
};

export type ConsentCopy = {
  readonly nameDocument: NameDocument;
  /** Text of a box for a document that no text of the outlet mentions; `{document}` is its placeholder. */
  readonly acceptTemplate: string;
};

type Outlet = {
  readonly documents: readonly DocumentView[];
  readonly locales: Pick<Locales, "default" | "fallback">;
};

/** Derives the consents for a visit in `locale`. */
export function planConsent(
  loyalty: Pick<LoyaltyView, "phoneFormDisclaimer" | "marketingConsent">,
  { documents, locales }: Outlet,
  locale: string,
  words: ConsentCopy,
): ConsentPlan {
  const split = (template: string) => splitTemplate(template, documents, words.nameDocument);
  const text = split(localize(loyalty.phoneFormDisclaimer.template, locale, locales));
  const named = documentsOf(text, loyalty.phoneFormDisclaimer.documentRefs, documents);
  const hasText = text.length > 0;
  // Without a text, documents to be accepted have boxes of their own.
  const beside = hasText ? named : named.filter((document) => !document.requiresAcceptance);
  const disclaimer = withUnnamed(text, beside, words.nameDocument);
  const toAccept = named.filter((document) => document.requiresAcceptance);
  const unnamed = documents.filter(
    (document) =>
      document.requiresAcceptance &&
      document.kind !== "marketing_consent" &&
      !toAccept.includes(document),
  );
  const rows: AcceptanceRow[] = [
    ...(hasText && toAccept.length > 0
      ? [{ id: "disclaimer", parts: disclaimer, documents: toAccept }]
      : []),
    ...(hasText ? unnamed : [...toAccept, ...unnamed]).map((document) => ({
      id: document.kind,
      parts: split(words.acceptTemplate.replace("{document}", `{${document.kind}}`)),
      documents: [document],
    })),
  ];
  return {
    notice: disclaimer.length > 0 && !(hasText && toAccept.length > 0) ? disclaimer : null,
    required: rows,
    marketing: planMarketing(loyalty.marketingConsent, { documents, locales }, locale, words),
  };
}

function planMarketing(
  consent: LoyaltyView["marketingConsent"],
  { documents, locales }: Outlet,
  locale: string,
  { nameDocument }: ConsentCopy,
): ConsentPlan["marketing"] {
  // in-store-loyalty.md §2.4: empty means consent is not requested.
  if (consent.channels.length === 0) return null;
  const text = splitTemplate(localize(consent.body, locale, locales), documents, nameDocument);
  const named = documentsOf(text, consent.documentRefs, documents);
  return {
    headline: localize(consent.headline, locale, locales),
    body: withUnnamed(text, named, nameDocument),
    channels: consent.channels,
    documents: named.filter(
      (document) => document.requiresAcceptance || document.kind === "marketing_consent",
    ),
  };
}

/** Documents that a text names, by its placeholders or by the configuration's own list. */
function documentsOf(
  parts: readonly TextPart[],
  refs: readonly DocumentView["kind"][],
  documents: readonly DocumentView[],
): DocumentView[] {
  const linked = parts.flatMap((part) => (part.kind === "document" ? [part.document] : []));
  return documents.filter((document) => linked.includes(document) || refs.includes(document.kind));
}

/**
 * A text, followed by those of its documents that it does not name: what the configuration lists is shown, can be
 * opened, and only then recorded as accepted (in-store-loyalty.md §2.4 documentRefs).
 */
function withUnnamed(
  text: readonly TextPart[],
  documents: readonly DocumentView[],
  nameDocument: NameDocument,
): readonly TextPart[] {
  const linked = text.flatMap((part) => (part.kind === "document" ? [part.document] : []));
  const unnamed = documents.filter((document) => !linked.includes(document));
  const links = unnamed.flatMap((document, index): TextPart[] => [
    ...(index > 0 ? [{ kind: "words" as const, text: " · " }] : []),
    { kind: "document", text: nameDocument(document.kind, document), document },
  ]);
  const space: TextPart[] =
    text.length > 0 && links.length > 0 ? [{ kind: "words", text: " " }] : [];
  return [...text, ...space, ...links];
}

/** The boxes that must be ticked before a phone number is sent. */
export function missingAcceptances(plan: ConsentPlan, state: ConsentState): AcceptanceRow[] {
  return plan.required.filter((row) => !state.accepted.includes(row.id));
}

/** Whether there is anything to read: a file in some language, on this machine. */
function hasFile({ urlByLocale }: DocumentView): boolean {
  return Object.values(urlByLocale).some((url) => url !== "");
}

/**
 * The box that is ticked by accepting `document` in its reader. Only one for this document alone: having read one is
 * not having read the others. Null also if it is ticked already, or the document has no file.
 */
export function rowAcceptedBy(
  plan: ConsentPlan,
  state: ConsentState,
  document: DocumentView,
): AcceptanceRow | null {
  const isMeant = ({ documents: [only, ...others] }: AcceptanceRow) =>
    only?.kind === document.kind && others.length === 0 && hasFile(only);
  return missingAcceptances(plan, state).find(isMeant) ?? null;
}

/**
 * What was accepted, word for word. Ticking a channel accepts the documents of the marketing text, and is recorded even
 * without any; without a channel nothing is accepted. A document without a file is left out: nobody can accept what
 * cannot be opened.
 */
export function acceptancesOf(
  plan: ConsentPlan,
  state: ConsentState,
  locale: string,
  nameChannel: (channel: MarketingChannel) => string,
): Acceptance[] {
  const record = (
    { kind, version }: Pick<DocumentView, "kind" | "version">,
    text: string,
    channels: readonly MarketingChannel[] = [],
  ): Acceptance => ({ kind, version, channels: [...channels], locale, textShown: text });
  const rows = plan.required
    .filter((row) => state.accepted.includes(row.id))
    .flatMap(({ documents, parts }) =>
      documents.filter(hasFile).map((document) => record(document, textShown(parts))),
    );
  const { marketing } = plan;
  if (!marketing || state.channels.length === 0) return rows;
  const text = [marketing.headline, textShown(marketing.body), ...state.channels.map(nameChannel)]
    .filter((line) => line !== "")
    .join("\n");
  const readable = marketing.documents.filter(hasFile);
  const accepted =
    readable.length > 0 ? readable : [{ kind: "marketing_consent" as const, version: "" }];
  return [...rows, ...accepted.map((document) => record(document, text, state.channels))];
}
