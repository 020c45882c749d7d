/** What the host and the process that converts photos say to each other. */
import { z } from "zod";

const problem = z.enum([
  /** Not JPEG, PNG, WebP, AVIF, GIF, or an SVG without scripts. */
  "type",
  /** How iPhones store photos by default; it may not be decoded without a licence. */
  "heic",
  "damaged",
  "too-many-bytes",
  "too-many-pixels",
  /** It could not be converted in time. */
  "too-slow",
  "disk-full",
  "unreadable",
]);
/** Why a file cannot be shown as a photo. */
export type PhotoProblem = z.infer<typeof problem>;
export const photoProblem = problem;

/** Problems that may be gone when the same file is tried again. */
const PASSING: ReadonlySet<PhotoProblem> = new Set(["disk-full", "unreadable", "too-slow"]);
export const isPassing = (found: PhotoProblem): boolean => PASSING.has(found);

export const photoJob = z.object({
  /** The file to convert. */
  file: z.string(),
  /** The folder of all photos. */
  folder: z.string(),
  /** Whether its original is stored too. */
  storesOriginal: z.boolean(),
});
export type PhotoJob = z.infer<typeof photoJob>;

export const photoResult = z.discriminatedUnion("result", [
  z.object({
    result: z.literal("converted"),
    /** SHA-256 of the file. */
    id: z.string().regex(/^[0-9a-f]{64}$/),
    /** Of the original as it is to be viewed, in pixels. */
    width: z.number().int().min(1),
    height: z.number().int().min(1),
    /** Whether it has transparent parts: it is shown like a drawing. */
    isCutOut: z.boolean(),
    /** An SVG, which is stored as it is; it has no pixels, and counts as 1 × 1. */
    isDrawing: z.boolean(),
  }),
  z.object({ result: z.literal("refused"), problem }),
]);
export type PhotoResult = z.infer<typeof photoResult>;
