import type { PricedLine, PricedModifier } from "../../../../domain/line-prices.ts";
import { type LocalizedText, localize } from "../../../../domain/localized-text.ts";
import { type Menu, type MenuItem, productOf } from "../../../../domain/menu.ts";
import type { NamedBy } from "../../../../domain/rewards.ts";
import type { ClosedLine } from "../../loyalty/closing.ts";
import type { OutletView } from "../../rpc/contract.ts";

/**
 * Whether the loyalty service is sent global product ids or codes: the same as the kitchen (ordering.md §2.7
 * `sendPosCode`).
 */
export function namedByOf({
  ordering,
}: {
  readonly ordering: { readonly sendPosCode: boolean };
}): NamedBy {
  return ordering.sendPosCode ? "code" : "id";
}

type NamingContext = {
  readonly menu: Menu;
  readonly wording: (text: LocalizedText) => string;
  /** The id of a product on the wire. */
  readonly nameOf: (product: Pick<MenuItem, "id" | "code">) => string;
};

/**
 * Priced lines as the loyalty service receives them (in-store-loyalty.md §2.2). Titles are in the outlet's own
 * language: they are for the service, not for a screen.
 */
export function describeLines(
  lines: readonly PricedLine[],
  menu: Menu,
  { locales, namedBy }: Pick<OutletView, "locales"> & { readonly namedBy: NamedBy },
): ClosedLine[] {
  const naming: NamingContext = {
    menu,
    wording: (text) => localize(text, locales.default, locales),
    nameOf: (product) => product[namedBy],
  };
  return lines.flatMap((line) => {
    const product = productOf(menu, line.productId);
    if (!product) return [];
    return [
      {
        itemId: naming.nameOf(product),
        title: naming.wording(product.title),
        price: line.basePrice,
        quantity: line.count,
        modifiers: modifiersOf(line, naming),
        discounts: line.reward?.discounts ?? [],
      },
    ];
  });
}

/** Of a combo: each pick with its surcharge, followed by what was chosen for it, as in the order (decision 0030). */
function modifiersOf(line: PricedLine, naming: NamingContext): ClosedLine["modifiers"] {
  return [
    ...itemModifiers(line.productId, line.modifiers, naming),
    ...line.picks.flatMap(({ itemId, surcharge, modifiers }) => {
      const item = naming.menu.items[itemId];
      const title = item ? naming.wording(item.title) : itemId;
      const name = item ? naming.nameOf(item) : itemId;
      return [
        { itemId: name, title, quantity: 1, price: surcharge },
        ...itemModifiers(itemId, modifiers, naming),
      ];
    }),
  ];
}

function itemModifiers(
  itemId: string,
  modifiers: readonly PricedModifier[],
  { menu, wording, nameOf }: NamingContext,
): ClosedLine["modifiers"] {
  const known = (menu.items[itemId]?.modifierGroups ?? []).flatMap((group) => group.modifiers);
  const byId = new Map(known.map((modifier) => [modifier.id, modifier]));
  return modifiers.map(({ modifierId, count, price }) => {
    const modifier = byId.get(modifierId);
    return {
      itemId: modifier ? nameOf(modifier) : modifierId,
      title: modifier ? wording(modifier.title) : modifierId,
      quantity: count,
      price,
    };
  });
}
