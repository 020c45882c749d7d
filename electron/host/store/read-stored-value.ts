/** Reads a stored value of a kiosk from another process, while the kiosk may be running. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { createValueStore } from "./value-store.ts";

/**
 * The content of a named last good answer in the database of `dataDir`, or null if there is none to be had. Nothing is
 * locked, made or changed there, so what a running kiosk has written last may be missed: good for a hint, no more.
 */
export function readStoredValue(dataDir: string, name: string): string | null {
  const file = join(dataDir, "kiosk.sqlite");
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  let database: DatabaseSync | null = null;
  try {
    const address = pathToFileURL(file);
    // Reading in the usual way would leave the files of a shared memory behind, with whoever reads as their owner.
    address.searchParams.set("immutable", "1");
    database = new DatabaseSync(address, { readOnly: true });
    return createValueStore(database).read(name)?.content ?? null;
  } catch {
    return null;
  } finally {
    database?.close();
  }
}
