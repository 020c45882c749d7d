import type { Menu } from "../../domain/menu.ts";
import { useMenu } from "../outlet/use-menu.ts";
import { SWATCHES } from "./swatches.ts";
import "./dish.css";

export const TINTS = ["sage", "butter", "sky", "blush", "apricot"] as const;
export type Tint = (typeof TINTS)[number];

/** The address of a product's picture, or undefined if the kiosk has none. */
export function usePictureUrl(productId: string): string | undefined {
  return useMenu()?.pictureUrls[productId];
}

/** A number that depends on the product's id only, not on the menu. */
function seedOf(productId: string): number {
  let seed = 0;
  for (const letter of productId) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}

/** The position of each product on the menu, so that its tint is stable and neighbours differ. */
const orders = new WeakMap<Menu, ReadonlyMap<string, number>>();

function orderOf(menu: Menu): ReadonlyMap<string, number> {
  const known = orders.get(menu);
  if (known) return known;
  const order = new Map(Object.keys(menu.items).map((id, place) => [id, place]));
  orders.set(menu, order);
  return order;
}

/** The tint of a product: the same on its card, its sheet and in the basket. */
export function useTint(): (productId: string) => Tint {
  const menu = useMenu()?.menu;
  return (productId) => {
    const place = menu && orderOf(menu).get(productId);
    return TINTS[(place ?? seedOf(productId)) % TINTS.length] ?? "sage";
  };
}

type DishProps = {
  readonly productId: string;
  readonly pictureUrl: string;
  readonly tint?: Tint;
  readonly className?: string;
};

/** A dish on its paper swatch. Decoration: the name is always beside it. */
export function Dish({ productId, pictureUrl, tint, className = "" }: DishProps) {
  const tintOf = useTint();
  return (
    <span className={`dish dish--${tint ?? tintOf(productId)} ${className}`}>
      <Swatch seed={seedOf(productId)} />
      <img className="dish__picture" src={pictureUrl} alt="" loading="lazy" decoding="async" />
    </span>
  );
}

export function Swatch({ seed, className = "dish__swatch" }: { seed: number; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 400 340" aria-hidden="true" focusable="false">
      <path d={SWATCHES[seed % SWATCHES.length]} />
    </svg>
  );
}
