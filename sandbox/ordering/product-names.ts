import type { ServiceDeps } from "../core/service.ts";
import { buildMenu } from "../restaurant/menu/build.ts";
import { readSwitches } from "./switches.ts";

/** What the outlet's kiosks call products, to the POS and to loyalty alike (ordering.md §2.7 `sendPosCode`). */
export interface ProductNames {
  /** The name under which a product is sent, given its global id or its code; of no product's name, the name itself. */
  sent(name: string): string;
}

/** The restaurant's items, modifiers and combos, named as the vendor's switch says at present. */
export function productNames(deps: Pick<ServiceDeps, "documents">): ProductNames {
  const { items, modifiers, combos } = buildMenu({ revision: 0, soldOut: [], prices: {} });
  const products = [...items, ...modifiers, ...combos].flatMap(({ id, code }) =>
    id && code ? [{ id, code }] : [],
  );
  const ids = new Map(products.map(({ id, code }) => [code, id]));
  const codes = new Map(products.map(({ id, code }) => [id, code]));
  return {
    sent: (name) => (readSwitches(deps).sendPosCode ? codes : ids).get(name) ?? name,
  };
}
