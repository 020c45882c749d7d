/** Reads a stored value of a kiosk from another process, while the kiosk may be running. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { createValueStore } from "./value-store.ts";

/**
 * The content of a stored value in the database of `dataDir`, or null if it cannot be read. Nothing is locked, created
 * or changed there, so the last writes of a running kiosk may be missed: use it as a hint only.
 */
export function readStoredValue(dataDir: string, name: string): string | null {
  const file = join(dataDir, "kiosk.sqlite");
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  let database: DatabaseSync | null = null;
  try {
    const address = pathToFileURL(file);
    // Ordinary reading would leave shared memory files behind, owned by the reading user.
    address.searchParams.set("immutable", "1");
    database = new DatabaseSync(address, { readOnly: true });
    return createValueStore(database).read(name)?.content ?? null;
  } catch {
    return null;
  } finally {
    database?.close();
  }
}
