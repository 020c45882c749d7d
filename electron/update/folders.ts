/** Whole folders: copied onto the disk, emptied, measured, and compared with a list of their files. */
import { hash } from "node:crypto";
import {
  chmodSync,
  closeSync,
  copyFileSync,
  type Dirent,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { parseJson } from "../host/net/json.ts";
import { syncFolder } from "../host/store/sync.ts";

/** Lists the files of a package's program, beside them. */
export const MANIFEST = "manifest.json";

const manifest = z.object({ files: z.record(z.string(), z.string()) });

/**
 * Copies what is in a folder into another one, which may exist; all of it is on disk when this returns. Links are copied
 * as links; `except` are names directly in the folder that are left out. Throws if it cannot.
 */
export function copyContent(from: string, to: string, except: readonly string[] = []): void {
  mkdirSync(to, { recursive: true, mode: lstatSync(from).mode & 0o7777 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (except.includes(entry.name)) continue;
    copyEntry(entry, join(from, entry.name), join(to, entry.name));
  }
  syncFolder(to);
}

/** Sockets and pipes belong to processes, not to the data. */
function copyEntry(entry: Dirent, from: string, to: string): void {
  if (entry.isDirectory()) copyContent(from, to);
  else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else if (entry.isFile()) copyFile(from, to);
}

function copyFile(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, lstatSync(from).mode & 0o7777);
  const handle = openSync(to, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Deletes what is in a folder, but not the folder: it may be a mount, and its owner and rights stay. */
export function emptyFolder(folder: string, except: readonly string[] = []): void {
  for (const name of readdirSync(folder)) {
    if (!except.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  syncFolder(folder);
}

/** The bytes of all files in a folder; 0 if there is none. */
export function sizeOfFolder(folder: string, except: readonly string[] = []): number {
  return filesIn(folder)
    .filter((file) => !except.some((name) => file === name || file.startsWith(`${name}/`)))
    .reduce((sum, file) => {
      return sum + (lstatSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0);
    }, 0);
}

/** What of a program differs from its own list of files: paths that are missing, changed or not listed. */
export function differences(program: string): string[] {
  const file = join(program, MANIFEST);
  const json = lstatSync(file, { throwIfNoEntry: false })
    ? parseJson(readFileSync(file, "utf8"))
    : ({ ok: false } as const);
  const parsed = manifest.safeParse(json.ok ? json.value : null);
  if (!parsed.success) return [MANIFEST];
  const { files } = parsed.data;
  const found = filesIn(program).filter((path) => path !== MANIFEST);
  const unlisted = found.filter((path) => files[path] === undefined);
  const wrong = Object.keys(files).filter((path) => {
    return !found.includes(path) || sha256(join(program, path)) !== files[path];
  });
  return [...unlisted, ...wrong].sort();
}

/** The list of files of a program, as its package ships it. */
export function manifestOf(program: string): z.infer<typeof manifest> {
  const paths = filesIn(program).filter((path) => path !== MANIFEST);
  return {
    files: Object.fromEntries(paths.sort().map((path) => [path, sha256(join(program, path))])),
  };
}

function sha256(file: string): string {
  return hash("sha256", readFileSync(file));
}

/** Paths of files and links below a folder, without directories. */
function filesIn(folder: string): string[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(join(folder, entry.name)).map((path) => `${entry.name}/${path}`)
      : [entry.name],
  );
}
