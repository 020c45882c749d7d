/** Sending the look of an outlet to kiosks, as the operators' page sees it. */
import { z } from "zod";
import { kioskId } from "../../messages/ids.ts";
import { LOOK_FILE_OUTCOMES, LOOK_FILE_USES, MOST_LOOK_BYTES } from "../../messages/look-file.ts";

/** The most bytes of one call: a message of the page's connection has room for 64 kB. */
export const UPLOAD_PART_BYTES = 36_864;

export const lookUpload = z.object({
  /** Chosen by the page, once per file. */
  upload: z.uuid(),
  size: z.number().int().min(1).max(MOST_LOOK_BYTES),
  offset: z.number().int().min(0),
  bytes: z.base64().max((UPLOAD_PART_BYTES / 3) * 4),
});

export const lookFileWish = z.object({
  upload: z.uuid(),
  kiosk: kioskId,
  use: z.enum(LOOK_FILE_USES),
});

/**
 * What the kiosk answered ({@link LOOK_FILE_OUTCOMES}), or: `away`: it is not connected. `no-answer`: it may have taken
 * the file. `no-file`: the file is not here, or not whole. `busy`: another look is being sent to this kiosk.
 */
export const lookFileResult = z.enum([
  ...LOOK_FILE_OUTCOMES.filter((outcome) => outcome !== "more"),
  "away",
  "no-answer",
  "no-file",
  "busy",
]);
export type LookFileResult = z.infer<typeof lookFileResult>;
