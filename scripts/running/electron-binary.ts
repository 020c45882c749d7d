import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./processes.ts";

/**
 * Path of Electron's binary, or null if it was never downloaded. Importing Electron's own package would download it.
 */
export function findElectron(): string | null {
  const folder = join(root, "node_modules", "electron");
  const pathFile = join(folder, "path.txt");
  if (!existsSync(pathFile)) return null;
  const binary = join(folder, "dist", readFileSync(pathFile, "utf8").trim());
  return existsSync(binary) ? binary : null;
}
