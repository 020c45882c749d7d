/** The machine's Chromium, and the switches that every window of it is opened with. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Switches for a quiet start without a graphics card. Chromium's own sandbox needs user namespaces that root and most
 * containers do not have.
 */
export const CHROMIUM_SWITCHES: readonly string[] = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--no-default-browser-check",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** Path of a Chromium: `KIOSK_CHROMIUM`, or the machine's own; null without one. */
export function findInstalledChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const named = environment.KIOSK_CHROMIUM;
  if (named !== undefined && named !== "") return named;
  const folders = (environment.PATH ?? "").split(delimiter).concat("/usr/bin");
  const candidates = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return candidates.find((path) => existsSync(path)) ?? null;
}
