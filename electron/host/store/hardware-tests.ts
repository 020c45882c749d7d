/** The tests of the hardware by hand: stored with the records, and so in their backups. */
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { type HardwareTest, withTest } from "../../../domain/readiness/tests.ts";
import { hardwareTest } from "../rpc/readiness-contract.ts";
import { readStoredValue } from "./read-stored-value.ts";
import { createValueStore } from "./value-store.ts";

const NAME = "tests of the hardware";

export type HardwareTests = {
  /** The latest first. */
  read(): readonly HardwareTest[];
  /** Throws if it cannot be written. */
  add(test: HardwareTest): void;
};

export function createHardwareTests(database: DatabaseSync): HardwareTests {
  const values = createValueStore(database);
  const read = () => testsIn(values.read(NAME)?.content ?? null);
  return {
    read,
    add(test) {
      const content = JSON.stringify(withTest(read(), test));
      values.write(NAME, { tag: null, content, storedAt: test.at });
      // The command and the doctor read the file without its write-ahead log.
      database.exec("pragma wal_checkpoint(passive)");
    },
  };
}

/** Those of a kiosk's data folder, which may be running: without its latest ones, perhaps. */
export function readHardwareTests(dataDir: string): readonly HardwareTest[] {
  return testsIn(readStoredValue(dataDir, NAME));
}

const stored = z.array(z.unknown());

/** What a later version has stored, and this one does not know, is left out. */
function testsIn(content: string | null): readonly HardwareTest[] {
  if (content === null) return [];
  const found = stored.safeParse(JSON.parse(content));
  if (!found.success) return [];
  return found.data.flatMap((entry) => {
    const test = hardwareTest.safeParse(entry);
    return test.success ? [test.data] : [];
  });
}
