import type { PricedLine, PricedModifier } from "../../../domain/line-prices.ts";
import { type LocalizedText, localize } from "../../../domain/localized-text.ts";
import { type Menu, productOf } from "../../../domain/menu.ts";
import type { PricedBasket } from "../../../domain/pricing.ts";
import type { OutletView } from "../api/contract.ts";
import type { ClosedLine } from "../loyalty/closing.ts";

type Wording = (text: LocalizedText) => string;

/**
 * The lines of a priced basket as the loyalty service is told of them (in-store-loyalty.md §2.2). Titles
 * are in the outlet's own language: they are for the service, not for a screen.
 */
export function describeLines(
  priced: Pick<PricedBasket, "lines">,
  menu: Menu,
  { locales }: Pick<OutletView, "locales">,
): ClosedLine[] {
  const wording: Wording = (text) => localize(text, locales.default, locales);
  return priced.lines.flatMap((line) => {
    const product = productOf(menu, line.productId);
    if (!product) return [];
    return [
      {
        itemId: line.productId,
        title: wording(product.title),
        price: line.basePrice,
        quantity: line.count,
        modifiers: modifiersOf(line, menu, wording),
        discounts: line.reward?.discounts ?? [],
      },
    ];
  });
}

/** Of a combo: each pick with its surcharge and after it what was chosen for it, as on the order (design §14). */
function modifiersOf(line: PricedLine, menu: Menu, wording: Wording): ClosedLine["modifiers"] {
  return [
    ...itemModifiers(line.productId, line.modifiers, menu, wording),
    ...line.picks.flatMap(({ itemId, surcharge, modifiers }) => {
      const item = menu.items[itemId];
      const title = item ? wording(item.title) : itemId;
      return [
        { itemId, title, quantity: 1, price: surcharge },
        ...itemModifiers(itemId, modifiers, menu, wording),
      ];
    }),
  ];
}

function itemModifiers(
  itemId: string,
  modifiers: readonly PricedModifier[],
  menu: Menu,
  wording: Wording,
): ClosedLine["modifiers"] {
  const known = (menu.items[itemId]?.modifierGroups ?? []).flatMap((group) => group.modifiers);
  const titles = new Map(known.map((modifier) => [modifier.id, wording(modifier.title)]));
  return modifiers.map(({ modifierId, count, price }) => ({
    itemId: modifierId,
    title: titles.get(modifierId) ?? modifierId,
    quantity: count,
    price,
  }));
}
