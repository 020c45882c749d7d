/** Pictures as staff see them: those of every dish with the draft, the photos, the library, and what sticks bring. */
import type { Look } from "../../../domain/look/look.ts";
import { photosShown, type ResolvedPictures } from "../../../domain/look/resolve-pictures.ts";
import type { Menu } from "../../../domain/menu.ts";
import type {
  FolderDrawing,
  ImportOutcome,
  LibraryGroup,
  LookView,
  LookVolume,
  StageVideo,
} from "../rpc/look-contract.ts";
import { derived, type Live } from "../shared/live.ts";
import { servedNames } from "./photos/photo-files.ts";
import { PHOTOS_PATH, type PhotoStore } from "./photos/photo-store.ts";
import type { RemovableFolder } from "./photos/removable-folders.ts";

export type LookPictures = {
  readonly changes: Live<unknown>;
  /** With a draft, beside the look that customers see. */
  viewWith(
    draft: Look,
    published: Look,
  ): Pick<LookView, "pictures" | "reasons" | "photos" | "problems">;
  /** With words in the language of a locale. */
  library(locale: string): readonly LibraryGroup[];
  volumes(): Promise<readonly LookVolume[]>;
  /** Drawings and videos in the folder of pictures as they are now. */
  drawings(): readonly FolderDrawing[];
  videos(): readonly StageVideo[];
  /** Rejects for a path that neither `volumes` nor `drawings` has listed. */
  importPhoto(path: string): Promise<ImportOutcome>;
  /** Throws if it cannot be stored. */
  removePhoto(id: string): void;
};

export type LookPicturesOptions = {
  readonly menu: Live<Menu | null>;
  readonly photos: Pick<PhotoStore, "catalogue" | "importFiles" | "remove">;
  /** Calls back when photos or drawings have changed. */
  readonly changes: Live<unknown>;
  resolve(menu: Menu, look: Look): ResolvedPictures;
  removableFolders(): Promise<readonly RemovableFolder[]>;
  drawings(): readonly FolderDrawing[];
  videos(): readonly StageVideo[];
  library(locale: string): readonly LibraryGroup[];
};

export function createLookPictures(options: LookPicturesOptions): LookPictures {
  const { menu, photos, changes, resolve, library } = options;
  /** Whatever the page asks for: only these files are read. */
  const listed: Record<"volumes" | "drawings", ReadonlySet<string>> = {
    volumes: new Set(),
    drawings: new Set(),
  };
  return {
    changes: derived([menu, changes], () => null),
    viewWith(draft, published) {
      const current = menu.current();
      const resolved = (look: Look) => (current ? resolve(current, look) : NOTHING_RESOLVED);
      const shownWith = (look: Look) => photosShown(look, resolved(look).reasons);
      const shown = { customers: shownWith(published), draft: shownWith(draft) };
      return { ...resolved(draft), ...photosOf(photos, shown) };
    },
    library,
    async volumes() {
      const volumes = await options.removableFolders();
      listed.volumes = new Set(volumes.flatMap(({ pictures }) => pictures.map((one) => one.path)));
      return volumes;
    },
    drawings() {
      const drawings = options.drawings();
      listed.drawings = new Set(drawings.map(({ path }) => path));
      return drawings;
    },
    videos: options.videos,
    async importPhoto(path) {
      if (!listed.volumes.has(path) && !listed.drawings.has(path))
        throw new Error("a file that was not listed");
      const [outcome] = await photos.importFiles([path]);
      if (!outcome) throw new Error("no outcome of an import");
      return outcome;
    },
    removePhoto: (id) => photos.remove(id),
  };
}

const NOTHING_RESOLVED: ResolvedPictures = { pictures: {}, reasons: {} };

/** Ids of photos by who sees them. */
type ShownPhotos = Readonly<Record<"customers" | "draft", ReadonlySet<string>>>;

function photosOf(
  { catalogue }: Pick<LookPicturesOptions["photos"], "catalogue">,
  shown: ShownPhotos,
): Pick<LookView, "photos" | "problems"> {
  const { photos, files } = catalogue.current();
  const usedBy = (id: string) => {
    if (shown.customers.has(id)) return "customers";
    return shown.draft.has(id) ? "draft" : null;
  };
  return {
    photos: photos.map((photo) => {
      const { id, name, width, height, isCutOut, isImported } = photo;
      const { small, large } = servedNames(photo);
      return {
        ...{ id, name, isCutOut, isImported, ratio: width / height, usedBy: usedBy(id) },
        small: PHOTOS_PATH + small,
        large: PHOTOS_PATH + large,
      };
    }),
    problems: files.flatMap(({ name, outcome }) =>
      "problem" in outcome ? [{ name, problem: outcome.problem }] : [],
    ),
  };
}
