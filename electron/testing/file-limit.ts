import { execFileSync } from "node:child_process";

/**
 * Limits the size of a process's files: it fails like a full disk. Needs Linux; Node ignores the signal that comes with
 * it.
 */
export function limitFiles(pid: number, bytes: number | "unlimited"): void {
  // The soft limit only: it can be raised again.
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);
}
