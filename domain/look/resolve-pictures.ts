/** Which picture each product has, and why. */
import type { Menu } from "../menu.ts";
import { type DishPicture, type DishPictures, MIDDLE } from "./dish-picture.ts";
import type { Look, PictureChoice } from "./look.ts";
import type { PhotoMatch } from "./match-photo.ts";

/** A photo as it is served. */
export type ServedPhoto = {
  readonly small: string;
  readonly large: string;
  /** It has transparent parts, and is shown like a drawing. */
  readonly isCutOut: boolean;
};

/** A match with the picture library: `word` was found in `text`. */
export type LibraryMatch = {
  readonly picture: string;
  readonly word: string;
  readonly text: string;
};

export type PictureReason =
  /** Staff chose it, or that there is none. */
  | { readonly kind: "chosen" }
  /** A photo's file is named after the product. */
  | ({ readonly kind: "photo" } & PhotoMatch)
  /** A drawing in the folder of pictures is named by the product's id. */
  | { readonly kind: "folder" }
  | ({ readonly kind: "library" } & LibraryMatch)
  | { readonly kind: "none" };

export type ResolvedPictures = {
  readonly pictures: DishPictures;
  /** By product id: items, combos and modifiers of the menu. */
  readonly reasons: Readonly<Record<string, PictureReason>>;
};

export type PictureSources = {
  readonly look: Pick<Look, "pictures" | "focalPoints">;
  /** By photo id. */
  readonly photos: ReadonlyMap<string, ServedPhoto>;
  /** By product id. */
  readonly photoMatches: ReadonlyMap<string, PhotoMatch>;
  /** Addresses of the drawings in the folder, by product id. */
  readonly drawings: ReadonlyMap<string, string>;
  /** Addresses of the pictures of the library by their ids; empty if it is switched off. */
  readonly library: ReadonlyMap<string, string>;
  /** By product id. */
  readonly libraryMatches: Pick<ReadonlyMap<string, LibraryMatch>, "get">;
};

/**
 * The picture of every product of a menu. Staff's choice goes before a photo that is named after the product, before a
 * drawing in the folder, before the library. A choice whose picture is gone counts as none.
 */
export function resolvePictures(menu: Menu, sources: PictureSources): ResolvedPictures {
  const pictures: Record<string, DishPicture> = Object.create(null);
  const reasons: Record<string, PictureReason> = Object.create(null);
  for (const id of productIds(menu)) {
    const { picture, reason } = resolved(id, sources);
    reasons[id] = reason;
    if (picture) pictures[id] = picture;
  }
  return { pictures, reasons };
}

type Resolved = { readonly picture: DishPicture | null; readonly reason: PictureReason };

function resolved(id: string, sources: PictureSources): Resolved {
  return (
    chosen(own(sources.look.pictures, id), sources) ??
    photographed(sources.photoMatches.get(id), sources) ??
    drawn(sources.drawings.get(id), { kind: "folder" }) ??
    fromLibrary(sources.libraryMatches.get(id), sources) ?? {
      picture: null,
      reason: { kind: "none" },
    }
  );
}

function chosen(choice: PictureChoice | undefined, sources: PictureSources): Resolved | null {
  const reason = { kind: "chosen" } as const;
  switch (choice?.kind) {
    case undefined:
      return null;
    case "none":
      return { picture: null, reason };
    case "photo": {
      const picture = pictureOfPhoto(choice.photo, sources);
      return picture && { picture, reason };
    }
    case "drawing":
      return drawn(
        sources.library.get(choice.picture) ?? sources.drawings.get(choice.picture),
        reason,
      );
  }
}

function photographed(match: PhotoMatch | undefined, sources: PictureSources): Resolved | null {
  const picture = match ? pictureOfPhoto(match.photo, sources) : null;
  return match && picture ? { picture, reason: { kind: "photo", ...match } } : null;
}

function fromLibrary(
  match: LibraryMatch | undefined,
  { library }: PictureSources,
): Resolved | null {
  return match ? drawn(library.get(match.picture), { kind: "library", ...match }) : null;
}

function drawn(url: string | undefined, reason: PictureReason): Resolved | null {
  return url === undefined ? null : { picture: { kind: "drawing", url }, reason };
}

/** Ids of the photos that a look shows: as pictures of products, for these reasons, as slides, and as the logo. */
export function photosShown(
  { brand, pictures, stage }: Pick<Look, "brand" | "pictures" | "stage">,
  reasons: ResolvedPictures["reasons"],
): ReadonlySet<string> {
  const ofProducts = Object.entries(reasons).flatMap(([id, reason]) => {
    if (reason.kind === "photo") return reason.photo;
    const choice = reason.kind === "chosen" ? own(pictures, id) : undefined;
    return choice?.kind === "photo" ? choice.photo : [];
  });
  return new Set([...ofProducts, ...stage.slides, ...(brand.logo === null ? [] : [brand.logo])]);
}

/** A photo as it is shown: a cut-out like a drawing. Null if there is no photo with this id. */
export function pictureOfPhoto(
  id: string,
  { photos, look }: Pick<PictureSources, "photos" | "look">,
): DishPicture | null {
  const photo = photos.get(id);
  if (!photo) return null;
  const { small, large, isCutOut } = photo;
  if (isCutOut) return { kind: "drawing", url: large };
  return { kind: "photo", small, large, focus: own(look.focalPoints, id) ?? MIDDLE };
}

/** Ids come from the POS: none may be confused with a member of a plain object. */
function own<Value>(values: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(values, id) ? values[id] : undefined;
}

function productIds({ items, combos }: Menu): ReadonlySet<string> {
  const ids = new Set([...Object.keys(items), ...Object.keys(combos)]);
  // Many items have the same groups.
  const groups = new Set(Object.values(items).flatMap(({ modifierGroups }) => modifierGroups));
  for (const { modifiers } of groups) for (const { id } of modifiers) ids.add(id);
  return ids;
}
