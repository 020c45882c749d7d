/** The files of a kiosk are for its own account: they have customers' data, keys, and addresses that are secrets. */
import { chmodSync, lchownSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
const OTHERS = 0o077;

/**
 * Takes the rights of other accounts from a folder and everything below it; the folder first, so that nothing below is
 * reachable meanwhile. Returns the paths that were open to others; those of another owner stay as they are. No file is
 * opened. Windows has no such rights.
 */
export function makePrivate(folder: string): readonly string[] {
  if (process.platform === "win32") return [];
  const below = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...below].filter(isOpenedToOthers);
}

function isOpenedToOthers(path: string): boolean {
  // A temporary file may be gone by now.
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & OTHERS) === 0) return false;
  if (found.uid === process.getuid?.() || process.getuid?.() === 0) {
    chmodSync(path, found.mode & (found.isDirectory() ? OWN_FOLDER : OWN_FILE));
  }
  return true;
}

/**
 * What the administrator makes in a kiosk's folder, with a backup for example, belongs to the kiosk's account. A link is
 * given away itself, not what it leads to.
 */
export function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  lchownSync(path, uid, gid);
}

/**
 * Works with the rights of the account that owns a folder, if root does it: whoever controls that account could put links
 * into the folder, which root would follow. Also, what is written then belongs to that account.
 */
export function asOwnerOf<Result>(folder: string, work: () => Result): Result {
  const giveBack = takeRightsOf(folder);
  try {
    return work();
  } finally {
    giveBack();
  }
}

/** The same for work that takes a while, in a process that does nothing else meanwhile. */
export async function asOwnerOfUntilDone<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const giveBack = takeRightsOf(folder);
  try {
    return await work();
  } finally {
    giveBack();
  }
}

function takeRightsOf(folder: string): () => void {
  if (process.geteuid?.() !== 0) return () => {};
  const { uid, gid } = statSync(folder);
  if (uid === 0) return () => {};
  const groups = process.getgroups?.() ?? [];
  // Root's own groups may read files that the account may not.
  process.setgroups?.([gid]);
  process.setegid?.(gid);
  process.seteuid?.(uid);
  return () => {
    process.seteuid?.(0);
    process.setegid?.(0);
    process.setgroups?.(groups);
  };
}
