/** What the machine's drives say of themselves. Only root may ask them: a unit of the package does, every hour. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Drives } from "../../../domain/readiness/readings.ts";
import { readSmartLines } from "./smart.ts";

/** Written by loyalty-kiosk-drives.service: one answer of smartctl a line, readable for the kiosk's group. */
export const DRIVES_FILE = "run/loyalty-kiosk-drives/smart.jsonl";
const PROGRAM = "usr/sbin/smartctl";
/** Several of the unit's hours: an older file says nothing about the drive as it is. */
const OLD_MS = 6 * 60 * 60_000;

/** `root`: where the machine's files are; `now` in UTC milliseconds. */
export function readDrives(root: string, now: number): Drives {
  const file = join(root, DRIVES_FILE);
  try {
    if (now - statSync(file).mtimeMs < OLD_MS) {
      return { state: "read", drives: readSmartLines(readFileSync(file, "utf8")) };
    }
  } catch {
    // Not there, or not for this account.
  }
  return { state: existsSync(join(root, PROGRAM)) ? "not-read" : "no-program" };
}
