import type { ServiceDeps } from "../core/service.ts";
import { buildMenu } from "../restaurant/menu/build.ts";
import { readSwitches } from "./switches.ts";

/**
 * The names of products that the outlet's kiosks send, to the POS and to loyalty alike (ordering.md §2.7
 * `sendPosCode`).
 */
export interface ProductNames {
  /** The name of a product in messages, by its global id or its code; any other name is returned unchanged. */
  sent(name: string): string;
}

/** The restaurant's items, modifiers and combos, named by the vendor's current switch. */
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
