import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { Fault } from "./faults.ts";
import type { Operation } from "./operations.ts";

/** Maximum number of stored exchanges; the oldest are deleted. */
const MAX_MESSAGES = 2000;

/** One request and its answer, secrets already masked. `status` null: no answer was given. */
export interface Message {
  operation: Operation;
  /** `in`: the kiosk called the sandbox; `out`: the sandbox called the kiosk. */
  direction: "in" | "out";
  atMs: number;
  durationMs: number;
  method: string;
  path: string;
  requestHeaders: Record<string, string>;
  requestBody: string;
  status: number | null;
  responseHeaders: Record<string, string>;
  responseBody: string;
  fault: Fault | undefined;
}

const storedMessage = z.object({
  id: z.number(),
  body: z.string().transform((b) => JSON.parse(b)),
});

/** The log of exchanges between the kiosk and the sandbox. */
export interface MessageLog {
  add(message: Message): void;
  /** Newest first; `operation` narrows to one operation, `limit` defaults to 200. */
  list(filter?: { operation?: string; limit?: number }): (Message & { id: number })[];
  clear(): void;
}

/** A {@link MessageLog} in table `messages`, bounded to the newest {@link MAX_MESSAGES}. */
export function messageLog(database: DatabaseSync): MessageLog {
  database.exec(`create table if not exists messages (
    id integer primary key autoincrement,
    operation text not null check (operation <> ''),
    body text not null check (json_valid(body))
  ) strict;
  create index if not exists messages_by_operation on messages (operation, id);`);
  const insert = database.prepare("insert into messages (operation, body) values (?, ?)");
  const prune = database.prepare("delete from messages where id <= ?");
  const select = database.prepare(
    "select id, body from messages where (?1 is null or operation = ?1) order by id desc limit ?2",
  );
  return {
    add(message) {
      const { lastInsertRowid } = insert.run(message.operation, JSON.stringify(message));
      prune.run(Number(lastInsertRowid) - MAX_MESSAGES);
    },
    list({ operation, limit = 200 } = {}) {
      return select.all(operation ?? null, limit).map((found) => {
        const { id, body } = storedMessage.parse(found);
        return { ...body, id };
      });
    },
    clear() {
      database.exec("delete from messages");
    },
  };
}
