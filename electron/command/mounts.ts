/** Folders on a share or a disk of their own: without it they are empty folders of this machine's disk. */
import { dirname } from "node:path";
import type { System } from "../host/command/system.ts";
import { BackupError } from "../host/store/backup.ts";

/**
 * Mounts what systemd knows of that a folder is on, as `RequiresMountsFor=` does for the nightly backup. Throws BackupError
 * if something cannot be mounted.
 */
export function requireMounts(folder: string, { isBooted, run }: System): void {
  if (!isBooted) return;
  const escaped = run("systemd-escape", ["--path", "--suffix=mount", ...pathsTo(folder)]);
  const units = escaped.stdout.split("\n").filter((unit) => unit !== "");
  if (units.length === 0) return;
  const wanted = "--property=Id,LoadState,FragmentPath,ActiveState";
  const { stdout } = run("systemctl", ["show", wanted, ...units]);
  for (const shown of stdout.split("\n\n")) {
    const property = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(shown)?.[1] ?? "";
    const unit = property("Id");
    // Of any other path there is a unit without a file, or none.
    const isRequired = property("LoadState") === "loaded" && property("FragmentPath") !== "";
    if (!isRequired || property("ActiveState") === "active") continue;
    if (run("systemctl", ["--no-ask-password", "start", unit]).code === 0) continue;
    throw new BackupError(`${folder} is not mounted: systemctl status ${unit} says why`);
  }
}

/** An absolute path and those of the folders above it, without the root. */
function pathsTo(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [] : [...pathsTo(above), folder];
}
