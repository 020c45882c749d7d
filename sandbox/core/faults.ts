import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "./database.ts";
import { OPERATIONS, type Operation } from "./operations.ts";

export const operationName = z.enum(OPERATIONS);

/** A fault of an operation. Several fields combine. */
export const fault = z.strictObject({
  /** Waits this long before anything else happens. */
  latencyMs: z.number().int().min(0).max(600_000).optional(),
  /** Answers this HTTP status instead of the service's own; the body is `answer`, or empty. */
  status: z.number().int().min(200).max(599).optional(),
  /** Answers this body instead of the service's own, with HTTP 200 unless `status` says otherwise. */
  answer: z.unknown().optional(),
  /** With `status` or `answer`: the service still does its work; only its answer is replaced. */
  processed: z.boolean().optional(),
  /** Closes the connection without an answer: before the service saw the request, or after its work. */
  drop: z.enum(["before-processing", "after-processing"]).optional(),
  /** Corrupts the body: half of it and a closed connection, an HTML page, or JSON of another shape. */
  malformed: z.enum(["cut", "not-json", "wrong-shape"]).optional(),
  /** Puts a wrong `AuthorizationToken` on the answer (ordering.md §5). */
  wrongToken: z.boolean().optional(),
  /** Sets headers of the answer, and with null takes them off. */
  headers: z.record(z.string().regex(/^[\w-]+$/), z.string().nullable()).optional(),
  /** For the two callbacks, per attempt: never sent, sent twice, sent after the redirect, or with a wrong bearer. */
  callback: z.enum(["lost", "doubled", "late", "wrong-token"]).optional(),
  /** Applies this many times, then switches itself off; without it, until cleared. */
  times: z.number().int().min(1).optional(),
});
export type Fault = z.infer<typeof fault>;

/** The fault of each operation, stored in SQLite so that it survives a restart. */
export interface FaultBoard {
  list(): Partial<Record<Operation, Fault>>;
  set(operation: Operation, fault: Fault): void;
  /** Clears one operation's fault, or, without a name, all of them. */
  clear(operation?: Operation): void;
  /** The fault to apply now, counting down its `times`; undefined when the operation is healthy. */
  take(operation: Operation): Fault | undefined;
}

const row = z.object({ operation: operationName, body: z.string() });

/** A {@link FaultBoard} in table `faults` of the sandbox's database. */
export function faultBoard(database: DatabaseSync): FaultBoard {
  database.exec(`create table if not exists faults (
    operation text primary key check (operation <> ''),
    body text not null check (json_valid(body))
  ) strict`);
  const selectAll = database.prepare("select operation, body from faults order by operation");
  const selectOne = database.prepare("select operation, body from faults where operation = ?");
  const upsert = database.prepare(
    "insert into faults (operation, body) values (?, ?) on conflict (operation) do update set body = excluded.body",
  );
  const removeOne = database.prepare("delete from faults where operation = ?");
  const read = (found: unknown) => {
    const { operation, body } = row.parse(found);
    return { operation, fault: fault.parse(JSON.parse(body)) };
  };
  return {
    list() {
      const rows = selectAll.all().map(read);
      return Object.fromEntries(rows.map(({ operation, fault }) => [operation, fault]));
    },
    set(operation, fault) {
      upsert.run(operation, JSON.stringify(fault));
    },
    clear(operation) {
      if (operation) removeOne.run(operation);
      else database.exec("delete from faults");
    },
    take(operation) {
      return inTransaction(database, () => {
        const found = selectOne.get(operation);
        if (!found) return undefined;
        const { fault } = read(found);
        if (fault.times === 1) removeOne.run(operation);
        else if (fault.times)
          upsert.run(operation, JSON.stringify({ ...fault, times: fault.times - 1 }));
        return fault;
      });
    },
  };
}
