import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../settings/settings.ts";
import { writeWhole } from "../store/sync.ts";
import type { ValueStore } from "../store/value-store.ts";
import type { MenuCache } from "./menu-sync.ts";
import { encoded, type MenuText } from "./menu-text.ts";

/**
 * The menu's cache: its text in a file of `folder`, named by its SHA-256, which the process does not wait for; its
 * revision, its time and that name in the stored values, under the name of its outlet: another outlet's menu must never
 * be shown (decision 0155).
 */
export function menuCache(
  values: ValueStore,
  folder: string,
  ordering: Settings["ordering"],
): MenuCache {
  const name = `menu of ${ordering.salesOutletId} at ${ordering.vendorBaseUrl}`;
  return {
    async read() {
      const stored = values.read(name);
      if (!stored) return null;
      const raw = await textOf(folder, stored.content);
      return raw === null
        ? null
        : { revision: Number(stored.tag ?? 0), raw, fetchedAt: stored.storedAt };
    },
    async write({ revision, raw, fetchedAt }) {
      const bytes = encoded(raw);
      const checksum = await sha256(bytes);
      const file = fileOf(checksum);
      // Not by its name alone: a file that was damaged since is written again.
      const isStored =
        values.read(name)?.content === checksum && (await textOf(folder, checksum)) !== null;
      if (!isStored) {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(join(folder, file), bytes);
      }
      values.write(name, { tag: String(revision), content: checksum, storedAt: fetchedAt });
      if (isStored) return;
      const others = (await readdir(folder)).filter((other) => other !== file);
      await Promise.all(others.map((other) => rm(join(folder, other), { force: true })));
    },
  };
}

/** Null if the file is missing or damaged: a price with a changed digit must not be used. */
async function textOf(folder: string, checksum: string): Promise<MenuText | null> {
  try {
    const bytes = await readFile(join(folder, fileOf(checksum)));
    return (await sha256(bytes)) === checksum ? bytes : null;
  } catch {
    return null;
  }
}

function fileOf(checksum: string): string {
  return `${checksum}.json`;
}

/** In hexadecimal; calculated in a thread. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}
