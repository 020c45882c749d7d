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
  /** Digest of the content of this revision. */
  content: z.string(),
  soldOut: z.array(z.string()).readonly(),
  /** New prices by global id; absent in data of earlier versions. */
  prices: z.record(z.string(), z.number()).readonly().default({}),
});

/** The restaurant's unmodified menu. */
const UNCHANGED: Today = { soldOut: [], prices: {} };

/** The published menu: its revision, sold-out products, changed prices. */
export interface PublishedMenu {
  revision(): number;
  today(): Today;
  /** The current menu, with fresh refIds. */
  build(): MenuResponse["menu"];
  /** What orders are checked against; products identified by `key`. */
  shelf(key: OrderKey): Shelf;
  /**
   * Marks a product (item, modifier or combo, by global id) as sold out, or not. Returns false, and changes nothing,
   * when the restaurant has no such product.
   */
  setSoldOut(id: string, soldOut: boolean): boolean;
  /**
   * Sets another price of a product in euros, the same for every ordering type; null restores its own. Returns false,
   * and changes nothing, when the restaurant has no such product.
   */
  setPrice(id: string, price: number | null): boolean;
}

const digest = (today: Today) => sha256Hex(JSON.stringify(menuContent(today)));

/**
 * The one outlet's menu, stored as a document. Its revision rises when and only when the content changes (ordering.md
 * §4 rule 2), be it by a switch or by a new version of the restaurant's own data.
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
