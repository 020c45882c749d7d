import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Basket, productOfLine } from "../../../domain/basket.ts";
import { preselectedChoices } from "../../../domain/choices.ts";
import type { ProductRef } from "../../../domain/menu.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useSend, useVisitPart } from "../../journey/use-visit.ts";
import type { MenuEntry, ProductEntry } from "../../outlet/menu-entries.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { useTint } from "../../ui/Dish.tsx";
import { PopupCard } from "./PopupCard.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { offerOf } from "./product-offer.ts";

/** Cards of products and popups, beside and below each other. */
export function ProductGrid({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const cardOf = useProductCards();
  return (
    <ul className="product-grid" data-grid="">
      {entries.map((entry) => (
        <li key={entry.key} data-entry={entry.key} data-wide={isWide(entry) || undefined}>
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

/** What all cards need is asked for once: there are hundreds of them. */
function useProductCards(): (entry: ProductEntry) => React.ReactNode {
  const { t } = useTranslation("menu");
  const basket = useVisitPart((context) => context.basket);
  const orderType = useVisitPart((context) => context.orderType);
  const pictures = useMenu()?.pictureUrls ?? {};
  const format = useFormat();
  const localize = useLocalize();
  const tintOf = useTint();
  const { open, add } = useProductActions();
  const counts = useMemo(() => countsOf(basket), [basket]);
  return (entry) => {
    const { kind, id } = entry.product;
    const offer = offerOf(entry, orderType);
    if (!offer) return null;
    const name = localize(offer.title);
    const count = counts.get(id) ?? 0;
    const price = format.money(offer.price);
    return (
      <ProductCard
        kind={kind}
        productId={id}
        tint={tintOf(id)}
        name={name}
        note={firstLine(localize(offer.description))}
        price={offer.isFrom ? t("from", { price }) : price}
        soldOut={entry.isGone ? t("soldOut") : null}
        pictureUrl={pictures[id]}
        count={count}
        addLabel={count > 0 ? t("addMore", { name, count }) : t("add", { name })}
        onOpen={open}
        onAdd={offer.hasToBeChosen ? open : add}
      />
    );
  };
}

function useProductActions() {
  const send = useSend();
  const items = useMenu()?.menu?.items;
  const open = useCallback(
    (product: ProductRef) => send({ type: "PRODUCT_OPENED", product }),
    [send],
  );
  const add = useCallback(
    ({ id }: ProductRef) =>
      send({
        type: "LINE_ADDED",
        line: {
          kind: "item",
          lineId: crypto.randomUUID(),
          itemId: id,
          count: 1,
          choices: items?.[id] ? preselectedChoices(items[id]) : [],
        },
      }),
    [send, items],
  );
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
