/** What the pictures of the library show. */

import { CATALOGUE, type Group, type PictureId, type Shown } from "../../pictures/catalogue.ts";

const SHOWN = new Map<PictureId, Shown & { readonly group: Group }>(
  Object.entries(CATALOGUE).flatMap(([group, pictures]) =>
    Object.entries(pictures).map(
      ([id, shown]) => [id as PictureId, { ...(shown as Shown), group: group as Group }] as const,
    ),
  ),
);

/** What a picture shows, and its group. */
export function shownIn(picture: PictureId): Shown & { readonly group: Group } {
  const shown = SHOWN.get(picture);
  if (!shown) throw new Error(`No picture ${picture}`);
  return shown;
}
