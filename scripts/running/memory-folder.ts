/**
 * A folder in memory for what tests write. They begin hundreds of kiosks, each of which waits for the disk at every entry of
 * its journal: on disk that is a fifth of their time. What a power cut leaves is tested on a recording of the writes.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";
import { show } from "./processes.ts";

const MOUNTED = "/dev/shm";
const NAME = "kiosk-tests-";
/** Far more than all tests together have at a time. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/** Runs a script in this terminal with its temporary files in memory, if there is room for them; returns the exit code. */
export async function showWithFilesInMemory(
  script: string,
  args: readonly string[],
): Promise<number> {
  if (process.env.TMPDIR !== undefined || !canHoldFiles()) return await show(script, args);
  removeLeftBehind();
  const folder = join(MOUNTED, `${NAME}${process.pid}`);
  // Some tests run programs as another user.
  mkdirSync(folder, { mode: 0o755 });
  try {
    return await show(script, args, { TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function canHoldFiles(): boolean {
  if (process.platform !== "linux" || !isMemory(readFileSync("/proc/mounts", "utf8"))) return false;
  const { bavail, bsize } = statfsSync(MOUNTED);
  return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES;
}

/** Whether `/dev/shm` is in memory, by the list of mounts, and programs may be started there. */
export function isMemory(mounts: string): boolean {
  const found = mounts
    .split("\n")
    .map((line) => line.split(" "))
    .findLast(([, place]) => place === MOUNTED);
  const [, , type, options = ""] = found ?? [];
  return type === "tmpfs" && !options.split(",").includes("noexec");
}

/** A run that was killed could not remove its folder. */
function removeLeftBehind(): void {
  for (const name of readdirSync(MOUNTED)) {
    if (!name.startsWith(NAME) || isRunning(Number(name.slice(NAME.length)))) continue;
    rmSync(join(MOUNTED, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
