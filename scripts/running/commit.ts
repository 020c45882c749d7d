/** Which commit the files of this project are. */
import { spawnSync } from "node:child_process";
import { root } from "./processes.ts";

/** Its full hash, with `-dirty` after it if a file of it was changed; null outside of a clone. */
export function currentCommit(): string | null {
  const args = ["describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"];
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
