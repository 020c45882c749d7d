import { z } from "zod";
import type { MenuResponse } from "../../contracts/ordering.ts";
import { sha256Hex } from "../core/digest.ts";
import type { ServiceDeps } from "../core/service.ts";
import { buildMenu, menuContent, productIds } from "../restaurant/menu/build.ts";
import { type OrderKey, readPriceBook } from "./price-book.ts";
import type { Shelf } from "./pricing.ts";

const NAME = "ordering-menu";
const document = z.object({
  /** Epoch seconds of the last change of content; rises with each, also twice in one second. */
  revision: z.number().int(),
  /** Digest of the content that this revision stands for. */
  content: z.string(),
  soldOut: z.array(z.string()),
});

/** The menu as it is published: its revision, and who is sold out. */
export interface PublishedMenu {
  revision(): number;
  soldOut(): readonly string[];
  /** The menu of the present revision, with fresh refIds. */
  build(): MenuResponse["menu"];
  /** What orders are checked against; products named by `key`. */
  shelf(key: OrderKey): Shelf;
  /**
   * Takes a product (item, modifier or combo, by global id) off the menu or puts it back. Returns
   * false, and changes nothing, when the restaurant has no such product.
   */
  setSoldOut(id: string, soldOut: boolean): boolean;
}

const digest = (soldOut: readonly string[]) =>
  sha256Hex(JSON.stringify(menuContent(new Set(soldOut))));

/**
 * The one outlet's menu, kept as a document. Its revision rises when and only when the content changes
 * (ordering §4 rule 2), be it by the sold-out switch or by an edition of the restaurant's own data.
 */
export function publishedMenu({
  documents,
  now,
}: Pick<ServiceDeps, "documents" | "now">): PublishedMenu {
  const nowSeconds = () => Math.floor(now() / 1000);
  const read = () =>
    documents.read(NAME, document, () => ({
      revision: nowSeconds(),
      content: digest([]),
      soldOut: [],
    }));
  const publish = (soldOut: readonly string[]) => {
    const before = read();
    const content = digest(soldOut);
    const changed = content !== before.content;
    const revision = changed ? Math.max(before.revision + 1, nowSeconds()) : before.revision;
    documents.write(NAME, { revision, content, soldOut });
  };
  publish(read().soldOut.filter((id) => productIds.has(id)));
  const everything = menuOf([]);
  return {
    revision: () => read().revision,
    soldOut: () => read().soldOut,
    build: () => menuOf(read().soldOut, read().revision),
    shelf: (key) => ({
      today: readPriceBook(menuOf(read().soldOut), key),
      everything: readPriceBook(everything, key),
    }),
    setSoldOut(id, soldOut) {
      if (!productIds.has(id)) return false;
      const others = read().soldOut.filter((each) => each !== id);
      publish(soldOut ? [...others, id].sort() : others);
      return true;
    },
  };
}

function menuOf(soldOut: readonly string[], revision = 0): MenuResponse["menu"] {
  return buildMenu({ revision, soldOut: new Set(soldOut) });
}
