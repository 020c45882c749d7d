/**
 * The look of an outlet: brand, pictures of dishes, and what the start screen shows. Staff change a draft of it and
 * publish that; without one the kiosk chooses everything itself.
 */
import { type Brand, NO_BRAND } from "./brand.ts";

/** What staff chose for a product in place of what the kiosk would show. Photos and drawings are named by their ids. */
export type PictureChoice =
  | { readonly kind: "drawing"; readonly picture: string }
  | { readonly kind: "photo"; readonly photo: string }
  | { readonly kind: "none" };

/** The point of a photo that stays visible however it is cropped: shares of its width and height, 0 to 1. */
export type FocalPoint = { readonly x: number; readonly y: number };

/** The products on the start screen. */
export type StageDishes =
  /** One per category. */
  | { readonly kind: "automatic" }
  /** What is ordered most at this hour. */
  | { readonly kind: "popular" }
  | { readonly kind: "chosen"; readonly products: readonly string[] };

/** Local times `HH:MM`; `to` may be after midnight, and is then below `from`. */
export type OpenInterval = { readonly from: string; readonly to: string };
/** Seven days, Monday first; a closed day has no interval. */
export type OpeningHours = readonly (readonly OpenInterval[])[];

export type Stage = {
  readonly dishes: StageDishes;
  /** Photos shown one after the other in place of the dishes; none if empty. */
  readonly slides: readonly string[];
  /** The id of a muted video, shown in a loop in place of dishes and slides. */
  readonly video: string | null;
  readonly openingHours: OpeningHours | null;
  /** Products that are announced as new. */
  readonly newProducts: readonly string[];
};

export type Look = {
  readonly brand: Brand;
  /** By product id: items, combos and modifiers. */
  readonly pictures: Readonly<Record<string, PictureChoice>>;
  /** By photo id; the middle if absent. */
  readonly focalPoints: Readonly<Record<string, FocalPoint>>;
  readonly stage: Stage;
};

/** The most products and slides of a start screen. */
export const MOST_ON_STAGE = 5;

export const AUTOMATIC_LOOK: Look = {
  brand: NO_BRAND,
  pictures: {},
  focalPoints: {},
  stage: {
    dishes: { kind: "automatic" },
    slides: [],
    video: null,
    openingHours: null,
    newProducts: [],
  },
};
