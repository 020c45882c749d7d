/**
 * The addresses of a kiosk's pages, whose paths are secrets, in a file that only its own account can read: they are in no
 * argument, output or log, which other accounts and the system's journal see.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const FILE = "addresses.json";

const pageAddresses = z.object({
  /** The kiosk's page, or the one that shows why there is none; absent for a display alone. */
  url: z.string().optional(),
  /** The order-status display. */
  status: z.string().optional(),
});
export type PageAddresses = z.infer<typeof pageAddresses>;

export function addressFileOf(dataDir: string): string {
  return join(dataDir, FILE);
}

/** Replaces the file in a kiosk's data folder. Throws if it cannot be written. */
export function writeAddresses(dataDir: string, addresses: PageAddresses): void {
  const file = addressFileOf(dataDir);
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(addresses)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/** Throws if there is none. */
export function readAddresses(file: string): PageAddresses {
  return pageAddresses.parse(JSON.parse(readFileSync(file, "utf8")));
}
