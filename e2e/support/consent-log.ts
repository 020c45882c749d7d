import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export type ConsentRow = {
  readonly who: string;
  readonly document_kind: string;
  readonly document_version: string;
  readonly channels: string;
  readonly locale: string;
  readonly text_shown: string;
  readonly loyalty_order_id: string;
};

/** The kiosk's consent log, oldest first, read beside the running kiosk. */
export function readConsentLog(dataDir: string): ConsentRow[] {
  const database = new DatabaseSync(join(dataDir, "kiosk.sqlite"), { readOnly: true });
  try {
    return database.prepare("select * from consent order by consent_id").all() as ConsentRow[];
  } finally {
    database.close();
  }
}
