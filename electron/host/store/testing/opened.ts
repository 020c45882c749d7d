import type { DatabaseSync } from "node:sqlite";
import { openDatabase } from "../database.ts";

/** Works on the records of a folder as a kiosk does that starts and ends. Returns what the work returns. */
export function opened<Result>(dataDir: string, work: (database: DatabaseSync) => Result): Result {
  const database = openDatabase(dataDir);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
