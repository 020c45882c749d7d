import { execFileSync } from "node:child_process";

/**
 * Lets a process write no file beyond so many bytes: what a full disk is to it, made without one. Needs Linux;
 * Node ignores the signal that comes with it.
 */
export function limitFiles(pid: number, bytes: number | "unlimited"): void {
  // The soft limit only: it can be lifted again.
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);
}
