import type { OrderType } from "../../../contracts/ordering.ts";
import { isCompleteAsSuggested, preselectedChoices } from "../../../domain/choices.ts";
import { type LeastPrice, leastComboPrice, leastItemPrice } from "../../../domain/least-price.ts";
import { priceItem } from "../../../domain/line-prices.ts";
import type { LocalizedText } from "../../../domain/localized-text.ts";
import type { ProductEntry } from "../../outlet/menu-entries.ts";

/** What a card shows of a product. */
export type ProductOffer = LeastPrice & {
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** Whether a choice is required before it can be ordered; else one touch adds the default configuration. */
  readonly hasToBeChosen: boolean;
};

/** A product as offered for an order type (ordering.md §2.5); null if it is not on the menu. */
export function offerOf(
  { product, menu }: Pick<ProductEntry, "product" | "menu">,
  orderType: OrderType,
): ProductOffer | null {
  if (product.kind === "combo") {
    const combo = menu.combos[product.id];
    if (!combo) return null;
    return { ...combo, ...leastComboPrice(combo, menu, orderType), hasToBeChosen: true };
  }
  const item = menu.items[product.id];
  if (!item) return null;
  if (!isCompleteAsSuggested(item)) {
    return { ...item, ...leastItemPrice(item, orderType), hasToBeChosen: true };
  }
  // One touch adds the default configuration (decision 0080), so the card shows exactly what that costs.
  const { unitPrice: price } = priceItem(item, preselectedChoices(item), orderType);
  return { ...item, price, isFrom: false, hasToBeChosen: false };
}
