import { CATALOGUE, type PictureId } from "../../pictures/catalogue.ts";

const PICTURES: readonly string[] = Object.values(CATALOGUE).flatMap((group) => Object.keys(group));

/** Whether a label is the id of one picture, which then must exist, and no pattern. */
export function isExact(label: string): boolean {
  return !label.includes("*");
}

/**
 * The pictures that a label accepts: one by its id, or all that fit a pattern, in which `*` is any text. A pattern may
 * fit none: the library grows, and a later picture of the same dish is right as well.
 */
export function acceptedBy(label: string): readonly PictureId[] {
  const pattern = new RegExp(`^${label.split("*").map(RegExp.escape).join(".*")}$`);
  return PICTURES.filter((id): id is PictureId => pattern.test(id));
}
