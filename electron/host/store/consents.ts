import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { type MarketingChannel, marketingChannel } from "../../../contracts/in-store-loyalty.ts";
import { parseJson } from "../net/json.ts";
import { inTransaction } from "../shared/transaction.ts";

/**
 * One acceptance of a legal text, as it was shown (in-store-loyalty.md §2.4 documents, requirement V7), or of receiving
 * marketing on channels (`marketingConsent`).
 */
export type Consent = {
  /** UTC milliseconds. */
  readonly at: number;
  readonly loyaltyOrderId: string;
  /** The phone number that identified the customer. */
  readonly who: string;
  readonly documentKind: string;
  /** Empty if the outlet asks for marketing consent without a document of that kind. */
  readonly documentVersion: string;
  /** Channels on which the outlet may send marketing; empty without marketing consent. */
  readonly channels: readonly MarketingChannel[];
  readonly locale: string;
  /** Word for word, including the names of documents and channels. */
  readonly textShown: string;
};

/** Appends consents, all or none, on disk when it returns. They are never changed or deleted: the schema forbids it. */
export function recordConsents(database: DatabaseSync, consents: readonly Consent[]): void {
  if (consents.length === 0) return;
  const insert = database.prepare(
    `insert into consent (at_ms, loyalty_order_id, who, document_kind, document_version, channels, locale, text_shown)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  inTransaction(database, () => {
    for (const consent of consents) {
      insert.run(
        consent.at,
        consent.loyaltyOrderId,
        consent.who,
        consent.documentKind,
        consent.documentVersion,
        JSON.stringify(consent.channels),
        consent.locale,
        consent.textShown,
      );
    }
  });
}

export type StoredConsent = Consent & { readonly consentId: number };

/**
 * Consents as they were recorded, the latest first: those of one kind of document or all, at most `limit`; -1 for no
 * limit.
 */
export function readConsents(
  database: DatabaseSync,
  { kind, limit }: { readonly kind: string | null; readonly limit: number },
): StoredConsent[] {
  return database
    .prepare(
      `select * from consent where :kind is null or document_kind = :kind
       order by consent_id desc limit :limit`,
    )
    .all({ kind, limit })
    .map((row) => ({
      consentId: Number(row.consent_id),
      at: Number(row.at_ms),
      loyaltyOrderId: String(row.loyalty_order_id),
      who: String(row.who),
      documentKind: String(row.document_kind),
      documentVersion: String(row.document_version),
      channels: channelsOf(String(row.channels)),
      locale: String(row.locale),
      textShown: String(row.text_shown),
    }));
}

/** None if the row is damaged; the text that was shown still says what was accepted. */
function channelsOf(text: string): Consent["channels"] {
  const parsed = parseJson(text);
  return z.array(marketingChannel).safeParse(parsed.ok ? parsed.value : []).data ?? [];
}
