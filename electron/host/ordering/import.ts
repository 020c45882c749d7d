import {
  KIOSK_ORDER_TYPES,
  type MenuEnvelope,
  type OrderType,
} from "../../../contracts/ordering.ts";
import type { Menu } from "../../../domain/menu.ts";
import { importCategories } from "./import-categories.ts";
import { importCombos } from "./import-combos.ts";
import { createImportContext, type ImportWarning } from "./import-context.ts";
import { readGroupLibrary } from "./import-groups.ts";
import { importItems } from "./import-items.ts";

export type { ImportWarning } from "./import-context.ts";

/**
 * Turns a menu answer into the menu that the kiosk uses (ordering.md §2.1–2.6): references resolved, prototypes merged,
 * display order applied. Content that violates the contract is left out with a warning for staff and the rest stays; it
 * never throws. A reference to something skipped counts as dangling. `orderTypes` are those that this kiosk offers.
 */
export function importMenu(
  envelope: MenuEnvelope,
  orderTypes: readonly OrderType[] = KIOSK_ORDER_TYPES,
): {
  readonly menu: Menu;
  readonly warnings: readonly ImportWarning[];
} {
  const { menu: wire } = envelope;
  const context = createImportContext(orderTypes);
  const library = readGroupLibrary(wire, context);
  const imported = importItems(wire.items, library, context);
  const { combos, links } = importCombos(wire.combos ?? [], { imported, library, context });
  const categories = importCategories(wire.categories, [...imported.links, ...links], context);
  const menu: Menu = { revision: wire.revision, categories, items: imported.items, combos };
  return { menu, warnings: context.warnings };
}
