import type { DatabaseSync } from "node:sqlite";
import { gateReport } from "../../messages/gate.ts";
import type { ReportList, ReportView } from "../rpc/case-views.ts";

type Report = ReportView["report"];

export type ReportStore = {
  /** Stores a report, or that a known one came again; closed if its payment was journalled before. */
  add(report: {
    readonly id: string;
    readonly at: number;
    readonly report: Report;
    /** Of the payment that it is about; null if it is about none. */
    readonly hash: string | null;
  }): void;
  /** A payment was journalled: closes what is open about it, and what may still come. */
  journalled(id: string, hash: string, at: number): void;
  /** Whether it is known and was open. */
  close(id: string, by: string, at: number): boolean;
  list(): ReportList;
};

export type NoteStore = {
  addToDevice(id: string, note: Note): void;
  addToReport(id: string, note: Note): void;
  /** The latest of each device. */
  ofDevices(): ReadonlyMap<string, Note>;
};

export type Note = { readonly at: number; readonly by: string; readonly text: string };

/** As many closed reports as are shown; all stay in the database. */
const CLOSED_SHOWN = 50;

/** No case, but the end of some: the gate sends again what was not answered, so that it may come before them. */
const JOURNALLED = JSON.stringify({ type: "journalled-at-last" });
const IS_JOURNALLED = `report = '${JOURNALLED}'`;

/** A {@link ReportStore} on the table `report`; the caller opens transactions. */
export function createReportStore(database: DatabaseSync): ReportStore {
  const notes = database.prepare("select * from note where report_id = ? order by note_id");
  const viewOf = (row: Record<string, unknown>): ReportView => ({
    id: String(row.report_id),
    firstAt: Number(row.first_at_ms),
    lastAt: Number(row.last_at_ms),
    report: gateReport.shape.report.parse(JSON.parse(String(row.report))),
    closed:
      row.closed_at_ms === null
        ? null
        : {
            at: Number(row.closed_at_ms),
            by: row.closed_by === null ? null : String(row.closed_by),
          },
    notes: notes.all(String(row.report_id)).map(noteOf),
  });
  return {
    add({ id, at, report, hash }) {
      database
        .prepare(
          `insert into report (report_id, first_at_ms, last_at_ms, report, reference_hash, closed_at_ms)
           values (:id, :at, :at, :report, :hash,
             (select max(closed_at_ms) from report where reference_hash = :hash and ${IS_JOURNALLED}))
           on conflict (report_id) do update set last_at_ms = excluded.last_at_ms`,
        )
        .run({ id, at, report: JSON.stringify(report), hash });
    },
    journalled(id, hash, at) {
      database
        .prepare(
          `insert into report (report_id, first_at_ms, last_at_ms, report, reference_hash, closed_at_ms)
           values (:id, :at, :at, '${JOURNALLED}', :hash, :at) on conflict (report_id) do nothing`,
        )
        .run({ id, at, hash });
      database
        .prepare(
          "update report set closed_at_ms = ? where reference_hash = ? and closed_at_ms is null",
        )
        .run(at, hash);
    },
    close(id, by, at) {
      const { changes } = database
        .prepare(
          "update report set closed_at_ms = ?, closed_by = ? where report_id = ? and closed_at_ms is null",
        )
        .run(at, by, id);
      return changes > 0;
    },
    list() {
      const open = "select * from report where closed_at_ms is null order by first_at_ms desc";
      const closed = `select * from report where closed_at_ms is not null and not ${IS_JOURNALLED}
        order by closed_at_ms desc limit ${CLOSED_SHOWN}`;
      return {
        open: database.prepare(open).all().map(viewOf),
        closed: database.prepare(closed).all().map(viewOf),
      };
    },
  };
}

/** A {@link NoteStore} on the table `note`. */
export function createNoteStore(database: DatabaseSync): NoteStore {
  const add = (column: "device_id" | "report_id", id: string, { at, by, text }: Note) => {
    database
      .prepare(`insert into note (at_ms, who, content, ${column}) values (?, ?, ?, ?)`)
      .run(at, by, text, id);
  };
  return {
    addToDevice: (id, note) => add("device_id", id, note),
    addToReport: (id, note) => add("report_id", id, note),
    ofDevices() {
      const rows = database
        .prepare(
          "select * from note where note_id in (select max(note_id) from note where device_id is not null group by device_id)",
        )
        .all();
      return new Map(rows.map((row) => [String(row.device_id), noteOf(row)]));
    },
  };
}

function noteOf(row: Record<string, unknown>): Note {
  return { at: Number(row.at_ms), by: String(row.who), text: String(row.content) };
}
