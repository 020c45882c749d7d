import type { z } from "zod";
import { isWireItem, wireItem } from "../../../contracts/ordering.ts";
import type { MenuItem, ProductRef } from "../../../domain/menu.ts";
import {
  emptyRecord,
  type ImportContext,
  isEmptyText,
  isUnusable,
  type Named,
  readEntities,
  textOf,
  usableId,
} from "./import-context.ts";
import type { GroupLibrary } from "./import-groups.ts";

type WireItem = z.infer<typeof wireItem>;

/** The category of a product: the link is on the item's side (ordering.md §2.3). */
export type ProductLink = {
  readonly product: ProductRef;
  /** refId of the category. */
  readonly category: string;
  readonly sortOrder: number | null | undefined;
  /** The product's name in a warning. */
  readonly name: Named;
};

export type ImportedItems = {
  /** By global id. */
  readonly items: Record<string, MenuItem>;
  readonly byRefId: ReadonlyMap<string, MenuItem>;
  /** refIds of items that are on the menu and cannot be ordered at this kiosk. */
  readonly notOffered: ReadonlySet<string>;
  readonly links: readonly ProductLink[];
};

/**
 * Reads the sellable items (ordering.md §2.2, §2.5). Skips an item without id, title or price, and one that cannot be
 * ordered at a kiosk. Two with one global id are the same product: the first one's content and all links are used.
 */
export function importItems(
  wire: readonly unknown[],
  library: GroupLibrary,
  context: ImportContext,
): ImportedItems {
  const items = emptyRecord<MenuItem>();
  const byRefId = new Map<string, MenuItem>();
  const links: ProductLink[] = [];
  const notOffered = new Set<string>();
  for (const entity of readEntities("item", wireItem, wire, context, isWireItem)) {
    const id = usableId(entity);
    if (id === null) context.skipped("item", entity, "Skipped: its id is empty or too long.");
    const item = id === null ? null : (items[id] ?? readItem(id, entity, library, context));
    if (item === "not-offered") notOffered.add(entity.refId);
    if (id === null || item === null || item === "not-offered") continue;
    if (items[id]) {
      const message = `The id ${id} is listed twice; the first item of that id is used.`;
      context.changed("item", entity, message);
    }
    items[id] = item;
    if (byRefId.has(entity.refId)) {
      const message = `refId ${entity.refId} is used twice; it names the first item.`;
      context.changed("item", entity, message);
    } else {
      byRefId.set(entity.refId, item);
    }
    addLinks(links, { kind: "item", id }, item, entity);
  }
  return { items, byRefId, notOffered, links };
}

/** Adds an entity's category links; its own sortOrder is used for a link that has none. */
export function addLinks(
  links: ProductLink[],
  product: ProductRef,
  name: Named,
  { sortOrder, categories }: Pick<WireItem, "sortOrder" | "categories">,
): void {
  for (const link of categories ?? []) {
    const rank = link.sortOrder ?? sortOrder;
    links.push({ product, category: link.category, sortOrder: rank, name });
  }
}

function readItem(
  id: string,
  entity: WireItem,
  library: GroupLibrary,
  context: ImportContext,
): MenuItem | "not-offered" | null {
  const title = textOf(entity.title);
  if (isEmptyText(title)) {
    context.skipped("item", entity, "Skipped: its title is empty.");
    return null;
  }
  const prices = context.prices({ kind: "item", entity }, entity.pricesByOrderingType);
  if (isUnusable(prices)) {
    context.skipped("item", entity, `Skipped: ${prices.unusable}.`);
    return prices.isMissing ? null : "not-offered";
  }
  const groups = library.groupsOf(entity, entity.modifierGroups);
  if ("unreachable" in groups) {
    context.skipped("item", entity, `Skipped: ${groups.unreachable}.`);
    return "not-offered";
  }
  return {
    id,
    code: entity.code || id,
    title,
    description: textOf(entity.description),
    prices,
    modifierGroups: groups,
  };
}
