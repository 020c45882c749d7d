/**
 * Prints of the receipt printer, on the table `print_job`: each is written before it is sent, and its outcome after, so that
 * none is lost in silence, and none is sent twice.
 */
import type { DatabaseSync } from "node:sqlite";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import {
  type PrintDocument,
  type PrintView,
  printDocument,
  printKind,
} from "../rpc/printing-views.ts";

const jobState = z.enum(["waiting", "sending", "printed", "not-printed", "unconfirmed"]);
export type JobState = z.infer<typeof jobState>;

export type PrintJob = {
  /** Counts up: with it the printer names the print in its answer. */
  readonly number: number;
  readonly jobId: string;
  /** Null: a test. */
  readonly checkoutId: string | null;
  readonly kind: PrintView["kind"];
  readonly isCopy: boolean;
  readonly state: JobState;
  /** UTC milliseconds. */
  readonly madeAt: number;
};

export type PrintJobs = {
  /** Writes a print that waits; returns false if there is one under this id, which stays as it is. */
  add(job: Omit<PrintJob, "number" | "state">, document: PrintDocument): boolean;
  /** The prints in this state, the first first. */
  inState(state: JobState): readonly PrintJob[];
  change(jobId: string, state: JobState, at: number): void;
  find(jobId: string): PrintJob | null;
  ofOrder(checkoutId: string): readonly (PrintJob & { readonly isStored: boolean })[];
  /** What is printed; null once it was deleted. */
  document(jobId: string): PrintDocument | null;
  /** Deletes the content of prints that ended before `before` (UTC milliseconds), and tests altogether; returns how many. */
  forgetContent(before: number): number;
};

const row = z
  .object({
    number: z.number(),
    job_id: z.string(),
    checkout_id: z.string().nullable(),
    kind: printKind,
    is_copy: z.number(),
    state: jobState,
    made_at_ms: z.number(),
  })
  .transform(
    (read): PrintJob => ({
      number: read.number,
      jobId: read.job_id,
      checkoutId: read.checkout_id,
      kind: read.kind,
      isCopy: read.is_copy === 1,
      state: read.state,
      madeAt: read.made_at_ms,
    }),
  );

const FIELDS = "number, job_id, checkout_id, kind, is_copy, state, made_at_ms";

export function createPrintJobs(database: DatabaseSync): PrintJobs {
  const insert = database.prepare(
    `insert or ignore into print_job
     (job_id, checkout_id, kind, is_copy, document, state, made_at_ms, changed_at_ms)
     values (:jobId, :checkoutId, :kind, :isCopy, :document, 'waiting', :madeAt, :madeAt)`,
  );
  const inState = database.prepare(
    `select ${FIELDS} from print_job where state = ? order by number`,
  );
  const update = database.prepare(
    "update print_job set state = ?, changed_at_ms = ? where job_id = ?",
  );
  const one = database.prepare(`select ${FIELDS} from print_job where job_id = ?`);
  const ofOrder = database.prepare(
    `select ${FIELDS}, document is not null as stored from print_job
     where checkout_id = ? order by number`,
  );
  const document = database.prepare("select document from print_job where job_id = ?");
  const dropTests = database.prepare(
    `delete from print_job
     where checkout_id is null and state not in ('waiting', 'sending') and changed_at_ms < ?`,
  );
  const dropContent = database.prepare(
    `update print_job set document = null
     where document is not null and state not in ('waiting', 'sending') and changed_at_ms < ?`,
  );
  return {
    add: ({ jobId, checkoutId, kind, isCopy, madeAt }, content) =>
      insert.run({
        ...{ jobId, checkoutId, kind, madeAt },
        isCopy: Number(isCopy),
        document: deflateRawSync(JSON.stringify(content)),
      }).changes > 0,
    inState: (state) => inState.all(state).map((each) => row.parse(each)),
    change: (jobId, state, at) => void update.run(state, at, jobId),
    find(jobId) {
      const found = one.get(jobId);
      return found ? row.parse(found) : null;
    },
    ofOrder: (checkoutId) =>
      ofOrder.all(checkoutId).map((each) => ({ ...row.parse(each), isStored: each.stored === 1 })),
    document(jobId) {
      const bytes = document.get(jobId)?.document;
      if (!(bytes instanceof Uint8Array)) return null;
      return printDocument.parse(JSON.parse(inflateRawSync(bytes).toString("utf8")));
    },
    forgetContent: (before) =>
      Number(dropTests.run(before).changes) + Number(dropContent.run(before).changes),
  };
}
