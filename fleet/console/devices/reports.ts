/** The gate's reports: written down before they are answered, since the gate repeats what is not. */
import type { DatabaseSync } from "node:sqlite";
import { Cell, type Live } from "../../../electron/host/shared/live.ts";
import { inTransaction } from "../../../electron/host/shared/transaction.ts";
import { type GateReport, gateReport } from "../../messages/gate.ts";
import { readMessage } from "../../messages/message.ts";
import { referenceHash } from "../../messages/names.ts";
import type { Clock } from "../clock.ts";
import type { ReportList } from "../rpc/case-views.ts";
import type { ReportStore } from "../store/reports.ts";

export type Reports = {
  readonly list: Live<ReportList>;
  /** Whether it is written down; throws if it cannot be. False for what cannot be read. */
  onReport(data: Uint8Array): boolean;
  /** A person has closed one. */
  refresh(): void;
};

export function createReports(database: DatabaseSync, store: ReportStore, clock: Clock): Reports {
  const list = new Cell(store.list());
  const refresh = () => list.set(store.list());
  return {
    list,
    refresh,
    onReport(data) {
      const read = readMessage(gateReport, data);
      if (!read.ok) return false;
      const { id, report } = read.message;
      const at = clock.now();
      inTransaction(database, () => {
        if (report.type === "journalled-at-last") store.journalled(id, report.hash, at);
        else store.add({ id, at, report, hash: hashOf(report) });
      });
      refresh();
      return true;
    },
  };
}

/** Of the payment that no order has, or that is not journalled: it may be journalled later. */
function hashOf(report: GateReport["report"]): string | null {
  return report.type === "unclaimed" || report.type === "not-journalled"
    ? referenceHash(report.integrationId, report.transactionReference)
    : null;
}
