/** Finds a Chromium for development, or installs Debian's. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findInstalledChromium } from "../../electron/browser/find-chromium.ts";

/** Path of the machine's Chromium, or of the one that Playwright downloaded; null without one. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const installed = findInstalledChromium(environment);
  if (installed !== null) return installed;
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : null;
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
