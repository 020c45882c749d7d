/** The files of a photo in the folder of all photos. */
import type { PhotoSize } from "../../../../domain/look/dish-picture.ts";

/** Longest edge in pixels. `small`: a card on a screen of 4K; `large`: half of such a screen. */
export const PHOTO_EDGES: Readonly<Record<PhotoSize, number>> = { small: 960, large: 2_160 };

export const photoName = (id: string, size: PhotoSize): string => `${id}-${size}.webp`;
export const originalName = (id: string): string => `${id}-original`;

/** The id in the name of such a file; null if it is none. */
export function photoIdOf(name: string): string | null {
  return /^([0-9a-f]{64})-(?:small\.webp|large\.webp|original)$/.exec(name)?.[1] ?? null;
}
