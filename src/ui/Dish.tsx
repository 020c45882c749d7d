import type { DishPicture, PhotoSize } from "../../domain/look/dish-picture.ts";
import type { Menu } from "../../domain/menu.ts";
import { useMenu } from "../outlet/use-menu.ts";
import { focalPosition } from "./focal-position.ts";
import "./dish.css";
import "./swatches.css";

export const TINTS = ["sage", "butter", "sky", "blush", "apricot"] as const;
export type Tint = (typeof TINTS)[number];

/** A product's picture, or undefined if the kiosk has none. */
export function useDishPicture(productId: string): DishPicture | undefined {
  return useMenu()?.pictures[productId];
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
  readonly picture: DishPicture;
  /** Of a photo: small for cards and thumbnails. */
  readonly size?: PhotoSize;
  readonly tint?: Tint;
  readonly className?: string;
};

/**
 * A drawing on its paper swatch, or a photo cut out with scissors: by default with an outline of a few straight cuts; a
 * card's style may let it fill one side. Decoration: the name is always beside it.
 */
export function Dish({ productId, picture, size = "small", tint, className = "" }: DishProps) {
  const tintOf = useTint();
  const classes = `dish dish--${tint ?? tintOf(productId)} ${className}`;
  const seed = seedOf(productId);
  if (picture.kind === "photo") {
    return (
      <span className={`${classes} dish--photo`} data-cut={seed % CUTS}>
        <Photo photo={picture} size={size} />
      </span>
    );
  }
  return (
    <span className={classes}>
      <Swatch seed={seed} />
      <img className="dish__picture" src={picture.url} alt="" loading="lazy" decoding="async" />
    </span>
  );
}

/** How many outlines of photos `dish.css` has. */
const CUTS = 3;

type PhotoProps = {
  readonly photo: Extract<DishPicture, { kind: "photo" }>;
  readonly size: PhotoSize;
};

/** A photo that fills its place; what matters in it stays visible. */
export function Photo({ photo, size }: PhotoProps) {
  return (
    <img
      className="dish__photo"
      src={photo[size]}
      style={{ objectPosition: focalPosition(photo.focus) }}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** How many shapes `swatches.css` has: neighbours differ, and a dish always has the same one. */
const SWATCHES = 6;

export function Swatch({ seed, className = "dish__swatch" }: { seed: number; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 400 340" aria-hidden="true" focusable="false">
      <path className={`swatch-${seed % SWATCHES}`} />
    </svg>
  );
}
