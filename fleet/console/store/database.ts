/** The console's database: devices, accounts, audit, reports. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../../../electron/host/shared/transaction.ts";
import { MIGRATIONS } from "./migrations.ts";

/**
 * Opens the file, checks it and brings its schema up to date. One connection, WAL, `synchronous=FULL`: what a function
 * of the store has written is on disk when it returns. Throws if the file is damaged, or of a newer release: devices
 * and accounts are restored from a backup (docs/fleet.md), never replaced by an empty file.
 */
export function openConsoleDatabase(file: string): DatabaseSync {
  if (!existsSync(file)) create(file);
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    requireSound(database, file);
    database.exec("pragma journal_mode = wal");
    database.exec("pragma synchronous = full");
    database.exec("pragma foreign_keys = on");
    // Without it "insert or replace" would bypass the trigger that forbids deleting from the audit.
    database.exec("pragma recursive_triggers = on");
    migrate(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Hashes of passwords are in it: SQLite gives its other files the rights of this one. */
function create(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

function requireSound(database: DatabaseSync, file: string): void {
  const [found] = database.prepare("pragma quick_check(1)").all();
  if (found?.quick_check !== "ok") throw new Error(`${file} is damaged`);
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
  const isOurs =
    versionOf(database) === 0 ? tables.length === 0 : tables.some(({ name }) => name === "audit");
  if (!isOurs) throw new Error(`${file} is no database of a console`);
}

function migrate(database: DatabaseSync, file: string): void {
  if (versionOf(database) > MIGRATIONS.length) {
    throw new Error(`${file} was written by a newer release of the console`);
  }
  // Two processes may open it at once: the command that adds an account, beside the console.
  inTransaction(database, () => {
    for (const migration of MIGRATIONS.slice(versionOf(database))) database.exec(migration);
    database.exec(`pragma user_version = ${MIGRATIONS.length}`);
  });
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare("pragma user_version").get()?.user_version ?? 0);
}
