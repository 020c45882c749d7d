import { type LocalizedText, localize } from "../../../domain/localized-text.ts";
import type { Menu } from "../../../domain/menu.ts";
import type { PricedBasket } from "../../../domain/pricing.ts";
import type { OutletView } from "../api/contract.ts";
import type { ClosedLine } from "../loyalty/closing.ts";

/**
 * The lines of a priced basket as the loyalty service is told of them (in-store-loyalty.md §2.2). Titles
 * are in the outlet's own language: they are for the service, not for a screen.
 */
export function describeLines(priced: PricedBasket, menu: Menu, outlet: OutletView): ClosedLine[] {
  const title = (text: LocalizedText) => localize(text, outlet.locales.default, outlet.locales);
  return priced.lines.flatMap((line) => {
    const item = menu.items[line.itemId];
    if (!item) return [];
    const titles = new Map(
      item.modifierGroups
        .flatMap((group) => group.modifiers)
        .map((modifier) => [modifier.id, title(modifier.title)]),
    );
    const modifiers = line.modifiers.map(({ modifierId, count, price }) => ({
      itemId: modifierId,
      title: titles.get(modifierId) ?? modifierId,
      quantity: count,
      price,
    }));
    const { itemId, basePrice: price, count: quantity } = line;
    const discounts = line.reward?.discounts ?? [];
    return [{ itemId, title: title(item.title), price, quantity, modifiers, discounts }];
  });
}
