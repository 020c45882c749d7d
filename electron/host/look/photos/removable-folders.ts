/** Sticks and cards at the machine, and the pictures on them: what staff may import. */
import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, join, parse } from "node:path";
import { DRAWING, PHOTO_EXTENSIONS } from "./picture-folder.ts";

/** Below a folder such as `/media` or `/run/media`: the volume itself, or the account and then the volume. */
const VOLUME_DEPTH = 2;
/** Cameras put their pictures into `DCIM/100CANON`. */
const PICTURE_DEPTH = 4;
/** More than staff want to look through; a stick may have any number of files. */
const MOST_PICTURES = 500;
const MOST_ENTRIES = 20_000;

export type RemovablePicture = {
  /** For staff to see. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
};

export type RemovableFolder = {
  /** For staff to see: the volume's label. */
  readonly name: string;
  readonly path: string;
  readonly pictures: readonly RemovablePicture[];
  /** There are more than are listed. */
  readonly hasMore: boolean;
};

/** Whether another file system begins at a folder. */
export type IsMounted = (path: string, parent: string) => Promise<boolean>;

const isMountPoint: IsMounted = async (path, parent) =>
  (await stat(path)).dev !== (await stat(parent)).dev;

/** The volumes that are mounted below these folders, with their pictures. What cannot be read is left out. */
export async function removableFolders(
  folders: readonly string[],
  isMounted: IsMounted = isMountPoint,
): Promise<readonly RemovableFolder[]> {
  const paths: string[] = [];
  for (const folder of folders)
    paths.push(...(await volumesBelow(folder, VOLUME_DEPTH, isMounted)));
  return Promise.all(
    paths.map(async (path) => ({
      name: shownName(basename(path)),
      path,
      ...(await picturesOn(path)),
    })),
  );
}

async function volumesBelow(
  folder: string,
  depth: number,
  isMounted: IsMounted,
): Promise<string[]> {
  const volumes: string[] = [];
  for (const entry of await entriesOf(folder)) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    if (await isMounted(path, folder).catch(() => false)) volumes.push(path);
    else if (depth > 1) volumes.push(...(await volumesBelow(path, depth - 1, isMounted)));
  }
  return volumes;
}

async function picturesOn(volume: string): Promise<Pick<RemovableFolder, "pictures" | "hasMore">> {
  const pictures: RemovablePicture[] = [];
  let folders = [volume];
  let seen = 0;
  for (let depth = 0; depth < PICTURE_DEPTH && folders.length > 0; depth += 1) {
    const next: string[] = [];
    for (const folder of folders) {
      for (const entry of await entriesOf(folder)) {
        seen += 1;
        if (seen > MOST_ENTRIES || pictures.length >= MOST_PICTURES)
          return { pictures, hasMore: true };
        const path = join(folder, entry.name);
        if (entry.isDirectory()) next.push(path);
        else if (isPicture(entry)) pictures.push(...(await pictureAt(path)));
      }
    }
    folders = next;
  }
  return { pictures, hasMore: folders.length > 0 };
}

/** By name; without hidden ones, and without links, which could lead anywhere. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.name.startsWith(".") && !entry.isSymbolicLink())
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isPicture(entry: Dirent): boolean {
  const extension = parse(entry.name).ext.toLowerCase();
  return entry.isFile() && (extension === DRAWING || PHOTO_EXTENSIONS.has(extension));
}

async function pictureAt(path: string): Promise<RemovablePicture[]> {
  const found = await stat(path).catch(() => null);
  return found ? [{ name: shownName(basename(path)), path, bytes: found.size }] : [];
}

const LONGEST_NAME = 80;
/** Control characters, and those that change the direction of what follows, could make a name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function shownName(name: string): string {
  const plain = name.replace(UNSEEN, "").trim();
  return plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME - 1)}…` : plain;
}
