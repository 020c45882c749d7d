/** Which photos the kiosk has, and which files of the pictures' folder they come from; survives a restart. */
import { z } from "zod";
import type { PhotoFile } from "../../../../domain/look/match-photo.ts";
import type { ValueStore } from "../../store/value-store.ts";
import { photoProblem } from "./photo-job.ts";

const CATALOGUE = "look: photos";

const photo = z.object({
  id: z.string().regex(/^[0-9a-f]{64}$/),
  /** The name of the file that it was made of. */
  name: z.string(),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  /** It has transparent parts, and is shown like a drawing. */
  isCutOut: z.boolean(),
  /** An SVG, which is served as it is. */
  isDrawing: z.boolean().default(false),
  /** UTC milliseconds; of a photo of the folder, when it was converted. */
  importedAt: z.number(),
  /** Whether staff imported it: its original is stored, and it stays until they delete it. */
  isImported: z.boolean(),
  /** Of an imported one: its name says for which product it is. Not if it came with a look, which says so itself. */
  matchesByName: z.boolean().default(true),
});
export type Photo = z.infer<typeof photo>;

const sourceFile = z.object({
  name: z.string(),
  bytes: z.number(),
  modifiedMs: z.number(),
  /** The photo that was made of it, or why there is none. */
  outcome: z.union([
    z.object({ photo: z.string() }),
    z.object({ problem: photoProblem, triedAt: z.number() }),
  ]),
});
/** A file of the folder `device.menuPictures`, in the state in which it was converted. */
export type SourceFile = z.infer<typeof sourceFile>;

const catalogue = z.object({ photos: z.array(photo), files: z.array(sourceFile) });
export type PhotoCatalogue = {
  readonly photos: readonly Photo[];
  /** By name. */
  readonly files: readonly SourceFile[];
};

export const NO_PHOTOS: PhotoCatalogue = { photos: [], files: [] };

/** What cannot be read counts as absent: files of the folder are converted again. */
export function readCatalogue(values: ValueStore): PhotoCatalogue {
  const stored = values.read(CATALOGUE);
  if (!stored) return NO_PHOTOS;
  const parsed = catalogue.safeParse(JSON.parse(stored.content));
  return parsed.success ? parsed.data : NO_PHOTOS;
}

/** Throws if it cannot be written. */
export function writeCatalogue(values: ValueStore, current: PhotoCatalogue, now: number): void {
  values.write(CATALOGUE, { tag: null, content: JSON.stringify(current), storedAt: now });
}

/** Imported photos by their own names, those of the folder by the names that their files have now. */
export function namedPhotos({ photos, files }: PhotoCatalogue): PhotoFile[] {
  const times = new Map(photos.map(({ id, importedAt }) => [id, importedAt]));
  return [
    ...photos.flatMap(({ id, name, isImported, matchesByName, importedAt }) =>
      isImported && matchesByName ? [{ photo: id, name, importedAt }] : [],
    ),
    ...files.flatMap(({ name, outcome }) =>
      "photo" in outcome
        ? [{ photo: outcome.photo, name, importedAt: times.get(outcome.photo) ?? 0 }]
        : [],
    ),
  ];
}

/** Without the photos that nobody imported and that no file of the folder is the source of any more. */
export function withoutUnused({ photos, files }: PhotoCatalogue): PhotoCatalogue {
  const used = new Set(files.flatMap(({ outcome }) => ("photo" in outcome ? [outcome.photo] : [])));
  return { photos: photos.filter(({ id, isImported }) => isImported || used.has(id)), files };
}
