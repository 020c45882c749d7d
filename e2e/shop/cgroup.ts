/** A control group for the systems of a run: systemd finds its own processes by it. */
import { existsSync, mkdirSync, readdirSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** Killed processes may need a moment. */
const EMPTY_MS = 10_000;

export type Cgroup = {
  /** Shell commands by which a process enters it. */
  readonly enter: string;
  /** Removes it with everything below, as soon as its processes have ended. */
  remove(): Promise<void>;
};

/** On a machine with both hierarchies, systemd's own one too. */
export function makeCgroup(name: string): Cgroup {
  const isUnified = existsSync("/sys/fs/cgroup/cgroup.controllers");
  const hierarchies = isUnified
    ? ["/sys/fs/cgroup"]
    : ["/sys/fs/cgroup/unified", "/sys/fs/cgroup/systemd"].filter((path) => existsSync(path));
  const folders = hierarchies.map((path) => join(path, name));
  for (const folder of folders) mkdirSync(folder);
  return {
    enter: folders.map((folder) => `echo $$ > ${folder}/cgroup.procs;`).join(" "),
    async remove() {
      for (const folder of folders) {
        await expect(() => removeTree(folder)).toPass({ timeout: EMPTY_MS, intervals: [50] });
      }
    },
  };
}

function removeTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeTree(join(folder, entry.name));
  }
  rmdirSync(folder);
}
