/** The files of a photo in the folder of all photos. */
import type { PhotoSize } from "../../../../domain/look/dish-picture.ts";

/** Longest edge in pixels. `small`: a card on a screen of 4K; `large`: half of such a screen. */
export const PHOTO_EDGES: Readonly<Record<PhotoSize, number>> = { small: 960, large: 2_160 };

export const photoName = (id: string, size: PhotoSize): string => `${id}-${size}.webp`;
/** Of an SVG, which is served as it is. */
export const drawingName = (id: string): string => `${id}.svg`;
export const originalName = (id: string): string => `${id}-original`;

/** The id in the name of such a file; null if it is none. */
export function photoIdOf(name: string): string | null {
  return /^([0-9a-f]{64})(?:-small\.webp|-large\.webp|\.svg|-original)$/.exec(name)?.[1] ?? null;
}

/** The files that the page may load of a photo. */
export function servedNames({
  id,
  isDrawing,
}: {
  readonly id: string;
  readonly isDrawing: boolean;
}): Readonly<Record<PhotoSize, string>> {
  return isDrawing
    ? { small: drawingName(id), large: drawingName(id) }
    : { small: photoName(id, "small"), large: photoName(id, "large") };
}
