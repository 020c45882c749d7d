import type { FocalPoint } from "./look.ts";

/** `small`: for cards and thumbnails; `large`: for what fills half a screen. */
export type PhotoSize = "small" | "large";

/** A picture as the page shows it; addresses are relative to the page's own. */
export type DishPicture =
  /** A cut-out with a transparent background, shown whole. */
  | { readonly kind: "drawing"; readonly url: string }
  /** Cropped to the shape of its place. */
  | {
      readonly kind: "photo";
      readonly small: string;
      readonly large: string;
      readonly focus: FocalPoint;
    };

/** By product id: items, combos and modifiers. */
export type DishPictures = Readonly<Record<string, DishPicture>>;

/** The middle of a photo. */
export const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

/** Equal for pictures that look the same. */
export function pictureKey(picture: DishPicture): string {
  if (picture.kind === "drawing") return picture.url;
  const { small, large, focus } = picture;
  return `${small} ${large} ${focus.x} ${focus.y}`;
}
