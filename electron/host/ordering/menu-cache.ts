import type { Settings } from "../settings/settings.ts";
import type { ValueStore } from "../store/value-store.ts";
import type { MenuCache } from "./menu-sync.ts";

/** The menu's cache in the stored values, under the name of its outlet: another outlet's menu must never be shown. */
export function menuCache(values: ValueStore, ordering: Settings["ordering"]): MenuCache {
  const name = `menu of ${ordering.salesOutletId} at ${ordering.vendorBaseUrl}`;
  return {
    read() {
      const stored = values.read(name);
      if (!stored) return null;
      return { revision: Number(stored.tag ?? 0), raw: stored.content, fetchedAt: stored.storedAt };
    },
    write({ revision, raw, fetchedAt }) {
      values.write(name, { tag: String(revision), content: raw, storedAt: fetchedAt });
    },
  };
}
