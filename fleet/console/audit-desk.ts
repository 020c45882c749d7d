import type { Exported, ExportFormat } from "../../electron/host/rpc/staff-records-views.ts";
import { type Row, textOfRows } from "../../electron/host/shared/rows-text.ts";
import type { Clock } from "./clock.ts";
import type { Actor } from "./devices/staff-acts.ts";
import type { AuditCheck, AuditEntry, AuditPage } from "./rpc/audit-views.ts";
import type { AuditStore } from "./store/audit.ts";

type Filter = { readonly who: string | null; readonly kiosk: string | null };

/** What managers may do with the audit. */
export type AuditDesk = {
  page(filter: Filter & { before: number | null }): AuditPage;
  /** With an entry of its own. */
  exportAll(who: Actor, filter: Filter & { format: ExportFormat }): Exported;
  check(): AuditCheck;
};

export function createAuditDesk(audit: AuditStore, clock: Clock): AuditDesk {
  return {
    page: ({ who, kiosk, before }) => audit.page({ who, kiosk, before }),
    check: () => audit.check(),
    exportAll({ person, source }, { who, kiosk, format }) {
      const at = clock.now();
      const entry = { at, who: person, source, act: "export-audit" as const, outcome: "done" };
      audit.add({ ...entry, details: { format } });
      const stamp = new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
      const text = textOfRows(audit.all({ who, kiosk }).map(rowOf), format);
      return { fileName: `audit-${stamp}Z.${format}`, path: null, text };
    },
  };
}

function rowOf({ id, at, who, source, act, kiosk, checkoutId, details, outcome }: AuditEntry): Row {
  return {
    id,
    at: new Date(at).toISOString(),
    who,
    source,
    act,
    kiosk: kiosk ?? "",
    checkoutId: checkoutId ?? "",
    details: JSON.stringify(details),
    outcome,
  };
}
