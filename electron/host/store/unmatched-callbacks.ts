import type { DatabaseSync, SQLOutputValue } from "node:sqlite";

/** More would be a fault of the integrator, which the first ones already show. */
const LISTED_PAYMENTS = 20;

/** 0 if the entry is damaged: it must not hide the others. */
const RECEIVED_AT = "iif(json_valid(event), event ->> 'at', 0)";

/** A result callback for which no payment of this kiosk has turned up. */
export type UnmatchedCallback = {
  /** The integrator's own, under which its records have the payment. */
  readonly transactionReference: string;
  readonly status: "SUCCESS" | "DECLINED";
  /** UTC milliseconds; 0 if the entry is damaged. */
  readonly receivedAt: number;
};

export type UnmatchedCallbacks = {
  /** Those that came before `before` (UTC milliseconds) and have not been reported yet, oldest first. */
  unreported(before: number): readonly UnmatchedCallback[];
  /** SUCCESS callbacks that were reported to staff and are still stored, the latest first; at most 20. */
  reportedPayments(): readonly UnmatchedCallback[];
  /** Records that staff were notified; the callback is still matched if its payment turns up. */
  reported(callback: UnmatchedCallback, at: number): void;
  drop(callback: UnmatchedCallback): void;
  /** Deletes those that were reported before `before`, UTC milliseconds; returns how many. */
  forget(before: number): number;
};

/** {@link UnmatchedCallbacks} on the table `unmatched_callback`, from which a matched one is deleted. */
export function createUnmatchedCallbacks(database: DatabaseSync): UnmatchedCallbacks {
  return {
    unreported: (before) =>
      database
        .prepare(
          `select reference, status, ${RECEIVED_AT} as at_ms from unmatched_callback
           where reported_at_ms is null and at_ms < ? order by unmatched_callback_id`,
        )
        .all(before)
        .map(callbackOf),
    reportedPayments: () =>
      database
        .prepare(
          `select reference, status, ${RECEIVED_AT} as at_ms from unmatched_callback
           where reported_at_ms is not null and status = 'SUCCESS'
           order by unmatched_callback_id desc limit ?`,
        )
        .all(LISTED_PAYMENTS)
        .map(callbackOf),
    reported: ({ transactionReference, status }, at) => {
      database
        .prepare(
          "update unmatched_callback set reported_at_ms = ? where reference = ? and status = ?",
        )
        .run(at, transactionReference, status);
    },
    drop: ({ transactionReference, status }) => {
      database
        .prepare("delete from unmatched_callback where reference = ? and status = ?")
        .run(transactionReference, status);
    },
    forget: (before) =>
      Number(
        database.prepare("delete from unmatched_callback where reported_at_ms < ?").run(before)
          .changes,
      ),
  };
}

function callbackOf(row: Record<string, SQLOutputValue>): UnmatchedCallback {
  return {
    transactionReference: String(row.reference),
    status: row.status === "SUCCESS" ? "SUCCESS" : "DECLINED",
    receivedAt: Number(row.at_ms),
  };
}
