/** Files that setup writes: complete or not at all, with their owner and mode from the first moment on. */
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname } from "node:path";
import { writeFully } from "../shared/write-fully.ts";
import { syncFolder } from "../store/sync.ts";
import type { System } from "./system.ts";

/** The accounts of the installed programs; each has a group of its own. */
type Account = "kiosk" | "loyalty-fleet";
/** Who may read it: everybody, an account and root, or root alone. */
export type Audience = "everybody" | Account | "root";

const FILE_MODE: Readonly<Record<Audience, number>> = {
  everybody: 0o644,
  kiosk: 0o640,
  "loyalty-fleet": 0o640,
  root: 0o600,
};
const FOLDER_MODE: Readonly<Record<Audience, number>> = {
  everybody: 0o755,
  kiosk: 0o750,
  "loyalty-fleet": 0o750,
  root: 0o700,
};

/** The mode of a file for an audience, for the check of what is there. */
export function modeFor(audience: Audience): number {
  return FILE_MODE[audience];
}

/** Writes a file, by renaming a synced one into place; the folder is made if it is missing. */
export function writeInstalledFile(
  system: Pick<System, "own">,
  { path, text, audience }: { path: string; text: string; audience: Audience },
): void {
  makeFolder(system, dirname(path), audience);
  const beside = `${path}.new`;
  rmSync(beside, { force: true });
  // Nobody but root before the owner is set; the umask is not asked.
  const file = openSync(beside, "wx", 0o600);
  try {
    writeFully(file, text);
    setAudience(system, beside, { audience, mode: FILE_MODE[audience] });
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
  syncFolder(dirname(path));
}

function setAudience(
  system: Pick<System, "own">,
  path: string,
  { audience, mode }: { audience: Audience; mode: number },
): void {
  system.own(path, "root", audience === "everybody" ? "root" : audience);
  chmodSync(path, mode);
}

/** Lets an audience, and nobody else, read a file that is there. */
export function ownInstalledFile(
  system: Pick<System, "own">,
  path: string,
  audience: Audience,
): void {
  setAudience(system, path, { audience, mode: FILE_MODE[audience] });
}

/** Removes a file that is not needed any more; a missing one is no error. */
export function removeInstalledFile(path: string): void {
  rmSync(path, { force: true });
}

function makeFolder(system: Pick<System, "own">, folder: string, audience: Audience): void {
  if (existsSync(folder)) return;
  makeFolder(system, dirname(folder), audience);
  mkdirSync(folder, { mode: 0o700 });
  setAudience(system, folder, { audience, mode: FOLDER_MODE[audience] });
}
