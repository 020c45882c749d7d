/**
 * `npm run e2e -- shop`: the package in a real Debian 13 (docs/testing.md). Prints what it does and a last line of JSON;
 * exits with 1 if anything is not as promised. Without root, or on another system, it says so and exits with 0.
 *
 * Everything runs in namespaces of one child: when that ends, for whatever reason, the kernel ends its processes and
 * unmounts its folders.
 */
import { spawn, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { installByApt } from "../../scripts/running/apt.ts";
import { exitCode } from "../../scripts/running/processes.ts";
import { makeCgroup } from "./cgroup.ts";
import { debianRoot } from "./debian-root.ts";
import { prepareFleet } from "./fleet-system.ts";
import { buildKiosk } from "./packages.ts";

const INSIDE = new URL("./inside.ts", import.meta.url).pathname;
/** Debian packages of the commands that make and boot a system. */
const TOOLS = { mmdebstrap: "mmdebstrap", "systemd-nspawn": "systemd-container" };
const SEEDS = 1_000_000;
const UTIL_LINUX = ["unshare", "nsenter", "setpriv", "mount"];

/** Why the test cannot run here; null if it can. */
function obstacle(): string | null {
  if (process.platform !== "linux") return "it boots a Debian system, which needs Linux";
  if (process.getuid?.() !== 0) return "it boots a Debian system, which needs root";
  if (!existsSync("/usr/bin/apt-get"))
    return "it takes a Debian system from where apt has packages";
  for (const command of UTIL_LINUX) if (!isThere(command)) return `${command} is not installed`;
  for (const [command, name] of Object.entries(TOOLS)) {
    if (!isThere(command) && !installByApt([name])) return `${name} cannot be installed`;
  }
  return null;
}

const isThere = (command: string) =>
  spawnSync("sh", ["-c", `command -v ${command}`], { stdio: "ignore" }).status === 0;

async function main(): Promise<number> {
  const reason = obstacle();
  if (reason !== null) {
    console.log(`skipped: the shop is not tested here: ${reason}`);
    return 0;
  }
  const cacheHome = process.env.XDG_CACHE_HOME || join(homedir(), ".cache");
  const cache = join(cacheHome, "loyalty-kiosk");
  mkdirSync(cache, { recursive: true });
  const startedAt = Date.now();
  removeStaleRuns(cache);
  const folder = mkdtempSync(join(cache, `shop-run-${process.pid}-`));
  const kiosk = await buildKiosk(folder);
  const root = debianRoot(cache, kiosk);
  const group = `loyalty-kiosk-shop-${process.pid}`;
  const fleet = await prepareFleet(folder, { cache, cgroup: group });
  const cgroup = makeCgroup(group);
  const child = spawn(
    "unshare",
    [
      ...["--mount", "--pid", "--net", "--uts", "--ipc", "--fork", "--kill-child", "--mount-proc"],
      ...["sh", "-c", `${cgroup.enter} exec "$0" "$@"`],
      ...[
        process.execPath,
        INSIDE,
        JSON.stringify({ root, folder, deb: kiosk, fleet, startedAt, ...readArguments() }),
      ],
    ],
    // The child ends when this pipe closes, even if this process is killed.
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const end = () => child.kill("SIGKILL");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, end);
  try {
    return await exitCode(child);
  } finally {
    await cgroup.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `--pictures FOLDER`: where pictures of the screen are kept; `--seed N`: when updates are cut off. */
function readArguments() {
  const { values } = parseArgs({
    options: { pictures: { type: "string" }, seed: { type: "string" } },
  });
  const { pictures, seed } = values;
  return {
    pictures: pictures === undefined ? null : resolve(pictures),
    seed: seed === undefined ? randomInt(SEEDS) : Number(seed),
  };
}

/** Folders of runs that were killed. */
function removeStaleRuns(cache: string): void {
  for (const name of readdirSync(cache)) {
    const pid = /^shop-run-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) {
      rmSync(join(cache, name), { recursive: true, force: true });
    }
  }
}

process.exitCode = await main();
