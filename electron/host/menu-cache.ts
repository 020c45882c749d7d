import type { MenuCache } from "./ordering/menu-sync.ts";
import type { Settings } from "./settings.ts";
import type { Keeper } from "./store/kept.ts";

/** Kept under the outlet it belongs to: another outlet's menu must never be shown. */
export function menuCache(keeper: Keeper, ordering: Settings["ordering"]): MenuCache {
  const name = `menu of ${ordering.salesOutletId} at ${ordering.vendorBaseUrl}`;
  return {
    read() {
      const kept = keeper.read(name);
      if (!kept) return null;
      return { revision: Number(kept.tag ?? 0), raw: kept.content, fetchedAt: kept.keptAt };
    },
    write({ revision, raw, fetchedAt }) {
      keeper.write(name, { tag: String(revision), content: raw, keptAt: fetchedAt });
    },
  };
}
