import type { TFunction } from "i18next";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import {
  type Basket,
  type BasketLine,
  MAX_LINE_COUNT,
  productOfLine,
  unitsAlready,
} from "../../../domain/basket.ts";
import { preselectedChoices } from "../../../domain/choices.ts";
import type { ProductRef } from "../../../domain/menu.ts";
import type { Format } from "../../i18n/format.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useSend, useVisitSelector } from "../../journey/use-visit.ts";
import type { MenuEntry, ProductEntry } from "../../outlet/menu-entries.ts";
import { useEmblems } from "../../outlet/use-emblems.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { useTint } from "../../ui/Dish.tsx";
import { useStable } from "../../ui/use-stable.ts";
import { PopupCard } from "./PopupCard.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { offerOf, type ProductOffer } from "./product-offer.ts";

type ProductGridProps = {
  readonly entries: readonly MenuEntry[];
  /** Place of the first of them in the whole list, from 1, and the length of that list, of which only a part is drawn. */
  readonly first: number;
  readonly all: number;
};

/** Cards of products and popups in a grid. */
export function ProductGrid({ entries, first, all }: ProductGridProps) {
  const cardOf = useProductCards();
  return (
    <ul className="product-grid" data-grid="">
      {entries.map((entry, index) => (
        <li
          key={entry.key}
          data-entry={entry.key}
          data-wide={isWide(entry) || undefined}
          aria-posinset={first + index}
          aria-setsize={all}
        >
          {entry.kind === "popup" ? <PopupCard entry={entry} /> : cardOf(entry)}
        </li>
      ))}
    </ul>
  );
}

/** Whether an entry has a row of its own. */
export function isWide(entry: MenuEntry): boolean {
  return entry.kind === "popup" || entry.product.kind === "combo";
}

/** Subscribes once for all cards: there are hundreds of them. */
function useProductCards(): (entry: ProductEntry) => React.ReactNode {
  const { t } = useTranslation("menu");
  const basket = useVisitSelector((context) => context.basket);
  const pictures = useMenu()?.pictures ?? {};
  const tintOf = useTint();
  const emblemOf = useEmblems();
  const copyOf = useCardCopy();
  const { open, add } = useProductActions();
  const counts = useMemo(() => countsOf(basket), [basket]);
  return (entry) => {
    const { kind, id } = entry.product;
    const words = copyOf(entry);
    if (!words) return null;
    const { name, note, price, hasToBeChosen } = words;
    const count = counts.get(id) ?? 0;
    return (
      <ProductCard
        kind={kind}
        productId={id}
        tint={tintOf(id)}
        name={name}
        note={note}
        price={price}
        soldOut={entry.isGone ? t("soldOut") : null}
        picture={pictures[id]}
        emblem={pictures[id] === undefined ? emblemOf(id) : null}
        count={count}
        addLabel={count > 0 ? t("addMore", { name, count }) : words.addLabel}
        onOpen={open}
        onAdd={hasToBeChosen ? open : add}
      />
    );
  };
}

type CardCopy = {
  readonly name: string;
  readonly note: string;
  readonly price: string;
  /** Used while none of it is in the basket. */
  readonly addLabel: string;
  readonly hasToBeChosen: boolean;
};

/** Texts of a card that do not depend on the basket, computed once: a touch on a plus renders only its own card. */
function useCardCopy(): (entry: ProductEntry) => CardCopy | null {
  const { t } = useTranslation("menu");
  const orderType = useVisitSelector((context) => context.orderType);
  const format = useFormat();
  const localize = useLocalize();
  return useMemo(() => {
    const known = new WeakMap<ProductEntry, CardCopy | null>();
    return (entry) => {
      const before = known.get(entry);
      if (before !== undefined) return before;
      const offer = offerOf(entry, orderType);
      const words = offer && copyFor(offer, { t, format, localize });
      known.set(entry, words);
      return words;
    };
  }, [t, orderType, format, localize]);
}

type CopyContext = {
  readonly t: TFunction<"menu">;
  readonly format: Format;
  readonly localize: ReturnType<typeof useLocalize>;
};

function copyFor(offer: ProductOffer, { t, format, localize }: CopyContext): CardCopy {
  const name = localize(offer.title);
  const price = format.money(offer.price);
  return {
    name,
    note: firstLine(localize(offer.description)),
    price: offer.isFrom ? t("from", { price }) : price,
    addLabel: t("add", { name }),
    hasToBeChosen: offer.hasToBeChosen,
  };
}

function useProductActions() {
  const send = useSend();
  const items = useMenu()?.menu?.items;
  const basket = useVisitSelector((context) => context.basket);
  const open = useCallback(
    (product: ProductRef) => send({ type: "PRODUCT_OPENED", product }),
    [send],
  );
  const add = useStable((product: ProductRef) => {
    const { id } = product;
    const line: BasketLine = {
      kind: "item",
      lineId: crypto.randomUUID(),
      itemId: id,
      count: 1,
      choices: items?.[id] ? preselectedChoices(items[id]) : [],
    };
    // The sheet explains why there cannot be more.
    if (unitsAlready(basket, line) >= MAX_LINE_COUNT) open(product);
    else send({ type: "LINE_ADDED", line });
  });
  return { open, add };
}

/** Units in the basket by product id. */
function countsOf({ lines }: Basket): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const { id } = productOfLine(line);
    counts.set(id, (counts.get(id) ?? 0) + line.count);
  }
  return counts;
}

/** A card has room for one line of the description; the rest is on the dish's own sheet. */
function firstLine(text: string): string {
  return text.split("\n")[0] ?? "";
}
