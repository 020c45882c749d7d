/** Small files of the kernel's, such as those below `/sys`: what cannot be read is not there. */
import { readdirSync, readFileSync } from "node:fs";

/** Without the space around it; null if there is none. */
export function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim() || null;
  } catch {
    // A sensor that sleeps has no value.
    return null;
  }
}

/** By their numbers, if they have some. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  } catch {
    return [];
  }
}
