/** Composes the pictures of dishes: the outlet's photos and drawings, the library, and the look that chooses among them. */
import { join } from "node:path";
import type { DishPicture } from "../../../domain/look/dish-picture.ts";
import type { Look } from "../../../domain/look/look.ts";
import { matchPhotos } from "../../../domain/look/match-photo.ts";
import {
  type PictureSources,
  pictureOfPhoto,
  type ResolvedPictures,
  resolvePictures,
  type ServedPhoto,
} from "../../../domain/look/resolve-pictures.ts";
import type { Menu } from "../../../domain/menu.ts";
import { CATALOGUE, type PictureId } from "../../../pictures/catalogue.ts";
import type { Mount } from "../api/page-files.ts";
import { createLibraryMatches } from "../look/library-matches.ts";
import { namedPhotos, type PhotoCatalogue } from "../look/photos/photo-catalogue.ts";
import { servedNames } from "../look/photos/photo-files.ts";
import { createPhotoStore, PHOTOS_PATH, type PhotoStore } from "../look/photos/photo-store.ts";
import { createPictureFolder, type DrawingFile } from "../look/photos/picture-folder.ts";
import { type RemovableFolder, removableFolders } from "../look/photos/removable-folders.ts";
import type { RunProgram } from "../net/child-program.ts";
import { type ServedLibrary, servedLibrary } from "../outlet/picture-library.ts";
import { derived, type Live } from "../shared/live.ts";
import type { Infrastructure } from "./infrastructure.ts";

export type ComposedPictures = {
  readonly photos: PhotoStore;
  readonly mounts: readonly Mount[];
  /** The pictures of a menu with a look, which may be a draft, and why each product has its own. */
  resolve(menu: Menu, look: Look): ResolvedPictures;
  /** A photo by its id, as a look has it; null if it was deleted. */
  photo(id: string, look: Look): DishPicture | null;
  /** Calls back when photos, drawings or the library's matches have changed. */
  readonly changes: Live<unknown>;
  /** The drawings in the folder of pictures. */
  drawings(): readonly DrawingFile[];
  /** Volumes at the machine, with the pictures on them. */
  removableFolders(): Promise<readonly RemovableFolder[]>;
  start(): void;
  stop(): void;
};

/** While the folder of pictures cannot be read, there are the others. */
export function composePictures(
  { settings, dataDir, values, clock, now, log }: Infrastructure,
  run: RunProgram | undefined,
): ComposedPictures {
  const { menuPictures, pictureLibrary, importFolders } = settings.device;
  const photos = createPhotoStore({ folder: join(dataDir, "look/photos"), values, now, log, run });
  const folder = createPictureFolder({ folder: menuPictures, photos, clock, log });
  const library = servedLibrary();
  const libraryUrls: ReadonlyMap<string, string> = pictureLibrary ? urlsOf(library) : new Map();
  const photosOf = latest(servedPhotos);
  const libraryMatches = createLibraryMatches();
  const photoMatchesOf = latest((menu: Menu, catalogue: PhotoCatalogue) =>
    matchPhotos(menu, namedPhotos(catalogue)),
  );
  // Menu, start screen and staff ask for the same.
  const resolvedOf = latest(
    (
      menu: Menu,
      look: Look,
      photos: PictureSources["photos"],
      photoMatches: PictureSources["photoMatches"],
      drawings: PictureSources["drawings"],
      libraryMatches: PictureSources["libraryMatches"],
    ) =>
      resolvePictures(menu, {
        ...{ look, photos, photoMatches, drawings, libraryMatches },
        library: libraryUrls,
      }),
  );
  return {
    photos,
    mounts: [photos.mount, folder.mount, library.mount],
    resolve(menu, look) {
      const catalogue = photos.catalogue.current();
      return resolvedOf(
        menu,
        look,
        photosOf(catalogue),
        photoMatchesOf(menu, catalogue),
        folder.urls.current(),
        pictureLibrary ? libraryMatches.of(menu) : NO_MATCHES,
      );
    },
    photo: (id, look) => pictureOfPhoto(id, { look, photos: photosOf(photos.catalogue.current()) }),
    changes: derived([photos.catalogue, folder.urls, libraryMatches.changes], () => null),
    drawings: folder.files,
    removableFolders: () => removableFolders(importFolders),
    start: () => folder.start(),
    stop() {
      folder.stop();
      libraryMatches.stop();
      photos.stop();
    },
  };
}

const NO_MATCHES: PictureSources["libraryMatches"] = new Map();

function urlsOf({ urlOf }: ServedLibrary): ReadonlyMap<string, string> {
  const ids = Object.values(CATALOGUE).flatMap((group) => Object.keys(group) as PictureId[]);
  return new Map(ids.map((id) => [id, urlOf(id)]));
}

function servedPhotos({ photos }: PhotoCatalogue): ReadonlyMap<string, ServedPhoto> {
  return new Map(
    photos.map((photo) => {
      const { small, large } = servedNames(photo);
      const urls = { small: PHOTOS_PATH + small, large: PHOTOS_PATH + large };
      return [photo.id, { ...urls, isCutOut: photo.isCutOut }];
    }),
  );
}

/** The same result as long as the arguments are the same objects. */
function latest<Arguments extends readonly unknown[], Result>(
  compute: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  let known: { readonly values: Arguments; readonly result: Result } | null = null;
  return (...values) => {
    if (!known?.values.every((value, place) => Object.is(value, values[place]))) {
      known = { values, result: compute(...values) };
    }
    return known.result;
  };
}
