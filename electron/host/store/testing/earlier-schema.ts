/** Data folders of schemas without a stored one: the rows of a stored folder in the tables of an earlier schema. */
import { DatabaseSync } from "node:sqlite";
import { applyMigration, MIGRATIONS } from "../migrations.ts";

/** Makes a database of schema `version` at `target` with everything in `source` that this schema has columns for. */
export function writeEarlier(source: string, target: string, version: number): void {
  const earlier = new DatabaseSync(target);
  for (const migration of MIGRATIONS.slice(0, version)) applyMigration(earlier, migration);
  earlier.prepare("attach ? as later").run(source);
  // `checkout` first: the others refer to it.
  for (const table of tablesOf(earlier, "main").sort(byReference)) {
    if (!tablesOf(earlier, "later").includes(table)) continue;
    const later = columnsOf(earlier, "later", table);
    const shared = columnsOf(earlier, "main", table).filter((column) => later.includes(column));
    const columns = shared.join(", ");
    earlier.exec(`insert into main.${table} (${columns}) select ${columns} from later.${table}`);
  }
  earlier.exec(`detach later; pragma user_version = ${version}`);
  earlier.close();
}

const byReference = (one: string, other: string) =>
  Number(other === "checkout") - Number(one === "checkout");

function tablesOf(database: DatabaseSync, schema: string): string[] {
  return database
    .prepare(
      `select name from ${schema}.sqlite_schema where type = 'table' and name not like 'sqlite_%'`,
    )
    .all()
    .map(({ name }) => String(name));
}

function columnsOf(database: DatabaseSync, schema: string, table: string): string[] {
  return database
    .prepare("select name from pragma_table_info(?, ?)")
    .all(table, schema)
    .map(({ name }) => String(name));
}
