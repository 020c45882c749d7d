/** Programs of Debian that the scripts need: installed by apt-get if they are missing. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Installs packages of Debian or Ubuntu, as root or by `sudo` without a password; false if that failed. */
export function installByApt(packages: readonly string[]): boolean {
  if (!hasApt()) return false;
  console.error(`Installing ${packages.join(", ")} by apt-get (once) …`);
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  return [
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages],
  ].every((words) => {
    const [command = "", ...args] = [...asRoot, ...words];
    const run = spawnSync(command, args, {
      stdio: ["ignore", 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return run.status === 0;
  });
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
