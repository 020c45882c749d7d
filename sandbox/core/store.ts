import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";

const row = z.object({ body: z.string() });

/** Named JSON documents that survive a restart: secrets, clock, switches set through the control API. */
export interface DocumentStore {
  /** The document under `name`, or the result of `first`, which is then stored. */
  read<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    first: () => z.input<Schema>,
  ): z.output<Schema>;
  write(name: string, body: unknown): void;
}

/** A {@link DocumentStore} in table `documents` of the sandbox's database. */
export function documentStore(database: DatabaseSync): DocumentStore {
  database.exec(`create table if not exists documents (
    name text primary key check (name <> ''),
    body text not null check (json_valid(body))
  ) strict`);
  const select = database.prepare("select body from documents where name = ?");
  const upsert = database.prepare(
    "insert into documents (name, body) values (?, ?) on conflict (name) do update set body = excluded.body",
  );
  return {
    read(name, schema, first) {
      const found = select.get(name);
      if (found) return schema.parse(JSON.parse(row.parse(found).body));
      const made = schema.parse(first());
      upsert.run(name, JSON.stringify(made));
      return made;
    },
    write(name, body) {
      upsert.run(name, JSON.stringify(body));
    },
  };
}
