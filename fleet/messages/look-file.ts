/**
 * A look file (brand, pictures and start screen of an outlet) that the console sends to a kiosk in parts: a message has
 * room for 256 kB (server-configuration.ts). Each part is a request, answered once the kiosk has it.
 */
import { z } from "zod";
import { digest } from "./ids.ts";
import { version } from "./message.ts";

/** Base64 makes 196,608 characters of it. */
export const LOOK_PART_BYTES = 147_456;
export const MOST_LOOK_BYTES = 67_108_864;

export const LOOK_FILE_USES = ["draft", "publish"] as const;
/** Whether staff at the kiosk look at it first, or customers see it at once. */
export type LookFileUse = (typeof LOOK_FILE_USES)[number];

export const lookPart = z.object({
  v: version,
  /** Of the kiosk's last state: TCP may deliver late what a person wanted long ago. */
  nonce: z.string().min(16).max(64),
  /** Who sends it, for the kiosk's log. */
  person: z.string().min(1).max(80),
  /** Chosen once per file and kiosk; a repeat has the same. */
  transfer: z.uuid(),
  /** SHA-256 of the whole file. */
  digest,
  size: z.number().int().min(1).max(MOST_LOOK_BYTES),
  /** Where the part begins. */
  offset: z.number().int().min(0),
  bytes: z.base64().max((LOOK_PART_BYTES / 3) * 4),
  use: z.enum(LOOK_FILE_USES),
});
export type LookPart = z.infer<typeof lookPart>;

/**
 * `more`: the next part begins at `received`. `stale`: the nonce is too old. `not-allowed`: not by this kiosk's settings.
 * `not-readable`: it is no look file. `trouble`: it, or a photo of it, could not be written, or a photo of one to be
 * published is missing.
 */
export const LOOK_FILE_OUTCOMES = [
  "more",
  "drafted",
  "published",
  "stale",
  "not-allowed",
  "not-readable",
  "trouble",
] as const;

export const lookPartAnswer = z.object({
  v: version,
  outcome: z.enum(LOOK_FILE_OUTCOMES),
  /** Bytes that the kiosk has of this transfer. */
  received: z.number().int().min(0),
});
export type LookPartAnswer = z.infer<typeof lookPartAnswer>;
