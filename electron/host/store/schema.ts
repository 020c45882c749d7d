import { DatabaseSync } from "node:sqlite";
import { applyMigration, MIGRATIONS } from "./migrations.ts";

/**
 * Whether a database has the tables, columns and checks of a schema version. The schema is text in the file: damage to
 * it would cause an SQL error long after the file was found to be intact.
 */
export function hasSchema(database: DatabaseSync, version: number): boolean {
  const model = new DatabaseSync(":memory:");
  try {
    for (const migration of MIGRATIONS.slice(0, version)) applyMigration(model, migration);
    return schemaOf(database) === schemaOf(model);
  } finally {
    model.close();
  }
}

/** Without quotes, spaces and case, which may differ between versions of SQLite. */
function schemaOf(database: DatabaseSync): string {
  return database
    .prepare("select type, name, tbl_name, sql from sqlite_schema order by type, name")
    .all()
    .map((row) =>
      Object.values(row)
        .join(" ")
        .replaceAll(/[\s"]+/g, "")
        .toLowerCase(),
    )
    .join("\n");
}
