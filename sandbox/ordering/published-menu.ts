import { z } from "zod";
import type { MenuResponse } from "../../contracts/ordering.ts";
import { sha256Hex } from "../core/digest.ts";
import type { ServiceDeps } from "../core/service.ts";
import { buildMenu, menuContent, productIds, type Today } from "../restaurant/menu/build.ts";
import { type OrderKey, readPriceBook } from "./price-book.ts";
import type { Shelf } from "./pricing.ts";

const NAME = "ordering-menu";
const document = z.object({
  /** Epoch seconds of the last change of content; rises with each, also twice in one second. */
  revision: z.number().int(),
  /** Digest of the content that this revision stands for. */
  content: z.string(),
  soldOut: z.array(z.string()).readonly(),
  /** New prices by global id; absent in data of earlier editions. */
  prices: z.record(z.string(), z.number()).readonly().default({}),
});

/** The restaurant's own menu. */
const UNCHANGED: Today = { soldOut: [], prices: {} };

/** The menu as it is published: its revision, who is sold out, what costs something else. */
export interface PublishedMenu {
  revision(): number;
  today(): Today;
  /** The menu of the present revision, with fresh refIds. */
  build(): MenuResponse["menu"];
  /** What orders are checked against; products named by `key`. */
  shelf(key: OrderKey): Shelf;
  /**
   * Takes a product (item, modifier or combo, by global id) off the menu or puts it back. Returns
   * false, and changes nothing, when the restaurant has no such product.
   */
  setSoldOut(id: string, soldOut: boolean): boolean;
  /**
   * Gives a product another price in euros, the same for every ordering type, or with null its own again.
   * Returns false, and changes nothing, when the restaurant has no such product.
   */
  setPrice(id: string, price: number | null): boolean;
}

const digest = (today: Today) => sha256Hex(JSON.stringify(menuContent(today)));

/**
 * The one outlet's menu, kept as a document. Its revision rises when and only when the content changes
 * (ordering.md §4 rule 2), be it by a switch or by an edition of the restaurant's own data.
 */
export function publishedMenu({
  documents,
  now,
}: Pick<ServiceDeps, "documents" | "now">): PublishedMenu {
  const nowSeconds = () => Math.floor(now() / 1000);
  const read = () =>
    documents.read(NAME, document, () => ({
      revision: nowSeconds(),
      content: digest(UNCHANGED),
      ...UNCHANGED,
    }));
  const today = (): Today => {
    const { soldOut, prices } = read();
    return { soldOut, prices };
  };
  const publish = (next: Today) => {
    const before = read();
    const content = digest(next);
    const changed = content !== before.content;
    const revision = changed ? Math.max(before.revision + 1, nowSeconds()) : before.revision;
    documents.write(NAME, { revision, content, ...next });
  };
  const known = today();
  publish({
    soldOut: known.soldOut.filter((id) => productIds.has(id)),
    prices: Object.fromEntries(Object.entries(known.prices).filter(([id]) => productIds.has(id))),
  });
  const everything = menuOf(UNCHANGED);
  return {
    revision: () => read().revision,
    today,
    build: () => menuOf(today(), read().revision),
    shelf: (key) => ({
      today: readPriceBook(menuOf(today()), key),
      everything: readPriceBook(everything, key),
    }),
    setSoldOut(id, soldOut) {
      if (!productIds.has(id)) return false;
      const before = today();
      const others = before.soldOut.filter((each) => each !== id);
      publish({ ...before, soldOut: soldOut ? [...others, id].sort() : others });
      return true;
    },
    setPrice(id, price) {
      if (!productIds.has(id)) return false;
      const before = today();
      const { [id]: _, ...others } = before.prices;
      publish({ ...before, prices: price === null ? others : { ...others, [id]: price } });
      return true;
    },
  };
}

function menuOf(today: Today, revision = 0): MenuResponse["menu"] {
  return buildMenu({ revision, ...today });
}
