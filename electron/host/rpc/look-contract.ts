/** What staff may call to look after the outlet's look: all changes are of a draft until it is published. */
import { eventIterator, oc } from "@orpc/contract";
import { z } from "zod";
import type { LookDifferences } from "../../../domain/look/change.ts";
import { PICTURE_GROUPS } from "../../../domain/look/library-words.ts";
import { brand, look, lookChange, stage } from "./look-views.ts";
import { lookPhoto, photoProblem, pictureReason } from "./photo-views.ts";
import { staffInput } from "./staff-input.ts";
import { dishPicture } from "./stage-views.ts";
import { outletView } from "./views.ts";

const differences = z.object({
  brand: z.array(brand.keyof()).readonly(),
  pictures: z.number(),
  focalPoints: z.number(),
  stage: z.array(stage.keyof()).readonly(),
}) satisfies z.ZodType<LookDifferences>;

export const lookView = z.object({
  /** The draft. */
  look,
  /** Another one for each other draft. */
  digest: z.string(),
  canUndo: z.boolean(),
  /** What publishing it changes for customers; null: nothing. */
  differences: differences.nullable(),
  /** UTC milliseconds; null if none was ever published. */
  publishedAt: z.number().nullable(),
  /** What the device's settings say if the draft says nothing; null: the mood or the kiosk's default decides. */
  fromSettings: brand.pick({ color: true, headlineFont: true }),
  /** The outlet as customers would see it with the draft. */
  outlet: outletView,
  /** The picture of each product with the draft, by its id; none if it has none. */
  pictures: z.record(z.string(), dishPicture),
  /** Why a product has its picture, or none, by its id. */
  reasons: z.record(z.string(), pictureReason),
  photos: z.array(lookPhoto),
  /** Files of the folder of pictures that cannot be shown. */
  problems: z.array(z.object({ name: z.string(), problem: photoProblem })),
});
export type LookView = z.infer<typeof lookView>;

/** `not-stored`: it could not be written, and nothing has changed. */
const lookResult = z.object({ result: z.enum(["done", "not-stored"]) });
export type LookResult = z.infer<typeof lookResult>;

/** `changed`: the draft is no longer the one that staff saw, and customers see what they saw before. */
const publishedLook = z.object({ result: z.enum([...lookResult.shape.result.options, "changed"]) });
export type PublishedLook = z.infer<typeof publishedLook>;

/** Emblems, which are of categories, are not among them. */
const pictureGroup = z.enum(PICTURE_GROUPS);

/** A volume at the machine, such as a stick. Its files are named by their paths. */
const volume = z.object({
  name: z.string(),
  path: z.string(),
  pictures: z.array(z.object({ name: z.string(), path: z.string() })).readonly(),
  /** There are more pictures than are listed. */
  hasMore: z.boolean(),
});
export type LookVolume = z.infer<typeof volume>;

const libraryGroup = z.object({
  group: pictureGroup,
  pictures: z
    .array(
      z.object({
        id: z.string(),
        url: z.string(),
        /** By which it is found in the language that was asked for, in their form for searching. */
        words: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
});
export type LibraryGroup = z.infer<typeof libraryGroup>;

/** A drawing in the folder of pictures. */
const folderDrawing = z.object({ name: z.string(), path: z.string(), url: z.string() });
export type FolderDrawing = z.infer<typeof folderDrawing>;

/**
 * Why a file cannot be the video of the start screen:
 * - `type`: neither MP4 nor WebM
 * - `damaged`: it does not begin as its name says
 */
const videoProblem = z.enum(["type", "damaged", "too-large", "unreadable"]);
export type VideoProblem = z.infer<typeof videoProblem>;

const stageVideo = z.object({ name: z.string(), problem: videoProblem.nullable() });
export type StageVideo = z.infer<typeof stageVideo>;

/** What became of a file: a photo, or why it cannot be one. */
const importOutcome = z.union([
  z.object({ name: z.string(), photo: z.string() }),
  z.object({ name: z.string(), problem: photoProblem }),
]);
export type ImportOutcome = z.infer<typeof importOutcome>;

/** A look that was exported, here or elsewhere. */
const lookFile = z.object({ name: z.string(), folder: z.string(), path: z.string() });
export type LookFile = z.infer<typeof lookFile>;

const exportedLook = z.discriminatedUnion("result", [
  z.object({ result: z.literal("done"), path: z.string() }),
  z.object({ result: z.literal("not-stored") }),
]);
export type ExportedLook = z.infer<typeof exportedLook>;

const importedLook = z.discriminatedUnion("result", [
  z.object({
    result: z.literal("done"),
    /** Products with a picture that this menu does not have. */
    unknownProducts: z.number(),
    /** Photos that were not in the file, or could not be imported. */
    missingPhotos: z.number(),
  }),
  z.object({ result: z.enum(["not-a-look", "newer", "too-large", "not-stored"]) }),
]);
export type ImportedLook = z.infer<typeof importedLook>;

export const lookContract = {
  live: oc.input(staffInput).output(eventIterator(lookView)),
  change: oc.input(staffInput.extend({ change: lookChange })).output(lookResult),
  /** The pictures of the kiosk's library; none if it is switched off. */
  library: oc
    .input(staffInput.extend({ locale: z.string().max(35) }))
    .output(z.array(libraryGroup).readonly()),
  /** Drawings and videos in the folder of pictures as they are now. */
  drawings: oc.input(staffInput).output(z.array(folderDrawing).readonly()),
  videos: oc.input(staffInput).output(z.array(stageVideo).readonly()),
  volumes: oc.input(staffInput).output(z.array(volume).readonly()),
  /** Imports a file that `volumes` or `drawings` listed. */
  importPhoto: oc.input(staffInput.extend({ path: z.string().max(4_096) })).output(importOutcome),
  /** Deletes an imported photo; what shows it is the kiosk's own choice then. */
  removePhoto: oc.input(staffInput.extend({ photo: z.string().max(200) })).output(lookResult),
  /** Writes the draft, with the originals of its photos, into `exports` of the data folder. */
  exportLook: oc.input(staffInput).output(exportedLook),
  lookFiles: oc.input(staffInput).output(z.array(lookFile).readonly()),
  /** Makes a draft of a file that `lookFiles` listed. */
  importLook: oc.input(staffInput.extend({ path: z.string().max(4_096) })).output(importedLook),
  /** Takes the last change of the draft back. */
  undo: oc.input(staffInput).output(lookResult),
  /** Drops all changes since the last publication. */
  discard: oc.input(staffInput).output(lookResult),
  /** Customers see the draft with this digest from now on; a visit under way keeps what it began with. */
  publish: oc.input(staffInput.extend({ digest: z.string().max(64) })).output(publishedLook),
};
