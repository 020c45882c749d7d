import { useMenu } from "../outlet/use-menu.ts";
import { SWATCHES } from "./swatches.ts";
import "./dish.css";

export const TINTS = ["sage", "butter", "sky", "blush", "apricot"] as const;
export type Tint = (typeof TINTS)[number];

/** Where a product's picture is, or undefined where the kiosk has none. */
export function usePictureUrl(productId: string): string | undefined {
  return useMenu()?.pictureUrls[productId];
}

/** A number that stays the same for a product, whatever the menu around it does. */
function seedOf(productId: string): number {
  let seed = 0;
  for (const letter of productId) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}

/** The tint of a product's swatch or tile; `place` in a list makes neighbours differ. */
export function tintOf(productId: string, place = 0): Tint {
  return TINTS[(seedOf(productId) + place) % TINTS.length] ?? "sage";
}

type DishProps = {
  readonly productId: string;
  readonly pictureUrl: string;
  readonly tint?: Tint;
  readonly className?: string;
};

/** A dish on its paper swatch. Decoration: the name always stands beside it. */
export function Dish({ productId, pictureUrl, tint, className = "" }: DishProps) {
  return (
    <span className={`dish dish--${tint ?? tintOf(productId)} ${className}`}>
      <Swatch seed={seedOf(productId)} />
      <img className="dish__picture" src={pictureUrl} alt="" loading="lazy" decoding="async" />
    </span>
  );
}

/** A faceted piece of tinted paper. */
export function Swatch({ seed, className = "dish__swatch" }: { seed: number; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 400 340" aria-hidden="true" focusable="false">
      <path d={SWATCHES[seed % SWATCHES.length]} />
    </svg>
  );
}
