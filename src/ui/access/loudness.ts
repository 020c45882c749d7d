import { VOLUMES, type Volume } from "../../journey/visit-context.ts";

const STEP_DB = 3;

/** Share of the device's loudest voice, 0 to 1. */
export function loudnessOf(volume: Volume): number {
  const belowLoudest = VOLUMES.length - volume;
  return 10 ** ((-belowLoudest * STEP_DB) / 20);
}
