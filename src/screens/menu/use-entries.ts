import { useState } from "react";
import type { Menu } from "../../../domain/menu.ts";
import { type MenuEntry, withGone } from "../../outlet/menu-entries.ts";

/**
 * The entries of a list while it is viewed: products removed meanwhile stay in their place and are marked. Another
 * `key` is another list.
 */
export function useEntries(
  key: string,
  menu: Menu,
  entriesOf: () => readonly MenuEntry[],
): readonly MenuEntry[] {
  const [seen, setSeen] = useState(() => ({ key, menu, entries: entriesOf() }));
  if (seen.key === key && seen.menu === menu) return seen.entries;
  const now = entriesOf();
  const entries = seen.key === key ? withGone(seen.entries, now, menu) : now;
  setSeen({ key, menu, entries });
  return entries;
}
