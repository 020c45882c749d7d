/**
 * What a kiosk says of its hardware, for the console. A state is never refused for it: what a later release has added is
 * left out, a text that is too long is cut.
 */
import { z } from "zod";
import { HARDWARE_PARTS, type HardwarePart, LONGEST_NAME } from "../../domain/readiness/tests.ts";
import { headphonesStatus } from "../../electron/host/rpc/headphones-view.ts";
import { PRINTER_CONDITIONS } from "../../electron/host/rpc/printing-views.ts";

/** The latest moment that a date can have. */
const LATEST_MS = 8.64e15;
/** Control characters, and those that change the direction of what follows. */
const UNPRINTED = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const testerName = z.preprocess(
  (given) =>
    typeof given === "string"
      ? [...given.replace(UNPRINTED, "")].slice(0, LONGEST_NAME).join("")
      : given,
  z.string(),
);

const parts = z.preprocess(knownParts, z.array(z.enum(HARDWARE_PARTS)));

/** The parts that this release knows, each once and in their order. */
function knownParts(given: unknown): HardwarePart[] {
  return Array.isArray(given) ? HARDWARE_PARTS.filter((part) => given.includes(part)) : [];
}

export const hardwareState = z.object({
  /** Null without a receipt printer of its own. */
  printer: z
    .object({ condition: z.enum(PRINTER_CONDITIONS).catch("unknown"), isPaperLow: z.boolean() })
    .nullable()
    .catch(null),
  /** Null if headphones are not noticed there, and need not be. */
  headphones: headphonesStatus.nullable().catch(null),
  /** Parts whose latest test by hand failed, is old, or was never made. */
  failed: parts,
  old: parts,
  untested: parts,
  /** The latest test of any part, UTC milliseconds of the kiosk's clock; null before the first. */
  lastTest: z
    .object({ at: z.number().min(0).max(LATEST_MS), tester: testerName })
    .nullable()
    .catch(null),
});
export type HardwareState = z.infer<typeof hardwareState>;
