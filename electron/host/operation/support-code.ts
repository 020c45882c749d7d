/** A code by which support recognizes a device, for a screen that anybody may photograph. */
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";

/** systemd's id of the installation; it is not to be shown itself (machine-id(5)). */
const MACHINE_ID = "/etc/machine-id";
const APPLICATION = "loyalty-kiosk support code";
/** Crockford's base 32: no letter that could be read as another letter or digit. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/**
 * Eight letters and digits of the machine, and the version of the program: `7QF3-M2PK-0.1.0`. A keyed hash: the id of
 * the machine does not follow from it, and it opens nothing.
 */
export function supportCode(machineId: string, version: string): string {
  const hash = createHmac("sha256", machineId.trim()).update(APPLICATION).digest();
  // 256 is a multiple of 32: each letter is as likely as any other.
  const letters = [...hash.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, LENGTH / 2).join("")}-${letters.slice(LENGTH / 2).join("")}-${version}`;
}

/** The id of this machine; its name, if the system gives it no id. */
export function readMachineId(file = MACHINE_ID): string {
  try {
    return readFileSync(file, "utf8").trim() || hostname();
  } catch {
    return hostname();
  }
}
