/** Finds the machine's Chromium, or installs Debian's. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

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

/** Path of a Chromium: `KIOSK_CHROMIUM`, the machine's own, or the one Playwright downloaded; null without one. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const named = environment.KIOSK_CHROMIUM;
  if (named !== undefined && named !== "") return named;
  const folders = (environment.PATH ?? "").split(delimiter).concat("/usr/bin");
  const candidates = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...candidates, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** The machine's Chromium, installed first if it is missing; null, with advice printed, if that failed. */
export function ensureChromium(): string | null {
  const found = findChromium();
  if (found !== null) return found;
  if (hasApt() && installByApt()) return findChromium();
  console.error(
    "No Chromium was found. Install one, name it in KIOSK_CHROMIUM, or run: npx playwright install chromium",
  );
  return null;
}

function hasApt(): boolean {
  try {
    const lines = readFileSync("/etc/os-release", "utf8").split("\n");
    const own = lines.filter((line) => line.startsWith("ID=") || line.startsWith("ID_LIKE="));
    return own.some((line) => line.includes("debian") || line.includes("ubuntu"));
  } catch {
    return false;
  }
}

function installByApt(): boolean {
  console.error("Installing Chromium by apt-get (once) …");
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  return [
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"],
  ].every((words) => {
    const [command = "", ...args] = [...asRoot, ...words];
    const run = spawnSync(command, args, {
      stdio: ["ignore", 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return run.status === 0;
  });
}
