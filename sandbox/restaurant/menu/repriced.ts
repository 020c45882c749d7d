import type { Catalogue, Prices } from "./model.ts";

/** Prices in euros by global id of an item, modifier or combo, in place of the restaurant's own. */
export type NewPrices = Readonly<Record<string, number>>;

function at(value: number, prices: Prices): Prices {
  return Object.fromEntries(
    Object.entries(prices).map(([type, price]) => [type, { ...price, value }]),
  );
}

/** The catalogue at other prices; one price serves every ordering type, each with its own taxes. */
export function repriced(catalogue: Catalogue, prices: NewPrices): Catalogue {
  const change = <Product extends { readonly id: string; readonly prices: Prices }>(
    product: Product,
  ): Product => {
    const value = prices[product.id];
    return value === undefined ? product : { ...product, prices: at(value, product.prices) };
  };
  return {
    ...catalogue,
    modifiers: catalogue.modifiers.map(change),
    items: catalogue.items.map(change),
    combos: catalogue.combos.map(change),
  };
}
