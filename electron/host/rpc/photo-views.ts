/** Photos of the outlet, and why a product has its picture, as staff see them. */
import { z } from "zod";
import type { PictureReason } from "../../../domain/look/resolve-pictures.ts";

/** Why a file cannot be shown as a photo. */
export const photoProblem = z.enum([
  "type",
  "heic",
  "damaged",
  "too-many-bytes",
  "too-many-pixels",
  "too-slow",
  "disk-full",
  "unreadable",
]);

export const lookPhoto = z.object({
  id: z.string(),
  /** The name of its file. */
  name: z.string(),
  small: z.string(),
  large: z.string(),
  /** Width by height. */
  ratio: z.number(),
  /** It has transparent parts, and is shown like a drawing. */
  isCutOut: z.boolean(),
  /** Staff imported it, and may delete it; others are in the folder of pictures. */
  isImported: z.boolean(),
  /** Who sees it: customers with the published look, or only staff with the draft; null: nobody. */
  usedBy: z.enum(["customers", "draft"]).nullable(),
});

export const pictureReason = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("chosen") }),
  z.object({ kind: z.literal("photo"), photo: z.string(), by: z.enum(["id", "code", "name"]) }),
  z.object({ kind: z.literal("folder") }),
  z.object({
    kind: z.literal("library"),
    picture: z.string(),
    word: z.string(),
    text: z.string(),
  }),
  z.object({ kind: z.literal("none") }),
]) satisfies z.ZodType<PictureReason>;
