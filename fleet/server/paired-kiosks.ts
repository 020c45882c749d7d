/** Which kiosks are paired, by the users that the console writes for the nats-server (server-configuration.ts). */
import { readFileSync } from "node:fs";
import { serverFiles } from "./server-configuration.ts";

/** Only a kiosk may publish its own claims (permissions.ts); the gate, with a wildcard, reads all. */
const CLAIMS_OF_ONE = /"claim\.([^"*.]+)"/g;

/** The ids of the kiosks that may connect; null if they cannot be read. `folder`: of the nats-server. */
export function readPairedKiosks(folder: string): ReadonlySet<string> | null {
  try {
    const users = readFileSync(serverFiles(folder).users, "utf8");
    return new Set([...users.matchAll(CLAIMS_OF_ONE)].map(([, kiosk = ""]) => kiosk));
  } catch {
    return null;
  }
}
