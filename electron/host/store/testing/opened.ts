import type { DatabaseSync } from "node:sqlite";
import { openDatabase } from "../database.ts";

/** Opens the records of a folder as a kiosk does, works on them and closes them. Returns the result of the work. */
export function opened<Result>(dataDir: string, work: (database: DatabaseSync) => Result): Result {
  const database = openDatabase(dataDir);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
