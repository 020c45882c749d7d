/** What the staff page "Logs and consents" reads, filters and exports as a file. */
import type { DatabaseSync } from "node:sqlite";
import { MOST_RECORDS_SHOWN } from "../../../domain/staff-limits.ts";
import {
  type ConsentRow,
  consentKind,
  type Exported,
  type ExportFormat,
  type LogLine,
} from "../rpc/staff-records-views.ts";
import type { Row } from "../shared/rows-text.ts";
import { readConsents, type StoredConsent } from "../store/consents.ts";
import { exportRows } from "./export-file.ts";
import { type LogFilter, readLog } from "./log-book.ts";

/** More lines than the log keeps with its default sizes. */
const MOST_LINES = 1_000_000;
const DIGITS_SHOWN = 3;

export type RecordsReader = {
  log(filter: LogFilter): Promise<LogLine[]>;
  exportLog(filter: LogFilter, format: ExportFormat): Promise<Exported>;
  /** With the last digits of the phone number, or of the customer's id, only. */
  consents(kind: ConsentRow["kind"] | null): ConsentRow[];
  /**
   * With the full phone number and the exact text that was shown (requirement M6). Throws if a file cannot be written.
   */
  exportConsents(kind: ConsentRow["kind"] | null, format: ExportFormat): Exported;
};

export function createRecordsReader(options: {
  readonly database: DatabaseSync;
  /** Where exports are written; null if the page can save them. */
  readonly exportFolder: string | null;
  readonly logFolder: string;
  /** UTC milliseconds. */
  readonly now: () => number;
}): RecordsReader {
  const { database, exportFolder: folder, logFolder, now } = options;
  return {
    log: (filter) => readLog(logFolder, filter, MOST_RECORDS_SHOWN),
    async exportLog(filter, format) {
      const lines = await readLog(logFolder, filter, MOST_LINES);
      const rows = lines.reverse().map(logRow);
      return exportRows({ rows, name: "log", format, folder, at: now() });
    },
    consents: (kind) =>
      readConsents(database, { kind, limit: MOST_RECORDS_SHOWN }).flatMap(shownConsent),
    exportConsents(kind, format) {
      const rows = readConsents(database, { kind, limit: -1 }).reverse().map(consentRow);
      return exportRows({ rows, name: "consents", format, folder, at: now() });
    },
  };
}

function logRow({ at, level, message, details }: LogLine): Row {
  return { time: new Date(at).toISOString(), level, message, details };
}

function consentRow(consent: StoredConsent): Row {
  return {
    consent_id: consent.consentId,
    time: new Date(consent.at).toISOString(),
    loyalty_order_id: consent.loyaltyOrderId,
    who: consent.who,
    document_kind: consent.documentKind,
    document_version: consent.documentVersion,
    channels: consent.channels.join(" "),
    locale: consent.locale,
    text_shown: consent.textShown,
  };
}

function shownConsent(consent: StoredConsent): ConsentRow[] {
  const kind = consentKind.safeParse(consent.documentKind);
  if (!kind.success) return [];
  const { consentId, at, who, documentVersion: version, locale } = consent;
  const channels = [...consent.channels];
  return [
    {
      consentId,
      at,
      who: `…${who.slice(-DIGITS_SHOWN)}`,
      kind: kind.data,
      version,
      channels,
      locale,
    },
  ];
}
